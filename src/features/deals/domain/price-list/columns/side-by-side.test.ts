import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { blocksIn } from './side-by-side.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

describe('lists side by side', () => {
  it('share the columns before them, and each has what stands above it', () => {
    const lines = linesOf([
      ['', '4 oz tin', '', '', '9 oz jar', '', ''],
      ['Scent', 'Item', 'Whsl', 'MSRP', 'Item', 'Whsl', 'MSRP'],
      ['Cedar & smoke', 'T-1', '5.83', '10.50', 'J-1', '8.85', '20.00'],
      ['Fig leaf', 'T-2', '6.00', '12.00', '', '', ''],
    ]);
    expect(lines).toMatchObject([
      { sku: 'T-1', title: 'Cedar & smoke', variant: '4 oz tin', cost: 5.83, msrp: 10.5 },
      { sku: 'J-1', title: 'Cedar & smoke', variant: '9 oz jar', cost: 8.85, msrp: 20 },
      { sku: 'T-2', title: 'Fig leaf', cost: 6 },
    ]);
  });

  it('stand apart by empty columns, and three of them are three', () => {
    const headings = ['SKU', 'Name', 'Net', '', 'SKU', 'Name', 'Net', '', 'SKU', 'Name', 'Net'];
    const lines = linesOf([
      headings,
      ['A-1', 'Salt', '1.00', '', 'B-1', 'Oil', '2.00', '', 'C-1', 'Tea', '3.00'],
    ]);
    expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
      ['A-1', 1],
      ['B-1', 2],
      ['C-1', 3],
    ]);
  });

  it('have sections of their own, the first of which are no part of the headings', () => {
    const headings = ['Item #', 'Fragrance / Product', 'Price ea.'];
    const lines = linesOf([
      [...headings, '', ...headings],
      ['TUMBLERS', '', '', '', 'CAR FRESHENERS'],
      ['T-1', 'Salt', '9.50', '', 'C-1', 'Tea', '3.75'],
      ['T-2', 'Oil', '9.50', '', 'MELTS'],
      ['T-3', 'Fig', '9.50', '', 'M-1', 'Fern', '2.80'],
    ]);
    expect(lines.map(({ sku, title, cost }) => [sku, title, cost])).toEqual([
      ['T-1', 'Salt', 9.5],
      ['C-1', 'Tea', 3.75],
      ['T-2', 'Oil', 9.5],
      ['T-3', 'Fig', 9.5],
      ['M-1', 'Fern', 2.8],
    ]);
  });

  it('are told by sizes before their headings, too, and share names of one word', () => {
    const lines = linesOf([
      ['Scent', '4oz Item', '4oz Whsl', '9oz Item', '9oz Whsl'],
      ['Fig', 'A-1', '1.00', 'B-1', '2.00'],
      ['Sea', 'A-2', '1.00', 'B-2', '2.00'],
    ]);
    expect(lines.map(({ sku, title, cost }) => [sku, title, cost])).toEqual([
      ['A-1', 'Fig', 1],
      ['B-1', 'Fig', 2],
      ['A-2', 'Sea', 1],
      ['B-2', 'Sea', 2],
    ]);
  });

  it.each([
    [
      ['Scent', 'Tin Item', 'Tin Whsl', 'Jar Item', 'Jar Whsl'],
      ['Tin', 'Jar'],
    ],
    [
      ['Design', 'Code A5', 'Net A5', 'Code A4', 'Net A4'],
      ['A5', 'A4'],
    ],
    [
      ['Duft', 'Kerze Art.-Nr.', 'Kerze EK', 'Diffuser Art.-Nr.', 'Diffuser EK'],
      ['Kerze', 'Diffuser'],
    ],
  ])('are told by the name that each gives its headings: %s', (headings, names) => {
    const rows = [
      ['Fig', 'A-1', '1.00', 'B-1', '2.00'],
      ['Sea', 'A-2', '1.00', 'B-2', '2.00'],
    ];
    expect(linesOf([headings, ...rows]).map(({ sku, variant, cost }) => [sku, variant, cost])).toEqual([
      ['A-1', names[0], 1],
      ['B-1', names[1], 2],
      ['A-2', names[0], 1],
      ['B-2', names[1], 2],
    ]);
  });

  it('are none where one item has a price and a code for each way to buy it', () => {
    expect(blocksIn(['SKU', 'Unit UPC', 'Unit Price', 'Case UPC', 'Case Price'])).toBeNull();
    expect(blocksIn(['Name', 'US Item', 'US Price', 'EU Item', 'EU Price'])).toBeNull();
    expect(blocksIn(['SKU', 'Old Name', 'Old Price', 'New Name', 'New Price'])).toBeNull();
  });

  it('are none where measures or quantities come again', () => {
    expect(blocksIn(['SKU', 'L', 'W', 'H', 'L', 'W', 'H', 'Net'])).toBeNull();
    expect(blocksIn(['SKU', 'Name', 'Qty', 'Price', 'Qty', 'Price'])).toBeNull();
  });
});
