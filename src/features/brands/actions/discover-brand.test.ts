import { describe, expect, it } from 'vitest';
import { ProviderError } from '../../../kernel/errors.ts';
import type { BrandQuestion, MailAcceptance } from '../domain/discovery.ts';
import { createRefusedSites } from '../domain/refused-sites.ts';
import { createSites } from '../domain/site.ts';
import type { Page, PageFailure, PageFailureReason, SearchResult } from '../ports.ts';
import { type DiscoveryPorts, discoverBrand } from './discover-brand.ts';

type Site = string | { fails: PageFailureReason } | { movedTo: string };

interface World {
  /** Pages by their address without a scheme: "acme.com/contact". */
  pages: Record<string, Site>;
  results?: SearchResult[];
  search?: DiscoveryPorts['search'];
  known?: string[];
  mail?: Record<string, MailAcceptance>;
}

const STOVES = [
  'Acme Two Burner Camp Stove',
  'Acme Titanium Camp Kettle 1L',
  'Acme Folding Stove Windscreen',
];

function discover(
  { pages, results = [], search, known = [], mail = {} }: World,
  question: Partial<BrandQuestion> = {},
) {
  const fetched: string[] = [];
  const read = (url: string, hops = 0): Page | PageFailure => {
    const { host, pathname } = new URL(url);
    const site = pages[host + pathname.replace(/(.)\/$/, '$1')];
    const failure = (reason: PageFailureReason): PageFailure => ({
      ok: false,
      url,
      reason,
      detail: reason,
      durationMs: 1,
    });
    if (site === undefined) return failure(pages[`${host}/`] === undefined ? 'unreachable' : 'not_found');
    if (typeof site === 'string') {
      const body = Buffer.from(site, 'utf8').toString('latin1');
      return {
        ok: true,
        url,
        status: 200,
        contentType: 'text/html',
        body,
        charset: 'utf-8',
        truncated: false,
        durationMs: 1,
      };
    }
    if ('fails' in site) return failure(site.fails);
    return hops < 5 ? read(site.movedTo, hops + 1) : failure('too_many_redirects');
  };
  const ports: DiscoveryPorts = {
    search: search ?? { search: async () => results },
    knownBrands: { websitesOf: async () => known },
    pages: {
      fetch: async (url) => {
        fetched.push(url.replace(/^https?:\/\//, ''));
        return read(url);
      },
    },
    mailDns: { mx: async (domain) => mail[domain] ?? 'accepts' },
    sites: createSites(),
    refusedSites: createRefusedSites(),
  };
  const done = discoverBrand(
    { name: 'Acme', productTitles: STOVES, category: 'Camping', ...question },
    ports,
  );
  return done.then((discovery) => ({ ...discovery, fetched }));
}

const result = (url: string, title: string, snippet = ''): SearchResult => ({ url, title, snippet });

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="Camp stoves and kettles">${head}</head>` +
  `<body>${body}<footer>© 2026 Acme Outdoors, Inc. All rights reserved.</footer></body></html>`;

const nav = (...links: [string, string][]) =>
  links.map(([href, text]) => `<a href="${href}">${text}</a>`).join(' ');

const FOUND = [
  result('https://www.amazon.com/acme-stove/dp/B01', 'Acme Camp Stove : Sports & Outdoors'),
  result('https://acme.com/collections/stoves', 'Acme – Camp stoves', 'Official site of Acme camp stoves'),
];

describe('a brand is found', () => {
  it('in three requests in the common case: search, front page, wholesale page', async () => {
    const { outcome, best, website, fetched, confirmedBy } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page(
          'Acme | Camp stoves',
          nav(['/shop', 'Shop'], ['/pages/wholesale', 'Wholesale'], ['/pages/contact', 'Contact']),
        ),
        'acme.com/pages/wholesale': page(
          'Wholesale',
          '<p>Retailers, write to <a href="mailto:wholesale@acme.com">us</a></p>',
        ),
      },
    });
    expect(outcome).toBe('found_address');
    expect(website).toBe('https://acme.com/');
    expect(best).toMatchObject({
      address: 'wholesale@acme.com',
      role: 'wholesale',
      relation: 'own',
      mail: 'accepts',
    });
    expect(best?.reason).toContain('found on the wholesale page');
    expect(confirmedBy.join()).toContain('acme.com');
    expect(fetched).toEqual(['acme.com/', 'acme.com/pages/wholesale']);
  });

  it('by the general address of its contact page, where that is all', async () => {
    const { best, fetched } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page(
          'Acme | Camp stoves',
          nav(['/contact', 'Contact us'], ['/about', 'Our story'], ['/faq', 'FAQ']),
        ),
        'acme.com/contact': page('Contact', '<p>hello [at] acme [dot] com</p><p>press@acme.com</p>'),
      },
    });
    expect(best?.address).toBe('hello@acme.com');
    expect(fetched).toHaveLength(2);
  });

  it('by its application form, and by its address beside it', async () => {
    const form =
      '<h1>Wholesale application</h1><form action="/apply"><input name="company"><input name="email"><input name="tax_id"><textarea name="about"></textarea></form>';
    const onlyForm = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', nav(['/become-a-stockist', 'Become a stockist'])),
        'acme.com/become-a-stockist': page('Stockists', form),
      },
    });
    expect(onlyForm.outcome).toBe('found_form');
    expect(onlyForm.forms).toMatchObject([{ url: 'https://acme.com/become-a-stockist', how: 'form' }]);

    const both = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', `${nav(['/become-a-stockist', 'Become a stockist'])} info@acme.com`),
        'acme.com/become-a-stockist': page('Stockists', form),
      },
    });
    expect(both).toMatchObject({ outcome: 'found_address', best: { address: 'info@acme.com' } });
    expect(both.forms).toHaveLength(1);
  });

  it('on its trade subdomain', async () => {
    const { best } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', nav(['https://wholesale.acme.com/', 'Retailer login'])),
        'wholesale.acme.com/': page('Acme wholesale', 'Questions? orders@acme.com'),
      },
    });
    expect(best?.address).toBe('orders@acme.com');
  });

  it('at a well-known address or through the sitemap, where links lead nowhere', async () => {
    const known = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', 'Camp stoves'),
        'acme.com/contact': page('Contact', 'info@acme.com'),
      },
    });
    expect(known.best?.address).toBe('info@acme.com');
    const mapped = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', 'Camp stoves'),
        'acme.com/sitemap.xml':
          '<urlset><url><loc>https://acme.com/company/reach-us-here</loc></url></urlset>',
        'acme.com/company/reach-us-here': page('Reach us', 'info@acme.com'),
      },
    });
    expect(mapped.best?.address).toBe('info@acme.com');
  });

  it('in another language', async () => {
    const { best } = await discover(
      {
        results: [result('https://bergluft.de/', 'Bergluft – Wanderstöcke')],
        pages: {
          'bergluft.de/':
            '<html lang="de"><title>Bergluft – Wanderstöcke</title><body><a href="/haendler">Händler werden</a> <a href="/impressum">Impressum</a><p>Stöcke</p><footer>© Bergluft GmbH</footer></body></html>',
          'bergluft.de/haendler':
            '<title>Händler werden</title><p>Fachhändler schreiben an <a href="mailto:vertrieb@bergluft.de">uns</a></p>',
        },
      },
      { name: 'Bergluft', productTitles: ['Bergluft Wanderstöcke Carbon'] },
    );
    expect(best).toMatchObject({ address: 'vertrieb@bergluft.de', role: 'wholesale' });
  });

  it('at its parent company, which lists it among its brands', async () => {
    const { best, website } = await discover({
      results: [
        result('https://summitholdings.com/brands', 'Our brands | Summit Holdings', 'Acme, Bolt and Crest'),
      ],
      pages: {
        'summitholdings.com/':
          '<title>Summit Holdings</title><h2>Our family of brands</h2><p>Acme</p><p>Bolt</p><a href="/contact">Contact</a>',
        'summitholdings.com/contact': '<title>Contact</title>sales@summitholdings.com',
      },
    });
    expect(website).toBe('https://summitholdings.com/');
    expect(best?.address).toBe('sales@summitholdings.com');
  });

  it('by a guess, where there is no search', async () => {
    const { best } = await discover({
      search: undefined,
      results: [],
      pages: { 'acme.com/': page('Acme | Camp stoves', 'wholesale@acme.com') },
    });
    expect(best?.address).toBe('wholesale@acme.com');
  });
});

describe('another site is not taken for the brand’s own', () => {
  it.each([
    [
      'a namesake in another line of business',
      '<title>Acme Dental Care</title><h1>Our dentists</h1><p>New patients welcome. info@acmedental.com</p>',
      'acmedental.com',
    ],
    [
      'a retailer of many brands',
      '<title>Acme | OutdoorBarn</title><meta property="og:site_name" content="OutdoorBarn"><p>Acme camp stoves. info@outdoorbarn.com</p>',
      'outdoorbarn.com',
    ],
    [
      'a domain that is for sale',
      '<title>acme.net is for sale</title><p>Buy this domain. sales@acme.net</p>',
      'acme.net',
    ],
    ['a default page', '<title>Welcome to nginx!</title><p>Acme</p>', 'acme.net'],
  ])('%s', async (_, body, host) => {
    const { outcome, contacts } = await discover({
      results: [result(`https://${host}/`, 'Acme')],
      pages: { [`${host}/`]: body },
    });
    expect(outcome).toBe('no_site');
    expect(contacts).toEqual([]);
  });

  it('though it comes first', async () => {
    const { best } = await discover({
      results: [
        result('https://acmelaw.com/', 'Acme Law Firm'),
        result('https://acme.net/', 'Acme'),
        result('https://acme.example.com/', 'Acme'),
        result('https://acmeoutdoors.com/', 'Acme Outdoors | Camp stoves'),
      ],
      pages: {
        'acmelaw.com/': '<title>Acme Law Firm</title><p>Attorneys at law. info@acmelaw.com</p>',
        'acme.net/': { fails: 'unreachable' },
        'acmeoutdoors.com/': page('Acme Outdoors | Camp stoves', 'info@acmeoutdoors.com'),
      },
    });
    expect(best?.address).toBe('info@acmeoutdoors.com');
  });
});

describe('the website of the account’s own list', () => {
  const pages = { 'acmecamp.com/': page('Acme | Camp stoves', 'sales@acmecamp.com') };

  it('is visited first, and saves the search', async () => {
    const { best, trail } = await discover({ pages }, { knownWebsite: 'acmecamp.com' });
    expect(best?.address).toBe('sales@acmecamp.com');
    expect(trail.some(({ step }) => step === 'searched')).toBe(false);
  });

  it('gives way to a site that confirms itself', async () => {
    const { best } = await discover(
      {
        results: FOUND,
        pages: {
          'old.com/': '<title>Delphinium</title>x@old.com',
          'acme.com/': page('Acme', 'Camp info@acme.com'),
        },
      },
      { knownWebsite: 'https://old.com/acme' },
    );
    expect(best?.address).toBe('info@acme.com');
  });

  it('is believed where none does', async () => {
    const { best, confirmedBy } = await discover(
      { pages: { 'old.com/': '<title>Delphinium</title><p>Mail sales@old.com</p>' } },
      { knownWebsite: 'https://old.com/' },
    );
    expect(best?.address).toBe('sales@old.com');
    expect(confirmedBy).toEqual(['it is the website that your list gives']);
  });

  it('is not one where many brands are', async () => {
    const { fetched } = await discover({ pages: {} }, { knownWebsite: 'https://www.amazon.com/stores/acme' });
    expect(fetched.some((url) => url.includes('amazon'))).toBe(false);
  });
});

describe('requests are few', () => {
  it('a page that leads back to the front page is not read for it', async () => {
    const { fetched, trail } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', `${nav(['/wholesale', 'Wholesale'])} info@acme.com`),
        'acme.com/wholesale': { movedTo: 'https://acme.com/' },
      },
    });
    expect(fetched).toEqual(['acme.com/', 'acme.com/wholesale']);
    expect(trail.filter(({ step }) => step === 'read')).toHaveLength(1);
  });

  it('a site that hangs is asked for nothing more', async () => {
    const { fetched, best } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page(
          'Acme',
          `${nav(['/wholesale', 'Wholesale'], ['/contact', 'Contact'])} info@acme.com`,
        ),
        'acme.com/wholesale': { fails: 'timeout' },
        'acme.com/contact': page('Contact', 'sales@acme.com'),
      },
    });
    expect(fetched).toEqual(['acme.com/', 'acme.com/wholesale']);
    expect(best?.address).toBe('info@acme.com');
  });

  it('never more than the budget', async () => {
    const links = Array.from({ length: 30 }, (_, n): [string, string] => [`/wholesale-${n}`, 'Wholesale']);
    const pages = Object.fromEntries(
      links.map(([path]) => [`acme.com${path}`, { fails: 'http_error' as const }]),
    );
    const { fetched } = await discover({
      results: FOUND,
      pages: { 'acme.com/': page('Acme', nav(...links)), ...pages },
    });
    expect(fetched).toHaveLength(8);
  });
});

it('an address that hides is found, on the front page too', async () => {
  const hiding = '<p>Mail hello at acme dot com</p>';
  const alone = await discover({ results: FOUND, pages: { 'acme.com/': page('Acme', hiding) } });
  expect(alone.best?.address).toBe('hello@acme.com');
  expect(alone.fetched).toEqual(['acme.com/']);
  const beside = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page('Acme', hiding + nav(['/contact', 'Contact'])),
      'acme.com/contact': page('Contact', '<form></form>'),
    },
  });
  expect(beside.best?.address).toBe('hello@acme.com');
});

it('the menu of a page that scripts render is read from its state', async () => {
  const { best } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page(
        'Acme',
        '<div id="root"></div><script>window.S={"menu":[{"t":"Wholesale","u":"\\/pages\\/wholesale"}]}</script>',
      ),
      'acme.com/pages/wholesale': page(
        'Wholesale',
        '<script>window.S={"email":"trade\\u0040acme.com"}</script>',
      ),
    },
  });
  expect(best).toMatchObject({ address: 'trade@acme.com', form: 'script' });
});

it('a namesake that sells other goods gives way to the site that fits', async () => {
  const { best } = await discover({
    results: [
      result('https://acme.com/', 'Acme | Official site', 'Pendant lights'),
      result('https://acmeoutdoors.com/', 'Acme Outdoors', 'Camp stoves'),
    ],
    pages: {
      'acme.com/':
        '<title>Acme | Lamps</title><meta property="og:site_name" content="Acme"><a href="/products/lamp">Lamp</a> sales@acme.com',
      'acmeoutdoors.com/': page('Acme Outdoors | Camp stoves', 'info@acmeoutdoors.com'),
    },
  });
  expect(best?.address).toBe('info@acmeoutdoors.com');
});

describe('what can’t be found is told apart', () => {
  it('a site that doesn’t answer is unreachable', async () => {
    const { outcome, website, trail } = await discover({
      results: FOUND,
      pages: { 'acme.com/': { fails: 'timeout' } },
    });
    expect(outcome).toBe('unreachable');
    expect(website).toBe('https://acme.com/');
    expect(trail.some(({ step }) => step === 'failed')).toBe(true);
  });

  it('a site that says nothing has no contact', async () => {
    const { outcome, fetched, website } = await discover({
      results: FOUND,
      pages: { 'acme.com/': page('Acme', 'Camp stoves') },
    });
    expect(outcome).toBe('no_contact');
    expect(website).toBe('https://acme.com/');
    expect(fetched.length).toBeLessThanOrEqual(9);
  });

  it('a search that is down is nobody’s missing site', async () => {
    const failure = new ProviderError('search', 'limited', 'slow down', { retryAfterMs: 1_000 });
    const search = { search: async () => Promise.reject(failure) };
    await expect(discover({ search, pages: {} })).rejects.toBe(failure);
  });

  it('a search that can’t be reached still leaves the brands whose domain can be guessed', async () => {
    const search = { search: async () => Promise.reject(new ProviderError('search', 'unreachable', 'down')) };
    const { best } = await discover({
      search,
      pages: { 'acme.com/': page('Acme', 'Camp stove. sales@acme.com') },
    });
    expect(best?.address).toBe('sales@acme.com');
  });

  it('an address whose domain takes no mail is refused', async () => {
    const { best, refused } = await discover({
      results: FOUND,
      mail: { 'acme.com': 'null_mx' },
      pages: { 'acme.com/': page('Acme', 'wholesale@acme.com or acme.stoves@gmail.com') },
    });
    expect(best?.address).toBe('acme.stoves@gmail.com');
    expect(refused).toContainEqual(
      expect.objectContaining({ address: 'wholesale@acme.com', reason: 'no_mail' }),
    );
  });
});
