import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][], merges: string[] = []) =>
  readPriceList([{ name: 'Linesheet', rows: rows.map((cells, at) => ({ line: at + 1, cells })), merges }])
    .lines;

const SHIPS = '06/15/2026 - 07/31/2026';

it('a row of whole dollars is a good, though the one below it has them too and its size is a word of headings', () => {
  const lines = linesOf([
    ['Image', 'Style Name', 'Style Number', 'Colors', 'Sizes', 'Wholesale', 'Sugg. Retail', 'Delivery'],
    ['', 'Wool Scarf', 'WH-S101', 'Black, Ecru', 'One Size', '38', '84', SHIPS],
    ['', 'Fringe Wrap', 'WH-S104', 'Ecru, Camel', 'One Size', '64', '140', SHIPS],
    ['', 'Silk Neckerchief', 'WH-S120', 'Navy, Poppy', 'One Size', '22', '48', SHIPS],
    ['', 'Ribbed Beanie', 'WH-H201', 'Black, Oat', 'One Size', '17.5', '38', SHIPS],
  ]);
  expect(lines.map(({ sku, cost, msrp }) => [sku, cost, msrp])).toEqual([
    ['WH-S101', 38, 84],
    ['WH-S104', 64, 140],
    ['WH-S120', 22, 48],
    ['WH-H201', 17.5, 38],
  ]);
});

it('a style that is merged down over its colors says name and prices for each of them', () => {
  const lines = linesOf(
    [
      ['Style Name', 'Composition', 'Ref.', 'Colour', 'Sizes', 'WSP €', 'RRP €'],
      ['Linen Camp Shirt', '100% linen', 'CF101-BRA', 'Branco', 'XS-XXL', '39', '98'],
      ['', '', 'CF101-AZU', 'Azul'],
      ['', '', 'CF101-OLI', 'Oliva'],
      ['Pleated Linen Trouser', '100% linen', 'CF110-BRA', 'Branco', 'XS-XL', '46', '115'],
      ['', '', 'CF110-ARE', 'Areia'],
      ['Poplin Shirt Dress', '100% organic cotton', 'CF204-AZU', 'Azul', 'XS-XL', '54', '135'],
    ],
    ['A2:A4', 'B2:B4', 'E2:E4', 'F2:F4', 'G2:G4', 'A5:A6', 'B5:B6', 'E5:E6', 'F5:F6', 'G5:G6'],
  );
  expect(lines.map(({ sku, title, cost, msrp }) => [sku, title, cost, msrp])).toEqual([
    ['CF101-BRA', 'Linen Camp Shirt', 39, 98],
    ['CF101-AZU', 'Linen Camp Shirt', 39, 98],
    ['CF101-OLI', 'Linen Camp Shirt', 39, 98],
    ['CF110-BRA', 'Pleated Linen Trouser', 46, 115],
    ['CF110-ARE', 'Pleated Linen Trouser', 46, 115],
    ['CF204-AZU', 'Poplin Shirt Dress', 54, 135],
  ]);
});

it('headings of another table begin it, though its quantities are figures where the prices of the table above are', () => {
  const lines = linesOf([
    ['SKU', 'Item', 'Wholesale', 'MSRP'],
    ['N-1', 'Fine sea salt', '5.00', '10.00'],
    ['SKU', 'Item', '1', '24'],
    ['X-1', 'Pepper mill', '9.00', '8.00'],
    ['X-2', 'Salt mill', '7.00', '6.00'],
  ]);
  expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
    ['N-1', 5],
    ['X-1', 9],
    ['X-2', 7],
  ]);
});
