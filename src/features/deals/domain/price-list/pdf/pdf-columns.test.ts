import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const GOODS =
  'Leash, Collar, Harness, Treat pouch, Travel bowl, Bandana, Bow tie, Snuffle mat, Lick tile, Name tag';

/** Letters are set as wide as type sets them, but for `letter`, a typewriter's. */
const widthOf = (text: string, letter?: number): number =>
  [...text].reduce((sum, sign) => sum + (letter ?? (/[ilt., ]/.test(sign) ? 2.4 : 4.6)), 0);
const at = (x: number, y: number, text: string, letter?: number): PlacedText => ({
  text,
  x,
  y,
  width: widthOf(text, letter),
  height: 9,
});

/** Ten goods in two columns, five each, below what stands above them. */
const inTwoColumns = (above: readonly PlacedText[]): PlacedText[] => [
  ...above,
  ...GOODS.split(', ').flatMap((name, index) => {
    const [x, y] = [index < 5 ? 45 : 320, 100 + (index % 5) * 14];
    return [at(x, y, name), at(x + 170, y, `${4 + index}.50`), at(x + 215, y, `${9 + 2 * index}.00`)];
  }),
];

const linesOf = (page: PlacedText[]) =>
  readPriceList([rowsOfPdf([page])]).lines.map(({ title, cost, msrp }) => [title, cost, msrp]);

const READ = GOODS.split(', ').map((name, index) => [name, 4.5 + index, 9 + 2 * index]);

it('reads the second column of a page by the headings of the first', () => {
  const headings = [at(45, 86, 'Item'), at(200, 86, 'Wholesale'), at(255, 86, 'Retail')];
  expect(linesOf(inTwoColumns(headings))).toEqual(READ);
});

it('reads names and prices without headings where the list says that it is for the trade', () => {
  expect(linesOf(inTwoColumns([at(45, 40, 'Wholesale price list 2026')]))).toEqual(READ);
  expect(linesOf(inTwoColumns([at(45, 40, 'Price list 2026')]))).toEqual([]);
});

it('puts words together again that an office machine set one by one', () => {
  const LETTER = 5.4;
  const words = (x: number, y: number, text: string): PlacedText[] => {
    let left = x;
    return text.split(' ').map((word) => {
      const placed = at(left, y, word, LETTER);
      left += (word.length + 1) * LETTER;
      return placed;
    });
  };
  const page = [
    at(40, 20, 'SKU', LETTER),
    at(120, 20, 'DESCRIPTION', LETTER),
    at(330, 20, 'PRICE', LETTER),
    ...['WET MOP HEAD', 'LOBBY BROOM', 'DUST PAN', 'FLOOR PAD', 'BUCKET 35 QT'].flatMap((name, index) => [
      at(40, 40 + index * 14, `MP-10${index}`, LETTER),
      ...words(120, 40 + index * 14, name),
      at(330, 40 + index * 14, `${3 + index}.25`, LETTER),
    ]),
  ];
  expect(linesOf(page).map(([title]) => title)).toEqual([
    'WET MOP HEAD',
    'LOBBY BROOM',
    'DUST PAN',
    'FLOOR PAD',
    'BUCKET 35 QT',
  ]);
});
