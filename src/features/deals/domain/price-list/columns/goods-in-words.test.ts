import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (...texts: string[]) =>
  readPriceList([{ name: null, rows: texts.map((text, index) => ({ line: index + 1, cells: [text] })) }])
    .lines;

it('reads goods that stand in lines of words, each as its labels say', () => {
  const lines = linesOf(
    'Marsh Light, spring wholesale',
    'Tins',
    'ML-01 – Driftwood Tin – WS $7.00 – RRP $14.00 – case of 6',
    'ML-02 – Heron Tin – WS $7.00 – RRP $14.00 – case of 6',
    'Jars',
    'ML-10 – Driftwood Jar, double wick – WS $12.00 – RRP $24.00 – case of 4',
  );
  expect(lines).toMatchObject([
    {
      sku: 'ML-01',
      title: 'Driftwood Tin',
      cost: 7,
      msrp: 14,
      casePack: 6,
      currency: 'USD',
      category: 'Tins',
    },
    { sku: 'ML-02', row: 4 },
    { sku: 'ML-10', title: 'Driftwood Jar, double wick', cost: 12, casePack: 4, category: 'Jars', row: 6 },
  ]);
});

it('reads a number in brackets behind the name, and a pack behind a comma', () => {
  expect(
    linesOf(
      'Lavender Soap (LS-1) – $4.50 wholesale, case of 6',
      'Oat Soap (LS-2) – $4.50 wholesale, case of 6',
      'Lip Balm (LB-1) – $2.25 wholesale, case of 12',
    ),
  ).toMatchObject([
    { sku: 'LS-1', title: 'Lavender Soap', cost: 4.5, casePack: 6 },
    { sku: 'LS-2', title: 'Oat Soap' },
    { sku: 'LB-1', cost: 2.25, casePack: 12 },
  ]);
});

it('reads names without a number where both prices are told, and other languages', () => {
  expect(
    linesOf(
      'Walnut Board: $28.00 wholesale / $60.00 retail',
      'Cherry Board: $26.00 wholesale / $56.00 retail',
      'Maple Board: $24.00 wholesale / $52.00 retail',
    ),
  ).toMatchObject([{ title: 'Walnut Board', cost: 28, msrp: 60 }, { cost: 26 }, { cost: 24 }]);
  expect(
    linesOf(
      'K-101 Teelichthalter – EK 4,50 € – UVP 9,90 € – VE 6',
      'K-102 Kerzenteller – EK 3,20 € – UVP 7,50 € – VE 6',
      'K-110 Laterne – EK 14,00 € – UVP 29,90 € – VE 2',
    ),
  ).toMatchObject([{ sku: 'K-101', title: 'Teelichthalter', cost: 4.5, msrp: 9.9, currency: 'EUR' }, {}, {}]);
});

it.each([
  [
    'terms',
    'Opening order – $200.00 minimum – $100.00 reorder',
    'Freight – $15.00 – orders under $300.00',
    'Damage claims – within 7 days – $25.00 restocking fee',
  ],
  [
    'what the public pays',
    'Walnut Board – $60.00 – ships free',
    'Cherry Board – $56.00 – ships free',
    'Maple Board – $52.00 – ships free',
  ],
  [
    'payments',
    'Jan 9 – Invoice 10482 – $537.00 due',
    'Jan 22 – Payment 2231 – $200.00 received',
    'Jan 28 – Invoice 10510 – $118.40 due',
  ],
])('makes no goods of %s', (_, ...texts) => {
  expect(linesOf(...texts)).toEqual([]);
});
