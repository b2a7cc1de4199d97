import { expect, it } from 'vitest';
import { createSites } from './site.ts';

const sites = createSites(['test']);

it.each([
  ['shop.acme.co.uk', 'acme.co.uk'],
  ['www.acme.test', 'acme.test'],
  ['www.acme.co.test', 'acme.co.test'],
  ['acme.com.test', 'acme.com.test'],
  ['co.test', 'co.test'],
  ['test', undefined],
])('%s belongs to the site %s', (host, site) => {
  expect(sites.siteOf(host)).toBe(site);
});
