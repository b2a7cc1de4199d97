import { expect, it } from 'vitest';
import { jurisdictionOf } from './country-of-brand.ts';
import { GROUND_WORDS, GROUNDS } from './jurisdiction.ts';

it.each([
  ['trade@maple.ca', null, 'CA'],
  ['trade@maple.qc.ca', null, 'CA'],
  ['hello@nordkap.de', null, 'EU'],
  ['hello@nordkap.co.at', null, 'EU'],
  ['hello@nordkap.com', 'https://www.nordkap.fr/pro', 'EU'],
  ['hello@nordkap.com', 'nordkap.ie', 'EU'],
  ['hello@nordkap.eu', 'https://nordkap.ca', 'CA'],
  ['hello@nordkap.com', 'https://nordkap.com', null],
  ['hello@nordkap.co.uk', null, null],
  ['hello@nordkap.ch', null, null],
  ['hello@cafe.com', 'https://delight.shop', null],
  ['hello@nordkap.sandbox.test', null, null],
  ['not an address', 'not a site', null],
] as const)('%s with the site %s is in %s', (email, website, country) => {
  expect(jurisdictionOf({ email, website })).toBe(country);
});

it('each country knows a ground, and a legitimate interest is none in Canada', () => {
  for (const country of ['CA', 'EU'] as const)
    expect(GROUNDS.some((ground) => GROUND_WORDS[ground].in.includes(country))).toBe(true);
  expect(GROUND_WORDS.legitimate_interest.in).not.toContain('CA');
});
