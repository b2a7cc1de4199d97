import { expect, it } from 'vitest';
import { fieldsOfPair, isPair, orderOfPairs } from './card-prices.ts';

const order = orderOfPairs(['wholesale / retail / minimum']) ?? ['msrp', 'cost'];
const said = (text: string) =>
  Object.fromEntries(fieldsOfPair(text, order).map(({ role, value }) => [role, value]));

it.each([
  ['$28.00 / $62.00', { cost: '$28.00', msrp: '$62.00' }],
  ['$28 | $62 | case 4', { cost: '$28', msrp: '$62', case_pack: '4' }],
  ['12,50 € · 28,00 € · 6/Karton', { cost: '12,50 €', msrp: '28,00 €', case_pack: '6' }],
  ['$28.00 / $62.00 / min 2', { cost: '$28.00', msrp: '$62.00', minimum: '2' }],
])('reads two prices and what follows them: %s', (text, fields) => {
  expect(isPair(text)).toBe(true);
  expect(said(text)).toEqual(fields);
});

it.each(['6/12', 'Set of 2 / 12 oz', '$28.00 / $62.00 / $70.00'])(
  'takes nothing else for a pair: %s',
  (text) => {
    expect(isPair(text)).toBe(false);
  },
);
