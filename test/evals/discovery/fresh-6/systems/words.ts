import type { Language, Words } from './phrases.ts';
import { DUTCH, ENGLISH, GERMAN, SWEDISH } from './phrases-north.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './phrases-south.ts';

export const WORDS: Readonly<Record<Language, Words>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  sv: SWEDISH,
};
