import type { CasePage, ExpectedFindings, SearchHit, Stated } from '../../case.ts';
import { type Lang, phrases } from './phrases.ts';

export type Link = readonly [text: string, href: string];
export type Product = readonly [title: string, price: string];
/** A text that doesn't start with a tag is a page inside the theme: its title on the first line, then its HTML. */
export type Pages = Readonly<Record<string, CasePage>>;

/** What a theme wants to know of a shop. */
export interface Shop {
  name: string;
  /** Who stands after the © sign, where that isn't the name. */
  owner?: string;
  lang?: Lang;
  /** With it the shop has a robots.txt and a sitemap.xml that lists all its pages. */
  host?: string;
  /** The sentence over the picture. */
  hero?: string;
  /** "Salt cellar=$44.00 | Spoon rest=$28.00" */
  sells: string;
  /** "About=/about | Contact=/contact" */
  nav?: string;
  foot?: string;
  /** HTML at the very end of the footer: an address, a credit. */
  note?: string;
  head?: string;
  /** HTML instead of the name in the header. */
  logo?: string;
  /** What stands in the newsletter's empty field. */
  placeholder?: string;
  /** HTML that the privacy page ends with. */
  privacy?: string;
}

export type Theme = (shop: Shop, pages: Pages) => Record<string, CasePage>;

export interface Shape {
  wrap: (title: string, body: string, head: string) => string;
  card: (product: Product, href: string) => string;
  paths: {
    all: string;
    product: (slug: string) => string;
    shipping: string;
    privacy: string;
    terms: string;
    post: string;
  };
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 44);

/** "About=/about | Contact=/contact" */
export const pairs = (text = ''): readonly Link[] =>
  text
    .split(' | ')
    .filter((pair) => pair !== '')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);

export const list = (links: readonly Link[], item = 'li', kind = ''): string =>
  links
    .map(([text, href]) => `<${item}><a href="${href}"${kind && ` class="${kind}"`}>${text}</a></${item}>`)
    .join('\n');

const pick = <T>(shop: Shop, from: readonly T[]): T => {
  const chosen = from[(shop.name.length + shop.sells.length) % from.length];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
};

const isWritten = (page: CasePage): page is string => typeof page === 'string' && !page.startsWith('<');

/** The pages that every shop has, then those that were written for this one. */
export const site = (shop: Shop, shape: Shape, pages: Pages): Record<string, CasePage> => {
  const say = phrases[shop.lang ?? 'en'];
  const { paths } = shape;
  const wrap = (title: string, body: string) => shape.wrap(title, body, shop.head ?? '');
  const sells = pairs(shop.sells);
  const grid = sells.map((product) => shape.card(product, paths.product(slug(product[0])))).join('\n');
  const written = Object.entries(pages).map(([path, page]): [string, CasePage] => [
    path,
    isWritten(page) ? wrap(page.slice(0, page.indexOf('\n')), page.slice(page.indexOf('\n') + 1)) : page,
  ]);
  const all: Record<string, CasePage> = {
    '/': wrap(
      `${shop.name} – ${shop.hero ?? say.all}`,
      `<section class="hero"><h1>${shop.hero ?? shop.name}</h1><a class="btn" href="${paths.all}">${say.shopNow}</a></section>
<section class="grid"><h2>${say.favourites}</h2>${grid}</section><section class="journal"><h2>${say.journal}</h2><a href="${paths.post}">${pick(shop, say.posts)}</a></section>`,
    ),
    [paths.all]: wrap(say.all, `<h1>${say.all}</h1><p>${sells.length} ${say.items}</p>${grid}`),
    [paths.shipping]: wrap(say.shipping, `<h1>${say.shipping}</h1>${pick(shop, say.shippingTexts)}`),
    [paths.privacy]: wrap(say.privacy, `<h1>${say.privacy}</h1>${say.privacyText}${shop.privacy ?? ''}`),
    [paths.terms]: wrap(say.terms, `<h1>${say.terms}</h1>${pick(shop, say.termsTexts)}`),
    [paths.post]: wrap(
      pick(shop, say.posts),
      `<article><h1>${pick(shop, say.posts)}</h1>${say.postText}</article>`,
    ),
  };
  for (const product of sells)
    all[paths.product(slug(product[0]))] = wrap(
      product[0],
      `<div class="product"><img src="/img/${slug(product[0])}.jpg" alt="${product[0]}"><h1>${product[0]}</h1><span class="price">${product[1]}</span>
<form action="/cart/add" method="post"><label>${say.quantity} <input type="number" name="quantity" min="1" value="1"></label><button>${say.addToCart}</button></form><p>${pick(shop, say.productTexts)}</p></div>`,
    );
  const linked = [...pairs(shop.nav), ...pairs(shop.foot)];
  for (const [name, , text] of say.menu) {
    const href = linked.find(([shown]) => shown === name)?.[1];
    if (href !== undefined) all[href] = wrap(name, `<h1>${name}</h1><p>${text}</p>`);
  }
  for (const [path, page] of written) all[path] = page;
  if (shop.host === undefined) return all;
  const paths_ = Object.keys(all);
  return {
    ...all,
    '/robots.txt': {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nSitemap: https://${shop.host}/sitemap.xml\n`,
    },
    '/sitemap.xml': sitemap(shop.host, paths_),
  };
};

export const sitemap = (host: string, paths: readonly string[]): CasePage => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>https://${host}${path}</loc><changefreq>weekly</changefreq></url>`).join('\n')}
</urlset>`,
});

/** The shop with a menu as full as real ones; its pages end in what the theme's paths end in. */
export const stocked = (shop: Shop, before: string, after = ''): Shop => {
  const menu = phrases[shop.lang ?? 'en'].menu.map(([name, end]) => `${name}=${before}${end}${after}`);
  return {
    ...shop,
    nav: [...menu.slice(0, 3), ...(shop.nav ? [shop.nav] : [])].join(' | '),
    foot: [...(shop.foot ? [shop.foot] : []), ...menu.slice(3)].join(' | '),
  };
};

export const moved = (location: string, status = 301): CasePage => ({ status, location });

export const organization = (fields: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', ...fields })}</script>`;

/** One answer a line: "url ~ title ~ content". */
export const hits = (lines: string): readonly SearchHit[] =>
  lines
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [url = '', title = '', content = ''] = line.trim().split(' ~ ');
      return { url, title, content };
    });

export const said = <T>(value: T, words: string, path: string): Stated<T> => ({ value, words, path });

export const address = (...anyOf: readonly string[]): ExpectedFindings['wayIn'] => ({
  kind: 'address',
  anyOf,
});

export const applyAt = (...anyOf: readonly string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });

export const noWayIn: ExpectedFindings['wayIn'] = { kind: 'none' };
