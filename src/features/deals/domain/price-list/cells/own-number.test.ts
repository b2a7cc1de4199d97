import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const skusOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines.map(
    ({ sku }) => sku,
  );

it.each([
  ['Product Id', 'Code'],
  ['ID', 'SKU'],
  ['Internal ID', 'Item'],
  ['Style Code', 'Code'],
  ['SKU', 'Variation ID'],
])('orders by an item’s number, not by that of a record or a style: %s beside %s', (one, other) => {
  const isFirst = one === 'SKU';
  const rows = ['SAG', 'CLA', 'MID'].map((colour, index) => [
    one === 'Style Code' ? `STR106${index}` : `8906${index}`,
    `STR106${index}-${colour}`,
  ]);
  expect(
    skusOf([
      [one, other, 'Description', 'Wholesale'],
      ...rows.map(([record = '', own = '']) => [
        ...(isFirst ? [own, record] : [record, own]),
        'Bottle',
        '5.00',
      ]),
    ]),
  ).toEqual(['STR1060-SAG', 'STR1061-CLA', 'STR1062-MID']);
});

it('takes a number that several variants share for that of their style', () => {
  expect(
    skusOf([
      ['Style #', 'Item #', 'Name', 'Size', 'Wholesale'],
      ['B-1', '4011', 'Bodysuit', 'S', '11.00'],
      ['B-1', '4012', 'Bodysuit', 'M', '11.00'],
      ['B-2', '4013', 'Romper', 'S', '14.00'],
      ['B-2', '4014', 'Romper', 'M', '14.00'],
    ]),
  ).toEqual(['4011', '4012', '4013', '4014']);
});

it('is the maker’s where the own column is empty, and may be a name’s', () => {
  expect(
    skusOf([
      ['Custom SKU', 'Manufact. SKU', 'Item', 'Wholesale'],
      ['', 'M-1', 'Mug, green', '12.00'],
      ['', 'M-2', 'Mug, blue', '12.00'],
    ]),
  ).toEqual(['M-1', 'M-2']);
  expect(
    skusOf([
      ['Item Name/Number', 'Display Name', 'Wholesale'],
      ['M-1', 'Mug, green', '12.00'],
      ['M-2', 'Mug, blue', '12.00'],
    ]),
  ).toEqual(['M-1', 'M-2']);
});

it('keeps the number of a record where there is no other', () => {
  expect(
    skusOf([
      ['Product ID', 'Name', 'Wholesale'],
      ['8906', 'Bottle', '5.00'],
    ]),
  ).toEqual(['8906']);
});

it('counts lines by no item number, and keeps codes apart', () => {
  expect(
    skusOf([
      ['#', 'Style', 'Name', 'Price'],
      ['1', 'AC-1', 'Tote', '18.00'],
      ['2', 'AC-2', 'Pouch', '9.00'],
    ]),
  ).toEqual(['AC-1', 'AC-2']);
  expect(
    skusOf([
      ['Código', 'Producto', 'Clave', 'Precio mayoreo'],
      ['7501234567893', 'Salsa verde', 'MX1', '38.50'],
      ['7501234567909', 'Salsa roja', 'MX2', '38.50'],
    ]),
  ).toEqual(['MX1', 'MX2']);
});

it('is made of letters alone, too, below “Item”', () => {
  expect(
    skusOf([
      ['Item', 'Description', 'Wholesale'],
      ['BR-CL20', 'Clarinet reeds', '16.49'],
      ['BR-LIG-A', 'Ligature, alto', '9.80'],
      ['BR-CORK', 'Cork grease', '2.10'],
    ]),
  ).toEqual(['BR-CL20', 'BR-LIG-A', 'BR-CORK']);
});
