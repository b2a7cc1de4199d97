import { inLines } from '../../kernel/in-lines.ts';
import type { Cell, Table } from '../../kernel/table.ts';
import { zipFile } from './zip-file.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything but the rows: one sheet, whose first row is bold and stays in sight. */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': inLines`
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/>
      <Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/>
    </Types>
  `,
  '_rels/.rels': inLines`
    <Relationships xmlns="${RELATIONS}">
      <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>
    </Relationships>
  `,
  'xl/workbook.xml': inLines`
    <workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
      <sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>
    </workbook>
  `,
  'xl/_rels/workbook.xml.rels': inLines`
    <Relationships xmlns="${RELATIONS}">
      <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>
    </Relationships>
  `,
  'xl/styles.xml': inLines`
    <styleSheet xmlns="${MAIN}">
      <fonts count="2">
        <font><sz val="11"/><name val="Calibri"/></font>
        <font><b/><sz val="11"/><name val="Calibri"/></font>
      </fonts>
      <fills count="2">
        <fill><patternFill patternType="none"/></fill>
        <fill><patternFill patternType="gray125"/></fill>
      </fills>
      <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
      <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
      <cellXfs count="2">
        <xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
        <xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
      </cellXfs>
    </styleSheet>
  `,
};

const HEAD_ROW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const PLAIN = 0;
const BOLD = 1;
/** More than this a cell can't hold. */
const LONGEST_TEXT = 32_767;

/** A workbook of one sheet, written while its rows are read. */
export async function* xlsxFile({ headings, batches }: Table): AsyncGenerator<Uint8Array> {
  const columns = headings.map((_, at) => columnName(at));
  async function* sheet() {
    let line = 1;
    yield `${XML}<worksheet xmlns="${MAIN}">${HEAD_ROW}<sheetData>${rowXml(headings, columns, line, BOLD)}`;
    for await (const rows of batches) {
      yield rows.map((cells) => rowXml(cells, columns, ++line, PLAIN)).join('');
    }
    yield '</sheetData></worksheet>';
  }
  const frame = Object.entries(FRAME).map(([name, text]) => ({ name, content: [XML + text] }));
  yield* zipFile([...frame, { name: 'xl/worksheets/sheet1.xml', content: sheet() }]);
}

/** 0 → "A", 26 → "AA". */
const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnName(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26));

const rowXml = (cells: readonly Cell[], columns: readonly string[], line: number, style: number): string =>
  `<row r="${line}">${cells.map((cell, at) => cellXml(cell, `r="${columns[at]}${line}" s="${style}"`)).join('')}</row>`;

/** Text is told to be text, whatever it begins with: never a formula. */
function cellXml(cell: Cell, attributes: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c ${attributes}><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c ${attributes} t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = cell instanceof Date ? cell.toISOString() : cell.slice(0, LONGEST_TEXT);
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (sign) => NAMED[sign] ?? sign);
