import { expect, it } from 'vitest';
import { createHtmlTableReader } from './html-table.ts';

function read(html: string, pieceOf = html.length) {
  const merges: string[] = [];
  const reader = createHtmlTableReader((range) => merges.push(range));
  const rows = [];
  for (let at = 0; at < html.length; at += pieceOf) rows.push(...reader.push(html.slice(at, at + pieceOf)));
  rows.push(...reader.end());
  return { rows, merges };
}

const EXPORT = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<!--[if gte mso 9]><xml><x:Name>List > 1</x:Name></xml><![endif]-->
<style>td { mso-number-format:"\\@"; } /* <td> */</style></head><body>
<table border=1 title="a > b">
 <tr><th colspan="2">Nordkap &amp; Sons</th><th></th></tr>
 <tr><th>SKU<th>Name<th>Price</tr>
 <tr><td rowspan=2>N-1</td><td>Sel
   fin<br>250&nbsp;g</td><td>5,00 &euro;</td></tr>
 <tr><td>Size < 5 cm</td><td x:num="850123400139">8.50123E+11</td></tr>
 <tr></tr>
 <tr><td>N-2</td><td>Cr&egrave;me</td><td>1</td>
</table></body></html>`;

it('reads a page’s table as a spreadsheet shows it, with the lines at which it stands there', () => {
  const { rows, merges } = read(EXPORT);
  expect(rows).toEqual([
    { line: 1, cells: ['Nordkap & Sons', '', ''] },
    { line: 2, cells: ['SKU', 'Name', 'Price'] },
    { line: 3, cells: ['N-1', 'Sel fin\n250 g', '5,00 €'] },
    { line: 4, cells: ['', 'Size < 5 cm', '850123400139'] },
    { line: 6, cells: ['N-2', 'Crème', '1'] },
  ]);
  expect(merges).toEqual(['A1:B1', 'A3:A4']);
});

it('reads the same in whatever pieces it comes', () => {
  for (const size of [1, 7, 64]) expect(read(EXPORT, size)).toEqual(read(EXPORT));
});

it('reads one table below the other, and those within another by themselves', () => {
  const page = '<table><tr><td><table><tr><td>A<td>1</table></td></tr></table><table><tr><td>B<td>2</table>';
  expect(read(page).rows.map(({ cells }) => cells)).toEqual([
    ['A', '1'],
    ['B', '2'],
  ]);
});

it('reads tables that nobody closes, however many there are', () => {
  const page = '<table><tr><td>A<td>1'.repeat(200);
  const { rows } = read(page);
  expect(rows).toHaveLength(200);
  expect(rows.at(-1)?.cells).toEqual(['A', '1']);
});

it('keeps the beginning of a cell that goes on and on', () => {
  const [row] = read(`<table><tr><td>A${' <b>'.repeat(400_000)}B<td>1</table>`).rows;
  expect(row?.cells).toEqual(['A', '1']);
});
