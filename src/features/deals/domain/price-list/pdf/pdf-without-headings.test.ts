import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const LETTER = 4;
const line = (y: number, texts: Record<number, string>): PlacedText[] =>
  Object.entries(texts).map(([x, text]) => ({
    text,
    x: Number(x),
    y,
    width: text.length * LETTER,
    height: 8,
  }));
const linesOf = (page: PlacedText[]) => readPriceList([rowsOfPdf([page])]).lines;

const GOODS = ['Hand trowel of ash', 'Bypass secateurs', 'Hori hori knife', 'Copper dibber', 'Bird feeder'];

it('reads items of two lines each, whose columns have no names', () => {
  const page = [
    ...line(20, { 50: 'Export price list, prices in EUR' }),
    ...GOODS.flatMap((name, at) => [
      ...line(50 + at * 30, { 50: `VB19${at}1`, 110: `${name}, made by` }),
      ...line(61 + at * 30, { 110: 'hand', 400: 'box of 12', 516: `1.0${at}5,30` }),
    ]),
    ...line(230, { 50: 'Orders to the office' }),
  ];
  expect(linesOf(page)).toMatchObject(
    GOODS.map((name, at) => ({
      sku: `VB19${at}1`,
      title: `${name}, made by hand`,
      casePack: 12,
      cost: 1005.3 + at * 10,
      currency: 'EUR',
    })),
  );
});

it('reads them also where the price stands on the first line', () => {
  const page = GOODS.flatMap((name, at) => [
    ...line(50 + at * 30, { 50: `VB19${at}1`, 110: name, 400: `$${at + 5}.50` }),
    ...line(61 + at * 30, { 110: 'for terrace and garden' }),
  ]);
  expect(linesOf(page)).toMatchObject(
    GOODS.map((name, at) => ({ sku: `VB19${at}1`, title: `${name} for terrace and garden`, cost: at + 5.5 })),
  );
});

it('makes no lines of prose with an amount in it', () => {
  const page = [50, 80, 110, 140, 170].flatMap((y) => [
    ...line(y, { 50: 'Freight is prepaid on orders over', 300: 'and' }),
    ...line(y + 11, { 110: 'we charge', 300: '$25.00' }),
  ]);
  expect(linesOf(page)).toEqual([]);
});
