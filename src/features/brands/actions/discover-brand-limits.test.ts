import { describe, expect, it } from 'vitest';
import { discover, FOUND, nav, page, result } from '../../../../test/support/discovery-world.ts';
import { ProviderError } from '../../../kernel/errors.ts';

/** Asked for where only an address for everybody is known: a page for shops may be linked nowhere. */
const LIST_OF_PAGES = ['acme.com/sitemap.xml', 'acme.com/sitemap_index.xml'];

describe('requests are few', () => {
  it('a page that leads back to the front page is not read for it', async () => {
    const { fetched, trail } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', `${nav(['/wholesale', 'Wholesale'])} info@acme.com`),
        'acme.com/wholesale': { movedTo: 'https://acme.com/' },
      },
    });
    expect(fetched).toEqual(['acme.com/', 'acme.com/wholesale', ...LIST_OF_PAGES]);
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

  it('a site that asks to slow down is asked for nothing more, whatever of it was read', async () => {
    const sitemap = await discover({
      results: FOUND,
      pages: { 'acme.com/': page('Acme', ''), 'acme.com/sitemap.xml': { fails: 'limited' } },
    });
    expect(sitemap.fetched.at(-1)).toBe('acme.com/sitemap.xml');
    const places: [string, string][] = ['us', 'ca', 'uk', 'au'].map((place) => [`/${place}/en`, place]);
    const chooser = await discover({
      results: FOUND,
      pages: { 'acme.com/': page('Acme', nav(...places)), 'acme.com/us/en': { fails: 'limited' } },
    });
    expect(chooser.fetched.at(-1)).toBe('acme.com/us/en');
    const sheets = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme', nav(['/dealers', 'Dealers'])),
        'acme.com/dealers': page(
          'Dealers',
          'dealers@acme.com <a href="/dealer-terms.pdf">Terms</a> <a href="/price-list.pdf">Price list</a>',
        ),
        'acme.com/dealer-terms.pdf': { fails: 'limited' },
      },
    });
    expect(sheets.fetched.at(-1)).toBe('acme.com/dealer-terms.pdf');
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
  expect(alone.fetched).toEqual(['acme.com/', ...LIST_OF_PAGES]);
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
    expect(website).toBeUndefined();
    expect(trail).toContainEqual(expect.objectContaining({ step: 'failed', url: 'https://acme.com/' }));
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
