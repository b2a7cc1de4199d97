import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import { confirmSite } from './confirm-site.ts';
import { otherNames } from './other-names.ts';
import { createSites } from './site.ts';

const TITLES = ['Larkspur Soy Candle Lavender', 'Larkspur Wax Melts'];
const EVIDENCE = ['candle', 'lavender', 'melt'];

function judge(brand: string, url: string, markup: string, titles = TITLES) {
  const page = scanPage(url, Buffer.from(markup, 'utf8').toString('latin1'));
  return confirmSite(page, { ...otherNames(brand, titles), evidence: EVIDENCE, sites: createSites() });
}

const SHOP = '<h1>Candles poured by hand</h1><p>Lavender, cedar, fir. $24</p>';

describe('a brand goes by other names, too', () => {
  it('without its trade, its sign spelt out in its own language', () => {
    const titles = ['Lune & Sève Carnet érable', 'Lune & Sève Agenda 2026'];
    const shop =
      '<title>Lune & Sève - Papeterie de Montréal</title><h1>Lune & Sève</h1><p>Agenda 2026, carnet. $24</p><a href="/cart">Cart</a>';
    const page = scanPage('https://luneetseve.ca/', Buffer.from(shop, 'utf8').toString('latin1'));
    const names = otherNames('Papeterie Lune & Sève', titles);
    expect(
      confirmSite(page, { ...names, evidence: ['carnet', 'agenda', 'erable'], sites: createSites() }),
    ).toMatchObject({ confirmed: true });
  });

  it('without the title before its name, in a domain', () => {
    const shop = `<title>Dr. Larkspur Apothecary</title>${SHOP}`;
    expect(judge('Dr. Larkspur', 'https://larkspur-apothecary.com/', shop)).toMatchObject({
      confirmed: true,
    });
    expect(judge('Dr. Larkspur', 'https://willow-apothecary.com/', shop)).toMatchObject({ confirmed: false });
  });

  it('by the shorter one that its products bear', () => {
    const { shorter } = otherNames('Larkspur Fireside Goods LLC', TITLES);
    expect(shorter).toContainEqual(
      expect.objectContaining({ leftOut: ['fireside', 'goods'], isInTitles: true }),
    );
    expect(
      judge('Larkspur Fireside Goods LLC', 'https://larkspur.com/', `<title>Larkspur</title>${SHOP}`),
    ).toMatchObject({ confirmed: true });
  });

  it('by that with its umlauts, as domains spell them out', () => {
    const [shorter] = otherNames('Lärchspur Kerzen', ['Lärchspur Zimtkerze']).shorter;
    expect(shorter?.brand.keys).toContain('laerchspur');
  });

  it('by the longer one that all of them bear', () => {
    const { brand } = otherNames('Larkspur', ['Larkspur Mill Soy Candle', 'Larkspur Mill Wax Melts']);
    expect(brand.keys).toContain('larkspurmill');
  });

  it('by that of its maker, whose site speaks of it', () => {
    expect(otherNames('Larkspur by Thistledown', []).maker?.key).toBe('thistledown');
    expect(otherNames('Larkspur (Thistledown)', []).maker?.key).toBe('thistledown');
    const site = `<title>Thistledown Home</title><h2>Larkspur</h2>${SHOP}`;
    expect(judge('Larkspur by Thistledown', 'https://thistledownhome.com/', site)).toMatchObject({
      confirmed: true,
      isParent: true,
    });
  });

  it('by that without the trade that stands before it, as long as hardly anybody else bears it', () => {
    const site = `<title>From the hive – Larkspur</title>${SHOP}`;
    expect(judge('Cereria Larkspur S.L.', 'https://larkspur.com/', site)).toMatchObject({ confirmed: true });
    expect(
      otherNames('Cereria Pine', ['Pine Wax Melts']).shorter.map(({ brand }) => brand.key),
    ).not.toContain('pine');
  });

  it('but a shorter name proves nothing without its goods', () => {
    const page =
      '<title>Larkspur</title><h1>Music lessons</h1><p>Piano and violin for all ages, in Bath.</p>';
    expect(judge('Larkspur Fireside Goods', 'https://larkspur.com/', page)).toMatchObject({
      confirmed: false,
    });
  });

  it('nor by the rest of the name in the page’s own address, or by an “and”', () => {
    const page = `<title>Larkspur Chapel</title><p>Sunday service at ten. We light a candle and all are welcome.</p>
<a href="mailto:info@larkspurandpine-chapel.com">info@larkspurandpine-chapel.com</a><footer>© Larkspur Chapel</footer>`;
    expect(judge('Larkspur & Pine', 'https://larkspurandpine-chapel.com/', page)).toMatchObject({
      confirmed: false,
    });
  });
});

describe('a site that names itself in its own way is known', () => {
  it.each([
    ['with its goods behind its name', 'Larkspur', 'https://larkspurcandles.com/', 'Larkspur Candles'],
    [
      'with an “and” that the marketplace left out',
      'Larkspur Pine',
      'https://larkspurandpine.com/',
      'Larkspur & Pine',
    ],
    ['with an article', 'Atelier du Lin', 'https://latelierdulin.com/', 'L’Atelier du Lin'],
    ['with its umlaut', 'Baerlauch', 'https://baerlauch-kerzen.com/', 'Bärlauch Candles'],
    ['as what it is called now', 'Larkspur', 'https://thistledown.com/', 'Thistledown, formerly Larkspur'],
  ])('%s', (_, brand, url, title) => {
    const page = `<html lang="en"><title>${title}</title>${SHOP}<footer>© 2026 ${title}</footer>`;
    expect(judge(brand, url, page)).toMatchObject({ confirmed: true });
  });

  it('a company form that is half of the name stays', () => {
    expect(brandName('Finch & Co').key).toBe('finchandco');
    expect(brandName('Finch & Co Ltd').key).toBe('finchandco');
  });
});

describe('a page of the name that says nothing of the goods is doubtful', () => {
  const page = (words: string) =>
    `<html lang="en"><title>Larkspur</title><p>${words}</p><footer>© Larkspur</footer>`;

  it('where it speaks of something else', () => {
    const words = 'Send a million messages with one call. Documentation, libraries and a generous free plan.';
    expect(judge('Larkspur', 'https://larkspur.com/', page(words))).toMatchObject({ isDoubtful: true });
  });

  it('not where it isn’t open yet', () => {
    const words =
      'Our new shop will open in a few weeks, and you will be the first to know of it if you like.';
    expect(judge('Larkspur', 'https://larkspur.com/', page(words))).toMatchObject({ isDoubtful: false });
  });
});

describe('a company without a cart that shows the brand is its parent', () => {
  const links = '<a href="/brands/larkspur">Larkspur</a><a href="/brands/bolt">Bolt</a>';
  const judgeParent = (markup: string) =>
    judge('Larkspur', 'https://norvik.com/', `<title>Norvik</title>${markup}`);

  it('where it has few', () => expect(judgeParent(links)).toMatchObject({ confirmed: true, isParent: true }));
  it('not where it sells', () =>
    expect(judgeParent(`${links}<a href="/cart">Cart</a>`)).toMatchObject({ confirmed: false }));
});
