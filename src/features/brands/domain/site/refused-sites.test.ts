import { expect, it } from 'vitest';
import { createRefusedSites } from './refused-sites.ts';

it('knows a shop by the brands that were looked for there in vain, each counted once', () => {
  const refused = createRefusedSites();
  for (const brand of ['acme', 'acme', 'acme', 'bolt']) refused.note('kitchenmart.com', brand);
  expect(refused.sellsMany('kitchenmart.com')).toBe(false);
  refused.note('kitchenmart.com', 'crane');
  expect(refused.sellsMany('kitchenmart.com')).toBe(true);
  expect(refused.sellsMany('acme.com')).toBe(false);
});

it('goes on asking a company that owns a brand, whatever other brands were looked for there', () => {
  const refused = createRefusedSites();
  refused.clear('northbrands.com');
  for (const brand of ['acme', 'bolt', 'crane']) refused.note('northbrands.com', brand);
  expect(refused.sellsMany('northbrands.com')).toBe(false);
});
