import { plainOf } from '../page/sentences.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LONGEST = 40;

let known: ReadonlySet<string> | undefined;

/** What the countries are called in the languages in which sites are read, as Unicode has it. */
function countries(): ReadonlySet<string> {
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  return new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return codes.flatMap((code) => names.of(code) ?? []).map(plainOf);
    }),
  );
}

/** "Südkorea", "Corée du Sud" */
export function isCountry(text: string): boolean {
  if (text.length > LONGEST) return false;
  known ??= countries();
  return known.has(plainOf(text));
}
