import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

it('takes the dearest of prices near to each other for an opening order’s, and what is far above for a shop’s', () => {
  const lines = linesOf([
    ['SKU', 'Product', 'Bronze', 'Silver', 'Gold', 'Shelf'],
    ['N-1', 'Fine salt', '5.00', '4.75', '4.50', '9.99'],
    ['N-2', 'Black pepper', '6.00', '5.70', '5.40', '11.99'],
    ['N-3', 'White pepper', '7.00', '6.65', '6.30', '13.99'],
  ]);
  expect(lines).toMatchObject([
    { cost: 5, msrp: 9.99 },
    { cost: 6, msrp: 11.99 },
    { cost: 7, msrp: 13.99 },
  ]);
});

it('finds the numbers that goods are ordered by below a heading that names colours, too, or none', () => {
  for (const heading of ['Style / colour', 'Zkratka', '']) {
    const lines = linesOf([
      [heading, 'Description', 'Wholesale', 'RRP'],
      ['AUTUMN'],
      ['MK110-ECRU', 'Arran crew', '46.00', '115.00'],
      ['MK111-MOSS', 'Arran crew', '46.00', '115.00'],
      ['MK112-RUST', 'Fairisle vest', '39.50', '99.00'],
    ]);
    expect(lines.map(({ sku }) => sku)).toEqual(['MK110-ECRU', 'MK111-MOSS', 'MK112-RUST']);
  }
});

it('knows how many are in a case by what the case and one of it cost, and a currency by its codes', () => {
  const lines = linesOf([
    ['SKU', 'Product', 'Unit price', 'Zahl', 'Case price', 'Geld'],
    ['N-1', 'Fine salt', '5.00', '12', '60.00', 'CAD'],
    ['N-2', 'Black pepper', '6.25', '6', '37.50', 'CAD'],
    ['N-3', 'White pepper', '7.00', '6', '42.00', 'CAD'],
  ]);
  expect(lines).toMatchObject([
    { cost: 5, casePack: 12, currency: 'CAD' },
    { cost: 6.25, casePack: 6 },
    { cost: 7, casePack: 6 },
  ]);
});
