import type { Said } from '../said.ts';
import { type Part, partsOf } from './parts.ts';

/** What can be learned from an email: of each of its sentences, and of all of it together. */
export interface Marks {
  sentences: readonly ReadonlySet<string>[];
  mail: ReadonlySet<string>;
}

interface Head {
  headers: readonly { name: string; value: string }[];
}

const MOST_SENTENCES = 40;
const MOST_WORDS = 90;
/** Words this near to each other speak of one thing. */
const NEAR = 4;
const STEMS = [4, 5, 6];

export function marksOfMail(sentences: readonly Said[], { headers }: Head): Marks {
  const marked = sentences.slice(0, MOST_SENTENCES).map(({ plain }) => marksOfSentence(plain));
  const mail = new Set<string>();
  for (const marks of marked) for (const mark of marks) mail.add(mark);
  const has = (name: RegExp): boolean => headers.some((header) => name.test(header.name));
  // A text without a head may be either.
  if (headers.length > 0) mail.add(has(/^(?:in-reply-to|references)$/i) ? '#answer' : '#new');
  if (has(/^list-/i)) mail.add('#to many');
  return { sentences: marked, mail };
}

/**
 * A sentence's words, their stems and every two neighbours; and the parts it is made of, in their order, whatever
 * stands between them: "no" before "write" before "again".
 */
export function marksOfSentence(plain: string): Set<string> {
  const words = wordsOf(plain);
  const marks = new Set<string>();
  const parts: (readonly (Part | Sign)[])[] = [];
  for (const [at, word] of words.entries()) {
    marks.add(word);
    for (const length of STEMS) if (word.length > length) marks.add(`${word.slice(0, length)}-`);
    const next = words[at + 1];
    if (next) marks.add(`${word} ${next}`);
    const known = SIGNS.get(word) ?? partsOf(word);
    if (known.length > 0) parts.push(known);
  }
  for (const [at, ones] of parts.entries())
    for (const one of ones) {
      marks.add(`@${one}`);
      for (const [after, others] of parts.slice(at + 1, at + 1 + NEAR).entries())
        for (const other of others) {
          marks.add(`@${one} > ${other}`);
          if (after === 0) marks.add(`@${one} >> ${other}`);
        }
    }
  return marks;
}

type Sign = 'another address' | 'question' | 'number';
const ADDRESS = 'x@y.zz';
const SIGNS: ReadonlyMap<string, readonly Sign[]> = new Map([
  [ADDRESS, ['another address']],
  ['?', ['question']],
  ['0', ['number']],
]);

/** Numbers are alike, so that none is learned by heart. */
const wordsOf = (plain: string): string[] =>
  (plain.match(/x@y\.zz|[a-z]+|\d+|[?!]/g) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? '0' : word));
