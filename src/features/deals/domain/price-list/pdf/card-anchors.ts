import { looksLikeCode } from '../cells/code-text.ts';
import { readPrice } from '../cells/price-text.ts';
import type { ColumnRole } from '../columns/column-role.ts';
import type { Field } from './card-fields.ts';

/** A text of a card, where it stands: in points on a page, in rows and columns on a sheet. */
export interface CardText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The row or line, as a person finds it. */
  line: number;
}

/** With what its labels say. */
export interface ReadText extends CardText {
  fields: Field[];
}

export const LEAST_CARDS = 3;

const says =
  (role: ColumnRole) =>
  ({ fields }: ReadText): boolean =>
    fields.some((field) => field.role === role);

/** A number without a label: "GG-5060" beside the name. */
export const isNumber = (text: string): boolean =>
  /^(?=\S*\d)\p{Lu}[\p{Lu}\d]{0,5}-?[\p{Lu}\d._/-]{2,14}$/u.test(text);

/** "20410", alone on its line. */
export const isFigures = (text: string): boolean => /^\d{4,7}$/.test(text);

const BEFORE_NAME = /^(\S+)\s(?:[|·:–-]\s)?(\p{L}.*)$/u;
const BEHIND_NAME = /^(\p{L}.{1,60}?)\s?[([]\s?#?(?=[^()[\]]*\d)([\p{L}\d][\p{L}\d._/-]{2,15})\s?[)\]]$/u;

/** "GG-5060 Stacking Cactus", "Stacking Cactus (GG-5060)": the number, and the name. */
export function numberAndName(text: string): [number: string, name: string] | null {
  const [, number = '', name = ''] = BEFORE_NAME.exec(text) ?? [];
  if (isNumber(number)) return [number, name];
  const [, called = '', behind = ''] = BEHIND_NAME.exec(text) ?? [];
  return isNumber(behind) || isFigures(behind) ? [behind, called] : null;
}

/** Each card has a number once; where none has, its code, a number without a label, or else its price. */
export function anchorOf(read: readonly ReadText[]): (text: ReadText) => boolean {
  const count = (is: (text: ReadText) => boolean): number => read.filter(is).length;
  const [numbered, coded] = [count(says('sku')), count(says('upc'))];
  if (numbered + coded >= LEAST_CARDS) return numbered >= Math.max(1, coded / 2) ? says('sku') : says('upc');
  const unlabelled = (is: (text: string) => boolean) => (one: ReadText) =>
    one.fields.length === 0 && is(one.text);
  const others = [
    unlabelled(isNumber),
    unlabelled((text) => numberAndName(text) !== null),
    unlabelled(looksLikeCode),
    unlabelled(isFigures),
  ];
  return others.find((is) => count(is) >= LEAST_CARDS) ?? isPriced;
}

/** What is asked for it, as money: "Net 30" is none. */
const isPriced = ({ fields }: ReadText): boolean =>
  fields.some(
    ({ role, value }) =>
      role === 'cost' && (/\d[.,]\d{2}(?!\d)/.test(value) || readPrice(value, '.')?.currency != null),
  );

/** From one card to the next beside it: whether a text is its own. */
interface Band {
  holds(text: CardText): boolean;
}

const NEAR = 0.5;
const left = ({ x }: CardText): number => x;
const middle = ({ x, width }: CardText): number => x + width / 2;

/** Where cards stand, from left to right: each below the others by their left, or by their middle. */
export function bandsOf(
  anchors: readonly CardText[],
  texts: readonly CardText[],
): { bands: Band[]; width: number } {
  const atLeft = placesOf(anchors, left);
  const inMiddle = placesOf(anchors, middle);
  const isCentred = shareAt(inMiddle, texts, middle) > shareAt(atLeft, texts, left);
  const places = (isCentred ? inMiddle : atLeft).filter(
    ({ count }, _, all) => count >= Math.max(...all.map((one) => one.count)) * 0.3,
  );
  const width = Math.min(...places.slice(1).map(({ at }, index) => at - (places[index]?.at ?? 0)));
  const placeOf = isCentred ? middle : left;
  const slack = isCentred ? 0.5 : 0.12;
  const edges = places.map(({ at }, index) => {
    const before = places[index - 1]?.at;
    return before === undefined ? Number.NEGATIVE_INFINITY : at - (at - before) * slack;
  });
  const bands = edges.map((from, index): Band => {
    const until = edges[index + 1] ?? Number.POSITIVE_INFINITY;
    return { holds: (text) => placeOf(text) >= from && placeOf(text) < until };
  });
  return { bands, width };
}

/** Where texts stand below each other, and how many do. */
function placesOf(
  texts: readonly CardText[],
  place: (text: CardText) => number,
): { at: number; count: number }[] {
  const places: { at: number; count: number }[] = [];
  for (const at of texts.map(place).toSorted((one, other) => one - other)) {
    const last = places.at(-1);
    if (last && at - last.at <= NEAR) last.count += 1;
    else places.push({ at, count: 1 });
  }
  return places;
}

/** Of texts, how many stand below each other at the places. */
const shareAt = (
  places: readonly { at: number }[],
  texts: readonly CardText[],
  place: (text: CardText) => number,
): number =>
  texts.filter((text) => places.some(({ at }) => Math.abs(place(text) - at) <= NEAR)).length / places.length;
