import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

it('reads a condition list: an amount in a currency for so many of a unit', () => {
  const lines = linesOf([
    ['Material', 'Material Description', 'Amount', 'Crcy', 'per', 'UoM', 'CS Qty'],
    ['1000390', 'CLAW HAMMER, 16 OZ', '9.80', 'USD', '1', 'EA', '6'],
    ['1000521', 'WORK GLOVES, M', '235.00', 'USD', '100', 'EA', '72'],
    ['1000530', 'SAFETY GLASSES', '60.00', 'USD', '1', 'CS', '12'],
  ]);
  expect(lines).toMatchObject([
    { sku: '1000390', title: 'CLAW HAMMER, 16 OZ', cost: 9.8, currency: 'USD', casePack: 6 },
    { sku: '1000521', cost: 2.35, casePack: 72 },
    { sku: '1000530', cost: 5, casePack: 12 },
  ]);
});

it('parts a price by its unit, which may be thousands, in German too', () => {
  const lines = linesOf([
    ['Material', 'Kurztext', 'VKME', 'Pr.einheit', 'Betrag', 'Währg', 'VPE'],
    ['000063430', 'Schneidebrett Eiche', 'ST', '1', '14,90', 'EUR', '4'],
    ['000063431', 'Etikett, selbstklebend', 'ST', '1.000', '48,50', 'EUR', '500'],
    ['000063432', 'Beutel aus Papier', 'ST', '100', '12,40', 'EUR', '50'],
  ]);
  expect(lines).toMatchObject([
    { sku: '000063430', title: 'Schneidebrett Eiche', cost: 14.9, currency: 'EUR', casePack: 4 },
    { cost: 0.0485 },
    { cost: 0.124, casePack: 50 },
  ]);
});

it('takes “PE” for what a price is for beside hundreds only, else for the package', () => {
  const read = (units: string[]) =>
    linesOf([
      ['Art.-Nr.', 'Bezeichnung', 'PE', 'Netto'],
      ...units.map((unit, index) => [`A-${index}`, 'Etikett, rund', unit, '20,00']),
    ]);
  expect(read(['1', '100', '1']).map(({ cost, casePack }) => [cost, casePack])).toEqual([
    [20, null],
    [0.2, null],
    [20, null],
  ]);
  expect(read(['6', '12', '1']).map(({ cost }) => cost)).toEqual([20, 20, 20]);
});

it('takes no amount for a price where quantities were ordered, and no material for a number', () => {
  expect(
    linesOf([
      ['SKU', 'Description', 'MSRP', 'Qty', 'Amount'],
      ['N-1', 'Salt', '5.00', '2', '6.00'],
      ['N-2', 'Pepper', '8.00', '3', '15.00'],
      ['N-3', 'Oil', '9.00', '4', '20.00'],
    ]).every(({ cost }) => cost === null),
  ).toBe(true);
  expect(
    linesOf([
      ['Product', 'Material', 'Wholesale'],
      ['Oak board', 'Oak', '5.00'],
      ['Linen towel', 'Linen', '4.00'],
    ])[0],
  ).toMatchObject({ sku: null, title: 'Oak board' });
});

it('takes letters over money for prices by quantity, the first for an opening order’s', () => {
  const lines = linesOf([
    ['ITEM', 'DESCRIPTION', 'U/M', 'A', 'B', 'LIST'],
    ['N-1', 'Salt', 'EA', '5.00', '4.75', '10.00'],
    ['N-2', 'Pepper', 'EA', '6.00', '5.70', '12.00'],
  ]);
  expect(lines).toMatchObject([
    { cost: 5, msrp: 10 },
    { cost: 6, msrp: 12 },
  ]);
});

it('parts prices by the hundred and the thousand of small parts, and by what one unit of sale holds', () => {
  const lines = linesOf([
    ['Item', 'Description', 'UM', 'Qty/UM', 'Price'],
    ['B-1', 'Hex bolt', 'C', '100', '18.50'],
    ['B-2', 'Washer', 'M', '1000', '22.00'],
    ['B-3', 'Clips', 'CS', '24', '24.00'],
  ]);
  expect(lines.map(({ cost }) => cost)).toEqual([0.185, 0.022, 1]);
});

it('takes no year for the number of an item', () => {
  const lines = linesOf([
    ['Vintage', 'Wine', 'Pack', 'FOB bottle', 'SRP'],
    ['2022', 'Malbec, old vines', '12', '$8.00', '$15.99'],
    ['2021', 'Torrontes of the valley', '12', '$7.00', '$13.99'],
    ['2023', 'Rose of Malbec', '6', '$9.00', '$17.99'],
  ]);
  expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
    [null, 8],
    [null, 7],
    [null, 9],
  ]);
});
