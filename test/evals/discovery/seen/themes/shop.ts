import { type Language, texts } from './texts.ts';

/** What a theme needs to know of a shop. Link lists are written "Label=/path; Label=/path". */
export interface Shop {
  name: string;
  host: string;
  lang?: Language;
  nav: string;
  foot?: string;
  /** The copyright line; by default "© 2025, name". */
  legal?: string;
  /** Whatever else stands in the footer of every page: an address, a credit. */
  extra?: string;
  /** Whatever else stands in the head of every page: JSON-LD, verification tags. */
  head?: string;
  /** What stands in <title> after a page's own title; by default the name. */
  titled?: string;
  /** From where on parcels travel free, as the shop writes it. */
  free?: string;
}

export interface Theme {
  page(title: string, body: string, head?: string): string;
  /** The front page: a hero, a grid of goods ("Trail Mug=$24; Kettle=$48"), a newsletter. */
  home(body: string, goods: string, head?: string): string;
  /** Collection, one product, about, shipping, returns, privacy, blog: where the platform puts them. */
  basics(goods: string, about: string): Record<string, string>;
}

/** Where a platform puts its standing pages. */
export interface Places {
  all: string;
  product: (slug: string) => string;
  about: string;
  shipping: string;
  returns: string;
  privacy: string;
  blog: string;
}

export function escaped(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');
}

export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function pairs(list: string): [string, string][] {
  return list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    });
}

export function items(list: string, itemClass = '', linkClass = ''): string {
  const liClass = itemClass === '' ? '' : ` class="${itemClass}"`;
  const aClass = linkClass === '' ? '' : ` class="${linkClass}"`;
  return pairs(list)
    .map(([label, href]) => `<li${liClass}><a href="${escaped(href)}"${aClass}>${escaped(label)}</a></li>`)
    .join('\n');
}

/** A theme from how it frames a page, how it shows goods, and where it puts standing pages. */
export function theme(
  shop: Shop,
  places: Places,
  frame: (title: string, body: string, head: string) => string,
  grid: (goods: [string, string, string][]) => string,
): Theme {
  const words = texts(shop);
  const page = (title: string, body: string, head = '') =>
    frame(title, body, `${shop.head ?? ''}${head}`).replace(/\n\s*\n/g, '\n');
  const listed = (goods: string): [string, string, string][] =>
    pairs(goods).map(([name, price]) => [name, price, places.product(slug(name))]);
  return {
    page,
    home: (body, goods, head) => page('', `${body}\n${grid(listed(goods))}\n${words.newsletter}`, head),
    basics: (goods, about) => {
      const [first] = listed(goods);
      const [name, price, path] = first ?? ['', '', '/'];
      return {
        [places.all]: page(words.allTitle, `<h1>${words.allTitle}</h1>\n${grid(listed(goods))}`),
        [path]: page(name, `<h1>${escaped(name)}</h1><p class="price">${price}</p>${words.product}`),
        [places.about]: page(words.aboutTitle, `<h1>${words.aboutTitle}</h1>\n${about}`),
        [places.shipping]: page(words.shippingTitle, `<h1>${words.shippingTitle}</h1>${words.shipping}`),
        [places.returns]: page(words.returnsTitle, `<h1>${words.returnsTitle}</h1>${words.returns}`),
        [places.privacy]: page(words.privacyTitle, `<h1>${words.privacyTitle}</h1>${words.privacy}`),
        [places.blog]: page(words.blogTitle, `<h1>${words.blogTitle}</h1>${words.blog}`),
      };
    },
  };
}

/** An address as Cloudflare hides it: the first byte is the key of all others. */
export function cloudflare(address: string, key = 0x5a): string {
  return [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The link that Cloudflare leaves where an address stood. */
export function hidden(address: string, key = 0x5a): string {
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflare(address, key)}">[email&#160;protected]</a>`;
}

/** Every letter as a character reference, as older plugins write an address. */
export function entities(text: string): string {
  return [...text]
    .map((letter, at) =>
      at % 2 === 0 ? `&#${letter.charCodeAt(0)};` : `&#x${letter.charCodeAt(0).toString(16)};`,
    )
    .join('');
}

export function sitemap(urls: readonly string[]): { type: string; body: string } {
  const rows = urls.map((url) => `  <url><loc>${escaped(url)}</loc><lastmod>2025-09-14</lastmod></url>`);
  return {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>`,
  };
}

export function plain(body: string): { type: string; body: string } {
  return { type: 'text/plain', body };
}

export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
