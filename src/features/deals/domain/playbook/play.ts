import type { Money } from '../../../../kernel/money.ts';
import type { AnyFact } from '../../../replies/domain/reading/reply-facts.ts';
import type { ReplyClass } from '../../../replies/domain/reply-class.ts';
import type { SellerFactName, SellerFacts } from '../seller-facts.ts';
import type { LostReason, OpenStage } from '../stage.ts';
import type { TaskKind } from '../task.ts';
import type { Term } from '../terms.ts';
import type { TrustKind } from '../trust-document.ts';
import type { CallOffer } from './call-offer.ts';

export interface MailToAnswer {
  id: string;
  class: ReplyClass;
  secondary: readonly ReplyClass[];
  fromName: string;
  newText: string;
  facts: readonly AnyFact[];
  hasAttachment: boolean;
}

/** What an answer is written from: nothing in it is guessed. */
export interface Situation {
  brand: string;
  /** A product of theirs by its short name. */
  product: string | null;
  /** Its own site says what a first order has to come to. */
  namesMinimum: boolean;
  /** What a person has entered with the brand as the least of a first order. */
  enteredMinimum: Money | null;
  /** It is known to have a MAP policy, though not what stands in it. */
  hasMapPolicy: boolean;
  mail: MailToAnswer;
  /** All that stands of the deal so far, this mail's facts among it. */
  terms: readonly Term[];
  /** The brand has given its prices, in whichever of its mails. */
  hasPriceList: boolean;
  /** A call that it offers or asks for. */
  call: CallOffer | null;
  seller: {
    firstName: string | null;
    company: string | null;
    facts: SellerFacts;
    /** Which kinds of documents its trust pack holds. */
    documents: readonly TrustKind[];
  };
  /** What the person typed for this one answer. */
  typed: Partial<Record<TypedName, string>>;
}

/** What only the person can know, asked for each time. */
export const TYPED_QUESTIONS = {
  ownAnswer: 'What is your answer to their question?',
  callTimes: 'When can they reach you? A day and a time or two.',
} as const;
export type TypedName = keyof typeof TYPED_QUESTIONS;

/** `trustDocuments`: documents that the brand asked for, and the trust pack lacks. */
export type Need = SellerFactName | TypedName | 'trustDocuments';

/** The words of one answer, in the voice of the seller. */
export interface Voice extends Situation {
  /** One of several ways to say a thing, always the same for the same mail. */
  say: (...ways: readonly [string, ...string[]]) => string;
}

export interface NextTask {
  kind: TaskKind;
  title: string;
  /** Working days from the answer on; or the day that the brand named, of a call or to be written to again. */
  inDays: number | 'when they said' | 'day of the call';
}

/** A way to answer. To choose it is to say what stands in it. */
export interface Answer {
  key: string;
  /** What the person decides by it. */
  label: string;
  /** What it asks of the brand, in a few words. */
  asksFor: string;
  isFor?: (situation: Situation) => boolean;
  needs?: readonly Need[] | ((situation: Situation) => readonly Need[]);
  /** To whom it goes, where that is somebody else than the sender. */
  to?: (situation: Situation) => { name: string | null; email: string | null } | null;
  /** Whether it says that documents are attached, so that it goes out with them and not by itself. */
  attaches?: (situation: Situation) => boolean;
  /** Where the deal stands once it is sent. */
  movesTo?: OpenStage;
  nextTask: NextTask;
  /** Paragraphs between greeting and name; null: left out. */
  write: (voice: Voice) => readonly (string | null)[];
}

export interface Play {
  title: string;
  /** What the brand is after, and what a buyer does about it. */
  advice: string;
  /** What a deal is lost for that comes to nothing by such an answer, where the answer itself says so. */
  lostAs?: LostReason;
  /** The first that fits is suggested. None: there is nothing to answer. */
  answers: readonly Answer[];
}
