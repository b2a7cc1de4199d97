import { expect, it } from 'vitest';
import { assumptionsOf, siteForCurrency } from './assumptions.ts';

it('has usual costs of work that are no hundredth of them where a unit of money is worth as little', () => {
  expect(assumptionsOf({}, 'USD')).toMatchObject({ prepCents: 40, inboundCents: 50, rate: 1 });
  const inJapan = assumptionsOf({ siteId: siteForCurrency('JPY') }, 'JPY');
  expect(inJapan).toMatchObject({ prepCents: 6_000, inboundCents: 7_500, rate: 1 });
  const said = assumptionsOf({ siteId: siteForCurrency('JPY'), prepCents: 3_000 }, 'JPY');
  expect(said).toMatchObject({ prepCents: 3_000, inboundCents: 7_500 });
});
