import { describe, expect, it } from 'vitest';
import { packInTitle, unitsPerListing } from '../cells/packs.ts';
import { assumptionsOf } from './assumptions.ts';
import { type LineBasis, type ListingBasis, lineFigures, ourMonthlyUnits } from './line-figures.ts';

const LINE: LineBasis = { costCents: 500, caseCostCents: null, casePack: null, unitsPerListing: 1 };
const LISTING: ListingBasis = {
  priceCents: 2_000,
  fbaFeeCents: 300,
  referralFeePercent: 15,
  monthlySales: 300,
  sellers: 2,
  amazonPercent: 0,
};
const GIVEN = assumptionsOf({}, 'USD');

describe('the figures of a line', () => {
  it('go from the brand’s price to what is left', () => {
    expect(lineFigures(LINE, LISTING, GIVEN)).toEqual({
      priceCents: 2_000,
      landedCents: 615,
      feesCents: 600,
      profitCents: 785,
      roi: 127.64,
      margin: 39.25,
      monthlyUnits: 100,
    });
  });

  it('count as many units as the listing is made of, at the exact cost of a case', () => {
    const line = { ...LINE, costCents: 38, caseCostCents: 450, casePack: 12, unitsPerListing: 3 };
    expect(lineFigures(line, LISTING, { ...GIVEN, freightPercent: 0 }).landedCents).toBe(113 + 90);
  });

  it('take the usual referral fee where a listing tells none, and no FBA fee that nobody named', () => {
    const unknown = { ...LISTING, fbaFeeCents: null, referralFeePercent: null };
    expect(lineFigures(LINE, unknown, GIVEN)).toMatchObject({
      feesCents: null,
      profitCents: null,
      roi: null,
    });
    expect(lineFigures(LINE, unknown, { ...GIVEN, usualFbaCents: 400 }).feesCents).toBe(700);
  });

  it('wait for the rate where the list is in another currency', () => {
    const abroad = assumptionsOf({}, 'EUR');
    expect(lineFigures(LINE, LISTING, abroad).landedCents).toBeNull();
    expect(lineFigures(LINE, LISTING, { ...abroad, rate: 1.1 }).landedCents).toBe(578 + 90);
  });

  it('know nothing of a profit without a price or without a listing', () => {
    expect(lineFigures({ ...LINE, costCents: null }, LISTING, GIVEN).profitCents).toBeNull();
    expect(lineFigures(LINE, null, GIVEN)).toMatchObject({
      landedCents: 615,
      priceCents: null,
      monthlyUnits: null,
    });
  });
});

it('parts what Amazon leaves of the Buy Box among all who sell, us included', () => {
  expect(ourMonthlyUnits({ ...LISTING, sellers: 3, amazonPercent: 60 })).toBe(30);
  expect(ourMonthlyUnits({ ...LISTING, sellers: 0, amazonPercent: 100 })).toBe(0);
  expect(ourMonthlyUnits({ ...LISTING, sellers: null })).toBeNull();
});

it.each([
  ['Salt Grinder, Pack of 3', 3],
  ['Salt Grinder (6-Pack)', 6],
  ['Salt Grinder Twelve Pack', 12],
  ['Tea Bags, 24 Count', 1],
  ['6 x 330 ml Lemonade', 6],
  ['Salt Grinder', 1],
])('reads of “%s” that %i are sold together', (title, count) => {
  expect(packInTitle(title)).toBe(count);
});

it('counts a listing’s pack in the packs of the line', () => {
  expect(unitsPerListing('Soap, Pack of 6', 'Soap 2-pack')).toBe(3);
  expect(unitsPerListing('Soap', 'Soap 2-pack')).toBe(1);
});
