import type { ReplyClass } from '../../reply-class.ts';
import type { Judgement } from '../classify.ts';
import type { Kind, MailShares } from './weights.ts';

/** What rules find in so many words counts e³ times as much as what single words speak for … */
const TRUST = 3;
/** "We're in": what says so and nothing else is believed against the words around it. */
const SAID_SO = 0.9;
/** … but for classes whose words stand in many mails of other classes, too. */
const LESS_TRUSTED: Partial<Record<ReplyClass, number>> = { interested: 1, question: 0, other: 1.5 };
const SURE = 0.72;
const HALF_SURE = 0.45;
const HALF_TRUST = 1.5;

/** What is left over where the likeliest class is out of the question means nothing. */
const WORTH_SAYING = 0.2;

/** Whom to write to no more takes more than single words. */
const ENOUGH_TO_STOP = 0.7;
/** How sure a reading by single words can be. */
const SUREST = 0.65;

/**
 * The class by the rules' judgement and by the words' weights together. The rules know in which order a mail's points
 * count; the weights know more ways to put a thing. Where the rules have found a wish to hear no more, that is final;
 * what the mail's facts rule out, words alone don't make of it.
 */
export function decide(
  judgement: Judgement,
  shares: MailShares,
  ruledOut: ReadonlySet<ReplyClass>,
): Judgement {
  if (judgement.class === 'unsubscribe') return judgement;
  const trust = trustIn(judgement);
  let best: ReplyClass = judgement.class;
  let most = shareOf(judgement.class, shares) * Math.exp(trust);
  for (const [kind, share] of shares) {
    const name = classOf(kind);
    if (name === judgement.class || share <= most || share < WORTH_SAYING || ruledOut.has(name)) continue;
    if (name === 'unsubscribe' && share < ENOUGH_TO_STOP) continue;
    // Prices that are in hand stay so, however gladly they are given.
    if (name === 'interested' && judgement.class === 'price_list') continue;
    best = name;
    most = share;
  }
  if (best === judgement.class) return judgement;
  return {
    class: best,
    secondary: judgement.secondary.filter((name) => name !== best),
    confidence: Math.min(SUREST, shareOf(best, shares)),
  };
}

function trustIn({ class: name, confidence }: Judgement): number {
  if (confidence <= HALF_SURE) return 0;
  if (confidence <= SURE) return HALF_TRUST;
  return confidence >= SAID_SO ? TRUST : (LESS_TRUSTED[name] ?? TRUST);
}

const classOf = (kind: Kind): ReplyClass => (kind === 'legal' || kind === 'nothing' ? 'other' : kind);

const shareOf = (name: ReplyClass, shares: MailShares): number =>
  [...shares].reduce((sum, [kind, share]) => (classOf(kind) === name ? sum + share : sum), 0);
