import { expect, it } from 'vitest';
import { type DeclinedOnSite, gatherObjections } from './objections.ts';

const AMERICA = 1;
const BRITAIN = 2;
const declined = (
  reason: string,
  siteId: number | null,
  brands: number,
  dollars: number,
): DeclinedOnSite => ({
  reason,
  siteId,
  brands,
  monthlyRevenueCents: dollars * 100,
  measured: siteId === null ? 0 : brands,
});

it('adds up no pounds and dollars', () => {
  expect(
    gatherObjections([
      declined('no_marketplaces', AMERICA, 2, 5_000),
      declined('no_marketplaces', BRITAIN, 1, 3_000),
      declined('no_marketplaces', null, 1, 0),
    ]),
  ).toEqual([
    {
      reason: 'no_marketplaces',
      brands: 4,
      monthlyRevenue: [
        { cents: 500_000, currency: 'usd' },
        { cents: 300_000, currency: 'gbp' },
      ],
      measured: 3,
    },
  ]);
});

it('puts first what costs most in the money that most of the brands sell for', () => {
  const order = gatherObjections([
    declined('distributor', AMERICA, 1, 90_000),
    declined('exclusive_partner', BRITAIN, 2, 4_000),
    declined('no_marketplaces', BRITAIN, 1, 9_000),
    declined('other', null, 3, 0),
  ]);
  expect(order.map(({ reason }) => reason)).toEqual([
    'no_marketplaces',
    'exclusive_partner',
    'other',
    'distributor',
  ]);
});
