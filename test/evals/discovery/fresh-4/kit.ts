import type { CasePage, ExpectedFindings, SearchHit, Stated } from '../case.ts';

/** What stands around every page of a site. */
export interface Chrome {
  name: string;
  lang?: string;
  /** "Shop=/shop | About=/about" */
  nav: string;
  foot: string;
  /** Into the head: JSON-LD, styles, a script with state. */
  head?: string;
  /** The strip above the header. */
  bar?: string;
  /** The very last lines of the footer: credits, legal. */
  end?: string;
}

export type Theme = (chrome: Chrome, path: string, body: string) => string;

/** Pages given as strings get the theme around them; the others stay as they are. */
export const site = (
  theme: Theme,
  chrome: Chrome,
  pages: Readonly<Record<string, CasePage>>,
): Record<string, CasePage> =>
  Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [
      path,
      typeof page === 'string' ? theme(chrome, path, page) : page,
    ]),
  );

export const links = (list: string, each: (label: string, href: string) => string): string =>
  list
    .split(' | ')
    .filter((entry) => entry.includes('='))
    .map((entry) => each(entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)))
    .join('');

export const titleOf = (chrome: Chrome, body: string): string => {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]+>/g, '');
  return heading === undefined ? chrome.name : `${heading} – ${chrome.name}`;
};

export const hits = (...rows: readonly (readonly [string, string, string])[]): SearchHit[] =>
  rows.map(([url, title, content]) => ({ url, title, content }));

export const said = <const Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});

export const address = (...anyOf: readonly string[]): ExpectedFindings['wayIn'] => ({
  kind: 'address',
  anyOf,
});
export const formAt = (...anyOf: readonly string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });
export const none: ExpectedFindings['wayIn'] = { kind: 'none' };

export const mail = (to: string, text = to): string => `<a href="mailto:${to}">${text}</a>`;

/** Every character of the link and its text as a numeric entity, decimal and hexadecimal in turn (WordPress antispambot). */
export const ent = (to: string): string => {
  const coded = Array.from(to, (char, at) => {
    const point = char.codePointAt(0) ?? 0;
    return at % 2 === 0 ? `&#${point};` : `&#x${point.toString(16)};`;
  }).join('');
  return `<a href="mailto:${coded}">${coded}</a>`;
};

const cloudflare = (to: string, key: number): string =>
  [key, ...Array.from(to, (char) => (char.codePointAt(0) ?? 0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Cloudflare's replacement of an address in text. */
export const cf = (to: string): string =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflare(to, 0x5a)}">[email&#160;protected]</a>`;

/** Cloudflare's replacement of a link that has a text of its own. */
export const cfLink = (to: string, text: string): string =>
  `<a href="/cdn-cgi/l/email-protection#${cloudflare(to, 0x2f)}">${text}</a>`;

const control = (label: string): string => {
  const name = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
  return /^(message|nachricht|bericht|votre message|mensaje|messaggio|tell us)/i.test(label)
    ? `<p><label for="f-${name}">${label}</label><textarea id="f-${name}" name="${name}" rows="6"></textarea></p>`
    : `<p><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" type="${/mail/i.test(label) ? 'email' : 'text'}" required></p>`;
};

export const form = (action: string, fields: string, button = 'Submit', hidden = ''): string =>
  `<form action="${action}" method="post" accept-charset="UTF-8">${hidden}${fields.split(', ').map(control).join('')}<button type="submit">${button}</button></form>`;

/** Shopify's own contact form. */
export const shopifyForm = (fields: string, button = 'Send'): string =>
  form(
    '/contact#ContactForm',
    fields,
    button,
    '<input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">',
  );

/** Contact Form 7. */
export const cf7 = (path: string, id: number, fields: string, button = 'Send'): string =>
  `<div class="wpcf7 no-js" id="wpcf7-f${id}-o1" lang="en-US" dir="ltr">${form(
    `${path}#wpcf7-f${id}-o1`,
    fields,
    button,
    `<div style="display: none;"><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f${id}-o1"></div>`,
  )}</div>`;

export const jsonLd = (data: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
