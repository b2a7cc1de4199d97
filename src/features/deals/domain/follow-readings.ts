import { isOutOfBusiness } from '../../replies/domain/reading/gone.ts';
import type { ReplyClass } from '../../replies/domain/reply-class.ts';
import { isFurther, type LostReason, type OpenStage, type Stage, type Standing } from './stage.ts';

/** What an answer of a class does to the stage: brings it at least so far, ends it, or leaves it where it is. */
type Effect = { to: OpenStage } | { lost: LostReason } | 'stays' | 'machine';

const EFFECTS: Record<ReplyClass, Effect> = {
  interested: { to: 'terms' },
  application_form: { to: 'application' },
  asks_documents: { to: 'documents' },
  price_list: { to: 'price_list' },
  moq_or_opening_order: { to: 'terms' },
  map_terms: { to: 'terms' },
  // Another company sells it: the deal goes on there, once somebody has written to it.
  distributor_referral: 'stays',
  no_amazon: { lost: 'no_marketplaces' },
  exclusive_partner: { lost: 'exclusive_partner' },
  brand_sells_itself: { lost: 'sells_itself' },
  not_now: 'stays',
  wrong_contact: 'stays',
  question: 'stays',
  unsubscribe: { lost: 'asked_to_stop' },
  // A lawyer's letter, a newsletter, a "no thanks" without a reason: a person reads it and decides. But for what is gone.
  other: 'stays',
  auto_reply: 'machine',
  bounce: 'machine',
};

/** An answer as far as stages are concerned. */
export interface ReadMail {
  id: string;
  class: ReplyClass;
  receivedAt: Date;
  isHuman: boolean;
  /** The sender wants no more mail: a request to stop, a lawyer's demand. */
  isSuppressing: boolean;
  newText: string;
}

/** From where a deal is followed: its start, or a person's last move. */
export interface Base extends Standing {
  lostReason: LostReason | null;
  at: Date;
  byPerson: boolean;
}

export interface Followed extends Standing {
  lostReason: LostReason | null;
  /** The answer that brought it here; null where it still stands at its base. */
  mailId: string | null;
}

/** What a person has agreed or ordered isn't taken back because a mail reads like a refusal. */
const SETTLED_FROM: Stage = 'agreed';

export const isMachineMail = ({ class: read, isHuman }: Pick<ReadMail, 'class' | 'isHuman'>): boolean =>
  EFFECTS[read] === 'machine' || !isHuman;

/**
 * Where a deal stands after the answers that came since its base, in the order in which they came. A deal is followed
 * anew whenever one of them is read otherwise, so that a correction counts as if it had been read so at first.
 */
export function followReadings(base: Base, mails: readonly ReadMail[]): Followed {
  const since = mails
    .filter((mail) => !isMachineMail(mail) && (!base.byPerson || mail.receivedAt > base.at))
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  const { stage, lostFrom, lostReason } = base;
  return since.reduce<Followed>((now, mail) => step(now, mail, base), {
    stage,
    lostFrom,
    lostReason,
    mailId: null,
  });
}

function effectOf(mail: ReadMail): Effect {
  if (mail.isSuppressing) return { lost: 'asked_to_stop' };
  if (isOutOfBusiness(mail)) return { lost: 'out_of_business' };
  return EFFECTS[mail.class];
}

function step(now: Followed, mail: ReadMail, base: Base): Followed {
  const effect = effectOf(mail);
  if (effect === 'stays' || effect === 'machine') return now;
  if ('lost' in effect) {
    const isSettled = now.stage === SETTLED_FROM || isFurther(now.stage, SETTLED_FROM);
    if (now.stage === 'lost' || isSettled) return now;
    return { stage: 'lost', lostFrom: now.stage, lostReason: effect.lost, mailId: mail.id };
  }
  if (now.stage === 'lost') {
    // Who said that nothing comes of it is to say when something does.
    if (base.byPerson && base.stage === 'lost') return now;
    if (now.lostReason === 'asked_to_stop') return now;
    const from = now.lostFrom ?? 'inquiry';
    const stage = isFurther(effect.to, from) ? effect.to : from;
    return { stage, lostFrom: null, lostReason: null, mailId: mail.id };
  }
  return isFurther(effect.to, now.stage)
    ? { stage: effect.to, lostFrom: null, lostReason: null, mailId: mail.id }
    : now;
}
