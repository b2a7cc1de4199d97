import { describe, expect, it } from 'vitest';
import { createDelimitedReader, delimiterOf } from './delimited-rows.ts';

/** All rows of a text that arrives in pieces so long. */
function rowsOf(text: string, delimiter = ',', piece = text.length) {
  const reader = createDelimitedReader(delimiter);
  const rows = [];
  for (let at = 0; at < text.length; at += piece) rows.push(...reader.push(text.slice(at, at + piece)));
  return [...rows, ...reader.end()];
}

const cellsOf = (text: string, delimiter?: string) => rowsOf(text, delimiter).map(({ cells }) => cells);

describe('delimited text', () => {
  it.each([
    ['rows of any length', 'a,b,c\nd\ne,f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    [
      'cells with marks, line ends and quotation marks in them',
      '"a,b","c\nd","e ""f"""\n',
      [['a,b', 'c\nd', 'e "f"']],
    ],
    ['quotation marks within a cell', 'a 12" pan,b\n', [['a 12" pan', 'b']]],
    [
      'a quotation mark that closes too early',
      '"12" pan,b\n"c",d\n',
      [
        ['12" pan', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'the line ends of Windows and of old Macs',
      'a,b\r\nc,d\re,f\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'empty cells, and skips empty lines',
      ',a,\n\n,,\nb,,\n',
      [
        ['', 'a', ''],
        ['b', '', ''],
      ],
    ],
    [
      'a last line without an end',
      'a,b\n"c","d"',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('is read with %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('is read alike, however it is cut', () => {
    const text = 'a,"b\r\nc ""d""",e\r\n\r\n"f",,"g"\r\n12" x,"7" y,z\r\n';
    const whole = rowsOf(text);
    expect(whole.map(({ line }) => line)).toEqual([1, 4, 5]);
    for (let piece = 1; piece < 12; piece += 1) expect(rowsOf(text, ',', piece)).toEqual(whole);
  });

  it('refuses the one line whose quotation mark is never closed', () => {
    expect(rowsOf('a,b\n"c,d\ne,f\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['"c', 'd'], broken: 'A quotation mark on this line is never closed.' },
      { line: 3, cells: ['e', 'f'] },
    ]);
  });
});

it.each([
  ['a,b,c\n1,2,3', ',', 0],
  ['a;b\n1,5;2,5\n', ';', 0],
  ['Our list of brands, 2026\na\tb\tc\n1\t2\t3\n', '\t', 0],
  ['"a;b;c;d",e\n', ',', 0],
  ['sep=|\r\na,b|c', '|', 7],
  ['alone', ',', 0],
])('finds the mark between the cells of %j', (text, delimiter, start) => {
  expect(delimiterOf(text)).toEqual({ delimiter, start });
});
