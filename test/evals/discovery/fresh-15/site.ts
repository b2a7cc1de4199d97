import type { CasePage, DiscoveryCase, ExpectedFindings, SearchHit, Stated } from '../case.ts';

export interface Link {
  path: string;
  name: string;
}

/** What a theme gets to print around a page. */
export interface Shop {
  brand: string;
  host: string;
  lang: string;
  menu: readonly Link[];
  foot: readonly Link[];
  goods: readonly Link[];
  notice: string;
  imprint: string;
}

/** The home page has no title. */
export type Theme = (shop: Shop, title: string, body: string) => string;

interface Leaf {
  name: string;
  place: 'menu' | 'foot' | 'nowhere';
  body: string;
}

interface Sketch {
  brand: string;
  host: string;
  titles: readonly [string, string];
  category?: string;
  lang?: string;
  theme: Theme;
  notice?: string;
  imprint?: string;
  home: string;
  shelf?: string;
  blurb: string;
  pages: Readonly<Record<string, Leaf>>;
  sitemap?: boolean;
  search: readonly SearchHit[];
  others?: DiscoveryCase['hosts'];
  raw?: Readonly<Record<string, CasePage>>;
  expected: Partial<ExpectedFindings>;
}

const leaf =
  (place: Leaf['place']) =>
  (name: string, ...body: string[]): Leaf => ({ name, place, body: body.join('\n') });
export const inMenu = leaf('menu');
export const inFoot = leaf('foot');
export const unlinked = leaf('nowhere');

const handle = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|’/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function brandSite(sketch: Sketch): DiscoveryCase {
  const { brand, host, titles, category, theme, shelf = '/products/', lang = 'en' } = sketch;
  const leaves = Object.entries(sketch.pages).map(([path, made]) => ({ path, ...made }));
  const goods = titles.map((name) => ({ path: `${shelf}${handle(name)}`, name }));
  const shop: Shop = {
    brand,
    host,
    lang,
    menu: leaves.filter(({ place }) => place === 'menu'),
    foot: leaves.filter(({ place }) => place !== 'nowhere'),
    goods,
    notice: sketch.notice ?? '',
    imprint: sketch.imprint ?? '',
  };
  const pages: Record<string, CasePage> = { '/': theme(shop, '', `${sketch.home}${tiles(goods)}`) };
  for (const { path, name } of goods) pages[path] = theme(shop, name, offer(shop, name, path, sketch.blurb));
  for (const { path, name, body } of leaves) pages[path] = theme(shop, name, body);
  if (sketch.sitemap) pages['/sitemap.xml'] = sitemap(host, Object.keys(pages));
  return {
    brand,
    productTitles: titles,
    ...(category && { category }),
    search: sketch.search,
    hosts: { [host]: { ...pages, ...sketch.raw }, ...sketch.others },
    expected: { website: host, wayIn: { kind: 'none' }, traps: [], policy: {}, ...sketch.expected },
  };
}

const tiles = (goods: readonly Link[]) =>
  `<div class="product-grid">${goods
    .map(
      ({ path, name }) =>
        `<div class="product-card"><a href="${path}"><img src="/files/${handle(name)}_600x.jpg" width="600" height="600" loading="lazy" alt="${name}"></a><h3><a href="${path}">${name}</a></h3></div>`,
    )
    .join('')}</div>`;

/** What a shop system puts around a product's words. */
const offer = ({ brand, host }: Shop, name: string, path: string, blurb: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name,
    url: `https://${host}${path}`,
    image: `https://${host}/files/${handle(name)}_1200x.jpg`,
    brand: { '@type': 'Brand', name: brand },
    offers: { '@type': 'Offer', availability: 'https://schema.org/InStock', url: `https://${host}${path}` },
  })}</script><div class="product-media"><img src="/files/${handle(name)}_1200x.jpg" width="1200" height="1200" alt="${name}" srcset="/files/${handle(name)}_400x.jpg 400w, /files/${handle(name)}_800x.jpg 800w, /files/${handle(name)}_1200x.jpg 1200w"></div><form method="post" action="/cart/add" class="product-form"><input type="hidden" name="id" value="4471"><label for="quantity">Qty</label><input type="number" id="quantity" name="quantity" min="1" value="1"><button type="submit" name="add">+</button></form><div class="product-description">${blurb}</div>`;

const sitemap = (host: string, paths: readonly string[]): CasePage => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>https://${host}${path}</loc><lastmod>2026-03-11</lastmod></url>`)
    .join('\n')}\n</urlset>`,
});

export const says = <Value>(
  path: string,
  value: Value,
  words: string,
  ...furtherWords: string[]
): Stated<Value> => ({ value, words, path, ...(furtherWords.length > 0 && { furtherWords }) });
export const writeTo = (...anyOf: string[]) => ({ kind: 'address', anyOf }) as const;
export const fillIn = (...anyOf: string[]) => ({ kind: 'form', anyOf }) as const;
