import { expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const sheet = (name: string, rows: string[][]) => ({
  name,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
const PRICES = sheet('Prices', [
  ['Item', 'Wholesale (USD)', 'Per case'],
  ['OR-14', '$6.10', '$36.60'],
  ['OR-15', '$6.85', '$41.10'],
]);

it('gives a line what a table without prices says of its number', () => {
  const goods = sheet('Products', [
    ['Item', 'Description', 'UPC', 'Case Pack'],
    ['OR-14', 'Almond butter, smooth', '853029000144', '6'],
    ['OR-15', 'Almond butter, crunchy', '853029000151', '6'],
    ['OR-16', 'Cashew butter', '853029000168', '6'],
  ]);
  for (const sheets of [
    [goods, PRICES],
    [PRICES, goods],
  ])
    expect(readPriceList(sheets).lines).toMatchObject([
      { sku: 'OR-14', title: 'Almond butter, smooth', upc: '853029000144', casePack: 6, cost: 6.1 },
      { sku: 'OR-15', title: 'Almond butter, crunchy', upc: '853029000151', casePack: 6, cost: 6.85 },
    ]);
});

it('makes one line of an item’s price to buy at and its price in shops', () => {
  const shops = sheet('MSRP', [
    ['SKU', 'UPC', 'MSRP', 'MAP'],
    ['OR-14', '853029000144', '$9.99', '$8.99'],
    ['OR-15', '853029000151', '$10.99', ''],
    ['OR-17', '853029000175', '$11.99', ''],
  ]);
  expect(readPriceList([PRICES, shops]).lines).toMatchObject([
    { sku: 'OR-14', upc: '853029000144', cost: 6.1, msrp: 9.99, map: 8.99 },
    { sku: 'OR-15', cost: 6.85, msrp: 10.99, map: null },
    { sku: 'OR-17', cost: null },
  ]);
});

it('keeps what each line says itself', () => {
  const [first] = readPriceList([
    sheet('Wholesale', [
      ['SKU', 'Description', 'Wholesale'],
      ['OR-14', 'Almond butter', '$6.10'],
      ['OR-15', 'Cashew butter', '$6.85'],
    ]),
    sheet('Barcodes', [
      ['SKU', 'Description', 'UPC'],
      ['OR-14', 'ALMOND BTR', '853029000144'],
      ['OR-15', 'CASHEW BTR', '853029000151'],
    ]),
  ]).lines;
  expect(first).toMatchObject({ title: 'Almond butter', upc: '853029000144' });
});
