import { expect, it } from 'vitest';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const LETTER = 4;

/** Texts at their places on one line of a page. */
const line = (y: number, texts: Record<number, string>, height = 8): PlacedText[] =>
  Object.entries(texts).map(([x, text]) => ({ text, x: Number(x), y, width: text.length * LETTER, height }));

const titlesOf = (page: PlacedText[]) => rowsOfPdf([page]).rows.map(({ cells }) => cells[0]);

it('takes the name of a section, set larger, for no piece of the description below it', () => {
  const page = [
    ...line(20, { 40: 'Product', 200: 'SKU', 300: 'Wholesale' }),
    ...line(40, { 40: 'Kitchen' }, 10),
    ...line(50, { 40: 'Bread box', 200: 'N-1', 300: '$5.00' }),
    ...line(62, { 40: 'Board of oak with', 200: 'N-2', 300: '$7.00' }),
    ...line(71, { 40: 'a handle' }),
  ];
  expect(titlesOf(page)).toEqual(['Product', 'Kitchen', 'Bread box', 'Board of oak with a handle']);
});

it('puts a description together of which every piece stands above or below its record', () => {
  const goods = (y: number, name: string, sku: string) => [
    ...line(y, { 100: `${name} in a tin of` }),
    ...line(y + 6, { 40: sku, 300: '12', 360: '$5.00' }),
    ...line(y + 11, { 100: 'tinplate, large' }),
  ];
  const page = [
    ...line(20, { 40: 'SKU', 100: 'Product', 300: 'Case', 360: 'Cost' }),
    ...goods(40, 'Tea', 'N-1'),
    ...goods(66, 'Coffee', 'N-2'),
    ...goods(92, 'Cocoa', 'N-3'),
  ];
  expect(cellsOf(page).map((cells) => cells[1])).toEqual([
    'Product',
    'Tea in a tin of tinplate, large',
    'Coffee in a tin of tinplate, large',
    'Cocoa in a tin of tinplate, large',
  ]);
});

const cellsOf = (page: PlacedText[]) => rowsOfPdf([page]).rows.map(({ cells }) => cells);

it('reads a page in two columns one after the other, also where their lines stand at other heights', () => {
  const goods = (x: number, from: number, name: string, many: number, step: number) =>
    Array.from({ length: many }, (_, at) =>
      line(40 + at * step, { [x]: `${from + at}`, [x + 40]: `${name} ${at}`, [x + 200]: `$${at + 1}.50` }),
    ).flat();
  const page = [
    ...line(20, { 40: 'Wholesale price list' }),
    ...goods(40, 100, 'Earl Grey', 6, 12),
    ...goods(320, 200, 'Coffee', 5, 13),
  ];
  const rows = cellsOf(page).filter((cells) => cells.length === 3);
  expect(rows).toHaveLength(11);
  expect(rows[0]).toEqual(['100', 'Earl Grey 0', '$1.50']);
  expect(rows[6]).toEqual(['200', 'Coffee 0', '$1.50']);
});

it('takes a table with two prices for one column', () => {
  const page = Array.from({ length: 6 }, (_, at) =>
    line(40 + at * 12, { 40: `${at}`, 80: 'Earl Grey', 250: '$4.50', 320: 'Tin of 50', 420: '$9.00' }),
  ).flat();
  expect(cellsOf(page)).toHaveLength(6);
});

it.each([
  'Earl Grey ............. $9.50',
  'Earl Grey . . . . . . $9.50',
  'Earl Grey ……… $9.50',
  'Earl Grey ____ $9.50',
])('leaves the dots that lead to a price out: %s', (text) => {
  expect(cellsOf(line(40, { 40: text }))).toEqual([['Earl Grey', '$9.50']]);
});

it('makes a word whole that is broken at the end of a line, and leaves one with a hyphen of its own', () => {
  const page = [
    ...line(20, { 40: 'Product', 200: 'SKU', 300: 'Wholesale' }),
    ...line(40, { 40: 'Notebook, Terra-', 200: 'N-1', 300: '$5.00' }),
    ...line(49, { 40: 'cotta' }),
    ...line(65, { 40: 'Cup, hand-', 200: 'N-2', 300: '$7.00' }),
    ...line(74, { 40: 'made' }),
  ];
  expect(titlesOf(page)).toEqual(['Product', 'Notebook, Terracotta', 'Cup, hand-made']);
});

it('parts columns below a heading that stands in the middle above them', () => {
  const page = [
    ...line(20, { 230: 'Price per unit' }),
    ...line(30, { 40: 'Item', 90: 'Description', 220: '1-11', 270: '12-35', 320: '36+' }),
    ...['Earl Grey', 'Assam', 'Sencha', 'Rooibos'].flatMap((name, at) =>
      line(46 + at * 12, { 40: `T-${at}`, 90: name, 220: '4.50', 270: '4.00', 320: '3.50' }),
    ),
  ];
  expect(cellsOf(page).at(-1)).toEqual(['T-3', 'Rooibos', '4.50', '4.00', '3.50']);
});

it('keeps columns apart where a word in place of a price reaches into the one before', () => {
  const page = [
    ...line(20, { 40: 'Item', 100: 'Product', 300: 'Case', 340: 'Price' }),
    ...line(40, { 40: 'N-1', 100: 'Bandages', 304: '24', 340: '1.84' }),
    ...line(52, { 40: 'N-2', 100: 'Gauze', 310: 'DISCONTINUED' }),
    ...line(64, { 40: 'N-3', 100: 'Tape', 304: '24', 340: '0.97' }),
  ];
  expect(cellsOf(page).map((cells) => cells.slice(2))).toEqual([
    ['Case', 'Price'],
    ['24', '1.84'],
    ['', 'DISCONTINUED'],
    ['24', '0.97'],
  ]);
});

it('has a column for names that stand beside their numbers without a heading', () => {
  const goods = (y: number, sku: string, name: string) =>
    line(y, { 40: sku, 90: name, 300: '6', 360: '£5.00' });
  const page = [
    ...line(20, { 40: 'Code', 300: 'Pack', 360: 'Trade' }),
    ...goods(40, 'PP101', 'Espresso cup'),
    ...goods(52, 'PP102', 'Mug, sea mist'),
    ...goods(64, 'PP103', 'Mug, gorse'),
    ...goods(76, 'PP110', 'Cereal bowl'),
  ];
  expect(cellsOf(page)[1]).toEqual(['PP101', 'Espresso cup', '6', '£5.00']);
  expect(cellsOf([...page, ...line(20, { 160: 'Description' })])[1]?.slice(0, 2)).toEqual([
    'PP101',
    'Espresso cup',
  ]);
});

it('keeps what stands at the top of every page once: it may say what the prices are in', () => {
  const pageOf = (sku: string) => [
    ...line(10, { 40: 'Quillan Hardware', 300: 'Net prices each, U.S. dollars' }),
    ...line(60, { 40: 'SKU', 100: 'Description', 300: 'Net' }),
    ...[80, 92, 104].flatMap((y, at) => line(y, { 40: `${sku}${at}`, 100: 'Bar pull', 300: '2.18' })),
    ...line(200, { 40: 'All prices F.O.B. factory' }),
  ];
  const texts = rowsOfPdf([pageOf('N-1'), pageOf('N-2')]).rows.flatMap(({ cells }) => cells);
  expect(texts.filter((text) => text === 'Net prices each, U.S. dollars')).toHaveLength(1);
  expect(texts).not.toContain('All prices F.O.B. factory');
});

it('keeps the line at the top of the first page that comes again on each, since it may name the currency', () => {
  const page = (sku: string) => [
    ...line(20, { 40: 'Keystone Supply', 200: 'Currency: CAD', 400: 'Price list' }),
    ...line(60, { 40: 'SKU', 200: 'Product', 400: 'Wholesale' }),
    ...line(80, { 40: sku, 200: 'Bread box of oak', 400: '5.00' }),
  ];
  const { rows } = rowsOfPdf([page('N-1'), page('N-2')]);
  expect(rows.filter(({ cells }) => cells.includes('Currency: CAD'))).toHaveLength(1);
});
