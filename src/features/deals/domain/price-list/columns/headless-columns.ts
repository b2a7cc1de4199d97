import { isPackInWords } from '../cells/pack-text.ts';
import { IN_STOCK } from '../papers/in-stock.ts';
import { type Column, type ColumnRole, PRICE_ROLES } from './column-role.ts';
import {
  cellsOf,
  isCode,
  isOfLetters,
  isWordy,
  MONEY_SIGN,
  packIn,
  priceIn,
  ratioOf,
} from './column-samples.ts';
import { mayBeHeadings, SAMPLES } from './find-columns.ts';
import { isKnownHeading, roleOfHeading } from './heading-role.ts';

const MOST_RETAIL = 5;
const A_DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/**
 * Columns of a list without headings, by what stands in them. Names and prices alone are a list only where it says that it
 * is for the trade: those of a flyer look the same.
 */
export function columnsWithoutHeadings(
  rows: readonly (readonly string[])[],
  { isForTrade }: { isForTrade: boolean },
): Column[] {
  const samples = rows.slice(0, SAMPLES);
  const width = Math.max(0, ...samples.map((row) => row.length));
  const columns: Column[] = [];
  const add = (index: number, role: ColumnRole, confidence: number) =>
    columns.push({ index, heading: '', role, confidence });
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  /** Of two prices the second is what shops charge, where it may be. */
  const addPrice = (index: number): void => {
    const cost = columns.find(({ role }) => role === 'cost');
    const ratio = cost ? (ratioOf(cost.index, index, samples) ?? 0) : 0;
    if (!cost) add(index, 'cost', 0.4);
    else if (ratio > 1 && ratio < MOST_RETAIL && !has('msrp')) add(index, 'msrp', 0.3);
  };
  const heads = headsAbove(rows);
  if (heads.some((heading) => IN_STOCK.test(heading))) return [];
  const isAnyWordy = Array.from({ length: width }, (_, index) => isWordy(index, samples)).includes(true);
  // Names of one word each are names where no column has longer ones.
  const isName = (index: number): boolean =>
    isAnyWordy ? isWordy(index, samples) : isOfLetters(index, samples);
  for (let index = 0; index < width; index += 1) {
    const cells = cellsOf(index, samples);
    if (cells.length < samples.length / 2 || isKnownAsNoPrice(heads[index] ?? '', cells)) continue;
    const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
    if (share(isCode) > 0.7) add(index, 'upc', 0.6);
    else if (
      share(
        (cell) => (MONEY_SIGN.test(cell) || /^\d[\d.,'’]*[.,]\d{2}$/.test(cell)) && priceIn(cell) !== null,
      ) > 0.7
    )
      addPrice(index);
    else if (!has('case_pack') && share((cell) => isPackInWords(cell) && packIn(cell) !== null) > 0.7)
      add(index, 'case_pack', 0.4);
    else if (!has('title') && isName(index)) add(index, 'title', 0.5);
    else if (
      !has('sku') &&
      share((cell) => /^(?!(?:19|20)\d\d$)[A-Z0-9][A-Z0-9._/-]{1,19}$/i.test(cell)) > 0.7 &&
      // Neither who somebody is, nor when.
      share((cell) => /\d/.test(cell) && !A_DAY.test(cell)) > 0.5
    )
      add(index, 'sku', 0.4);
  }
  const isNamed = has('title') && (has('sku') || isForTrade);
  return has('cost') && (has('upc') || isNamed) ? columns : [];
}

/** Headings that are known, of a table that names no prices: "On hand" and "Weight" over figures that look like money. */
const headsAbove = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows
    .slice(0, SAMPLES)
    .find((row) => mayBeHeadings(row) && row.filter((cell) => isKnownHeading(cell)).length > 2) ?? [];

const isKnownAsNoPrice = (heading: string, cells: readonly string[]): boolean =>
  isKnownHeading(heading) &&
  !PRICE_ROLES.includes(roleOfHeading(heading)?.role ?? 'unit') &&
  !/pric|cost|amount|preis|prix|prezz|preci/i.test(heading) &&
  cells.filter((cell) => /^\D{0,3}\d+[.,]\d{1,2}$/.test(cell)).length > cells.length / 2;
