import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

it('parts a column that holds two prices, or a number and a code', () => {
  const lines = linesOf([
    ['SKU / UPC', 'Description', 'Whsl / Retail', 'Case'],
    ['SALT'],
    ['N-1 / 850123400139', 'Fine salt', '$5.00 / $10.00', '12'],
    ['N-2 / 850123400207', 'Black pepper', '$6.00/$12.00', '6'],
  ]);
  expect(lines).toMatchObject([
    { sku: 'N-1', upc: '850123400139', title: 'Fine salt', cost: 5, msrp: 10, casePack: 12 },
    { sku: 'N-2', upc: '850123400207', cost: 6, msrp: 12, casePack: 6 },
  ]);
});

it('leaves a column whole whose cells hold one thing, or whose heading names one', () => {
  const lines = linesOf([
    ['Style / colour', 'Product name', 'Trade / wholesale'],
    ['N-1', 'Salt / pepper', '$5.00'],
    ['N-2', 'Oil / vinegar', '$6.00'],
  ]);
  expect(lines).toMatchObject([
    { title: 'Salt / pepper', cost: 5 },
    { title: 'Oil / vinegar', cost: 6 },
  ]);
});

it('parts the numbers that names begin with, under headings or none, where there are no others', () => {
  const goods = [
    ['N-101 Fine salt', '$5.00'],
    ['N-102 - Black pepper', '$6.00'],
    ['KX3 Oil, 12 oz', '$7.00'],
  ];
  const read = [
    { sku: 'N-101', title: 'Fine salt', cost: 5 },
    { sku: 'N-102', title: 'Black pepper', cost: 6 },
    { sku: 'KX3', title: 'Oil, 12 oz', cost: 7 },
  ];
  expect(linesOf([['Product', 'Wholesale'], ...goods])).toMatchObject(read);
  expect(linesOf([['Wholesale prices 2026'], ...goods])).toMatchObject(read);
  const numbered = linesOf([
    ['Product', 'Wholesale', 'SKU'],
    ...goods.map((cells, at) => [...cells, `S-${at}`]),
  ]);
  expect(numbered[0]).toMatchObject({ sku: 'S-0', title: 'N-101 Fine salt' });
  const measured = ['12OZ tumbler', '16OZ tumbler', '8X10 frame'].map((name) => [name, '$5.00']);
  expect(linesOf([['Product', 'Wholesale'], ...measured])[0]).toMatchObject({
    sku: null,
    title: '12OZ tumbler',
  });
});

describe('a number behind the name, with its label', () => {
  const read = (...names: string[]) =>
    linesOf([
      ['Product', 'Wholesale', 'RRP'],
      ...names.map((name, at) => [name, `$${4 + at}.50`, `$${10 + at}.00`]),
    ]);

  it.each([
    ['Salt Grinder (SKU: SG-1)', 'SG-1'],
    ['Salt Grinder Item 7711', '7711'],
    ['Salt Grinder, Style # SG-1', 'SG-1'],
    ['Salt Grinder – Art.-Nr. 20-11', '20-11'],
  ])('is what it is ordered by: %s', (name, sku) => {
    const [line] = read(name, name.replace(/1(?=\D*$)/, '2'), name.replace(/1(?=\D*$)/, '3'));
    expect(line).toMatchObject({ sku: sku, title: 'Salt Grinder' });
  });

  it('is a part of the name where few have one', () => {
    const [line] = read('Charger for Model 3310', 'Cable, 2 m', 'Case for phones', 'Screen glass');
    expect(line).toMatchObject({ sku: null, title: 'Charger for Model 3310' });
  });
});
