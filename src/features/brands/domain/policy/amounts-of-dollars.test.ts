import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { said } from './fixtures/said.ts';

const currencies = (plain: string) => amountsIn(plain).map(({ currency }) => currency);

describe('a word behind "$" is no country', () => {
  it.each([
    'la commande initiale est de 300 $ au minimum',
    'commandez pour 250 $ au moins',
    'de 200 $ au premier envoi, 100 $ au suivant',
    'un caisson a 300 $ au choix',
    '300 $ aux conditions habituelles',
    'erstauftrag 300 $ ca. 12 stuck',
  ])('%s', (plain) => {
    expect(new Set(currencies(plain))).toEqual(new Set([null]));
  });

  it.each([
    ['AUD', 'opening order 300 $au'],
    ['AUD', 'opening order 300 $ au.'],
    ['AUD', 'opening order 300 au$'],
    ['AUD', 'au$300 to open'],
    ['CAD', 'commande initiale de 300 $ ca'],
    ['CAD', 'commande initiale de 300 $ can, taxes en sus'],
    ['CAD', 'commande initiale de 300 $ cad'],
    ['USD', 'commande initiale de 300 $ us'],
    ['USD', 'commande initiale de 300 $ us, puis 150 $ us'],
  ])('%s where it ends there: %s', (currency, plain) => {
    expect(new Set(currencies(plain))).toEqual(new Set([currency]));
  });
});

it.each([
  ['fr-CA', '<p>La première commande est de 300 $ au minimum.</p>', '300 CAD'],
  ['fr', '<p>La première commande est de 300 $ au minimum. Prix en dollars canadiens.</p>', '300 CAD'],
  ['fr', '<p>La première commande est de 300 $ au moins, en dollars américains.</p>', '300 USD'],
])('in French, too, a page says whose dollars it means: %s %s', (lang, markup, sum) => {
  expect(said('minimum_opening_order', markup, 'wholesale', lang)).toBe(sum);
});
