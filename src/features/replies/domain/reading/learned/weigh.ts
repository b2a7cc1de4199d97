import type { ReplyClass } from '../../reply-class.ts';
import learned from './weights.json' with { type: 'json' };

/**
 * What a mail can be weighed as: its class, but for machine mail, which is told by its head. "Other" is three things:
 * a no without a reason, a lawyer's demand, and mail that answers nothing.
 */
export type Kind = Exclude<ReplyClass, 'auto_reply' | 'bounce'> | 'legal' | 'nothing';

/** How much of a mail's weight each kind has; together 1. */
export type Shares = ReadonlyMap<Kind, number>;

/** Weights are kept as whole numbers. */
export const SCALE = 20;

export interface Learned {
  /** How much speaks for each kind before any mark does. */
  start: Readonly<Record<string, number>>;
  /** Of each mark the kinds that it speaks for or against, and how much: "no_amazon 31 interested -12". */
  marks: Readonly<Record<string, string>>;
}

/** What was learned, in numbers by the place of each kind. */
export interface Weights {
  kinds: readonly string[];
  start: readonly number[];
  marks: ReadonlyMap<string, readonly [kind: number, weight: number][]>;
}

export function weightsOf({ start, marks }: Learned): Weights {
  const kinds = Object.keys(start);
  const inNumbers = (written: string) =>
    [...written.matchAll(/(\w+) (-?\d+)/g)].map(([, kind = '', weight]): [number, number] => [
      kinds.indexOf(kind),
      Number(weight) / SCALE,
    ]);
  return {
    kinds,
    start: Object.values(start).map((weight) => weight / SCALE),
    marks: new Map(Object.entries(marks).map(([mark, written]) => [mark, inNumbers(written)])),
  };
}

let known: Weights | undefined;
/** Learned from mails that people have read (`test/evals/replies/learn.ts`). */
export function learnedWeights(): Weights {
  known ??= weightsOf(learned);
  return known;
}

/** What a mail is by the marks it bears. */
export function weigh(borne: ReadonlySet<string>, { kinds, start, marks }: Weights): Shares {
  const sums = [...start];
  const weighing = [...borne].map((mark) => marks.get(mark)).filter((weights) => weights !== undefined);
  const part = 1 / Math.sqrt(weighing.length + 1);
  for (const weights of weighing)
    for (const [at, weight] of weights) sums[at] = (sums[at] ?? 0) + part * weight;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return new Map(kinds.map((kind, at) => [kind as Kind, (powers[at] ?? 0) / all]));
}
