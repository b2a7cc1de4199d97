import type { Language } from '../world/brands.ts';
import type { Wording } from './wording.ts';
import { ENGLISH } from './wording-english.ts';
import { FOREIGN_WORDING } from './wording-foreign.ts';

export const wordingOf = (language: Language): Wording =>
  language === 'en' ? ENGLISH : FOREIGN_WORDING[language];

export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
