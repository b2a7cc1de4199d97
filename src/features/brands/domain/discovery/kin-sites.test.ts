import { expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import { createSites } from '../site/site.ts';
import { KinSites, kinPagesOf } from './kin-sites.ts';

const owner = { site: 'acme.com', brand: brandName('Acme'), sites: createSites() };
const kin = (markup: string) =>
  kinPagesOf(scanPage('https://acme.com/trade', Buffer.from(markup, 'utf8').toString('latin1')), owner);

it('a page leads to the company that owns the brand, and to no other', () => {
  const markup =
    '<a href="https://www.norvik.com/trade">Norvik, trade desk</a><a href="https://other.com/trade">Other</a><footer>Acme is a brand of Norvik Group, Inc.</footer>';
  expect(kin(markup)).toMatchObject([{ site: 'norvik.com', isNamed: false }]);
});

it('a link by the owner’s name alone leads there where the sentence before it speaks to shops', () => {
  const owns = '<footer>Acme is a Norvik Group brand.</footer>';
  const link = '<a href="https://norvik.com/join">Norvik Group</a>';
  const shops = `<p>Retailers: our soaps are sold to stores by our parent, ${link}.</p>`;
  expect(kin(`${shops}${owns}`)).toMatchObject([{ url: 'https://norvik.com/join', kind: 'wholesale' }]);
  expect(kin(`<p>Founded in 1911 by the ${link}.</p>${owns}`)).toEqual([]);
});

it.each([
  'Acme is a brand of <a href="https://norvik.com/">Norvik Group</a>',
  'Acme ist eine Marke der <b>Norvik Handels GmbH</b>',
  'Acme est une marque de <a href="https://norvik.com/"><span>Norvik SAS</span></a>',
  'Unser Mutterhaus: Das <a href="https://norvik.com/">Norvik Handelskontor</a> beliefert Läden',
])('also where the owner’s name stands in a link: %s', (line) => {
  expect(kin(`<a href="https://norvik.com/buyers">Retail buyers</a><footer>${line}</footer>`)).toMatchObject([
    { site: 'norvik.com', isNamed: false },
  ]);
});

it('also where its domain leaves out parts of its name, and no other that shares one of them', () => {
  const line = '<footer>Acme ist eine Marke der Nordstrand Handelskontor GmbH, Kiel.</footer>';
  const link = (host: string) => kin(`<a href="https://${host}/haendler">Händler</a>${line}`);
  expect(link('nordstrand-kontor.com')).toMatchObject([{ site: 'nordstrand-kontor.com', isNamed: false }]);
  expect(link('kontor-nordstrand.com')).toEqual([]);
  expect(link('nordstrand-hotel.com')).toEqual([]);
  expect(link('nord-kontor-co.com')).toEqual([]);
});

it('also where its domain leaves words of its name out, and no other with its first word', () => {
  const line = '<footer>Acme is a brand of <a href="/">Northmoor Consumer Brands</a></footer>';
  const link = (host: string) => kin(`<a href="https://${host}/trade">Trade</a>${line}`);
  expect(link('www.northmoorbrands.com')).toMatchObject([{ site: 'northmoorbrands.com', isNamed: false }]);
  expect(link('northmoorhotels.com')).toEqual([]);
  expect(link('brandsnorthmoor.com')).toEqual([]);
});

it('a link that sends shops elsewhere leads on, but not to a market of many brands or to who sells for it', () => {
  const markup =
    '<a href="https://othergroup.com/shops">Wholesale</a><a href="https://www.faire.com/brand/acme">Wholesale</a><a href="https://vertrieb.de/">Wholesale distributor</a><a href="https://map.com/">Stockists</a>';
  expect(kin(markup)).toMatchObject([{ url: 'https://othergroup.com/shops', isNamed: true }]);
});

it.each([
  'Retailers order Acme through our parent company. See <a href="https://norvik.com/acct">Norvik</a>.',
  'Stores are served by the company that owns us. <a href="https://norvik.com/acct">Norvik trade sales</a>',
  'Händler bestellen über unsere Muttergesellschaft. Hier geht es zu <a href="https://norvik.com/acct">Norvik</a>.',
  'Les boutiques passent par notre maison mère. Voir <a href="https://norvik.com/acct">Norvik</a>.',
  'Las tiendas compran a nuestra empresa matriz. Vea <a href="https://norvik.com/acct">Norvik</a>.',
  'I negozi ordinano dalla casa madre. Si veda <a href="https://norvik.com/acct">Norvik</a>.',
  'Winkels bestellen via ons moederbedrijf. Zie <a href="https://norvik.com/acct">Norvik</a>.',
])('a link behind the word that shops buy of the parent company leads there: %s', (line) => {
  expect(kin(`<p>${line}</p>`)).toMatchObject([{ site: 'norvik.com', isNamed: true }]);
});

it.each([
  'Our parent company plants trees. See <a href="https://norvik.com/trees">Norvik</a>.',
  'Shops near you: see <a href="https://norvik.com/map">Norvik</a>.',
  'Our parent company sells to shops.</p><p>Photos by <a href="https://norvik.com/">Norvik</a>.',
])('and no other link does: %s', (line) => {
  expect(kin(`<p>${line}</p>`)).toEqual([]);
});

it('a site that is known by such a link alone is kin once it speaks of the brand', () => {
  const sites = new KinSites(owner);
  const page = (words: string) => scanPage('https://othergroup.com/shops', `<p>${words}</p>`);
  expect(sites.isOurs(page('Shops of Acme, write to us'))).toBe(false);
  sites.takeIn(kin('<a href="https://othergroup.com/shops">Wholesale</a>'));
  expect(sites.isOurs(page('Shops of Zest, write to us'))).toBe(false);
  expect(sites.isOurs(page('Shops of Acme, write to us'))).toBe(true);
  expect(sites.owner.related).toEqual(['othergroup.com']);
});
