import { inLines } from '../../../../../kernel/in-lines.ts';
import { currencyIn } from '../cells/currency.ts';
import { isOpenPrice } from '../cells/price-text.ts';
import { bySureness, tellsPricesApart } from '../prices/which-price.ts';
import { checked, signed } from './check-columns.ts';
import { type Column, type ColumnRole, REPEATED_ROLES } from './column-role.ts';
import { cellsOf, isAcross, isCode, isRecord, isWordy } from './column-samples.ts';
import { GUESSED, guessedFrom, withNumber, withTitle } from './guess-columns.ts';
import { saidAboveContent, withAmountForPrice } from './heading-above-content.ts';
import { isKnownHeading, roleOfHeading } from './heading-role.ts';
import { settleItems, settlePrices } from './settle-columns.ts';
import { type Blocks, blocksIn, firstBlock, isAcrossEach } from './side-by-side.ts';

export interface Headings {
  /** How many rows they take. */
  rows: number;
  headings: string[];
  columns: Column[];
  /** Where several lists stand side by side; the columns are then those of the first. */
  blocks: Blocks | null;
}

const HEADING_ROWS = 3;
export const SAMPLES = 30;

/** Whether headings begin at this row, and how many rows they take. */
export function headingsAt(
  rows: readonly (readonly string[])[],
  at: number,
  { lines = [], today = null }: { lines?: readonly number[]; today?: Date | null } = {},
): Headings | null {
  if (!mayBeHeadings(rows[at])) return null;
  let best: (Headings & { score: number }) | null = null;
  for (let count = 1; count <= HEADING_ROWS; count += 1) {
    const part = rows.slice(at, at + count);
    if (part.length < count || !part.slice(1).every(mayBeHeadings)) break;
    // A title or a note above the headings is no part of them.
    if (count > 1 && (isTitle(part[0] ?? []) || part.slice(0, -1).some(hasSentence))) break;
    if (count > 1 && isAcross(part.at(-1) ?? [])) break;
    if (count > 1 && isAcrossEach(part.at(-1) ?? [], blocksIn(part.at(-2) ?? []))) break;
    if (count > 1 && (hasGap(lines, at, count) || part.slice(0, -1).some(isLetterhead))) break;
    const headings = joined(part);
    const lowest = part.at(-1) ?? [];
    const blocks = blocksIn(lowest);
    const own = blocks ? firstBlock(headings, lowest, blocks) : headings;
    const columns = rolesOf(own, lowest, rows.slice(at + count, at + count + SAMPLES), today);
    const isTold = count > 1 && lowest.some(tellsPricesApart);
    const score = scoreOf(columns) - (count - 1) * 0.3 + (isTold ? 0.5 : 0);
    if (
      isPriceList(columns) &&
      (best === null || score > best.score) &&
      !isSpoilt(rows, at, count, columns, today)
    )
      best = { rows: count, headings, columns, blocks, score };
  }
  return best;
}

/** A form's field or a note above the headings belongs to none of them: without it they say more. */
function isSpoilt(
  rows: readonly (readonly string[])[],
  at: number,
  count: number,
  columns: readonly Column[],
  today: Date | null,
): boolean {
  const lowest = rows[at + count - 1] ?? [];
  if (blocksIn(lowest)) return false;
  const samples = rows.slice(at + count, at + count + SAMPLES);
  return Array.from({ length: count - 1 }, (_, above) => joined(rows.slice(at + above + 1, at + count))).some(
    (headings) => {
      const alone = rolesOf(headings, lowest, samples, today);
      return isPriceList(alone) && scoreOf(alone) > scoreOf(columns) + 0.3;
    },
  );
}

/** Headings of several rows have no empty row between them. */
const hasGap = (lines: readonly number[], at: number, count: number): boolean =>
  (lines[at + count - 1] ?? 0) - (lines[at] ?? 0) > count - 1;

/** Who wrote the list, when, and on which page: above each page's headings, and no part of them. */
const isLetterhead = (row: readonly string[]): boolean => row.some((cell) => LETTERHEAD.test(cell.trim()));

const LETTERHEAD = new RegExp(
  inLines`
    ^(?:page|seite|pagina|página|sida|side|strona|blad)\b[:.\s]*\d|
    \d{1,2}:\d{2}|@|https?:|\bwww\.|
    (?<!\p{L})(?:ltd|limited|inc|llc|gmbh|corp|pty|b\.?v|s\.?r\.?l|s\.?a\.?r?\.?l|sas|oy|aps|plc|& co|& sons)
      (?!\p{L})|
    ^(?:tel|phone|fax)\b
  `,
  'iu',
);

const hasSentence = (row: readonly string[]): boolean => row.some((cell) => cell.trim().length > 36);

/** One text at the left or over all columns; over some of them it is a heading of theirs. */
function isTitle(row: readonly string[]): boolean {
  const filled = row.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  const texts = new Set(filled.map((index) => row[index]?.trim()));
  if (texts.size > 1) return false;
  const isOverSome = (filled[0] ?? 0) > 0 || (filled.length > 1 && filled.length < row.length / 2);
  return !isOverSome || ([...texts][0]?.length ?? 0) > 30;
}

/** Words, none of them a price or a code. */
export function mayBeHeadings(row: readonly string[] | undefined): boolean {
  const filled = row?.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  if (filled.length === 0) return false;
  const values = filled.filter(
    (cell) =>
      isCode(cell) ||
      /^\p{Sc}?\s?\d[\d.,]*(?:\s?[\p{Sc}%元円원])?$|^\p{Sc}\s?\d[\d.,]*[.,]\d{2}(?!\d)/u.test(cell) ||
      AMOUNT.test(cell) ||
      AMOUNT_EACH.test(cell) ||
      isOpenPrice(cell),
  );
  if (areQuantities(values) && filled.filter(isKnownHeading).length > 1) return true;
  return (
    values.length === 0 ||
    (values.length < filled.length / 3 &&
      filled.some(isKnownHeading) &&
      !values.some(isCode) &&
      !values.some((value) => /\d[.,]\d{2}\b/.test(value)))
  );
}

/** 1, 6, 24: from how many on. */
const areQuantities = (values: readonly string[]): boolean =>
  values.length > 1 &&
  values.every((value, at) => /^\d{1,4}$/.test(value) && Number(value) > Number(values[at - 1] ?? 0));

/** "USD 16.00", "7,40 € / pièce" */
const AMOUNT =
  /(?:\p{Sc}|(?<!\p{L})[A-Z]{3})\s?\d[\d.,'’]*[.,]\d{2}(?!\d)|\d[.,]\d{2}\s?(?:\p{Sc}|(?:USD|EUR|GBP|CAD|AUD|CHF|SEK|NOK|DKK|PLN)(?!\p{L}))/u;

/** "$5 each" */
const AMOUNT_EACH =
  /^\p{Sc}\s?\d[\d.,]*\s?(?:\/|per )?\s?(?:each|ea|pcs?|piece|unit|case|cs|dozen|dz|doz|lb|pair|set|st(?:k|ück)|pièce|pz|ud)\.?$/iu;

/** Headings of several rows, from top to bottom; one that stands over several columns counts for each of them. */
function joined(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  const last = rows.length - 1;
  const parts = rows.map((row, level) => {
    let carried = '';
    return Array.from({ length: width }, (_, index) => {
      const own = (row[index] ?? '').trim();
      // Where cells were made one, a heading reaches as far as they do.
      const isPastMerge =
        own === '' && index > 1 && carried === row[index - 1]?.trim() && carried === row[index - 2]?.trim();
      if (own !== '' || isPastMerge) carried = own;
      const isBelow = rows.slice(level + 1).some((below) => (below[index] ?? '').trim() !== '');
      return own !== '' || level === last || !isBelow ? own : carried;
    });
  });
  return Array.from({ length: width }, (_, index) => {
    const words = parts.map((level) => level[index] ?? '').filter((word) => word !== '');
    return [...new Set(words)].join(' ').replace(/\s+/g, ' ').trim();
  });
}

/** Roles whose headings are words of everyday. */
const VAGUE: readonly ColumnRole[] = ['variant', 'category', 'unit', 'minimum', 'currency'];

/** So many headings of a list say for sure what stands below them. */
const LEAST_SURE = 2;

/** A list has prices, and says of what. */
const isPriceList = (columns: readonly Column[]): boolean => {
  const sure = columns.filter(({ role, confidence }) => confidence > GUESSED && !VAGUE.includes(role));
  if (sure.length < LEAST_SURE) return false;
  // Numbers below a section's name make no headings of it.
  const known = columns.filter(({ role, confidence }) => role !== 'sku' || confidence > GUESSED);
  const has = (...roles: ColumnRole[]) => known.some(({ role }) => roles.includes(role));
  if (has('cost', 'case_cost', 'tier')) return has('sku', 'upc', 'asin', 'title');
  return has('msrp', 'map') && has('sku', 'upc', 'asin');
};

const scoreOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { confidence }) => sum + confidence, 0);

/**
 * What each column is, by its heading and by what stands below it; of several for one role, the surest. None where the
 * headings say too little for a list, whatever stands below: nearly every row of prose is such.
 */
function rolesOf(
  headings: readonly string[],
  lowest: readonly string[],
  below: readonly (readonly string[])[],
  today: Date | null = null,
): Column[] {
  const records = below.filter(isRecord);
  const samples = records.length > 0 ? records : below;
  const ownRoles = headings.flatMap((heading, index): Column[] => {
    const role =
      roleBelow(heading, (lowest[index] ?? '').trim()) ??
      unitPriceBelow(heading, (lowest[index] ?? '').trim()) ??
      saidAboveContent(heading, index, samples) ??
      roleOfHeading(heading);
    return role ? [{ index, ...role }] : [];
  });
  const said = withAmountForPrice(ownRoles, headings, samples);
  // What stands below may make money or packs of "Unit", and of nothing else that is vague.
  const maybeSure = said.filter(({ role }) => role === 'unit' || !VAGUE.includes(role));
  if (maybeSure.length < LEAST_SURE) return [];
  const found = said.map((column) => signed(checked(column, samples), samples));
  const columns: Column[] = [];
  // What a person fills in says nothing yet: "Cases" to be ordered beside "Pack".
  const isEmpty = ({ index }: Column): boolean => samples.length > 0 && cellsOf(index, samples).length === 0;
  const filledFirst = (one: Column, other: Column) =>
    Number(isEmpty(one)) - Number(isEmpty(other)) || bySureness(one, other);
  for (const column of settleItems(settlePrices(found, headings, samples, today), samples).toSorted(
    filledFirst,
  )) {
    const isTaken = columns.some(({ role }) => role === column.role);
    if (!isTaken || REPEATED_ROLES.includes(column.role)) columns.push(column);
    else if (
      column.role === 'sku' &&
      !columns.some(({ role }) => role === 'title') &&
      isWordy(column.index, samples)
    )
      columns.push({ ...column, role: 'title', confidence: 0.5 });
  }
  columns.push(...guessedFrom(columns, headings, samples));
  return withNumber(withTitle(columns, samples), samples).toSorted((one, other) => one.index - other.index);
}

/** What the columns below one row of headings are, whether or not it heads a price list. */
export const columnsBelow = (
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): Column[] => rolesOf(headings, headings, samples);

/** "1 - 23" below "Price by quantity ordered" is a price all the same. */
function roleBelow(heading: string, lowest: string): Omit<Column, 'index'> | null {
  if (lowest === heading || !/\d|tier|level/i.test(lowest)) return null;
  const count = /^(\d{1,4})\s?\+?\s?(?:cases?|cs|ctns?|cartons?|units?|pcs?|ea|pallets?)\s?\+?$/i.exec(
    lowest,
  )?.[1];
  const title = heading.slice(0, heading.length - lowest.length);
  if (count && /\bpric\w*|\bcost/i.test(title) && !/\bcase|\bctn|\bcarton/i.test(title))
    return { heading, role: 'tier', confidence: 0.85, from: Number(count), currency: currencyIn(title) };
  const below = roleOfHeading(lowest);
  if (below?.role !== 'tier') return null;
  const above = roleOfHeading(heading);
  const isOfQuantities =
    above === null &&
    /\b(?:pric\w*|costs?|quantit\w*|qty|breaks?|volume|orders?|totals?|amount|value|spend)\b/i.test(heading);
  return isOfQuantities || above?.role === 'cost' ? { ...below, heading } : null;
}

/** "Unit whsl" is the price of one, whatever stands above it: "Units in pack" over the sizes before it. */
function unitPriceBelow(heading: string, lowest: string): Omit<Column, 'index'> | null {
  if (lowest === heading || !/\b(?:unit|each|ea|pc|piece)\b/i.test(lowest)) return null;
  const below = roleOfHeading(lowest);
  return below?.role === 'cost' && below.confidence > 0.9 && roleOfHeading(heading)?.role === 'case_cost'
    ? { ...below, heading }
    : null;
}
