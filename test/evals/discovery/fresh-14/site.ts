import type { CasePage, DiscoveryCase, ExpectedFindings, SearchHit, Stated } from '../case.ts';

export interface Link {
  path: string;
  name: string;
}

export interface Parts {
  brand: string;
  host: string;
  lang: string;
  menu: readonly Link[];
  links: readonly Link[];
  goods: readonly Link[];
  bar: string;
  foot: string;
}

/** A shop system's page: its name (empty on the home page) and what it says. */
export type Frame = (parts: Parts, name: string, text: string) => string;

export interface Sketch {
  brand: string;
  host: string;
  titles: readonly [string, string];
  category?: string;
  lang?: string;
  frame: Frame;
  bar?: string;
  foot?: string;
  home?: string;
  /** Where products stand, and what each of their pages says. */
  shelf?: string;
  blurb?: string;
  /** By path: its name in menu and foot, and what it says. "-" before a name: foot alone; "~": in the sitemap alone. */
  pages: Readonly<Record<string, readonly [string, string]>>;
  /** Prints a sitemap of all pages. */
  sitemap?: boolean;
  search: readonly SearchHit[];
  more?: DiscoveryCase['hosts'];
  raw?: Readonly<Record<string, CasePage>>;
  expected: Partial<ExpectedFindings>;
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const bare = (name: string) => name.replace(/^[-~]/, '');

export function site(sketch: Sketch): DiscoveryCase {
  const { brand, host, titles, category, frame, pages, shelf = '/products/', raw } = sketch;
  const entries = Object.entries(pages);
  const linked = entries.filter(([, [name]]) => !name.startsWith('~'));
  const link = ([path, [name]]: (typeof entries)[number]): Link => ({ path, name: bare(name) });
  const goods = titles.map((title) => ({ path: `${shelf}${slug(title)}`, name: title }));
  const parts: Parts = {
    brand,
    host,
    lang: sketch.lang ?? 'en',
    menu: linked.filter(([, [name]]) => !name.startsWith('-')).map(link),
    links: linked.map(link),
    goods,
    bar: sketch.bar ?? '',
    foot: sketch.foot ?? '',
  };
  const served: Record<string, CasePage> = {
    '/': frame(parts, '', `${sketch.home ?? ''}${cards(goods)}`),
    ...Object.fromEntries(
      goods.map(({ path, name }) => [path, frame(parts, name, sketch.blurb ?? '<p>In stock.</p>')]),
    ),
    ...Object.fromEntries(entries.map(([path, [name, text]]) => [path, frame(parts, bare(name), text)])),
    ...(sketch.sitemap && {
      '/sitemap.xml': sitemap(host, [
        '/',
        ...entries.map(([path]) => path),
        ...goods.map(({ path }) => path),
      ]),
    }),
    ...raw,
  };
  return {
    brand,
    productTitles: titles,
    ...(category && { category }),
    search: sketch.search,
    hosts: { [host]: served, ...sketch.more },
    expected: { website: host, wayIn: { kind: 'none' }, traps: [], policy: {}, ...sketch.expected },
  };
}

const cards = (goods: readonly Link[]) =>
  `<ul class="grid">${goods.map(({ path, name }) => `<li><a href="${path}"><img src="/cdn/${slug(name)}.webp" alt="${name}">${name}</a></li>`).join('')}</ul>`;

const sitemap = (host: string, paths: readonly string[]): CasePage => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>https://${host}${path}</loc><changefreq>weekly</changefreq></url>`)
    .join('')}</urlset>`,
});

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });
export const says = <Value>(
  path: string,
  value: Value,
  words: string,
  ...furtherWords: string[]
): Stated<Value> => ({ value, words, path, ...(furtherWords.length > 0 && { furtherWords }) });
export const writeTo = (...anyOf: string[]) => ({ kind: 'address', anyOf }) as const;
export const fillIn = (...anyOf: string[]) => ({ kind: 'form', anyOf }) as const;

export const mail = (address: string, text = address) => `<a href="mailto:${address}">${text}</a>`;

const hex = (code: number) => code.toString(16).padStart(2, '0');
const ciphered = (address: string, key: number) =>
  [key, ...[...address].map((sign) => sign.charCodeAt(0) ^ key)].map(hex).join('');

/** As Cloudflare hides an address from those who don't run its script: in a span, and in the link's fragment. */
export const veiledSpan = (address: string, key = 0x5e) =>
  `<span class="__cf_email__" data-cfemail="${ciphered(address, key)}">[email&#160;protected]</span>`;
export const veiledLink = (address: string, text: string, key = 0x91) =>
  `<a href="/cdn-cgi/l/email-protection#${ciphered(address, key)}">${text}</a>`;

/** As WordPress prints an address: every sign an entity, decimal and hexadecimal by turns. */
export const entities = (text: string) =>
  [...text].map((sign, at) => `&#${at % 2 ? `x${hex(sign.charCodeAt(0))}` : sign.charCodeAt(0)};`).join('');

export const form = (button: string, ...labels: string[]) =>
  `<form action="/contact" method="post" accept-charset="UTF-8">${labels
    .map((label, at) =>
      /message|nachricht|mensaje|messaggio|bericht/i.test(label)
        ? `<label>${label}<textarea name="contact[${at}]" rows="6"></textarea></label>`
        : `<label>${label}<input type="${/mail|correo/i.test(label) ? 'email' : 'text'}" name="contact[${at}]"></label>`,
    )
    .join('')}<button type="submit">${button}</button></form>`;

export const page = (title: string, body: string, lang = 'en') =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
export const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
export const p = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;
