import { roleOfHeading } from '../columns/heading-role.ts';
import { type Field, fieldsIn } from './card-fields.ts';

/** Which of two prices without labels is which, as a note of the page says. */
export type PairOrder = readonly ['cost', 'msrp'] | readonly ['msrp', 'cost'];

/** With a sign or cents: "6/12" is a pack. */
const AMOUNT = [
  String.raw`(?:[A-Z]{3}|[A-Z]{0,3}\s?\p{Sc})\s?\d{1,5}(?:[.,]\d{2})?`,
  String.raw`\d{1,5}[.,]\d{2}(?:\s?\p{Sc})?`,
  String.raw`\d{1,5}\s?\p{Sc}`,
].join('|');
/** What else is said of the goods may follow: "$12 / $24 / min 4". */
const PAIR = new RegExp(
  String.raw`^(${AMOUNT})\s*[|/·•–-]\s*(${AMOUNT})(?:\s*[|/·•–]\s*(?<more>\p{L}.{0,30}|\d+ ?[/\p{L}].{0,20}))?$`,
  'u',
);
const LONGEST_NOTE = 160;

/** "Style / Name / Wholesale / Retail", "Prices shown: wholesale | suggested retail." */
export function orderOfPairs(texts: readonly string[]): PairOrder | null {
  for (const text of texts) {
    if (text.length > LONGEST_NOTE || !/[|/·•–-]/.test(text) || /\d[.,]\d{2}/.test(text)) continue;
    const roles = text
      .split(/[^\p{L}]+/u)
      .map((word) => (word.length > 1 ? roleOfHeading(word)?.role : null));
    const [cost, msrp] = [roles.indexOf('cost'), roles.indexOf('msrp')];
    if (cost >= 0 && msrp >= 0) return cost < msrp ? ['cost', 'msrp'] : ['msrp', 'cost'];
  }
  return null;
}

/** "$12 | $24" */
export const isPair = (text: string): boolean => PAIR.test(text);

export function fieldsOfPair(text: string, order: PairOrder): Field[] {
  const found = PAIR.exec(text);
  const [, first, second] = found ?? [];
  return first && second
    ? [
        { role: order[0], value: first },
        { role: order[1], value: second },
        ...fieldsIn(found?.groups?.more ?? ''),
      ]
    : [];
}
