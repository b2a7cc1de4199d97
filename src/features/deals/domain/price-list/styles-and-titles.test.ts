import { expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Wholesale', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }]).lines.map(
    ({ row, sku, title, variant, cost }) => ({ row, sku, title, variant, cost }),
  );

const STYLES = ['Style', 'Color', 'SKU', 'UPC', 'Wholesale', 'MSRP', 'Case Pack'];

it('each color below a style costs what the style does', () => {
  const lines = linesOf([
    STYLES,
    ['Alpine Crew Sock', '', '', '', '8.25', '18', '6'],
    ['', 'Heather Grey', 'ALP-HGR', '016540001070'],
    ['', 'Navy', 'ALP-NVY', '016540001308'],
    ['Trail Sock', '', '', '', '9.5', '20', '6'],
    ['', 'Black', 'TRL-BLK', '016540001995'],
  ]);
  expect(lines).toEqual([
    { row: 3, sku: 'ALP-HGR', title: 'Alpine Crew Sock', variant: 'Heather Grey', cost: 8.25 },
    { row: 4, sku: 'ALP-NVY', title: 'Alpine Crew Sock', variant: 'Navy', cost: 8.25 },
    { row: 6, sku: 'TRL-BLK', title: 'Trail Sock', variant: 'Black', cost: 9.5 },
  ]);
});

it('goods that have their own prices keep them', () => {
  const lines = linesOf([
    STYLES,
    ['Alpine Crew Sock', 'Navy', 'ALP-NVY', '016540001308', '8.25', '18', '6'],
    ['', 'Black', 'ALP-BLK', '016540001315', '8.75', '18', '6'],
  ]);
  expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
    ['ALP-NVY', 8.25],
    ['ALP-BLK', 8.75],
  ]);
});

const LAMPS = ['Item Number', 'Description', 'UPC', 'Your Cost', 'Retail'];
const lamp = (sku: string, first: string) => [sku, first, '', '58.00', '139.00'];

it('a title that goes on in the row below is one title, where a list has them so', () => {
  const goesOn = (text: string) => ['', text];
  const rows = ['A-1', 'A-2', 'A-3', 'A-4'].flatMap((sku) => [
    lamp(sku, `Pendant ${sku} with`),
    goesOn('Seeded Glass Shade'),
  ]);
  expect(linesOf([LAMPS, ...rows]).map(({ title }) => title)).toEqual(
    ['A-1', 'A-2', 'A-3', 'A-4'].map((sku) => `Pendant ${sku} with Seeded Glass Shade`),
  );
});

it('a single remark below a good is no part of its title', () => {
  const rows = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'].map((sku) => lamp(sku, `Pendant ${sku}`));
  rows.splice(2, 0, ['', 'New this season']);
  expect(linesOf([LAMPS, ...rows]).map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('season'),
  );
});
