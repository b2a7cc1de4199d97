import { vocabularyOf } from './note-vocabulary.ts';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const IN_SMALL_LETTERS = /^\p{Ll}/u;

/** What shops say of their own customers is no fact; only that something is meant for them. */
const FOR_CUSTOMERS =
  /\b(?:to|for|fits?|suits?|with) (?:our|my) (?:customers|shoppers|buyers)\b|\bfür unsere kunden\b|\bpour nos clients\b|\bpara nuestros clientes\b|\bper i nostri clienti\b|\bvoor onze klanten\b/gi;

/**
 * What a note says beyond its facts, as far as its words tell; empty when it says no more. A lie is built of other words
 * than a wish is, so those are known and not the lies. In doubt it chooses to refuse: the note by rules is always at
 * hand. What is known are the words of the language in which the seller writes: a note in another one is refused.
 */
export function saidBeyond(
  note: string,
  source: { brand: string; facts: readonly string[]; template: string },
): string[] {
  const { plain, ofOurShop, wish } = vocabularyOf(source.template);
  const borne = new Set(stemsIn([source.brand, ...source.facts].join('\n')));
  const strange = (note.replace(FOR_CUSTOMERS, '').match(WORDS) ?? []).filter(
    (word) => IN_SMALL_LETTERS.test(word) && !plain.has(word) && !borne.has(stemOf(word)),
  );
  const claimed = note
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => ofOurShop.test(sentence) && !wish.test(sentence));
  return [
    ...strange.map((word) => `the word “${word}”`),
    ...claimed.map((sentence) => `of ourselves: “${sentence}”`),
  ];
}

const stemsIn = (text: string): string[] => (text.toLowerCase().match(WORDS) ?? []).map(stemOf);

/** One spelling for "candle" and "candles". */
const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x|z)es$|(?<!s)s$/, '');
