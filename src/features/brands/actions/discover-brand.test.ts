import { describe, expect, it } from 'vitest';
import { discover, FOUND, nav, page, result } from '../../../../test/support/discovery-world.ts';

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

  it('at its www address, where its bare one can’t be reached', async () => {
    const { best } = await discover({
      results: [result('https://acme.com/', 'Acme | Camp stoves')],
      pages: {
        'acme.com/': { fails: 'unreachable' },
        'www.acme.com/': page('Acme | Camp stoves', '<p>sales@acme.com</p>'),
      },
    });
    expect(best?.address).toBe('sales@acme.com');
  });

  it('whose front page lacks the one word that its products are told by', async () => {
    const { best } = await discover(
      {
        results: FOUND,
        pages: { 'acme.com/': page('Acme', `<p>${'We make good things. '.repeat(8)}sales@acme.com</p>`) },
      },
      { productTitles: ['Acme Whistling 2L'] },
    );
    expect(best?.address).toBe('sales@acme.com');
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
    // Those behind the second for what they may say of selling to shops, and of the brand's owner, or lead to.
    expect(fetched).toEqual([
      'acme.com/',
      'acme.com/contact',
      'acme.com/about',
      'acme.com/faq',
      'acme.com/sitemap.xml',
      'acme.com/sitemap_index.xml',
    ]);
  });

  it('by a page for shops that only its sitemap lists, where customer service alone is named', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme | Camp stoves', nav(['/contact', 'Contact'])),
        'acme.com/contact': page('Contact', '<p>support@acme.com</p>'),
        'acme.com/sitemap.xml': '<urlset><url><loc>https://acme.com/for-shops</loc></url></urlset>',
        'acme.com/for-shops': page('For shops', '<p>Ask trade@acme.com for our list.</p>'),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'trade@acme.com' });
  });

  it('at the company that owns it, where its trade page sends shops there', async () => {
    const owned = '<footer>Acme is a brand of Norvik Group, Inc.</footer>';
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme | Camp stoves', `${nav(['/trade', 'Trade'])}${owned}`),
        'acme.com/trade': page(
          'Trade',
          `<p>Please visit <a href="https://norvik.com/trade">Norvik, trade desk</a>.</p>${owned}`,
        ),
        'norvik.com/trade': page('Trade', '<p>Shops, write to tradedesk@norvik.com</p>'),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'tradedesk@norvik.com' });
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

  it('in words that a database takes, whatever bytes stand around them', async () => {
    for (const odd of ['\0', '&#xD83D;']) {
      const found = await discover({
        results: FOUND,
        pages: {
          'acme.com/': page(`Acme ${odd}| Camp stoves`, nav(['/wholesale', `Wholesale ${odd}`])),
          'acme.com/wholesale': page(
            'Wholesale',
            `<p>Shops write ${odd} to <a href="mailto:trade@acme.com">us</a>. Our minimum opening order ${odd} is $500.</p>`,
          ),
        },
      });
      expect(found.best?.address).toBe('trade@acme.com');
      expect(found.policy).not.toEqual([]);
      expect(JSON.stringify(found)).not.toMatch(/\\u0000|\\ud83d/);
    }
  });

  it('behind a page that only asks for the visitor’s country', async () => {
    const { website, best } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': `<title>Acme</title>${nav(['/de/de/', 'Deutschland'], ['/fr/fr/', 'France'], ['/us/en/', 'United States'], ['/it/it/', 'Italia'])}`,
        'acme.com/us/en': page('Acme | Camp stoves', '<p>wholesale@acme.com</p>'),
      },
    });
    expect(website).toBe('https://acme.com/us/en/');
    expect(best?.address).toBe('wholesale@acme.com');
  });

  it('at that page itself, where the country’s says nothing', async () => {
    const { website } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': `<title>Acme</title>${nav(['/de/', 'DE'], ['/fr/', 'FR'], ['/en/', 'EN'], ['/it/', 'IT'])}`,
        'acme.com/en': '<title>New season</title>',
      },
    });
    expect(website).toBe('https://acme.com/');
  });

  it('by the trade of its shop, where neither page has a word of its products', async () => {
    const found = (goods: string) =>
      discover(
        {
          results: FOUND,
          pages: {
            'acme.com/': `<title>Acme</title><p>Made for long days, short nights and everything in between.</p><a href="/shop">Shop</a>`,
            'acme.com/shop': `<title>Shop</title><p>${goods}</p>`,
          },
        },
        { productTitles: ['Acme Ultralight Tent', 'Acme Down Sleeping Bag'] },
      );
    expect((await found('Zelte · Schlafsäcke · Wandern')).website).toBe('https://acme.com/');
    expect((await found('Guitars · Pianos · Violins')).website).toBeUndefined();
  });

  it('at its name’s plain address, before what comes fifth in a search', async () => {
    const hosts = ['pine.com', 'oak.com', 'elm.com', 'ash.com', 'fir.com'];
    const { website, fetched } = await discover({
      results: hosts.map((host) => result(`https://${host}/brands/acme`, `Acme camp stoves | ${host}`)),
      pages: {
        ...Object.fromEntries(hosts.map((host) => [`${host}/`, '<title>The big store</title>'])),
        'acme.com/': page('Acme | Camp stoves', ''),
      },
    });
    expect(website).toBe('https://acme.com/');
    expect(fetched).not.toContain('fir.com/');
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

  it('is read without encryption where it knows none', async () => {
    const { website, best } = await discover(
      { pages: { 'http://acmecamp.com/': page('Acme | Camp stoves', 'sales@acmecamp.com') } },
      { knownWebsite: 'https://acmecamp.com' },
    );
    expect(website).toBe('http://acmecamp.com/');
    expect(best?.address).toBe('sales@acmecamp.com');
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

describe('a category that a marketplace has wrong', () => {
  const candles =
    '<p>Scented candles, vases and cushions. Our Fernlight is poured by hand.</p> info@acme.com';
  const question = {
    productTitles: ['Acme Fernlight Nr. 4', 'Acme Mosslight Nr. 2'],
    category: 'Automotive: Car Care',
  };

  it('doesn’t make the brand’s own site a namesake’s', async () => {
    for (const words of [candles, candles.replace('Our Fernlight is', 'They are')]) {
      const { website } = await discover(
        {
          results: FOUND,
          pages: {
            'acme.com/': page('Acme | Candles', `${words}<a href="/collections/all">Shop</a>`),
            'acme.com/collections/all': page('All', 'Fernlight, Mosslight'),
          },
        },
        question,
      );
      expect(website).toBe('https://acme.com/');
    }
  });

  it('but what has none of its products still isn’t its own', async () => {
    const { website } = await discover(
      { results: FOUND, pages: { 'acme.com/': page('Acme | Candles', candles.replace('Fernlight', 'wax')) } },
      question,
    );
    expect(website).toBeUndefined();
  });
});
