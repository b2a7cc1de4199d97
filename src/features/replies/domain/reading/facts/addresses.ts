import { inLines } from '../../../../../kernel/in-lines.ts';

/** What a text names that can be written to or opened. */
export const emailsIn = (words: string): string[] =>
  [...words.matchAll(EMAIL)].map(([email]) => email.replace(/[.,;:]+$/, ''));

export const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/g;

const URL_ = new RegExp(
  inLines`
    (?:https?://|www\.)[^\s<>"'()[\]{}|]{3,300}|
    (?<![@\w.-])[a-z0-9][\w-]{0,62}(?:\.[\w-]{1,63}){0,3}\.(?:
      com|net|org|co|io|us|de|fr|es|it|eu|uk|ca|au|shop|store|app|test|example|biz|at|ch|nl|be|me|ly|gle
    )\b(?!@)(?:/[^\s<>"'()[\]{}|]{0,300})?
  `,
  'gi',
);

/** As they are written, without the stop that ends their sentence. */
export const urlsIn = (words: string): string[] =>
  [...words.replace(EMAIL, ' ').matchAll(URL_)].map(([url]) => url.replace(/[.,;:!?*_]+$/, ''));

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
