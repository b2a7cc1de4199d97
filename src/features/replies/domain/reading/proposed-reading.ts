import type { ReplyClass } from '../reply-class.ts';
import { emailsIn, urlsIn } from './facts/addresses.ts';
import { saysOf } from './leanings.ts';
import { plainWords } from './plain-words.ts';
import type { ReplyReading, ReplyToRead } from './read-reply.ts';
import type { AnyFact, Fact } from './reply-facts.ts';

/** What somebody who isn't sure to be right takes a mail for: a language model. */
export interface ProposedReading {
  class: ReplyClass;
  /** The words of the mail that say so. */
  words: string;
  secondary: { class: ReplyClass; words: string }[];
  facts: { name: ProposedFact; value: string; words: string }[];
}

export type ProposedFact =
  | 'moq_amount'
  | 'moq_units'
  | 'application_url'
  | 'distributor_name'
  | 'better_contact'
  | 'payment_terms'
  | 'lead_time_days'
  | 'discount_pct';

/** From here on the rules know by themselves. */
const SURE = 0.7;
/** Of the single words that go with a class: a quotation without any of them proves nothing. */
const CORROBORATED = 2;
/** Whom to write to no more, and what machines wrote, is for the rules alone. */
const RULES_ALONE: ReadonlySet<ReplyClass> = new Set(['unsubscribe', 'bounce', 'auto_reply']);

/**
 * The rules' reading with what a proposal adds to it. A proposal is believed where the rules are unsure, and only as
 * far as words prove it that stand in the mail and speak of that very thing; so that one that lies, or was talked
 * into it by the mail itself, changes next to nothing.
 */
export function withProposal(
  reply: ReplyToRead,
  rules: ReplyReading,
  proposed: ProposedReading | null,
): ReplyReading {
  const isSettled = RULES_ALONE.has(rules.class) || rules.shouldSuppress || !rules.shouldStopFollowups;
  if (!proposed || isSettled || reply.machine) return rules;
  const isSaid = saysIn(reply.newText);
  const mayDecide = rules.confidence < SURE && proposed.class !== rules.class;
  const isProven = mayDecide && isSaid(proposed.words) && proves(proposed.class, proposed.words);
  const facts = proposed.facts.flatMap((fact) => (isSaid(fact.words) ? readFact(fact, rules.facts) : []));
  if (!isProven)
    return facts.length > 0 ? { ...rules, facts: [...rules.facts, ...facts], by: 'model' } : rules;
  const secondary = proposed.secondary
    .filter(({ class: name, words }) => name !== proposed.class && isSaid(words) && proves(name, words))
    .map(({ class: name }) => name);
  return {
    ...rules,
    class: proposed.class,
    secondary: [...new Set(secondary)],
    confidence: SURE,
    facts: [...rules.facts, ...facts],
    by: 'model',
  };
}

const proves = (name: ReplyClass, words: string): boolean =>
  !RULES_ALONE.has(name) && saysOf(name, plainWords(words)) >= CORROBORATED;

/** Whether words stand in a text, however its lines are broken. */
function saysIn(text: string): (words: string) => boolean {
  const flat = flattened(text);
  return (words) => words.trim().length >= 4 && flat.includes(flattened(words));
}
const flattened = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What the words of a fact must speak of. */
const SPEAKS_OF: Readonly<Record<ProposedFact, RegExp>> = {
  moq_amount:
    /\b(?:minimums?|min|moq|order|opening|first|initial|at least|commit\w*|to (?:open|start|begin))\b/,
  moq_units: /\b(?:minimums?|min|moq|order|opening|first|initial|at least|to (?:open|start|begin))\b/,
  application_url: /\b(?:apply|application|form|register|registration|sign|account|portal|onboard\w*)\b/,
  distributor_name: /\b(?:distribut\w*|wholesal\w*|import\w*|reps?|agent\w*|through|via|from|contact)\b/,
  better_contact: /@/,
  payment_terms: /\b(?:net|pre-?paid|prepay\w*|payment|card|terms|days)\b/,
  lead_time_days: /\b(?:days?|weeks?)\b/,
  discount_pct: /%|\b(?:percent|off|discount|margin)\b/,
};

function readFact(
  { name, value, words }: ProposedReading['facts'][number],
  known: readonly Fact[],
): AnyFact[] {
  const plain = plainWords(words);
  if (!SPEAKS_OF[name].test(plain)) return [];
  const of = { words, confidence: 0.6 };
  const isNew = (fact: AnyFact['name']): boolean => !known.some((one) => one.name === fact);
  switch (name) {
    case 'moq_amount':
    case 'moq_units': {
      const number = numberOf(value);
      const isKnown = !isNew('moq_amount') || !isNew('opening_order_usd') || !isNew('moq_units');
      // Other money than dollars needs its name, which the rules would have read.
      const isPlain = !/[€£¥]|\b(?:eur|gbp|cad|aud|chf)\b/.test(plain);
      if (isKnown || !isPlain || number === undefined || !standsIn(number, words)) return [];
      return /[$]/.test(words) === (name === 'moq_amount') ? [{ name, value: number, ...of }] : [];
    }
    case 'lead_time_days':
    case 'discount_pct': {
      const number = numberOf(value);
      if (!isNew(name) || number === undefined || !standsIn(number, words)) return [];
      return [{ name, value: number, ...of }];
    }
    case 'application_url':
      return isNew(name) && urlsIn(words).includes(value) ? [{ name, value, ...of }] : [];
    case 'better_contact':
      return isNew(name) && isNew('distributor') && emailsIn(words).includes(value)
        ? [{ name, value, ...of }]
        : [];
    case 'payment_terms':
      return isNew(name) && /^net \d{1,3}$/i.test(value) && plain.includes(value.toLowerCase())
        ? [{ name, value: value.toLowerCase(), ...of }]
        : [];
    case 'distributor_name': {
      const isName = /^\p{Lu}/u.test(value) && value.length >= 3 && words.includes(value);
      const distributor = { name: value, email: null, url: null };
      return isNew('distributor') && isName ? [{ name: 'distributor', value: distributor, ...of }] : [];
    }
  }
}

const numberOf = (value: string): number | undefined => {
  const written = /^[$\s]*(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?\s*%?$/.exec(value)?.[1];
  return written === undefined ? undefined : Number(written.replaceAll(',', ''));
};

/** As a number of its own: 5 stands neither in 50 nor in 1,500. */
const standsIn = (number: number, words: string): boolean =>
  new RegExp(String.raw`(?<![\d.,])${number}(?![\d]|[.,]\d)`).test(words.replace(/(\d),(?=\d{3})/g, '$1'));
