import type { SearchHit } from '../case.ts';

/** What the page frames of every shop system need to know of a shop. */
export interface Shop {
  name: string;
  host: string;
  nav: readonly Item[];
  bar?: string;
  columns: readonly { heading: string; links?: readonly Item[]; html?: string }[];
  /** The bottom line: copyright, credit. */
  bottom: string;
  news?: { heading: string; text: string; placeholder: string; button: string };
  socials?: readonly string[];
  head?: string;
  scripts?: string;
  banner?: string;
  lang?: string;
  currency?: string;
}

export type Item = readonly [label: string, href: string, children?: readonly (readonly [string, string])[]];
export type Product = readonly [title: string, price: string, slug: string, note?: string];
export type Field = readonly [
  label: string,
  name: string,
  type: 'text' | 'email' | 'tel' | 'area' | 'url' | 'file',
  hint?: string,
];

export interface Theme {
  page: (path: string, title: string, description: string, main: string) => string;
  cards: (products: readonly Product[]) => string;
  form: (fields: readonly Field[], button: string, action?: string) => string;
  faq: (items: readonly (readonly [question: string, answer: string])[]) => string;
  product: (item: Product, text: string, after?: string) => string;
}

const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const amazon = (brand: string, title: string): SearchHit =>
  hit(
    `https://www.amazon.com/stores/${slug(brand)}/page/7C1D0E52-4B`,
    `Amazon.com: ${brand}`,
    `Shop ${brand} on Amazon. ${title}. 4.6 out of 5 stars. FREE delivery on orders shipped by Amazon over $35.`,
  );

export const walmart = (brand: string, title: string): SearchHit =>
  hit(
    `https://www.walmart.com/ip/${slug(title)}/${1_000_000_000 + title.length * 7919}`,
    `${title} - Walmart.com`,
    `Buy ${title} at Walmart.com. Sold and shipped by a third-party seller. Brand: ${brand}.`,
  );

export const faire = (brand: string, text: string): SearchHit =>
  hit(`https://www.faire.com/brand/b_${slug(brand).replace(/-/g, '')}`, `${brand} Wholesale | Faire`, text);

export const instagram = (handle: string, name: string, text: string): SearchHit =>
  hit(
    `https://www.instagram.com/${handle}/`,
    `${name} (@${handle}) • Instagram photos and videos`,
    `${text} — see photos and videos from ${name}.`,
  );

export const coupons = (brand: string, host: string): SearchHit =>
  hit(
    `https://couponbarrow.com/store/${host}`,
    `25% Off ${brand} Coupon Codes & Promo Codes`,
    `Save with 9 verified ${brand} promo codes. Submit a coupon. Last used 3 hours ago.`,
  );

export const linkedin = (brand: string, text: string): SearchHit =>
  hit(`https://www.linkedin.com/company/${slug(brand)}`, `${brand} | LinkedIn`, text);

export const etsy = (name: string, text: string): SearchHit =>
  hit(`https://www.etsy.com/shop/${name.replace(/[^A-Za-z0-9]/g, '')}`, `${name} - Etsy`, text);

/** As Cloudflare hides an address: the first byte is the key of the others. */
export function cloudflare(address: string, key = 0x4e): string {
  const hex = (code: number) => code.toString(16).padStart(2, '0');
  const coded = hex(key) + [...address].map((letter) => hex(letter.charCodeAt(0) ^ key)).join('');
  return (
    `<a href="/cdn-cgi/l/email-protection#${coded}"><span class="__cf_email__" ` +
    `data-cfemail="${coded}">[email&#160;protected]</span></a>`
  );
}

/** As WordPress's antispambot() does: some letters as numbers. */
export const entities = (text: string) =>
  [...text]
    .map((letter, at) =>
      at % 3 === 0
        ? `&#${letter.charCodeAt(0)};`
        : at % 3 === 1
          ? `&#x${letter.charCodeAt(0).toString(16)};`
          : letter,
    )
    .join('');

export const mail = (address: string, text = address, attributes = '') =>
  `<a href="mailto:${address}"${attributes ? ` ${attributes}` : ''}>${text}</a>`;

export const json = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

export const redirect = (to: string) => ({ status: 301, location: to });

export const robots = (host: string, more = '') => ({
  type: 'text/plain',
  body: `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account\n${more}\nSitemap: https://${host}/sitemap.xml\n`,
});

export const sitemap = (host: string, paths: readonly string[]) => ({
  type: 'application/xml',
  body:
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
    paths
      .map((path) => `<url><loc>https://${host}${path}</loc><lastmod>2025-10-14</lastmod></url>`)
      .join('\n') +
    '\n</urlset>',
});

/** The wordy privacy text that shop systems fill in; `contact` is its last paragraph. */
export const privacyLong = (name: string, contact: string) => `
<h1>Privacy policy</h1>
<p>Last updated: July 8, 2025</p>
<p>${name} operates this store and website, including all related information, content, features, tools, products
and services, in order to provide you, the customer, with a curated shopping experience (the "Services"). This
Privacy Policy describes how we collect, use, and disclose your personal information when you visit, use, or make a
purchase using the Services or otherwise communicate with us.</p>
<h2>Personal information we collect or process</h2>
<ul><li><strong>Contact details</strong> including your name, address, billing address, shipping address, phone number,
and email address.</li><li><strong>Financial information</strong> including payment card numbers, transaction details,
form of payment and payment confirmation.</li><li><strong>Device information</strong> including information about your
device, browser, or network connection, your IP address, and other unique identifiers.</li></ul>
<h2>How we use your personal information</h2>
<p>Depending on how you interact with us, we may use personal information to provide the Services, for marketing and
advertising, for security and fraud prevention, and to communicate with you.</p>
<h2>Children's data</h2>
<p>The Services are not intended to be used by children, and we do not knowingly collect any personal information about
children under the age of majority in your jurisdiction.</p>
<h2>Contact</h2>
<p>${contact}</p>`;

/** The short one that a small business writes itself or copies from a generator. */
export const privacyShort = (name: string, contact: string) => `
<h1>Privacy</h1>
<p>${name} respects your privacy. We collect your name, email and mailing address when you place an order or sign up
for our letters, and we use them for just that. We never sell or rent our list.</p>
<p>Cookies are small files that a site places on your computer to tell visits apart. We use them to remember the
contents of your cart and, with your consent, to understand which pages are read.</p>
<p>Payments are taken by our processor over an encrypted connection; card numbers never reach our own server.</p>
<p>${contact}</p>`;

/** "Label @/path" with " > " before what hangs below it, one after another with " ; ". */
export const menu = (text: string): Item[] =>
  text.split(/\s+;\s+/).map((entry) => {
    const [top = '', ...below] = entry.split(' > ').map((part) => part.trim().split(' @'));
    const [label = '', href = '/'] = top;
    return below.length > 0
      ? [label, href, below.map(([text = '', to = '/']) => [text, to] as const)]
      : [label, href];
  });

const product = (text: string): Product => {
  const [title = '', price = '', handle = slug(title), note] = text.trim().split(' | ');
  return note ? [title, price, handle, note] : [title, price, handle];
};

/** "Title | price | handle | note", one after another with " ; ". */
export const goods = (text: string): Product[] => text.split(/\s+;\s+/).map(product);
export const good = product;

/** "Label | type | hint", one after another with " ; ". */
export const fields = (text: string): Field[] =>
  text.split(/\s+;\s+/).map((entry) => {
    const [label = '', type = 'text', hint] = entry.trim().split(' | ');
    return [label, slug(label), type as Field[2], hint];
  });

/** Question, answer, question, answer. */
export const pairs = (...texts: string[]): (readonly [string, string])[] =>
  texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? ''] as const] : []));

/** Address, title and excerpt in three lines, and the next. */
export const hits = (text: string): SearchHit[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((entry) => {
      const [url = '', title = '', ...content] = entry.trim().split('\n');
      return hit(url.trim(), title.trim(), content.map((line) => line.trim()).join(' '));
    });

export const words = (text: string) => text.trim().split(/\s+/);

/** A value, the path, the words that say it, and words of other sentences that say it too. */
export const says = <Value>(value: Value, path: string, words: string, ...furtherWords: string[]) =>
  furtherWords.length > 0 ? { value, words, furtherWords, path } : { value, words, path };

/** Pages of one theme by their paths: the first line is title and description, the rest stands in the frame. */
export const pages = (theme: Theme, of: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(of).map(([path, text]) => {
      const [first = '', ...main] = text.split('\n');
      const [title = '', description = ''] = first.split(' :: ');
      return [path, theme.page(path, title, description, main.join('\n'))];
    }),
  );

/** A stranger's small site: enough to be met among the search results. */
export const plain = (title: string, body: string, lang = 'en') => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/css/main.css"></head><body>${body}</body></html>`;

export const news = (heading: string, text: string, placeholder = 'Email address', button = 'Subscribe') => ({
  heading,
  text,
  placeholder,
  button,
});

/** A column of the footer: links, or text, or both. */
export const col = (heading: string, links: string, html = '') =>
  links ? { heading, links: menu(links), html } : { heading, html };

/** Terms as shop systems fill them in: they speak of resellers and limits, and say nothing to shops. */
export const terms = (name: string, state: string) => `
<h1>Terms of service</h1>
<p>OVERVIEW</p><p>This website is operated by ${name}. Throughout the site, the terms "we", "us" and "our" refer to ${name}.
By visiting our site and/or purchasing something from us, you engage in our "Service" and agree to be bound by these terms.</p>
<h2>SECTION 1 - ONLINE STORE TERMS</h2><p>By agreeing to these Terms of Service, you represent that you are at least the age
of majority in your state or province of residence.</p>
<h2>SECTION 2 - GENERAL CONDITIONS</h2><p>We reserve the right to refuse service to anyone for any reason at any time. You
agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service without express written
permission by us.</p>
<h2>SECTION 6 - ACCURACY OF BILLING AND ACCOUNT INFORMATION</h2><p>We reserve the right to refuse any order you place with us.
We may, in our sole discretion, limit or cancel quantities purchased per person, per household or per order. We reserve the
right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>
<h2>SECTION 18 - GOVERNING LAW</h2><p>These Terms of Service shall be governed by the laws of ${state}.</p>`;
