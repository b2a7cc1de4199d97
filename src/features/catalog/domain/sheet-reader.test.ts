import { expect, it } from 'vitest';
import { lookOf, numberText } from './sheet-cell.ts';
import { createSheetReader } from './sheet-reader.ts';

function rowsOf(xml: string, piece = xml.length) {
  const reader = createSheetReader({
    shared: ['Tea & co', 'cup'],
    looks: ['plain', 'date', 'percent'],
    since1904: false,
  });
  const rows = [];
  for (let at = 0; at < xml.length; at += piece) rows.push(...reader.push(xml.slice(at, at + piece)));
  return rows;
}

const SHEET = `<?xml version="1.0"?><x:worksheet xmlns:x="a>b"><!-- <row> --><x:sheetData>
  <x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="C2" t="inlineStr"><x:is><x:r><x:t>in</x:t></x:r><x:r><x:t>line &lt;1&gt;</x:t></x:r></x:is></x:c></x:row>
  <x:row r="3"/><x:row r="4"><x:c r="A4"/></x:row>
  <x:row><x:c><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c t="str"><x:f>HYPERLINK("evil")</x:f></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c s="1"><x:v>45478.5</x:v></x:c><x:c s="2"><x:v>0.125</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row>
</x:sheetData></x:worksheet>`;

it('reads a sheet’s cells as they are shown, wherever its XML is cut', () => {
  const expected = [
    { line: 2, cells: ['Tea & co', '', 'inline <1>'] },
    { line: 5, cells: ['2', '=HYPERLINK("evil")', '', '2024-07-05', '12.5 %', 'TRUE'] },
  ];
  expect(rowsOf(SHEET)).toEqual(expected);
  for (const piece of [1, 7, 64]) expect(rowsOf(SHEET, piece)).toEqual(expected);
});

it('goes once through a tag, whatever stands between its quotation marks', () => {
  const marks = '>'.repeat(1_000_000);
  const xml = `<sheetData><row r="4" note="${marks}"><c t="str"><v>cup</v></c></row></sheetData>`;
  expect(rowsOf(xml)).toEqual([{ line: 4, cells: ['cup'] }]);
});

it('defines nothing that grows', () => {
  const xml =
    '<!DOCTYPE a [<!ENTITY b "bbbb">]><sheetData><row><c t="str"><v>&b;&amp;</v></c></row></sheetData>';
  expect(rowsOf(xml)).toMatchObject([{ cells: [expect.stringContaining('&b;&')] }]);
});

it.each([
  ['12345678905', 'plain', '12345678905'],
  ['24.989999999999998', 'plain', '24.99'],
  ['1.7293849506172838E18', 'plain', '1.7293849506172838e+18'],
  ['0.409', 'plain', '0.409'],
  // Three digits behind a mark would be thousands to whoever reads on.
  ['19.995', 'plain', '19.9950'],
  ['0.97125', 'percent', '97.1250 %'],
  ['0.07', 'percent', '7 %'],
  ['45478', 'date', '2024-07-05'],
] as const)('shows the number %s, which looks %s, as %s', (raw, look, text) => {
  expect(numberText(raw, look, false)).toBe(text);
});

it('shows what a formula showed, and nothing where that was nothing', () => {
  const xml =
    '<sheetData><row r="1"><c t="str"><f>IF(B1="","",B1)</f><v></v></c><c t="str"><f>"a"</f><v>a</v></c></row></sheetData>';
  expect(rowsOf(xml)).toEqual([{ line: 1, cells: ['', 'a'] }]);
});

it('reads letters that XML has no room for', () => {
  const xml = '<sheetData><row r="1"><c t="str"><v>Tea_x000D_\ncup_x005F_x0041_</v></c></row></sheetData>';
  expect(rowsOf(xml)).toEqual([{ line: 1, cells: ['Tea\r\ncup_x0041_'] }]);
});

it('knows dates and percentages by their formats', () => {
  expect([
    lookOf(14, undefined),
    lookOf(164, 'yyyy\\-mm\\-dd'),
    lookOf(10, undefined),
    lookOf(165, '0.0%'),
  ]).toEqual(['date', 'date', 'percent', 'percent']);
  expect([lookOf(0, undefined), lookOf(166, '"day" 0.00'), lookOf(167, '[Red]0')]).toEqual([
    'plain',
    'plain',
    'plain',
  ]);
});
