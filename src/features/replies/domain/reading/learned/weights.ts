import { type Shares, type Weights, weightsOf } from '../../../../brands/domain/weighing/weigh.ts';
import type { ReplyClass } from '../../reply-class.ts';
import learned from './weights.json' with { type: 'json' };

/**
 * What a mail can be weighed as: its class, but for machine mail, which is told by its head. "Other" is three things:
 * a no without a reason, a lawyer's demand, and mail that answers nothing.
 */
export type Kind = Exclude<ReplyClass, 'auto_reply' | 'bounce'> | 'legal' | 'nothing';

export type MailShares = Shares<Kind>;

let known: Weights<Kind> | undefined;
/** Learned from mails that people have read (`test/evals/replies/learn.ts`). */
export function learnedWeights(): Weights<Kind> {
  known ??= weightsOf<Kind>(learned);
  return known;
}
