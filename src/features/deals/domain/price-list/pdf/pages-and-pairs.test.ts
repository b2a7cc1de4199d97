import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const put = (x: number, y: number, text: string): PlacedText => ({
  text,
  x,
  y,
  width: text.length * 4,
  height: 8,
});
const read = (...pages: PlacedText[][]) => readPriceList([rowsOfPdf(pages)]);
const GOODS = ['Otter Plush', 'Owl Plush', 'Fox Backpack', 'Forest Puzzle', 'Ocean Puzzle', 'Bath Boats'];

it('reads pairs of prices in a table as a table’s', () => {
  const { lines } = read([
    put(40, 20, 'Otter & Owl'),
    ...['Item', 'Name', 'WS | RP', 'Case'].map((text, at) => put([40, 100, 340, 460][at] ?? 0, 50, text)),
    ...GOODS.flatMap((name, row) =>
      [`OW-${row + 10}`, name, `$${row + 5}.50 | $${2 * row + 11}.00`, '4'].map((text, at) =>
        put([40, 100, 340, 460][at] ?? 0, 66 + row * 14, text),
      ),
    ),
  ]);
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatchObject({ sku: 'OW-11', title: 'Owl Plush', cost: 6.5, msrp: 13, casePack: 4 });
});

it('reads cards whose number stands in brackets behind their name', () => {
  const { lines } = read([
    put(40, 20, 'Otter & Owl line sheet'),
    ...GOODS.flatMap((name, at) => {
      const [x, y] = [40 + (at % 2) * 270, 80 + Math.floor(at / 2) * 160];
      return [
        put(x, y, `${name} (OW-${at + 10})`),
        put(x, y + 13, `Wholesale $${at + 5}.50 ea.   Sugg. retail $${2 * at + 11}.00`),
        put(x, y + 26, 'Sold in 4s'),
      ];
    }),
  ]);
  expect(lines).toHaveLength(6);
  expect(lines.find(({ sku }) => sku === 'OW-12')).toMatchObject({
    title: 'Fox Backpack',
    cost: 7.5,
    msrp: 15,
    casePack: 4,
  });
});

it('takes the currency from what the foot of every page says of prices', () => {
  const page = (from: number) => [
    put(40, 20, 'Otter & Owl'),
    ...['Item', 'Name', 'Price', 'MSRP'].map((text, at) => put([40, 100, 340, 400][at] ?? 0, 50, text)),
    ...GOODS.flatMap((name, row) =>
      [`OW-${from + row}`, name, `${row + 5}.50`, `${2 * row + 11}.00`].map((text, at) =>
        put([40, 100, 340, 400][at] ?? 0, 66 + row * 14, text),
      ),
    ),
    put(40, 700, 'Prices in Canadian dollars, FOB Guelph.'),
  ];
  const { lines, currency } = read(page(10), page(20), page(30));
  expect(currency).toBe('CAD');
  expect(lines).toHaveLength(18);
  expect(lines.at(-1)).toMatchObject({ sku: 'OW-35', title: 'Bath Boats' });
});
