import { expect, it } from 'vitest';
import { rowsOfPdf } from '../pdf/pdf-rows.ts';
import type { PlacedText } from '../pdf/pdf-text.ts';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }]).lines.map(
    ({ sku, title, cost, msrp, category }) => ({ sku, title, cost, msrp, category }),
  );

const good = (name: string, cost: string, msrp: string) => [name, cost, msrp];
const CARDS = [
  good('Otter with Balloon', '$2.75', '$5.50'),
  ['PF-B01'],
  good('Cake Tower', '$2.75', '$5.50'),
  ['PF-B02'],
  good('Party Llama', '$3.10', '$6.00'),
  ['PF-B07'],
  ['Notepads', 'wholesale', 'retail'],
  good('Weekly Desk Pad', '$7.50', '$16.00'),
  ['PF-N02'],
];

it('a number that stands alone below each good is the good’s, and no section', () => {
  const lines = linesOf([['Birthday Cards', 'wholesale', 'retail'], ...CARDS]);
  expect(lines).toMatchObject([
    { sku: 'PF-B01', title: 'Otter with Balloon', cost: 2.75, msrp: 5.5 },
    { sku: 'PF-B02', title: 'Cake Tower' },
    { sku: 'PF-B07', title: 'Party Llama' },
    { sku: 'PF-N02', title: 'Weekly Desk Pad', cost: 7.5, msrp: 16 },
  ]);
});

it('what stands alone below a few goods isn’t their number', () => {
  const rows = [
    ...CARDS.slice(0, 6),
    ...['A', 'B', 'C', 'D', 'E'].map((one) => good(`Card ${one} plain`, '$2.75', '$5.50')),
  ];
  expect(linesOf([['Description', 'Wholesale', 'Retail'], ...rows]).map(({ sku }) => sku)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

it('goods with numbers of their own keep them', () => {
  const rows = ['A-1', 'A-2', 'A-3', 'A-4'].flatMap((sku) => [
    [sku, `Pad ${sku} ruled`, '$2.75'],
    [`X${sku}`],
  ]);
  expect(linesOf([['Item', 'Description', 'Wholesale'], ...rows]).map(({ sku }) => sku)).toEqual([
    'A-1',
    'A-2',
    'A-3',
    'A-4',
  ]);
});

const text = (x: number, y: number, words: string, height = 10): PlacedText => ({
  text: words,
  x,
  y,
  width: words.length * 4,
  height,
});

it('a number below the name on a page is no part of the name', () => {
  const names = ['Otter with Balloon', 'Cake Tower in Pink', 'Party Llama', 'Foil Confetti'];
  const page = [
    text(50, 20, 'Description'),
    text(210, 20, 'Wholesale'),
    text(270, 20, 'Retail'),
    ...names.flatMap((name, at) => [
      text(50, 50 + at * 30, name),
      text(210, 50 + at * 30, `$${at + 2}.75`),
      text(270, 50 + at * 30, `$${at + 5}.50`),
      text(50, 62 + at * 30, `PF-B0${at}`, 8),
    ]),
  ];
  expect(readPriceList([rowsOfPdf([page])]).lines.map(({ sku, title }) => [sku, title])).toEqual(
    names.map((name, at) => [`PF-B0${at}`, name]),
  );
});

it('takes the label away from a number in the row below', () => {
  const rows = ['Pepper Grinder', 'Salt Grinder', 'Citrus Press', 'Herb Stripper'].flatMap((name, at) => [
    [name, `$${4 + at}.50`],
    [`Item # ${7710 + at}`, ''],
  ]);
  const { lines } = readPriceList([
    {
      name: null,
      rows: [['Product', 'Wholesale'], ...rows].map((cells, index) => ({ line: index + 1, cells })),
    },
  ]);
  expect(lines.map(({ sku, title, cost }) => [sku, title, cost])).toEqual([
    ['7710', 'Pepper Grinder', 4.5],
    ['7711', 'Salt Grinder', 5.5],
    ['7712', 'Citrus Press', 6.5],
    ['7713', 'Herb Stripper', 7.5],
  ]);
});
