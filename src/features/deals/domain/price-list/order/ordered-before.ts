import { gtin14 } from '../../../../catalog/domain/gtin.ts';
import { casesAnew } from './keep-picks.ts';

/** A line of an order of the brand, from whichever of its lists. */
export interface OrderedLine {
  orderId: string;
  /** Where it stands in its order. */
  place: number;
  poNumber: string;
  priceListId: string | null;
  /** When the order went to the brand; null: it has not. */
  sentAt: Date | null;
  sku: string | null;
  upc: string | null;
  title: string | null;
  casePack: number;
  cases: number;
}

export type SentLine = OrderedLine & { sentAt: Date };

export interface LineOfList {
  sku: string | null;
  upc: string | null;
  title: string | null;
  variant: string | null;
}

/** A line's name in an order. */
export const orderedTitle = ({ title, variant }: Pick<LineOfList, 'title' | 'variant'>): string | null =>
  [title, variant].filter(Boolean).join(', ') || null;

/** What a line is known by in orders. */
export type LineNames = Pick<OrderedLine, 'sku' | 'upc' | 'title'>;

export const namesOf = ({ sku, upc, title, variant }: LineOfList): LineNames => ({
  sku,
  upc,
  title: orderedTitle({ title, variant }),
});

const codeKey = ({ upc }: LineNames) => upc && `code ${gtin14(upc)}`;
const skuKey = ({ sku }: LineNames) => sku && `sku ${sku.trim().toLowerCase()}`;
const titleKey = ({ title }: LineNames) => title && `title ${title.trim().toLowerCase()}`;
const KEYS = [codeKey, skuKey, titleKey];

/** Looks up what was ordered of a list's line. */
export type OrderedBefore<Line extends OrderedLine> = (line: LineOfList) => Line[];

/**
 * A list that is read again, or comes anew, has other lines than those that were ordered: the same thing is known by its
 * code, where one has none by its number, and where it has neither by its name.
 */
export function orderedBefore<Line extends OrderedLine>(
  listId: string | null,
  ordered: readonly Line[],
): OrderedBefore<Line> {
  const byKey = new Map<string, Line[]>();
  for (const one of ordered) {
    for (const keyOf of KEYS) {
      const key = keyOf(one);
      if (key) byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
  }
  return (listed) => {
    const line = namesOf(listed);
    const found = KEYS.flatMap((keyOf) => byKey.get(keyOf(line) ?? '') ?? []);
    return [...new Set(found)].filter((one) =>
      isSame(line, one, listId !== null && one.priceListId === listId),
    );
  };
}

function isSame(line: LineNames, other: LineNames, isOfOneList: boolean): boolean {
  const haveSkus = line.sku !== null && other.sku !== null;
  if (line.upc !== null && other.upc !== null) {
    if (codeKey(line) !== codeKey(other)) return false;
    // Colours and sizes that share a code are told apart by the list that has them all; another list may number anew.
    return !(isOfOneList && haveSkus && skuKey(line) !== skuKey(other));
  }
  if (haveSkus) return skuKey(line) === skuKey(other);
  return titleKey(line) === titleKey(other);
}

export const isSent = (line: OrderedLine): line is SentLine => line.sentAt !== null;

/** How many of some lines stand in orders, and the newest of these. */
export interface OrderedAlready {
  lines: number;
  poNumber: string;
  /** When that went to the brand; null: it has not. */
  sentAt: Date | null;
}

/** Null where none of the lines does. */
export function orderedAlready(
  lines: readonly LineOfList[],
  orderedOf: OrderedBefore<OrderedLine>,
): OrderedAlready | null {
  const found = lines.map(orderedOf).filter((ordered) => ordered.length > 0);
  const newest = found.flat().toSorted((a, b) => Number(b.sentAt) - Number(a.sentAt))[0];
  return newest ? { lines: found.length, poNumber: newest.poNumber, sentAt: newest.sentAt } : null;
}

interface PickableLine extends LineOfList {
  id: number;
  casePack: number | null;
  cases: number | null;
}

/** What to pick of a list's lines, in cases, so that an order that is not with the brand after all can be made anew. */
export function pickedAgain(
  listId: string,
  lines: readonly PickableLine[],
  ordered: readonly OrderedLine[],
): Map<number, number> {
  const orderedOf = orderedBefore(listId, ordered);
  const taken = new Set<OrderedLine>();
  const picks = new Map<number, number>();
  for (const line of lines) {
    const found = orderedOf(line).find((one) => !taken.has(one));
    if (!found) continue;
    taken.add(found);
    // What was picked since then stays.
    if (line.cases === null) picks.set(line.id, casesAnew(found, line.casePack));
  }
  return picks;
}

const MONTH_MS = 30 * 86_400_000;

export interface Pace {
  /** Of the listing, what we may sell in a month. */
  monthlyUnits: number;
  /** How many of the line's units make one of the listing. */
  unitsPerProduct: number;
}

/** How many of the listing should be left of what was ordered, had it sold at this pace since it was sent for. */
export function stockLeft(
  ordered: readonly SentLine[],
  { monthlyUnits, unitsPerProduct }: Pace,
  now: Date,
): number {
  let left = 0;
  let since = now.getTime();
  const sell = (until: number) => {
    left = Math.max(0, left - (monthlyUnits * Math.max(0, until - since)) / MONTH_MS);
    since = until;
  };
  for (const { sentAt, cases, casePack } of ordered.toSorted((a, b) => Number(a.sentAt) - Number(b.sentAt))) {
    sell(sentAt.getTime());
    left += (cases * casePack) / unitsPerProduct;
  }
  sell(now.getTime());
  return left;
}
