import { type Shares, type Weights, weigh, weightsOf } from '../../weighing/weigh.ts';
import { marksOfWords, wordsOf } from '../../weighing/word-marks.ts';
import type { Passage } from '../passages.ts';
import type { PolicyValues } from '../policy.ts';
import learned from './weights.json' with { type: 'json' };

/**
 * What a sentence can be weighed as: an answer to whether shops can buy, a rule for marketplaces, something else that is
 * said to shops ("terms"), or none of it.
 */
export type Saying = 'yes' | 'no' | PolicyValues['marketplaces'] | 'terms' | 'none';

let known: Weights<Saying> | undefined;
/** Learned from sites and wordings that people have read (`test/evals/discovery/learn.ts`). */
const learnedWeights = (): Weights<Saying> => {
  known ??= weightsOf<Saying>(learned);
  return known;
};

type Said = Pick<Passage, 'plain' | 'kind' | 'isLink' | 'isField'>;

/** What is longer says in its beginning what it is about. */
const MOST_WORDS = 60;
/** Less is a title, a name or a price. */
const FEWEST_WORDS = 5;

/**
 * The marks by which a line is weighed and learned; undefined where it isn't: titles, links and parts of forms are left to
 * the rules.
 */
export function marksOf({ plain, kind, isLink, isField }: Said): Set<string> | undefined {
  if (kind === 'heading' || isLink || isField || plain.endsWith('?')) return undefined;
  const words = wordsOf(plain);
  return words.length < FEWEST_WORDS ? undefined : new Set(marksOfWords(words.slice(0, MOST_WORDS)));
}

const NOTHING: Shares<Saying> = new Map([['none', 1]]);

/** A page is looked at for whom it speaks to, and then line by line. */
const weighed = new WeakMap<Said, Shares<Saying>>();

/** How much in a sentence speaks for each thing that it may say. */
export function sayingsOf(said: Said): Shares<Saying> {
  const known = weighed.get(said);
  if (known) return known;
  const marks = marksOf(said);
  const sayings = marks ? weigh(marks, learnedWeights()) : NOTHING;
  weighed.set(said, sayings);
  return sayings;
}

export const shareOf = (sayings: Shares<Saying>, saying: Saying): number => sayings.get(saying) ?? 0;

/** Whether nearly all of it speaks of being said to shops, whatever it is that it says. */
export const isLikelyToShops = (sayings: Shares<Saying>): boolean => shareOf(sayings, 'none') <= 0.1;
