import type { CasePage, DiscoveryCase, ExpectedFindings, SearchHit, Stated } from '../../case.ts';

/** What an owner fills in, whatever the site runs on. Links are written "Label /path". */
export interface Site {
  name: string;
  host: string;
  tagline: string;
  language?: string;
  bar?: string;
  menu: readonly string[];
  foot: readonly string[];
  /** "Title | price". */
  range: readonly string[];
  home: string;
  /** By path: "Title", then what stands below it. */
  pages: Readonly<Record<string, readonly [title: string, html: string]>>;
  /** Beside the copyright line. */
  imprint?: string;
}

export type Pages = Record<string, CasePage>;

/** How a shop system prints a page, and where it puts things. */
export interface Shell {
  shelf: string;
  product: (slug: string) => string;
  frame: (site: Site, path: string, title: string, main: string) => string;
  card: (title: string, price: string, href: string) => string;
  text: (title: string, html: string, site: Site) => string;
  files?: (site: Site, paths: readonly string[]) => Pages;
}

interface Rest {
  brand?: string;
  titles: readonly string[];
  category?: string;
  results: (of: Site) => readonly SearchHit[];
  /** Pages that no shell prints: papers, other hosts' are in `elsewhere`. */
  raw?: Pages;
  elsewhere?: Readonly<Record<string, Pages>>;
  expected: Omit<ExpectedFindings, 'website' | 'traps'> & {
    website?: string | null;
    traps?: readonly string[];
  };
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
export const bare = (name: string): string => slug(name).replaceAll('-', '');

export const linksOf = (list: readonly string[]): { label: string; href: string }[] =>
  list.map((entry) => {
    const at = entry.lastIndexOf(' ');
    return { label: entry.slice(0, at).replaceAll('&', '&amp;'), href: entry.slice(at + 1) };
  });
export const anchors = (list: readonly string[], wrap = (link: string) => link, attributes = ''): string =>
  linksOf(list)
    .map(({ label, href }) => wrap(`<a href="${href}"${attributes && ` ${attributes}`}>${label}</a>`))
    .join('');

function printed(shell: Shell, site: Site): Pages {
  const goods = site.range.map((entry) => {
    const [title = '', price = ''] = entry.split(' | ');
    return { title, price, href: shell.product(slug(title)) };
  });
  const shelf = goods.map(({ title, price, href }) => shell.card(title, price, href)).join('\n');
  const page = (path: string, title: string, main: string) => shell.frame(site, path, title, main);
  const pages: Pages = {
    '/': page('/', site.tagline, `${site.home}${shelf}`),
    [shell.shelf]: page(shell.shelf, 'Shop', shelf),
  };
  for (const { title, price, href } of goods)
    pages[href] = page(href, title, `<h1>${title}</h1><div class="price">${price}</div><button>+</button>`);
  for (const { label, href } of linksOf([...site.menu, ...site.foot]))
    if (href.startsWith('/'))
      pages[href] ??= page(href, label, shell.text(label, `<p>${site.tagline}</p>`, site));
  for (const [path, [title, html]] of Object.entries(site.pages))
    pages[path] = page(path, title, shell.text(title, html, site));
  return { ...pages, ...shell.files?.(site, Object.keys(pages)) };
}

export function brand(
  shell: Shell,
  { brand: called, titles, category, results, raw, elsewhere, expected, ...site }: Site & Rest,
): DiscoveryCase {
  return {
    brand: called ?? site.name,
    productTitles: titles,
    ...(category && { category }),
    search: results(site),
    hosts: { [site.host]: { ...printed(shell, site), ...raw }, ...elsewhere },
    expected: { website: site.host, traps: [], ...expected },
  };
}

export const says = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});
export const yes = (words: string, path: string) => says('yes' as const, words, path);
export const no = (words: string, path: string) => says('no' as const, words, path);
export const writeTo = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'address', anyOf });
export const fillIn = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });
export const mail = (address: string, shown = address): string => `<a href="mailto:${address}">${shown}</a>`;
