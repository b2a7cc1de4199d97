import type { Site } from './site.ts';
import { words as north } from './words-north.ts';
import { words as south } from './words-south.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'sv' | 'pl';

/** What a theme says by itself, in its language. */
export interface Words {
  all: string;
  favourites: string;
  cart: string;
  add: string;
  search: string;
  account: string;
  newsletter: string;
  yourMail: string;
  subscribe: string;
  cookies: string;
  accept: string;
  reviews: string;
  praise: string;
  blurb: string;
  send: string;
  privacy: string;
  shipping: string;
  rights: string;
  /** Paragraphs; {name}, {host} and {reach} are filled in. */
  privacyText: readonly string[];
  shippingText: readonly string[];
}

const WORDS: Readonly<Record<Language, Words>> = { ...north, ...south };

export const wordsIn = (language: Language = 'en'): Words => WORDS[language];

export function smallPrint({ name, host, language, privacy }: Site) {
  const { privacyText, shippingText } = wordsIn(language);
  const reach = privacy ? ` (<a href="mailto:${privacy}">${privacy}</a>)` : '';
  const fill = (texts: readonly string[]) =>
    texts
      .map(
        (text) =>
          `<p>${text.replaceAll('{name}', name.replaceAll('&', '&amp;')).replaceAll('{host}', host).replaceAll('{reach}', reach)}</p>`,
      )
      .join('\n');
  return { privacy: fill(privacyText), shipping: fill(shippingText) };
}
