import { withCheckDigits } from './cells/check-digits.ts';
import { dayToCome } from './cells/price-dates.ts';
import { PRICE_ROLES } from './columns/column-role.ts';
import { withPartedCells } from './columns/compound-cells.ts';
import { withGoodsInWords } from './columns/goods-in-words.ts';
import { roleOfHeading } from './columns/heading-role.ts';
import { withNumbersBelow } from './columns/numbers-below.ts';
import { withSizesAsRows } from './columns/size-columns.ts';
import { withTitlesOverRows } from './columns/titles-over-rows.ts';
import { isOfAccounts } from './papers/account-records.ts';
import { currencyOfAmounts } from './papers/amount-currency.ts';
import { isForShoppers } from './papers/other-papers.ts';
import { ACCOUNTS_NOTE, PUBLIC_NOTE, RETAIL_NOTE } from './papers/paper-notes.ts';
import { isRetailSchedule } from './papers/retail-schedule.ts';
import { noteCurrencyOf } from './papers/sheet-currency.ts';
import { cardsOfSheet } from './pdf/cards.ts';
import type {
  ColumnChoices,
  ListSheet,
  PriceListLine,
  PriceListReading,
  SheetReading,
} from './price-list-line.ts';
import { withPricesOfParents } from './prices/parent-prices.ts';
import { withPricesOfSections } from './prices/section-prices.ts';
import { decimalOfSheets, type FileContext, readSheet, unreadSheet } from './read-sheet.ts';
import { withToldElsewhere } from './told-elsewhere.ts';

/** Sheets that are shown of a file in which nothing was found. */
const MOST_UNREAD = 10;

/** Everything that a brand's file tells: its lines, how its columns were understood, and what was taken for granted. */
export function readPriceList(
  sheets: readonly ListSheet[],
  choices: ColumnChoices = {},
  today: Date | null = null,
): PriceListReading {
  const file = {
    decimal: decimalOfSheets(sheets),
    currency: noteCurrencyOf(sheets),
    amountCurrency: currencyOfAmounts(sheets),
    choices,
    today,
  };
  const found: PriceListLine[] = [];
  const readings: SheetReading[] = [];
  const skipped: string[] = [];
  const whyNone = new Set<string>();
  for (const given of sheets) {
    const name = given.name ?? '';
    if (choices[name] === undefined && isForShoppers((cardsOfSheet(given) ?? given).rows)) {
      whyNone.add(PUBLIC_NOTE);
      continue;
    }
    if (choices[name] === undefined && isOfAccounts(given.rows)) {
      whyNone.add(ACCOUNTS_NOTE);
      if (given.name !== null) skipped.push(given.name);
      continue;
    }
    const read = readAsItIsBuilt(given, file);
    if (read.whyNone) whyNone.add(read.whyNone);
    for (const line of read.lines) found.push(line);
    if (read.reading && read.lines.length > 0) readings.push(read.reading);
    else if (given.name !== null && given.rows.length > 0) skipped.push(given.name);
  }
  const told = withToldElsewhere(found, sheets, file.decimal);
  const isRetail = Object.keys(choices).length === 0 && isRetailSchedule(readings, told, file.decimal);
  if (isRetail) whyNone.add(RETAIL_NOTE);
  const lines = isRetail ? [] : told;
  const toCome = pricesToCome(readings, today);
  const notes = [...notesOn(lines, readings, skipped), ...notesOfToCome(toCome), ...whyNone];
  if (readings.length === 0) readings.push(...sheets.slice(0, MOST_UNREAD).map(unreadSheet));
  if (lines.length > 0 && lines.every(({ currency }) => currency === null))
    notes.push('The list names no currency. We assume it is that of the site you sell on.');
  const pricesChangeOn = earliest(toCome)?.toISOString().slice(0, 10) ?? null;
  return { lines, sheets: readings, currency: commonest(lines), notes, pricesChangeOn };
}

/** As a table, as cards, as sections or styles with prices or by sizes: as what it tells the prices of most goods. */
function readAsItIsBuilt(given: ListSheet, file: FileContext): ReturnType<typeof readSheet> {
  const table = withCheckDigits(withTitlesOverRows(withNumbersBelow(withPartedCells(given))));
  const others = [
    cardsOfSheet(given),
    withPricesOfSections(table),
    withPricesOfParents(table),
    withSizesAsRows(table),
    withGoodsInWords(given),
  ].flatMap((sheet) => sheet ?? []);
  if (others.length === 0) return readSheet(table, file);
  // What a person says of the columns is said of how the sheet was shown, and that was read without it.
  const shown = [table, ...others].map((sheet) => ({
    sheet,
    read: readSheet(sheet, { ...file, choices: {} }),
  }));
  const best = shown.reduce((one, other) => {
    const gain = pricedIn(other.read) - pricedIn(one.read);
    // Goods that have no number are better than nothing.
    return gain > 0 || (gain === 0 && one.read.lines.length === 0 && other.read.lines.length > 0)
      ? other
      : one;
  });
  return file.choices[given.name ?? ''] === undefined ? best.read : readSheet(best.sheet, file);
}

const pricedIn = ({ lines }: { lines: readonly PriceListLine[] }): number =>
  lines.filter(({ sku, upc, cost }) => cost !== null && (sku !== null || upc !== null)).length;

function commonest(lines: readonly PriceListLine[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of lines) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

interface PriceToCome {
  heading: string;
  on: Date;
}

/** What will be charged instead of a price that was taken, and isn't yet. */
function pricesToCome(sheets: readonly SheetReading[], today: Date | null): PriceToCome[] {
  if (today === null) return [];
  return sheets.flatMap(({ headings, columns }) =>
    headings.flatMap((heading, index) => {
      const on = dayToCome(heading, today);
      if (on === null || columns.some((column) => column.index === index)) return [];
      const role = roleOfHeading(heading)?.role;
      const takesPlace =
        role !== undefined && PRICE_ROLES.includes(role) && columns.some((column) => column.role === role);
      return takesPlace ? [{ heading, on }] : [];
    }),
  );
}

const notesOfToCome = (toCome: readonly PriceToCome[]): string[] =>
  [...new Set(toCome.map(({ heading }) => heading))].map(
    (heading) => `Other prices are to come: “${heading}”. Until then today’s are used.`,
  );

const earliest = (toCome: readonly PriceToCome[]): Date | null =>
  toCome.map(({ on }) => on).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;

function notesOn(
  lines: readonly PriceListLine[],
  sheets: readonly SheetReading[],
  skipped: readonly string[],
): string[] {
  const notes: string[] = [];
  const columns = sheets.flatMap((sheet) => sheet.columns);
  const tiers = columns.filter(({ role }) => role === 'tier');
  const hasCost = columns.some(({ role }) => role === 'cost');
  const lowest = tiers.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))[0];
  if (lowest)
    notes.push(
      hasCost
        ? 'The list has prices for larger quantities; the cost used is the base price, as charged for an opening order.'
        : `The cost used is that of the smallest quantity (“${lowest.heading}”), as charged for an opening order.`,
    );
  if (columns.some(({ role }) => role === 'case_cost') && !hasCost)
    notes.push('Prices are per case, and were divided by the case pack.');
  if (columns.some(({ role }) => role === 'inner_pack') && columns.some(({ role }) => role === 'case_pack'))
    notes.push('Quantities are counted in cases, not in inner packs.');
  const currencies = new Set(lines.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1) notes.push(`The list has several currencies: ${[...currencies].join(', ')}.`);
  if (skipped.length > 0)
    notes.push(`Read for no price list: ${skipped.map((name) => `“${name}”`).join(', ')}.`);
  return notes;
}
