import type { Marks } from '../../../src/features/replies/domain/reading/silence/marks.ts';
import { type Learned, SCALE } from '../../../src/features/replies/domain/reading/silence/weights.ts';
import { leastOf } from './least-of.ts';

export interface SilenceExample {
  asks: boolean;
  marks: Marks;
}

/** A mark that stands in a single sentence was learned by heart. */
const FEWEST = 2;
/** How dear a weight is: the dearer, the less is learned of what stands in few mails. */
const PRICE = 0.03;
const ROUNDS = 150;
/** Weights that change next to nothing are left out. */
const LEAST = 0.2;
/** Most sentences ask for nothing. */
const AT_FIRST = -3;

/** Marks by their places, with the share that each of them has of its text. */
interface Row {
  marks: readonly number[];
  part: number;
}

interface Line {
  asks: number;
  sentences: readonly Row[];
  mail: Row;
}

/**
 * Logistic regression on what the sentences of a mail say, of which one has to ask, together with what all of it says.
 * Nobody has marked which sentence it is: that is learned on the way.
 */
export function learnSilence(examples: readonly SilenceExample[]): Learned {
  const ofSentences = placesOf(examples.flatMap(({ marks }) => marks.sentences));
  const ofMails = placesOf(examples.map(({ marks }) => marks.mail));
  const lines = examples
    .filter(({ marks }) => marks.sentences.length > 0)
    .map(({ asks, marks }): Line => {
      const sentences = marks.sentences.map((sentence) => rowOf(sentence, ofSentences, 0));
      return { asks: asks ? 1 : 0, sentences, mail: rowOf(marks.mail, ofMails, ofSentences.size) };
    });
  const all = ofSentences.size + ofMails.size;
  const at = new Float64Array(all + 2);
  at[all] = AT_FIRST;
  const found = leastOf((weights, slope) => errorOf(lines, weights, slope), at, ROUNDS);
  const weightAt = (place: number | undefined): number => {
    const weight = place === undefined ? 0 : (found[place] ?? 0);
    return Math.abs(weight) < LEAST ? 0 : Math.round(weight * SCALE);
  };
  const marks: Record<string, string> = {};
  for (const mark of [...new Set([...ofSentences.keys(), ...ofMails.keys()])].sort()) {
    const inMail = ofMails.get(mark);
    const both = [
      weightAt(ofSentences.get(mark)),
      weightAt(inMail === undefined ? undefined : ofSentences.size + inMail),
    ];
    if (both.some((weight) => weight !== 0)) marks[mark] = both.join(' ');
  }
  const start = (place: number): number => Math.round((found[place] ?? 0) * SCALE);
  return { start: { sentence: start(all), mail: start(all + 1) }, marks };
}

function placesOf(texts: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const marks of texts) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([mark]) => mark);
  return new Map(kept.sort().map((mark, at) => [mark, at]));
}

const rowOf = (marks: ReadonlySet<string>, places: ReadonlyMap<string, number>, from: number): Row => ({
  marks: [...marks].flatMap((mark) => {
    const place = places.get(mark);
    return place === undefined ? [] : [from + place];
  }),
  part: 1 / Math.sqrt(marks.size + 1),
});

/** How wrong these weights are, and into `slope` how much more so with a little more of each. */
function errorOf(lines: readonly Line[], weights: Float64Array, slope: Float64Array): number {
  const last = weights.length - 2;
  const [ofSentence = 0, ofMail = 0] = weights.slice(last);
  let error = 0;
  for (let at = 0; at < last; at += 1) {
    const weight = weights[at] ?? 0;
    error += 0.5 * PRICE * weight * weight;
    slope[at] = PRICE * weight;
  }
  slope[last] = 0;
  slope[last + 1] = 0;
  for (const { asks, sentences, mail } of lines) {
    const says = sentences.map((sentence) => ofSentence + sumOf(sentence, weights));
    const most = Math.max(...says);
    const powers = says.map((one) => Math.exp(one - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const sum = most + Math.log(all) + ofMail + sumOf(mail, weights);
    const share = 1 / (1 + Math.exp(-sum));
    error -= Math.log(Math.max(asks ? share : 1 - share, 1e-12));
    const by = share - asks;
    add(slope, mail, by);
    slope[last + 1] = (slope[last + 1] ?? 0) + by;
    for (const [at, sentence] of sentences.entries()) {
      const part = (by * (powers[at] ?? 0)) / all;
      add(slope, sentence, part);
      slope[last] = (slope[last] ?? 0) + part;
    }
  }
  return error;
}

function sumOf({ marks, part }: Row, weights: Float64Array): number {
  let sum = 0;
  for (const mark of marks) sum += weights[mark] ?? 0;
  return sum * part;
}

function add(slope: Float64Array, { marks, part }: Row, by: number): void {
  const each = by * part;
  for (const mark of marks) slope[mark] = (slope[mark] ?? 0) + each;
}
