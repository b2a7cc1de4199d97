import { chooser } from '../../../../kernel/chooser.ts';
import { oneLine } from '../../../outreach/domain/notes/clean-text.ts';
import { factTold } from '../../../replies/domain/inbox/fact-told.ts';
import type { FactName, FactValues } from '../../../replies/domain/reading/reply-facts.ts';
import { channelInWords } from '../seller-facts.ts';
import { currencyOf, termValue } from '../terms.ts';
import type { Situation, Voice } from './play.ts';

/** The same answer to the same mail is always worded the same. */
export function voiceOf(situation: Situation, answer: string): Voice {
  const pick = chooser(`${situation.mail.id} ${answer}`);
  return { ...situation, say: (...ways) => pick(ways) ?? ways[0] };
}

/** Names of desks and companies, which nobody is called by. */
const NO_FIRST_NAME =
  /\b(?:accounts?|admin|b2b|brand|company|contact|customer|dealers?|desk|hello|help|hq|inc|info|llc|ltd|mail|office|orders?|reply|retail|sales|service|shop|store|support|team|trade|us|wholesale)\b/i;

/** "Tom" of "Tom Baker" and "Baker, Tom"; null where it is no person's name. */
export function firstNameOf(fromName: string, brand: string): string | null {
  const name = oneLine(fromName).replace(/["“”]/g, '');
  if (name === '' || name.includes('@') || NO_FIRST_NAME.test(name)) return null;
  const [last, first] = name.split(/,\s*/);
  const given = (first ?? last ?? '').split(' ').find((word) => !/^(?:mr|mrs|ms|dr|prof)\.?$/i.test(word));
  if (!given || !/^\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?$/u.test(given)) return null;
  return brand.toLowerCase().split(/\s+/).includes(given.toLowerCase()) ? null : given;
}

export const greeting = ({ say, mail, brand }: Voice): string => {
  const name = firstNameOf(mail.fromName, brand);
  return name ? say(`Hi ${name},`, `Hello ${name},`, `Hi ${name},`) : say('Hi,', 'Hello,');
};

export const signOff = ({ say, seller }: Voice): string =>
  [say('Best,', 'Best regards,', 'Thanks,', 'Kind regards,'), seller.firstName, seller.company]
    .filter(Boolean)
    .join('\n');

/** "a, b and c" */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const fact = <Name extends FactName>(
  { mail }: Situation,
  name: Name,
): FactValues[Name] | undefined => {
  const found = mail.facts.find((one) => one.name === name);
  return found?.value as FactValues[Name] | undefined;
};

/** What the deal has of it, from whichever mail. */
export const term = <Name extends FactName>({ terms }: Situation, name: Name): FactValues[Name] | undefined =>
  termValue(terms, name);

/**
 * The least that a first order has to come to, in words and in dollars where it is in dollars, or nothing: as a person has entered
 * it with the deal, as the mails say, or as it was entered with the brand.
 */
export function openingOrder(situation: Situation): { words: string; usd: number | null } | null {
  const { terms, enteredMinimum } = situation;
  const entered = terms.filter(({ words }) => words === null);
  for (const known of [entered, terms])
    for (const name of ['opening_order_usd', 'moq_amount', 'moq_units'] as const) {
      const value = termValue(known, name);
      if (value === undefined) continue;
      const currency = currencyOf(terms);
      const isDollars = name === 'opening_order_usd' || (name === 'moq_amount' && currency === 'USD');
      return { words: factTold(name, value, currency), usd: isDollars || value === 0 ? value : null };
    }
  if (enteredMinimum === null) return null;
  const amount = enteredMinimum.cents / 100;
  const words = factTold('moq_amount', amount, enteredMinimum.currency);
  return { words, usd: enteredMinimum.currency === 'USD' || amount === 0 ? amount : null };
}

export const isMinimumKnown = (situation: Situation): boolean =>
  situation.namesMinimum || openingOrder(situation) !== null;

const A_COPY_OF_MAP = 'a copy of your MAP policy';

/** What a first order can't be written without, as far as the brand hasn't told it yet, in a mail or on its site. */
export function stillUnknown(situation: Situation, also: readonly string[] = []): string[] {
  const isKnown = (...names: FactName[]) => names.some((name) => term(situation, name) !== undefined);
  return [
    ...also,
    ...(isMinimumKnown(situation) ? [] : ['the opening order']),
    ...(isKnown('map') ? [] : [situation.hasMapPolicy ? A_COPY_OF_MAP : 'your MAP policy if you have one']),
    ...(isKnown('payment_terms') ? [] : ['payment terms for a new account']),
    ...(isKnown('lead_time_days') ? [] : ['the lead time']),
  ];
}

export const PRICE_LIST = 'the price list with UPCs and case packs';

/** Asks for what a first order is written from, in one of these ways; null where the brand has told all of it. */
export function askForRest(
  voice: Voice,
  ...[first, ...others]: [(what: string) => string, ...((what: string) => string)[]]
): string | null {
  const wanted = stillUnknown(voice, voice.hasPriceList ? [] : [PRICE_LIST]);
  const what = list(wanted);
  return wanted.length === 0 ? null : voice.say(first(what), ...others.map((way) => way(what)));
}

export const wherePeopleBuy = ({ seller: { facts } }: Situation): string =>
  list(facts.sellsOn.map(channelInWords));

/** "the Walnut Board", where a product of theirs is known. */
export const theProduct = ({ product }: Situation): string | null =>
  product === null ? null : `the ${product}`;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const QUARTERS = ['first', 'second', 'third', 'fourth'];

/** "March 2", "March", "the first quarter"; with no year, as nobody speaks of one to come. */
export function timeInWords(named: string): string | null {
  const [, quarter] = /^\d{4}-Q([1-4])$/.exec(named) ?? [];
  if (quarter) return `the ${QUARTERS[Number(quarter) - 1]} quarter`;
  const at = new Date(`${named.length === 7 ? `${named}-01` : named}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return null;
  return (named.length === 7 ? MONTH : DAY).format(at);
}
