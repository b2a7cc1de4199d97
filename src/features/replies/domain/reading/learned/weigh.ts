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

const KINDS: readonly string[] = Object.keys(learned.start);

/** The weights of a mark, "no_amazon 31 interested -12", by the place of each kind. */
const weightsOf = (written: string): [number, number][] =>
  [...written.matchAll(/(\w+) (-?\d+)/g)].map(([, kind = '', weight]) => [
    KINDS.indexOf(kind),
    Number(weight) / SCALE,
  ]);

let marks: Map<string, [number, number][]> | undefined;
const known = (): Map<string, [number, number][]> => {
  marks ??= new Map(Object.entries(learned.marks).map(([mark, written]) => [mark, weightsOf(written)]));
  return marks;
};

/** What a mail is by the marks it bears, as learned from mails that people have read (`test/evals/replies/learn.ts`). */
export function weigh(borne: ReadonlySet<string>): Shares {
  const sums = Object.values(learned.start).map((weight) => weight / SCALE);
  const weighing = [...borne].map((mark) => known().get(mark)).filter((weights) => weights !== undefined);
  const part = 1 / Math.sqrt(weighing.length + 1);
  for (const weights of weighing)
    for (const [at, weight] of weights) sums[at] = (sums[at] ?? 0) + part * weight;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return new Map(KINDS.map((kind, at) => [kind as Kind, (powers[at] ?? 0) / all]));
}
