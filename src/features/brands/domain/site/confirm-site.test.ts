import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { copyrightHolder } from '../page/copyright-holder.ts';
import { scanPage } from '../page/page-scan.ts';
import { confirmSite } from './confirm-site.ts';
import { otherNames } from './other-names.ts';
import { createSites } from './site.ts';

const scan = (url: string, markup: string) => scanPage(url, Buffer.from(markup, 'utf8').toString('latin1'));
const sites = createSites();

function judge(url: string, markup: string, brand = 'Larkspur', evidence = ['candle', 'soy', 'lavender']) {
  return confirmSite(scan(url, markup), { brand: brandName(brand), evidence, sites });
}
const FILLER = '<p>Something long enough to be read by people who like to read.</p>'.repeat(20);

const SHOPIFY = `<!doctype html><html class="no-js" lang="en"><head><title>Larkspur | Soy candles poured by hand</title>
<meta property="og:site_name" content="Larkspur"><meta property="og:type" content="website">
<script src="https://cdn.shopify.com/s/files/theme.js"></script></head><body>${FILLER}<a href="/products/lavender">Lavender</a>
<footer>&copy; 2026, <a href="/">Larkspur</a>. Powered by Shopify</footer></body></html>`;

const WOO = `<html><head><title>Home - Larkspur Candle Co.</title><meta name="generator" content="WooCommerce 8">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Larkspur Candle Co."},
{"@type":"Organization","name":"Larkspur Candle Co.","url":"https://larkspurcandles.com/"}]}</script></head>
<body>${FILLER}<footer>Copyright 2019 - 2026 Larkspur Candle Co. | All Rights Reserved</footer></body></html>`;

const HAND_MADE =
  '<HTML><HEAD><TITLE>Larkspur Candles</TITLE></HEAD><BODY BGCOLOR=#ffffff><CENTER>Soy candles since 1987<BR><A HREF=contact.htm>Contact</A></CENTER></BODY></HTML>';

const NEXT = `<!DOCTYPE html><html><head><title>Larkspur — Candles</title></head><body><div id="__next"></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"site":{"name":"Larkspur","email":"hi@larkspur.shop"}}}</script></body></html>`;

it('a page of little else that is in another line of business isn’t the brand’s for a single word of its goods', () => {
  const studio = '<title>Larkspur - Photographer by candle light</title><h1>Larkspur</h1><p>Portraits.</p>';
  expect(judge('https://larkspur.studio/', studio).confirmed).toBe(false);
  const shoes = `<title>Church's | English shoes</title><h1>Church's</h1><p>Church shoes made by hand.</p>`;
  expect(judge('https://churchs.com/', shoes, "Church's", ['shoe', 'oxford', 'loafer']).confirmed).toBe(true);
});

describe('a page is the brand’s own', () => {
  it.each([
    ['a Shopify shop', 'https://larkspur.com/', SHOPIFY],
    ['a WooCommerce shop of a longer name', 'https://larkspurcandles.com/', WOO],
    ['a page made by hand', 'https://www.larkspurcandles.net/', HAND_MADE],
    ['a page that scripts render', 'https://larkspur.shop/', NEXT],
    [
      'a page with no word of its goods',
      'https://larkspur.com/',
      '<title>Larkspur</title><footer>© Larkspur LLC</footer>',
    ],
    ['a brand’s page under another domain', 'https://lrkspr.co/', SHOPIFY],
  ])('%s', (_, url, markup) => {
    const verdict = judge(url, markup);
    expect(verdict.confirmed).toBe(true);
    if (verdict.confirmed) expect(verdict.by.length).toBeGreaterThan(0);
  });

  it('surely, where its goods fit; likely, where nothing speaks against it', () => {
    expect(judge('https://larkspur.com/', SHOPIFY)).toMatchObject({ confirmed: true, sure: true });
    expect(
      judge('https://larkspur.com/', '<title>Larkspur</title><footer>© Larkspur LLC</footer>'),
    ).toMatchObject({ sure: false });
  });

  it.each([
    [
      'Larkspur Loft Hammocks',
      'https://larkspurloft.co/',
      'Larkspur Loft',
      'Larkspur Loft — hammocks for two',
    ],
    [
      'Larkspur Lederwaren',
      'https://larkspur-leder.de/',
      'Larkspur - Aus Fettleder',
      'Larkspur - Aus Fettleder',
    ],
  ])(
    'of a shorter name, where the search that found it names its goods: %s',
    (brand, url, title, foundWith) => {
      const titles = [`${title.split(' - ')[0]} Hammock, dusk`, `${title.split(' - ')[0]} Fettleder strap`];
      const names = otherNames(brand, titles);
      const question = { ...names, evidence: ['hammock', 'fettleder'], sites };
      const home = scan(
        url,
        `<title>${title}</title><h1>Room for two</h1><footer>© ${title.split(' - ')[0]}</footer>`,
      );
      expect(confirmSite(home, { ...question, foundWith })).toMatchObject({ confirmed: true });
      expect(
        confirmSite(home, { ...question, foundWith: `${title.split(' - ')[0]} Apartments` }),
      ).toMatchObject({
        confirmed: false,
      });
    },
  );

  it('of the company that owns it', () => {
    const parent = `<title>Summit Holdings</title><h2>Our brands</h2><ul><li>Larkspur</li><li>Bolt</li></ul>${FILLER}`;
    expect(judge('https://summitholdings.com/', parent)).toMatchObject({ confirmed: true, isParent: true });
  });
});

describe('a page is not the brand’s own', () => {
  it.each([
    [
      'a dentist of its name',
      'https://larkspurdental.com/',
      `<title>Larkspur Dental | Family dentists</title>${FILLER}`,
      'namesake',
    ],
    [
      'a law firm of exactly its name',
      'https://larkspur.com/',
      `<title>Larkspur</title><meta name="description" content="Attorneys and law firm"><script type="application/ld+json">{"@type":"LegalService","name":"Larkspur"}</script>${FILLER}`,
      'namesake',
    ],
    [
      'a software company of exactly its name',
      'https://larkspur.io/',
      `<title>Larkspur</title><meta name="description" content="Software development and consulting">${FILLER}`,
      'namesake',
    ],
    [
      'a town of its name',
      'https://cityoflarkspur.org/',
      `<title>City of Larkspur</title><p>City council, township, municipality</p>${FILLER}`,
      undefined,
    ],
    [
      'a retailer’s page about it',
      'https://homegoods.com/larkspur',
      `<title>Larkspur candles | HomeGoods</title><meta property="og:site_name" content="HomeGoods">${FILLER}`,
      'another_name',
    ],
    [
      'a retailer that lists it',
      'https://shopall.com/',
      `<title>ShopAll</title><h2>Shop by brand</h2><h3>Our brands</h3><p>Larkspur</p><button>Add to cart</button>${FILLER}`,
      'another_name',
    ],
    [
      'somebody else altogether',
      'https://delphinium.com/',
      `<title>Delphinium</title>${FILLER}`,
      'another_name',
    ],
    [
      'a parked domain',
      'https://larkspur.net/',
      '<title>larkspur.net</title><p>This domain is for sale! Make an offer on this domain.</p>',
      'parked',
    ],
    [
      'a domain that has expired',
      'https://larkspur.net/',
      '<title>larkspur.net</title><p>This domain has expired. Interested in this name? <a href="/q">Candles</a></p>',
      'parked',
    ],
    [
      'a parked domain in a language with accents',
      'https://larkspur.net/',
      '<title>larkspur.net</title><p>Ce nom de domaine est à vendre.</p>',
      'parked',
    ],
    [
      'a domain at a broker',
      'https://larkspur.net/',
      '<title>Larkspur.net is for sale | HugeDomains</title>',
      'parked',
    ],
    [
      'a server’s first page',
      'https://larkspur.org/',
      '<title>Apache2 Ubuntu Default Page: It works</title>',
      'empty',
    ],
    ['nothing', 'https://larkspur.org/', '', 'empty'],
    ['a check for robots', 'https://larkspur.com/', '<title>Just a moment...</title>', 'blocked'],
  ])('%s', (_, url, markup, reason) => {
    const verdict = judge(url, markup);
    expect(verdict.confirmed).toBe(false);
    if (!verdict.confirmed && reason) expect(verdict.reason).toBe(reason);
  });

  it('a shop that sells many brands under its name', () => {
    const products = ['Bolt', 'Crest', 'Dune'].map((name) => ({
      '@type': 'Product',
      brand: { '@type': 'Brand', name },
    }));
    const markup = `<title>Larkspur Outlet</title><script type="application/ld+json">${JSON.stringify(products)}</script>${FILLER}`;
    expect(judge('https://larkspuroutlet.com/', markup)).toMatchObject({
      confirmed: false,
      reason: 'sells_many_brands',
    });
  });
});

describe('a page that has none of the words of the brand’s products', () => {
  const jacket = (url: string, markup: string) =>
    confirmSite(scan(url, markup), {
      brand: brandName('Larkspur'),
      evidence: ['windbreaker', 'packable', 'camel', 'wrap'],
      trades: ['apparel'],
      sites,
    });
  const shop = (title: string, goods: string, language = 'en') =>
    `<html lang="${language}"><head><title>${title}</title></head><body><nav>${goods}</nav>${FILLER}<a href="/cart">Cart</a></body></html>`;

  it('is surely the brand’s by its trade, in any language', () => {
    const german = shop('Larkspur', 'Kleider · Jacken · Strickwaren', 'de');
    expect(jacket('https://larkspur.de/', german)).toMatchObject({
      confirmed: true,
      sure: true,
      isDoubtful: false,
    });
  });

  it('is likely the brand’s by its trade, but not surely, at another address', () => {
    const elsewhere = shop('Larkspur', 'Dresses · Jackets · Knitwear');
    expect(jacket('https://delphinium.com/', elsewhere)).toMatchObject({ confirmed: true, sure: false });
  });

  it('is a namesake’s by another trade, though a word of its markup is one of them', () => {
    const tools = `${shop('Larkspur', 'Chainsaws · Lawnmowers · Hand tools')}<div class="page-wrapper"></div>`;
    expect(jacket('https://larkspur.com/', tools)).toMatchObject({ confirmed: false, reason: 'namesake' });
  });

  it.each(['https://larkspurbicycles.com/', 'https://larkspur-guitars.com/'])(
    'is a namesake’s where its address adds another trade: %s',
    (url) => {
      expect(jacket(url, shop('Larkspur', 'New in'))).toMatchObject({ confirmed: false, reason: 'namesake' });
    },
  );

  it('is doubtful in a language that we know the trade’s words of', () => {
    const silent = (language: string) => jacket('https://larkspur.com/', shop('Larkspur', 'Nieuw', language));
    expect(silent('nl')).toMatchObject({ confirmed: true, isDoubtful: true });
    expect(silent('fi')).toMatchObject({ confirmed: true, isDoubtful: false });
  });

  it('is not the brand’s where its name is only near and its address another', () => {
    const near = shop('Little Larkspur House', 'New in');
    expect(jacket('https://littlelarkspurhouse.com/', near)).toMatchObject({ reason: 'another_name' });
    const goods = shop('Little Larkspur House', 'Dresses · Jackets · Knitwear');
    expect(jacket('https://littlelarkspurhouse.com/', goods).confirmed).toBe(true);
  });
});

describe('a page of somebody who sells the brand’s goods', () => {
  it('is not the brand’s, whatever goods it shows', () => {
    const shop = (name: string, more = '') =>
      `<title>${name}</title><meta property="og:site_name" content="${name}"><p>Soy candles with lavender</p>${more}${FILLER}`;
    const distributor =
      '<p>Interport is the official distributor of Larkspur in Benelux.</p><p>© Interport B.V.</p>';
    expect(judge('https://larkspur-benelux.nl/', shop('Larkspur Benelux', distributor))).toMatchObject({
      reason: 'reseller',
    });
    expect(judge('https://larkspur-sale.shop/', shop('Larkspur'))).toMatchObject({ reason: 'reseller' });
    expect(judge('https://larkspurs.shop/', shop('Larkspur Outlet'))).toMatchObject({ reason: 'reseller' });
    expect(judge('https://larkspur.com/', shop('Larkspur')).confirmed).toBe(true);
  });
});

describe('a copyright line names its holder', () => {
  it.each([
    ['© 2026 Acme Outdoors, Inc. All rights reserved.', 'Acme Outdoors, Inc'],
    ['&copy; 2019-2026, Acme. Powered by Shopify', 'Acme'],
    ['Copyright © 2026 by Acme Ltd', 'Acme Ltd'],
    ['© Acme GmbH 2026 | Impressum', 'Acme GmbH'],
    ['&#169; 2026 <a href="/">Acme</a>', 'Acme'],
    ['Copyright 2020 – 2026 Acme - Alle Rechte vorbehalten', 'Acme'],
    ['<p>Café, crème</p>', undefined],
  ])('%s', (line, holder) => {
    expect(copyrightHolder(scan('https://acme.com/', `<footer>${line}</footer>`))).toBe(holder);
  });
});

describe('a domain that bears the name', () => {
  const page = (title: string, body: string) => `<title>${title}</title><body>${FILLER}${body}</body>`;

  it.each([
    ['a title part', 'https://larkspurco.com/', page('Larkspur GmbH – Startseite', '')],
    ['the heading', 'https://shoplarkspur.com/', page('Hand-made things', '<h1>Larkspur</h1>')],
    [
      'the logo',
      'https://larkspur.com/',
      page('Welcome', '<a href="/"><img src="/l.png" alt="Larkspur logo"></a>'),
    ],
    ['a mail address', 'https://larkspur.com/', page('Welcome', 'hello@larkspur.com')],
  ])('suffices with %s that bears it, too', (_, url, markup) => {
    expect(judge(url, markup).confirmed).toBe(true);
  });

  it.each(['larkspur-dental.com', 'larkspurlaw.com', 'larkspur-chapel.org'])(
    'does not, where it adds another line of business: %s',
    (host) => {
      expect(judge(`https://${host}/`, page('Larkspur', '<h1>Larkspur</h1>'))).toMatchObject({
        confirmed: false,
      });
    },
  );

  it('does not suffice for another line of business with two words that its goods share', () => {
    const chapel = page('Larkspur', '<p>Light a candle at our lavender sunday</p>');
    expect(judge('https://larkspur-chapel.org/', chapel)).toMatchObject({ reason: 'namesake' });
  });

  it('suffices with a logo whose words are encoded', () => {
    const markup = page('Fenwold Group', '<img src="/l.svg" alt="Lark &amp; Spur Logo">');
    expect(judge('https://lark-spur.com/', markup, 'Lark & Spur').confirmed).toBe(true);
  });

  it('counts for the site that it leads to, unless that sells many brands', () => {
    const question = { brand: brandName('Larkspur'), evidence: ['candle'], sites, cameFrom: 'larkspur.com' };
    const parent = page('Larkspur | Norvik Brands', '<h1>Larkspur</h1>');
    expect(confirmSite(scan('https://norvik.com/larkspur', parent), question)).toMatchObject({
      confirmed: true,
      isParent: true,
    });
    expect(confirmSite(scan('https://norvik.com/larkspur', page('Norvik', '')), question)).toMatchObject({
      confirmed: false,
    });
  });
});

it('a page about the brand on its owner’s shop is believed where the brand’s own domain leads there', () => {
  const question = { brand: brandName('Larkspur'), evidence: ['candle'], sites, cameFrom: 'larkspur.com' };
  const about = (extra = '') =>
    `<title>Norvik Home Group</title><meta property="og:site_name" content="Norvik Home Group"><p>Larkspur joined Norvik in 2022.</p><button>Add to cart</button>${FILLER}${extra}`;
  const judged = (url: string, html: string, cameFrom = 'larkspur.com') =>
    confirmSite(scan(url, html), { ...question, cameFrom }).confirmed;
  expect(judged('https://norvik.com/brands/larkspur', about())).toBe(true);
  expect(judged('https://norvik.com/', about())).toBe(false);
  expect(judged('https://norvik.com/brands/larkspur', about('<a href="/b">Shop by brand</a>'))).toBe(false);
  expect(judged('https://norvik.com/brands/larkspur', about(), 'norvik.com')).toBe(false);
});

it('a site that bears the brand’s new name is its own, where its old domain leads to it', () => {
  const question = { brand: brandName('Larkspur'), evidence: ['candle'], sites, cameFrom: 'larkspur.com' };
  const home = (says: string) =>
    `<title>Thistledown – Candles</title><meta property="og:site_name" content="Thistledown"><p>${says}</p>${FILLER}`;
  const judged = (says: string) =>
    confirmSite(scan('https://thistledown.com/', home(says)), question).confirmed;
  expect(judged('Larkspur is now Thistledown.')).toBe(true);
  expect(judged('We sell Larkspur now.')).toBe(false);
});

it('a parent’s front page is believed by the page about the brand that a search named', () => {
  const question = { brand: brandName('Larkspur'), evidence: ['candle'], sites };
  const home = `<title>Norvik – a house of brands</title>${FILLER}`;
  const about = 'Larkspur | Norvik · /our-brands/larkspur';
  expect(confirmSite(scan('https://norvik.com/', home), { ...question, about }).confirmed).toBe(true);
  expect(confirmSite(scan('https://norvik.com/', home), question).confirmed).toBe(false);
  const shop = `${home}<button>Add to cart</button>`;
  expect(confirmSite(scan('https://norvik.com/', shop), { ...question, about }).confirmed).toBe(false);
});
