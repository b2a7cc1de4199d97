import { expect, it } from 'vitest';
import { createXmlSheetList, createXmlSheetReader, isSpreadsheetXml } from './spreadsheet-xml.ts';

const BOOK = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="money"><NumberFormat ss:Format="Euro Currency"/></Style>
<Style ss:ID="code"><NumberFormat ss:Format="000000000000"/></Style>
<Style ss:ID="share"><NumberFormat ss:Format="0%"/></Style></Styles>
<Worksheet ss:Name="Old"><Table><Row><Cell><Data ss:Type="String">gone</Data></Cell></Row></Table>
<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
<Worksheet ss:Name="List &amp; prices"><Table><Column ss:Index="4" ss:Hidden="1"/>
<Row><Cell ss:MergeAcross="1"><Data ss:Type="String">Salt</Data></Cell><Cell><Data ss:Type="Number">1</Data></Cell></Row>
<Row ss:Index="4" ss:Hidden="1"><Cell ss:MergeDown="1"><Data ss:Type="String">N-1</Data><Comment><ss:Data>Ask Ana</ss:Data></Comment></Cell>
<Cell ss:StyleID="money"><Data ss:Type="Number">4.9000000000000004</Data></Cell>
<Cell ss:StyleID="code"><Data ss:Type="Number">12345678905</Data></Cell>
<Cell><Data ss:Type="String">hidden</Data></Cell>
<Cell ss:StyleID="share"><Data ss:Type="Number">0.25</Data></Cell>
<Cell><Data ss:Type="DateTime">2026-03-09T00:00:00.000</Data></Cell>
<Cell ss:Formula="=1/0"><Data ss:Type="Error">#DIV/0!</Data></Cell></Row>
</Table></Worksheet></Workbook>`;

it('knows such a workbook, and which of its sheets are hidden', () => {
  expect(isSpreadsheetXml(BOOK)).toBe(true);
  expect(isSpreadsheetXml('<?xml version="1.0"?><rss/>')).toBe(false);
  expect(createXmlSheetList().push(BOOK)).toEqual([
    { name: 'Old', isHidden: true },
    { name: 'List & prices', isHidden: false },
  ]);
});

it('reads one sheet with its lines, merged cells and formats, without what nobody sees', () => {
  const merges: string[] = [];
  const reader = createXmlSheetReader({
    sheet: 'List & prices',
    withFormats: true,
    withoutHidden: true,
    merged: (range) => merges.push(range),
  });
  const rows = [...BOOK].flatMap((letter) => reader.push(letter));
  expect(rows).toEqual([
    { line: 1, cells: ['Salt', '', '1'] },
    { line: 4, isHidden: true, cells: ['N-1', '€ 4.9', '012345678905', '', '25 %', '2026-03-09', ''] },
  ]);
  expect(merges).toEqual(['A1:B1', 'A4:A5']);
});

it('reads a number whose format has a name that programs know, too', () => {
  const book = BOOK.replace('Euro Currency', 'constructor');
  const reader = createXmlSheetReader({
    sheet: 'List & prices',
    withFormats: true,
    withoutHidden: true,
    merged: () => undefined,
  });
  expect(reader.push(book).flatMap(({ cells }) => cells)).toContain('4.9');
});
