import type { CasePage, DiscoveryCase, SearchHit, Stated } from '../../case.ts';
import { english, type Tongue } from './tongues.ts';

export type Site = Record<string, CasePage>;

/** What a brand's people put into their shop system; the rest is the system's. */
export interface Shop {
  name: string;
  host: string;
  line: string;
  tongue?: Tongue;
  /** "Label /path", as in the head of every page. */
  menu: readonly string[];
  foot?: readonly string[];
  /** "Title | price | what is said of it". */
  range: readonly string[];
  home: string;
  /** Title and body by path. */
  pages: Readonly<Record<string, readonly [title: string, body: string]>>;
  bar?: string;
  credit?: string;
  /** Whom the privacy policy names. */
  privacy?: string;
}

/** How one shop system lays out its pages and where it keeps them. */
export interface Shell {
  page: (shop: Shop, title: string, body: string) => string;
  list: string;
  product: (slug: string) => string;
  shipping: string;
  returns: string;
  privacy: string;
}

export const tongueOf = (shop: Shop): Tongue => shop.tongue ?? english;

export function siteOf(shop: Shop, shell: Shell): Site {
  const tongue = tongueOf(shop);
  const goods = shop.range.map(goodOf);
  const teasers = goods
    .map(
      ({ title, price, slug }) =>
        `<li class="card"><a href="${shell.product(slug)}"><img src="/img/${slug}.jpg" alt="${title}" loading="lazy"><h3>${title}</h3></a><span class="price">${price}</span></li>`,
    )
    .join('');
  const shelf = `<ul class="grid product-grid">${teasers}</ul>`;
  const site: Site = {
    '/': shell.page(shop, `${shop.name} – ${shop.line}`, `${shop.home}<h2>${tongue.favourites}</h2>${shelf}`),
    [shell.list]: shell.page(shop, tongue.all, `<h1>${tongue.all}</h1>${shelf}`),
  };
  for (const { title, price, slug, said } of goods) {
    const body = `<h1>${title}</h1><p class="price">${price}</p><p class="tax">${tongue.tax}</p><form method="post" action="/cart/add"><label>${tongue.quantity} <input type="number" name="quantity" value="1" min="1"></label><button type="submit">${tongue.add}</button></form><div class="description"><p>${said}</p></div><h2>${tongue.alsoLike}</h2>${shelf}`;
    site[shell.product(slug)] = shell.page(shop, `${title} – ${shop.name}`, body);
  }
  const policies = {
    [shell.shipping]: tongue.shipping,
    [shell.returns]: tongue.returns,
    [shell.privacy]: [tongue.privacy[0], tongue.privacy[1].replace('%', shop.privacy ?? tongue.us)] as const,
  };
  for (const [path, [title, body]] of Object.entries({ ...policies, ...shop.pages }))
    site[path] = shell.page(shop, `${title} – ${shop.name}`, `<h1>${title}</h1>${body}`);
  return site;
}

function goodOf(line: string) {
  const [title = '', price = '', said = ''] = line.split(' | ');
  const slug = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, '-');
  return { title, price, said, slug };
}

export const links = (lines: readonly string[], around: (link: string) => string = (link) => link): string =>
  lines
    .map((line) => {
      const at = line.lastIndexOf(' ');
      return around(`<a href="${line.slice(at + 1)}">${line.slice(0, at)}</a>`);
    })
    .join('');

/** "Shop name*", "Message…": a star for what must be filled in, an ellipsis for a large box. */
export function form(action: string, fields: readonly string[], send: string): string {
  const rows = fields.map((field, at) => {
    const name = field.replace(/[*…]/g, '');
    const must = field.includes('*') ? ' required' : '';
    const box = field.includes('…')
      ? `<textarea id="f${at}" name="f[${at}]" rows="6"${must}></textarea>`
      : `<input id="f${at}" name="f[${at}]" type="${/mail|correo|courriel|e-post/i.test(name) ? 'email' : 'text'}"${must}>`;
    return `<div class="field"><label for="f${at}">${name}</label>${box}</div>`;
  });
  return `<form method="post" action="${action}" accept-charset="UTF-8">${rows.join('')}<button type="submit">${send}</button></form>`;
}

export const mail = (address: string, text = address): string => `<a href="mailto:${address}">${text}</a>`;

export const says = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});

type WayIn = DiscoveryCase['expected']['wayIn'];
export const writeTo = (...anyOf: string[]): WayIn => ({ kind: 'address', anyOf });
export const fillIn = (...anyOf: string[]): WayIn => ({ kind: 'form', anyOf });
export const noWay: WayIn = { kind: 'none' };

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });
