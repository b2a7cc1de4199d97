import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { createSites } from '../site/site.ts';
import {
  contactPagesOf,
  habitsOf,
  otherPagesOf,
  pageKey,
  pagesLedTo,
  readSitemap,
  wellKnownPages,
} from './contact-pages.ts';

const sites = createSites();
const scan = (markup: string, url = 'https://acme.com/') =>
  scanPage(url, Buffer.from(markup).toString('latin1'));
const pages = (markup: string, url?: string) =>
  contactPagesOf(scan(markup, url), 'acme.com', sites).map(({ kind, url }) => `${kind} ${url}`);

describe('of a page’s links are worth reading', () => {
  it('those for shops before those for everybody', () => {
    const menu =
      '<a href="/about">About</a><a href="/contact">Contact</a><a href="/wholesale">Wholesale</a><a href="/pages/become-a-stockist">Stock us</a>';
    expect(pages(menu)).toEqual([
      'application https://acme.com/pages/become-a-stockist',
      'wholesale https://acme.com/wholesale',
      'contact https://acme.com/contact',
      'about https://acme.com/about',
    ]);
  });

  it('a list of shops, wherever it stands', () => {
    expect(pages('<a href="/stores">Store finder</a>')).toEqual(['locator https://acme.com/stores']);
    expect(pages('<a href="/stores">For stores</a>')).toEqual(['wholesale https://acme.com/stores']);
  });

  it('the door for newcomers at a host that is for shops alone', () => {
    const menu = '<a href="/login">Sign in</a> or <a href="/register">request an account</a>';
    expect(pages(menu, 'https://trade.acme.com/')).toEqual(['application https://trade.acme.com/register']);
    expect(pages(menu)).toEqual([]);
  });

  it.each([
    ['written in capitals', '<A HREF="/CONTACT.HTM">Contact</A>', 'https://acme.com/CONTACT.HTM'],
    ['in single quotes', "<a class='x' href='/contact'>Contact</a>", 'https://acme.com/contact'],
    ['without quotes', '<a href=/contact>Contact</a>', 'https://acme.com/contact'],
    ['relative to the page', '<a href="contact.html">Contact</a>', 'https://acme.com/contact.html'],
    [
      'relative to a base',
      '<base href="https://acme.com/en/"><a href="contact">Contact</a>',
      'https://acme.com/en/contact',
    ],
    [
      'with an icon for words',
      '<a href="/c7" aria-label="Contact us"><svg></svg></a>',
      'https://acme.com/c7',
    ],
    [
      'with an image for words',
      '<a href="/c7"><img src="x.png" alt="Contact us"></a>',
      'https://acme.com/c7',
    ],
    ['with words in tags', '<a href="/c7"><span>Contact <b>us</b></span></a>', 'https://acme.com/c7'],
    ['with entities', '<a href="/h?a=1&amp;b=2">H&auml;ndler</a>', 'https://acme.com/h?a=1&b=2'],
    ['in UTF-8', '<a href="/h">Händler werden</a>', 'https://acme.com/h'],
    ['on a subdomain', '<a href="https://b2b.acme.com/login">Login</a>', 'https://b2b.acme.com/login'],
    ['with a fragment', '<a href="/contact#form">Contact</a>', 'https://acme.com/contact'],
    ['without a scheme', '<a href="//www.acme.com/contact">Contact</a>', 'https://www.acme.com/contact'],
  ])('one %s', (_, markup, url) => {
    expect(pages(markup).map((page) => page.split(' ')[1])).toEqual([url]);
  });

  it.each([
    ['to other sites', '<a href="https://agency.com/contact">Contact</a>'],
    ['to files', '<a href="/wholesale-catalog.pdf">Wholesale</a>'],
    ['to products', '<a href="/products/contact-grill">Contact grill</a>'],
    ['into the page', '<a href="#contact">Contact</a>'],
    ['to mail and telephone', '<a href="mailto:a@acme.com">Contact</a><a href="tel:1">Contact</a>'],
    [
      'in comments and scripts',
      '<!-- <a href="/contact">Contact</a> --><script>"<a href=\'/contact\'>Contact</a>"</script>'
        .replace('/contact', '/x')
        .replace('/contact', '/x'),
    ],
    ['about anything else', '<a href="/stoves">Stoves</a>'],
  ])('none %s', (_, markup) => {
    expect(pages(markup)).toEqual([]);
  });
});

it('a page is one under all its addresses', () => {
  expect(pageKey('http://www.acme.com/Contact/?utm_source=x#form')).toBe(pageKey('https://acme.com/contact'));
  expect(pageKey('https://acme.com/?page=contact')).not.toBe(pageKey('https://acme.com/'));
});

describe('common addresses', () => {
  const first = (markup: string) => wellKnownPages('https://acme.com/', habitsOf(scan(markup)))[0]?.url;

  it('depend on the shop system and the language', () => {
    expect(first('<html><script src="https://cdn.shopify.com/x.js">')).toBe(
      'https://acme.com/pages/wholesale',
    );
    expect(first('<html lang="de-DE">')).toBe('https://acme.com/kontakt');
    expect(first('<html>')).toBe('https://acme.com/wholesale');
  });
});

describe('a sitemap', () => {
  const list = (...urls: string[]) =>
    `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

  it('names the pages worth reading', () => {
    const { pages: found } = readSitemap(
      list(
        'https://acme.com/stove',
        'https://acme.com/contact',
        'https://acme.com/wholesale',
        'https://other.com/contact',
      ),
      'acme.com',
      sites,
    );
    expect(found.map(({ url }) => url)).toEqual(['https://acme.com/wholesale', 'https://acme.com/contact']);
  });

  it('of sitemaps leads to that of the pages', () => {
    const index = `<sitemapindex>${['products_1', 'blogs_1', 'other', 'pages_1'].map((name) => `<sitemap><loc>https://acme.com/sitemap_${name}.xml?a=1&amp;b=2</loc></sitemap>`).join('')}</sitemapindex>`;
    expect(readSitemap(index, 'acme.com', sites)).toEqual({
      pages: [],
      sitemaps: [
        'https://acme.com/sitemap_pages_1.xml?a=1&b=2',
        'https://acme.com/sitemap_other.xml?a=1&b=2',
      ],
    });
  });

  it('that is none says nothing', () => {
    expect(readSitemap('<html>not found</html>', 'acme.com', sites)).toEqual({ pages: [], sitemaps: [] });
  });
});

it('pages of a menu whose names tell nothing are known, less those of every shop', () => {
  const menu =
    '<a href="/say">Say</a><a href="/cart">Cart</a><a href="/contact">Contact</a><a href="/products/stove">Stove</a>';
  expect(otherPagesOf(scan(menu), 'acme.com', sites).map(({ url }) => url)).toEqual(['https://acme.com/say']);
});

it('of these those that show the brand’s goods come last, and those that speak to somebody first', () => {
  const menu =
    '<a href="/a">The mill</a><a href="/b">Stoves</a><a href="/c">For the chair</a><a href="/versand">Versand</a><a href="/d">Letters</a>';
  expect(otherPagesOf(scan(menu), 'acme.com', sites, ['stove']).map(({ url }) => url.slice(-1))).toEqual([
    'c',
    'a',
    'd',
    'b',
  ]);
});

describe('a link that only points is judged by the words before it', () => {
  it.each([
    ['<p>Want us in your shop? <a href="/f3">Start here</a></p>', ['wholesale https://acme.com/f3']],
    ['<p>Haben Sie einen Laden? <a href="/f3">Hier</a></p>', ['wholesale https://acme.com/f3']],
    ['<p>Our jars are blown by hand. <a href="/f3">Learn more</a></p>', []],
    ['<h3>Stockists</h3><p>Lamps fade in the sun. <a href="/f3">Read more</a></p>', []],
  ])('%s', (markup, expected) => {
    expect(pages(markup)).toEqual(expected);
  });
});

it('a trade page leads on to what its own sentences link to, not to its menu', () => {
  const markup =
    '<nav><p>All of our many pages: <a href="/lamps">lamps</a></p></nav><p>Accounts are kept by Ines, whom you find with <a href="/house">the rest of us</a>.</p><a href="/news">News</a>';
  expect(pagesLedTo(scan(markup), 'acme.com', sites).map(({ url }) => url)).toEqual([
    'https://acme.com/house',
  ]);
});

it('a menu in a script’s state names its pages', () => {
  const state =
    '<script>menu=[{"title":"Trade accounts","url":"/p/17"},{"title":"Lamps","url":"/p/18"}]</script>';
  expect(pages(state)).toEqual(['wholesale https://acme.com/p/17']);
});

it('a link ends where it is closed, in capitals or not', () => {
  const markup = '<A HREF="/tins">Tins</A> and the <a href="/form">dealer form</a>';
  expect(pages(markup)).toEqual(['application https://acme.com/form']);
});
