import { expect, it } from 'vitest';
import { NOTHING_SAID } from '../../domain/seller-facts.ts';
import { sellerFacts, sellerForm } from './seller-form.ts';

const EMPTY = sellerForm(NOTHING_SAID);

it('what isn’t typed isn’t said, and what is said comes back as it was', () => {
  expect(sellerFacts(EMPTY)).toEqual({ facts: NOTHING_SAID });
  const typed = {
    ...EMPTY,
    sellsOn: ['website' as const],
    hasStore: 'no' as const,
    firstOrderUsd: '$1,200.50',
  };
  const read = sellerFacts(typed);
  expect(read).toMatchObject({ facts: { sellsOn: ['website'], hasStore: false, firstOrderUsd: 1200.5 } });
  expect('facts' in read && sellerFacts(sellerForm(read.facts))).toEqual(read);
});

it('an address may be typed as people do, and what is none is told', () => {
  expect(sellerFacts({ ...EMPTY, storefrontUrl: 'northlake.example' })).toMatchObject({
    facts: { storefrontUrl: 'https://northlake.example' },
  });
  for (const storefrontUrl of ['my shop', 'javascript:alert(1)', 'https://'])
    expect(sellerFacts({ ...EMPTY, storefrontUrl })).toHaveProperty('problems.storefrontUrl');
  for (const firstOrderUsd of ['0', '-5', 'much'])
    expect(sellerFacts({ ...EMPTY, firstOrderUsd })).toHaveProperty('problems.firstOrderUsd');
});
