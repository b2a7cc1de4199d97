import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { candidatesFrom, guessSites, type SearchResult } from './candidate-sites.ts';
import { otherNames } from './other-names.ts';
import { createSites } from './site.ts';

const result = (url: string, title: string, snippet = ''): SearchResult => ({ url, title, snippet });
const find = (results: SearchResult[], brand = 'Acme', sites = createSites()) =>
  candidatesFrom(results, otherNames(brand, []), ['stove', 'kettle'], sites);

describe('of search results', () => {
  it.each([
    ['https://www.amazon.co.uk/acme', 'marketplace'],
    ['https://acme.ebay.com/', 'marketplace'],
    ['https://www.target.com/b/acme', 'retailer'],
    ['https://www.facebook.com/acme', 'social'],
    ['https://en.wikipedia.org/wiki/Acme', 'directory'],
    ['https://www.trustpilot.com/review/acme.com', 'directory'],
    ['https://acmecoupons.com/', 'directory'],
    ['https://weather.com/', 'unlike'],
  ])('%s is refused as %s', (url, reason) => {
    const { candidates, refused } = find([result(url, url.includes('weather') ? 'Weather' : 'Acme')]);
    expect(candidates).toEqual([]);
    expect(refused).toEqual([{ url, reason }]);
  });

  it('a brand that is itself a marketplace’s name keeps its site', () => {
    expect(find([result('https://www.target.com/', 'Target')], 'Target').candidates).toHaveLength(1);
  });

  it('the likeliest come first, each site once, at its front page', () => {
    const { candidates } = find([
      result('https://campblog.com/best-acme-stoves', 'The best Acme stoves'),
      result('https://acmelaw.com/', 'Acme Law Firm', 'Attorneys'),
      result(
        'https://acme.com/collections/stoves?page=2',
        'Camp stoves – Acme',
        'Official Acme stoves and kettles',
      ),
      result('https://www.acme.com/contact', 'Contact – Acme'),
    ]);
    expect(candidates.map(({ url }) => url)[0]).toBe('https://acme.com/');
    expect(candidates.filter(({ site }) => site === 'acme.com')).toHaveLength(1);
  });

  it('sites below an extra suffix are told apart', () => {
    const { candidates } = find(
      [result('https://acme.sandbox.test/', 'Acme'), result('https://acme-law.sandbox.test/', 'Acme Law')],
      'Acme',
      createSites(['sandbox.test']),
    );
    expect(candidates.map(({ site }) => site)).toEqual(['acme.sandbox.test', 'acme-law.sandbox.test']);
  });
});

describe('guessed sites', () => {
  it('are what brands of such a name commonly have', () => {
    const hosts = guessSites(brandName('Müller & Sons, Inc.'), createSites()).map(({ url }) => url);
    expect(hosts[0]).toBe('https://mullerandsons.com/');
    expect(hosts).toEqual(
      expect.arrayContaining([
        'https://muellerandsons.com/',
        'https://mullersons.com/',
        'https://muller-and-sons.com/',
      ]),
    );
  });

  it('begin with a name that is a domain already', () => {
    expect(guessSites(brandName('Chewy.com'), createSites())[0]?.url).toBe('https://chewy.com/');
  });

  it('are none for a name of another script', () => {
    expect(guessSites(brandName('雪印'), createSites())).toEqual([]);
  });
});

it('guessed domains are tried with and without hyphens', () => {
  const hosts = guessSites(brandName('Over Easy Goods'), createSites(['test'])).map(({ site }) => site);
  expect(hosts).toEqual(
    expect.arrayContaining(['overeasygoods.test', 'over-easy-goods.test', 'over-easy-goods.com']),
  );
});

it('a result within a site says what it is about, its front page doesn’t', () => {
  const { candidates } = find([
    result('https://norvik.com/our-brands/acme', 'Acme | Norvik'),
    result('https://acme.com/', 'Acme'),
  ]);
  expect(candidates.map(({ about }) => about)).toEqual([undefined, 'Acme | Norvik · /our-brands/acme']);
});
