import type { CasePage, ExpectedFindings, Stated } from '../../case.ts';
import { type Language, smallPrint, type Words, wordsIn } from './language.ts';

/** A brand's site as its owner fills it in, whatever it runs on. Links are written "Label /path". */
export interface Site {
  name: string;
  host: string;
  tagline: string;
  language?: Language;
  /** The line above everything. */
  bar?: string;
  menu: readonly string[];
  foot?: readonly string[];
  /** "Title | price". */
  range: readonly string[];
  home: string;
  /** Title and content by path. */
  pages: Readonly<Record<string, readonly [title: string, html: string]>>;
  /** The last line of the foot: an address, a number in a register, who made the site. */
  imprint?: string;
  /** Whom the privacy policy names. */
  privacy?: string;
  /** What the markup for search engines says besides name and address. */
  data?: Readonly<Record<string, unknown>>;
}

export type Pages = Record<string, CasePage>;

/** How a system lays a site out. */
export interface System {
  shelf: string;
  product: (slug: string) => string;
  privacy: string;
  shipping: string;
  frame: (site: Site, page: { path: string; title: string; main: string; words: Words }) => string;
  card: (title: string, price: string, href: string, words: Words) => string;
  text: (title: string, html: string) => string;
}

export interface Link {
  label: string;
  href: string;
}

export function linksOf(list: readonly string[] = []): Link[] {
  return list.map((entry) => {
    const at = entry.lastIndexOf(' ');
    return { label: entry.slice(0, at).replaceAll('&', '&amp;'), href: entry.slice(at + 1) };
  });
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const bare = (name: string): string => slug(name).replaceAll('-', '');

/** All pages of a site: what its owner wrote, and what its system adds to it. */
export function lay(site: Site, system: System): Pages {
  const words = wordsIn(site.language);
  const page = (path: string, title: string, main: string) =>
    system.frame(site, { path, title, main, words });
  const goods = site.range.map((entry) => {
    const [title = '', price = ''] = entry.split(' | ');
    return { title, price, href: system.product(slug(title)) };
  });
  const shelf = goods.map(({ title, price, href }) => system.card(title, price, href, words)).join('\n');
  const print = smallPrint(site);
  const pages: Pages = {
    '/': page(
      '/',
      site.tagline,
      `${site.home}<section class="featured"><h2>${words.favourites}</h2>${shelf}</section>`,
    ),
    [system.shelf]: page(system.shelf, words.all, system.text(words.all, shelf)),
    [system.privacy]: page(system.privacy, words.privacy, system.text(words.privacy, print.privacy)),
    [system.shipping]: page(system.shipping, words.shipping, system.text(words.shipping, print.shipping)),
  };
  for (const { title, price, href } of goods)
    pages[href] = page(
      href,
      title,
      `<article class="product"><h1>${title}</h1><p class="price">${price}</p><button type="submit" name="add">${words.add}</button><p>${words.blurb}</p><div class="reviews"><h3>${words.reviews}</h3><blockquote>${words.praise}</blockquote></div></article>`,
    );
  for (const { label, href } of linksOf([...site.menu, ...(site.foot ?? [])]))
    if (href.startsWith('/') && !(href in pages) && !(href in site.pages))
      pages[href] = page(href, label, system.text(label, shelf));
  for (const [path, [title, html]] of Object.entries(site.pages))
    pages[path] = page(path, title, system.text(title, html));
  return pages;
}

/** What a search engine is told of the firm. */
export const organization = ({ name, host, data = {} }: Site): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Organization',
    name,
    url: `https://${host}`,
    sameAs: [`https://www.instagram.com/${bare(name)}`, `https://www.pinterest.com/${bare(name)}/`],
    ...data,
  })}</script>`;

/** Fields as "Name*", "Email*", "Message"; the last one is long. */
export function inputs(fields: readonly string[], wrap: (label: string, input: string) => string): string {
  return fields
    .map((field, at) => {
      const label = field.replace('*', '');
      const required = field.endsWith('*') ? ' required' : '';
      const name = slug(label).replaceAll('-', '_');
      const type = /mail/i.test(label)
        ? 'email'
        : /upload|anhang|attach|joint|allegat|bijlage/i.test(label)
          ? 'file'
          : 'text';
      return wrap(
        field,
        at === fields.length - 1
          ? `<textarea name="${name}" rows="5"${required}></textarea>`
          : `<input type="${type}" name="${name}"${required}>`,
      );
    })
    .join('\n');
}

export const says = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});
export const writeTo = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'address', anyOf });
export const fillIn = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });
export const nowhere: ExpectedFindings['wayIn'] = { kind: 'none' };
