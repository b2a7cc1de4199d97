import type { CasePage, Stated } from '../../case.ts';
import { type Language, SPEECH, type Speech } from './speech.ts';

/** What a shop system is told of a shop. Links are written "Label=/path; Label=/path", goods "Title=Price; Title=Price". */
export interface Look {
  name: string;
  host: string;
  language?: Language;
  tagline: string;
  nav: string;
  foot: string;
  goods: string;
  about: string;
  /** Whom the privacy policy names; none where it names nobody. */
  privacy?: string;
  /** The line with the year and the maker. */
  legal?: string;
  /** What the shop's owner or an agency added to the foot of every page. */
  extra?: string;
  /** The same in the head. */
  head?: string;
}

export interface Shop {
  page(title: string, body: string, head?: string): string;
  /** Home, goods, the story and the rules, as the system lays them out. */
  basics: Record<string, CasePage>;
}

export interface Link {
  label: string;
  path: string;
}

export const linksOf = (text: string): Link[] =>
  pairs(text).map(([label, path]) => ({ label, path: path || '/' }));

export interface Good {
  title: string;
  price: string;
  slug: string;
}

export const goodsOf = (text: string): Good[] =>
  pairs(text).map(([title, price]) => ({ title, price, slug: slugOf(title) }));

const pairs = (text: string): [string, string][] =>
  text
    .split(/;\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.lastIndexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    });

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/&\w+;|[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const speechOf = ({ language = 'en' }: Look): Speech => SPEECH[language];

/** Each link in a wrapper of the system's own. */
export const anchors = (
  text: string,
  wrap: (anchor: string) => string,
  attributes: string,
  base = '',
): string =>
  linksOf(text)
    .map(({ label, path }) =>
      wrap(`<a href="${path.startsWith('/') ? base + path : path}" ${attributes}>${label}</a>`),
    )
    .join('');

export const legalOf = ({ legal, name }: Look): string => legal ?? `&copy; 2026, ${name}`;

export const said = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});

/** An address as Cloudflare hides it from those who don't run scripts. */
export function veiled(address: string, key = 0x5a): string {
  const hex = (code: number) => code.toString(16).padStart(2, '0');
  const code = hex(key) + [...address].map((letter) => hex(letter.charCodeAt(0) ^ key)).join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`;
}

export const mail = (address: string): string => `<a href="mailto:${address}">${address}</a>`;
