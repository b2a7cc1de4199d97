import { CONCEPTS } from './concepts.ts';

/** The words of a folded text. Numbers are alike, so that none is learned by heart. */
export const wordsOf = (plain: string): string[] =>
  (plain.match(/[a-z]+|\d+|[?$€£%]/g) ?? []).map((word) => (/^\d/.test(word) ? '0' : word));

/** What a sentence can be weighed by: its words, alone, by their stems and with the next one, and what they stand for. */
export function* marksOfWords(words: readonly string[]): Generator<string> {
  const known = words.map(partsOf);
  const concepts = [...new Set(known.flatMap((word) => word.concepts))].sort((one, other) => one - other);
  for (const [at, one] of concepts.entries()) {
    yield PAIRS[one]?.[one] ?? '';
    for (const other of concepts.slice(at + 1)) yield PAIRS[one]?.[other] ?? '';
  }
  for (const [at, { marks }] of known.entries()) {
    yield* marks;
    const next = words[at + 1];
    if (next) yield `${words[at]} ${next}`;
  }
}

/** Words of one family begin alike: the first letters of each, as many as a stem mostly has. */
const STEMS = [4, 5, 6];

/** A concept, and every two of them that stand in one sentence. */
const PAIRS: readonly (readonly string[])[] = CONCEPTS.map(([one]) =>
  CONCEPTS.map(([other]) => (one === other ? `@${one}` : `@${one} + ${other}`)),
);

interface Parts {
  /** The word and its stems. */
  marks: readonly string[];
  /** By their places. */
  concepts: readonly number[];
}

/** Most texts are made of the same words, and each is held against every concept. */
const parts = new Map<string, Parts>();
const MOST_KEPT = 20_000;

function partsOf(word: string): Parts {
  const known = parts.get(word);
  if (known) return known;
  const stems = STEMS.filter((length) => word.length > length).map((length) => `${word.slice(0, length)}-`);
  const concepts = CONCEPTS.flatMap(([, names], at) => (names.test(word) ? [at] : []));
  const found = { marks: [word, ...stems], concepts };
  if (parts.size >= MOST_KEPT) parts.clear();
  parts.set(word, found);
  return found;
}
