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

export const marksOf = ({ plain }: Said): Set<string> =>
  new Set(marksOfWords(wordsOf(plain).slice(0, MOST_WORDS)));

/** Whether anything is learned of a line, and by it: titles, links and parts of forms are left to the rules. */
export const isWeighed = ({ plain, kind, isLink, isField }: Said): boolean =>
  kind !== 'heading' && !isLink && !isField && !plain.endsWith('?') && wordsOf(plain).length >= FEWEST_WORDS;

const NOTHING: Shares<Saying> = new Map([['none', 1]]);

/** How much in a sentence speaks for each thing that it may say. */
export const sayingsOf = (passage: Said): Shares<Saying> =>
  isWeighed(passage) ? weigh(marksOf(passage), learnedWeights()) : NOTHING;

export const shareOf = (sayings: Shares<Saying>, saying: Saying): number => sayings.get(saying) ?? 0;

/** Whether nearly all of it speaks of being said to shops, whatever it is that it says. */
export const isLikelyToShops = (sayings: Shares<Saying>): boolean => shareOf(sayings, 'none') <= 0.1;
