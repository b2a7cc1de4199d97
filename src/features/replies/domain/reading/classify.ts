import type { ReplyClass } from '../reply-class.ts';
import { HANDED_ON } from './phrases/elsewhere.ts';
import { saysSo } from './phrases/phrases.ts';
import type { AnyFact } from './reply-facts.ts';
import type { Signals } from './signals.ts';

export interface Judgement {
  class: ReplyClass;
  secondary: ReplyClass[];
  confidence: number;
}

/** The main class is the first that fits, in the order in which the definitions name them. */
export function classify(
  signals: Signals,
  facts: readonly AnyFact[],
  { isEmpty, isNoAnswer }: { isEmpty: boolean; isNoAnswer: boolean },
): Judgement {
  if (signals.legal) return { class: 'other', secondary: [], confidence: 0.9 };
  if (signals.stop) return unsubscribed(signals);
  if (isEmpty) return { class: 'other', secondary: [], confidence: 0.9 };
  if (isNoAnswer || signals.closedDown) return { class: 'other', secondary: [], confidence: 0.8 };
  const terms = termsOf(signals, facts);
  const refusal = refusalOf(signals, facts, terms);
  if (refusal) {
    const isOpenElsewhere = refusal === 'no_amazon' && isWelcomeElsewhere(signals);
    return { class: refusal, secondary: isOpenElsewhere ? ['interested'] : [], confidence: 0.85 };
  }
  const elsewhere = elsewhereOf(signals, terms);
  if (elsewhere) return { class: elsewhere, secondary: [], confidence: 0.8 };
  if (isLater(signals)) return { class: 'not_now', secondary: [], confidence: 0.8 };
  const [first, ...others] = terms;
  if (first) {
    const secondary = others.filter((name) => isSaidBeside(name, first, signals, facts));
    return { class: first, secondary, confidence: 0.85 };
  }
  if (signals.plainNo) return { class: 'other', secondary: [], confidence: 0.7 };
  // Who names terms of trade and asks nothing for them is open to it.
  const namesTerms = facts.some(({ name }) => TERMS_OF_TRADE.includes(name));
  if (namesTerms && !signals.question) return { class: 'interested', secondary: [], confidence: 0.6 };
  if (signals.agreed) return { class: 'interested', secondary: [], confidence: 0.9 };
  if (signals.interest) return { class: 'interested', secondary: [], confidence: 0.75 };
  // So is who lets us sell where we do.
  const isAllowed = facts.some(({ name, value }) => name === 'marketplaces_allowed' && value === true);
  if (isAllowed) return { class: 'interested', secondary: [], confidence: 0.6 };
  return { class: 'other', secondary: [], confidence: 0.4 };
}

export const unsubscribed = (signals: Signals): Judgement => ({
  class: 'unsubscribe',
  secondary: reasonToStop(signals),
  confidence: signals.stop ? 0.95 : 0.8,
});

const TERMS_OF_TRADE: readonly AnyFact['name'][] = ['discount_pct', 'payment_terms', 'lead_time_days'];
const LEAST = ['moq_units', 'opening_order_usd', 'moq_amount'] as const;

/** What we must do first, then what they gave. */
function termsOf(signals: Signals, facts: readonly AnyFact[]): ReplyClass[] {
  const has = (name: AnyFact['name']): boolean => facts.some((fact) => fact.name === name);
  const order: readonly (readonly [ReplyClass, unknown])[] = [
    ['application_form', signals.form],
    ['asks_documents', has('documents')],
    ['map_terms', signals.mapConsent],
    ['question', signals.question],
    ['price_list', signals.priceList],
    ['moq_or_opening_order', signals.minimum ?? (LEAST.some(has) || undefined)],
    ['map_terms', signals.mapStated ?? (has('map') || undefined)],
  ];
  return [...new Set(order.filter(([, said]) => Boolean(said)).map(([name]) => name))];
}

/** Beside what the mail is mainly about, "what's your Fed ID?" is no question, and free shipping no minimum. */
function isSaidBeside(
  name: ReplyClass,
  main: ReplyClass,
  signals: Signals,
  facts: readonly AnyFact[],
): boolean {
  if (name === 'question' && (main === 'asks_documents' || main === 'map_terms'))
    return signals.furtherQuestion !== undefined;
  if (name !== 'moq_or_opening_order') return true;
  return facts.some((fact) => [...LEAST, 'reorder_usd', 'reorder_amount'].includes(fact.name));
}

/** Why they won't sell, where they say it. */
function reasonFor(signals: Signals): ReplyClass[] {
  if (signals.taken) return ['exclusive_partner'];
  if (signals.theirOwn) return ['brand_sells_itself'];
  return signals.noMarketplaces ? ['no_amazon'] : [];
}

/** "I never signed up" tells of no contract with somebody else. */
const reasonToStop = (signals: Signals): ReplyClass[] =>
  OF_THE_LIST.test(signals.taken?.plain ?? '') ? [] : reasonFor(signals);
const OF_THE_LIST = /\b(?:sign(?:ed)? up|subscri\w+|opt(?:ed)? in|consent\w*|mailing|solicit\w*)\b/;

/** Another place is fine with them, or they would gladly be in our shops. */
const isWelcomeElsewhere = ({ elsewhere, interest }: Signals): boolean =>
  Boolean(elsewhere) || OUR_SHOPS.test(interest?.plain ?? '');
const OUR_SHOPS =
  /\b(?:in|for|at|through) your (?:\w+ ){0,3}(?:shops?|stores?|boutiques?|salons?|locations?)\b/;

function refusalOf(
  signals: Signals,
  facts: readonly AnyFact[],
  terms: readonly ReplyClass[],
): ReplyClass | undefined {
  const [reason] = reasonFor(signals);
  if (!reason) {
    const isFinal = signals.plainNo && !signals.notNow && !elsewhereOf(signals, terms) && terms.length === 0;
    return isFinal ? 'other' : undefined;
  }
  // Another company to buy from is a way in, whoever it is exclusive with.
  if (reason !== 'no_amazon' && signals.distributor && !isSellersChannel(signals)) return undefined;
  if (signals.notNow && facts.some(({ name }) => name === 'resume_date')) return undefined;
  return reason;
}

/** One who sells there in the brand's name is nobody to buy from. */
const isSellersChannel = ({ taken, distributor }: Signals): boolean =>
  taken === distributor && taken !== undefined && OF_A_SELLER.test(taken.plain);
const OF_A_SELLER =
  /\b(?:amazon|marketplaces?|online)\b.{0,80}\b(?:seller|reseller|agency|partner)\b|\b(?:seller|reseller|agency|partner)\b.{0,80}\b(?:amazon|marketplaces?|online)\b/;

const OWN_BUSINESS: readonly ReplyClass[] = ['application_form', 'asks_documents', 'price_list'];

function elsewhereOf(signals: Signals, terms: readonly ReplyClass[]): ReplyClass | undefined {
  if (signals.distributor) return 'distributor_referral';
  // Who asks for papers or gives prices is the right one, whomever else the mail names.
  const isRightOne = terms.some((name) => OWN_BUSINESS.includes(name));
  const { wrongContact } = signals;
  if (wrongContact && (!isRightOne || saysSo(HANDED_ON, wrongContact.plain))) return 'wrong_contact';
  return undefined;
}

const isLater = (signals: Signals): boolean => Boolean(signals.notNow);
