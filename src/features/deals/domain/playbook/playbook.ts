import { inLines } from '../../../../kernel/in-lines.ts';
import { afterName } from '../../../../kernel/words.ts';
import { oneLine, paragraphs } from '../../../outreach/domain/notes/clean-text.ts';
import { isOutOfBusiness, isSold } from '../../../replies/domain/reading/gone.ts';
import type { ReplyClass } from '../../../replies/domain/reply-class.ts';
import { isSaid, SELLER_QUESTIONS } from '../seller-facts.ts';
import { outOfBusiness, sold, wrongContact } from './contact-plays.ts';
import { application, documents, interested, missingDocuments, priceList } from './opening-plays.ts';
import { orderAnswered, ordered } from './order-plays.ts';
import {
  type Answer,
  type Need,
  type Play,
  type Situation,
  TYPED_QUESTIONS,
  type TypedName,
} from './play.ts';
import {
  amazonItself,
  distributorOnly,
  exclusivePartner,
  noMarketplaces,
  storeRequired,
  tooManySellers,
} from './refusal-plays.ts';
import { highOpeningOrder, map, notNow, openingOrderPlay, question } from './terms-plays.ts';
import { greeting, openingOrder, signOff, voiceOf } from './voice.ts';

const nothingToSay = (title: string, advice: string): Play => ({ title, advice, answers: [] });

const PLAYS = {
  interested,
  application,
  documents,
  price_list: priceList,
  opening_order: openingOrderPlay,
  high_opening_order: highOpeningOrder,
  map,
  no_marketplaces: noMarketplaces,
  too_many_sellers: tooManySellers,
  exclusive_partner: exclusivePartner,
  amazon_itself: amazonItself,
  store_required: storeRequired,
  distributor_only: distributorOnly,
  not_now: notNow,
  wrong_contact: wrongContact,
  question,
  ordered,
  order_answered: orderAnswered,
  sold,
  out_of_business: outOfBusiness,
  unsubscribe: nothingToSay(
    'They want no more mail',
    'Nothing more is sent to this address, and an answer would be one email too many.',
  ),
  other: nothingToSay(
    'Read it yourself',
    'It doesn’t fit any type: it may be a demand, an offer or a bare no. Read it and decide what it asks for, if anything.',
  ),
  machine: nothingToSay('Sent automatically', 'Nobody would read a reply.'),
} as const satisfies Record<string, Play>;

export type PlayKey = keyof typeof PLAYS;
export const PLAY_KEYS = Object.keys(PLAYS) as PlayKey[];
export const playOf = (key: PlayKey): Play => PLAYS[key];

const BY_CLASS: Record<ReplyClass, PlayKey> = {
  interested: 'interested',
  application_form: 'application',
  price_list: 'price_list',
  asks_documents: 'documents',
  moq_or_opening_order: 'opening_order',
  distributor_referral: 'distributor_only',
  map_terms: 'map',
  no_amazon: 'no_marketplaces',
  exclusive_partner: 'exclusive_partner',
  brand_sells_itself: 'amazon_itself',
  not_now: 'not_now',
  wrong_contact: 'wrong_contact',
  question: 'question',
  unsubscribe: 'unsubscribe',
  auto_reply: 'machine',
  bounce: 'machine',
  other: 'other',
};

const TOO_MANY = new RegExp(
  inLines`
    \btoo many (?:\w+ ){0,3}(?:sellers|resellers|accounts)|
    \benough (?:\w+ ){0,3}(?:sellers|resellers)|
    \b(?:limit|cap|reduc|restrict)\w* (?:\w+ ){0,4}(?:number of )?(?:\w+ )?(?:sellers|resellers)|
    \bsaturat
  `,
  'i',
);
/** Of a channel that is somebody else's it says no more than that. */
const NO_MORE =
  /\bnot (?:adding|taking on|accepting|looking for) (?:any )?(?:more|new|additional|further) (?:\w+ ){0,2}(?:sellers|resellers)/i;
const STORE =
  /\bbrick[\s-]*(?:and|&|n|’n’|'n')?[\s-]*mortar|\b(?:physical|retail|walk-in) (?:store|storefront|location|shop)s?\b/i;
const ONLY = /\b(?:only|must|require|requires|required|need|without)\b/i;

/** From here on an opening order is more than most buyers put into a line they don't know. */
const HIGH_OPENING_USD = 2_500;

const REFUSALS: readonly ReplyClass[] = ['no_amazon', 'exclusive_partner', 'brand_sells_itself', 'other'];

const saysTooMany = ({ class: said, newText }: Situation['mail']): boolean =>
  TOO_MANY.test(newText) || (said !== 'exclusive_partner' && NO_MORE.test(newText));

/** What a mail calls for: its class, unless its words or figures name an objection of their own. */
export function playFor(situation: Situation, isHuman: boolean): PlayKey {
  const { mail, seller } = situation;
  const byClass = BY_CLASS[mail.class];
  if (!isHuman) return 'machine';
  if (byClass === 'machine' || byClass === 'unsubscribe') return byClass;
  if (isOutOfBusiness(mail)) return 'out_of_business';
  if (isSold(mail)) return 'sold';
  if (REFUSALS.includes(mail.class) && saysTooMany(mail)) return 'too_many_sellers';
  const asksForStore = mail.newText.split(/(?<=[.!?\n])/).some((one) => STORE.test(one) && ONLY.test(one));
  if (
    (mail.class === 'no_amazon' || mail.class === 'asks_documents' || mail.class === 'question') &&
    asksForStore
  )
    return 'store_required';
  if (byClass === 'opening_order') {
    const opening = openingOrder(situation)?.usd ?? 0;
    const ours = seller.facts.firstOrderUsd ?? HIGH_OPENING_USD;
    return opening > ours || opening >= HIGH_OPENING_USD ? 'high_opening_order' : 'opening_order';
  }
  return byClass;
}

/** The same once goods are ordered: what a mail from before that calls for is done with, whatever it was. */
export function playOnceOrdered(byMail: PlayKey, { isBeforeOrder }: { isBeforeOrder: boolean }): PlayKey {
  if (byMail === 'machine' || byMail === 'unsubscribe') return byMail;
  if (isBeforeOrder) return 'ordered';
  return byMail === 'interested' ? 'order_answered' : byMail;
}

/** The answers that fit, the suggested one first. */
export const answersFor = (key: PlayKey, situation: Situation): Answer[] =>
  playOf(key).answers.filter(({ isFor }) => isFor?.(situation) ?? true);

export interface AskedFirst {
  name: Need;
  question: string;
  /** Asked each time, rather than kept for the next brand. */
  isTyped: boolean;
}

/** What the person has to say before the answer can be written. */
export function missingFor({ needs }: Answer, situation: Situation): AskedFirst[] {
  const wanted = typeof needs === 'function' ? needs(situation) : (needs ?? []);
  return [...new Set(wanted)].flatMap((name): AskedFirst[] => {
    if (isTypedName(name)) {
      const isThere = oneLine(situation.typed[name] ?? '') !== '';
      return isThere ? [] : [{ name, question: TYPED_QUESTIONS[name], isTyped: true }];
    }
    if (name === 'trustDocuments') {
      const question = `Your trust pack doesn’t have what they ask for: ${missingDocuments(situation)}.`;
      return [{ name, question, isTyped: false }];
    }
    return isSaid(situation.seller.facts, name)
      ? []
      : [{ name, question: SELLER_QUESTIONS[name], isTyped: false }];
  });
}

const isTypedName = (name: Need): name is TypedName => name in TYPED_QUESTIONS;

/** The words of an answer; null while something is missing that they would have to make up. */
export function draftAnswer(answer: Answer, situation: Situation): string | null {
  if (missingFor(answer, situation).length > 0) return null;
  const voice = voiceOf(situation, answer.key);
  // To somebody else the name of the mail's sender would be the wrong one.
  const hello = answer.to ? voice.say('Hi,', 'Hello,') : greeting(voice);
  const body = answer.write(voice).flatMap((paragraph) => paragraph || []);
  const names = [situation.brand, situation.product ?? ''].filter((name) => name.endsWith('.'));
  return paragraphs(
    [hello, ...body.map((one) => names.reduce(withoutSecondPeriod, one)), signOff(voice)].join('\n\n'),
  );
}

const withoutSecondPeriod = (text: string, name: string): string =>
  text
    .split(name)
    .map((stretch, index) => (index === 0 ? stretch : afterName(name, stretch)))
    .join(name);
