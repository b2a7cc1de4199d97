import { isWrittenOnce } from '../../../catalog/domain/written-once.ts';
import { kroneOf } from './cells/currency.ts';
import { type DecimalMark, decimalMarkOf, isOpenPrice, readPrice } from './cells/price-text.ts';
import { yenOf } from './columns/cjk-headings.ts';
import { type Column, type ColumnRole, PRICE_ROLES, REPEATED_ROLES } from './columns/column-role.ts';
import { type Headings, headingsAt } from './columns/find-columns.ts';
import { isKnownHeading } from './columns/heading-role.ts';
import { columnsWithoutHeadings } from './columns/headless-columns.ts';
import { spreadMerges } from './columns/merged-cells.ts';
import { withRetailForList, withUnitPrices } from './columns/settle-columns.ts';
import { columnsOfBlocks, namesOfBlocks } from './columns/side-by-side.ts';
import { withoutParents } from './item-parents.ts';
import {
  isForTrade,
  isFreightHeadings,
  isFreightSheet,
  isStock,
  noteOfOrder,
} from './papers/other-papers.ts';
import { SALES_NOTE, STOCK_NOTE } from './papers/paper-notes.ts';
import { isSalesReport } from './papers/sales-report.ts';
import { currencyOfName, onlyCurrencyOf, signsBelow } from './papers/sheet-currency.ts';
import { notesOf } from './papers/sheet-notes.ts';
import { isRemark, isSheetOfTerms, isSum } from './papers/terms-and-totals.ts';
import type { ColumnChoices, ListRow, ListSheet, PriceListLine, SheetReading } from './price-list-line.ts';
import { packBelow } from './prices/case-below.ts';
import { withScale } from './prices/price-scale.ts';
import { withoutLaterBreaks, withPriceAbove, withPriceBelow } from './prices/quantity-breaks.ts';
import { arePricesRetail, discountAt } from './prices/retail-discount.ts';
import { lineOf, type ReadCells, readCells, type TableContext } from './read-line.ts';

export interface FileContext {
  decimal: DecimalMark;
  /** What other sheets say of the currency. */
  currency: string | null;
  /** What amounts in the notes are in, where nothing else says a currency. */
  amountCurrency: string | null;
  choices: ColumnChoices;
  /** On which prices hold; null takes each day that is named as come. */
  today: Date | null;
}

const PRICES_FOR = { each: 1, case: 'case', dozen: 12 } as const;
const SAMPLES = 5;
const MOST_LETTERHEAD = 20;

/** The lines of one sheet; none where it holds no price list. */
export function readSheet(
  sheet: ListSheet,
  file: FileContext,
): { lines: PriceListLine[]; reading: SheetReading | null; whyNone?: string } {
  const { rows, headingRows } = spreadMerges(sheet);
  const cellRows = headingRows.map(({ cells }) => cells);
  const lineNumbers = rows.map(({ line }) => line);
  const lines: PriceListLine[] = [];
  let reading: SheetReading | null = null;
  let tables: TableContext[] = [];
  let category: string | null = null;
  let hasFreight = false;
  /** The row before, with what it has of the one before that. */
  let above: ListRow | undefined;
  const letterhead = new Set<string>();
  let last: (Headings & { end: number }) | null = null;
  /** Of each line the section that it stands in. */
  const sections: (string | null)[] = [];
  const notes = notesOf(rows);
  if (file.choices[sheet.name ?? ''] === undefined && isFreightSheet(sheet.name, rows))
    return { lines, reading };

  const begin = ({ headings, columns, blocks, rows: taken }: Headings, at: number): void => {
    const isDiscounted = notes.retailShare !== null || discountAt(headings) !== null;
    const guessed = isDiscounted ? withRetailForList(columns, arePricesRetail(rows)) : columns;
    const settled = notes.pricedBy === 'each' ? withUnitPrices(guessed) : guessed;
    const chosen = withChoices(settled, headings, file.choices[sheet.name ?? '']);
    const samples = rows.slice(at + taken, at + taken + SAMPLES).map(({ cells }) => cells);
    reading ??= {
      name: sheet.name,
      headings,
      columns: chosen,
      samples,
      lines: 0,
      headingRow: taken === 0 ? null : (rows[at + taken - 1]?.line ?? null),
    };
    const signs = signsBelow(rows.slice(at + taken, at + taken + 200), chosen);
    const currencies = [
      notes.currency,
      currencyOfName(sheet.name),
      ...signs,
      file.currency,
      onlyCurrencyOf(headings),
      file.amountCurrency,
    ];
    const shared = {
      decimal: file.decimal,
      currencies,
      yen: yenOf(headings),
      pricesFor: PRICES_FOR[notes.pricedBy ?? 'each'],
      scale: null,
      section: null,
      packOfAll: notes.pack,
      retailShare: notes.retailShare,
      discountAt: discountAt(headings),
      krone: kroneOf(headings),
      holdsDisplays: [sheet.name ?? '', ...headings].some((text) => DISPLAYS.test(text)),
    };
    const names = blocks ? namesOfBlocks(cellRows.slice(at, at + taken), blocks) : [];
    tables = columnsOfBlocks(chosen, blocks).map((block, place) =>
      withScale({ columns: block, name: names[place] ?? null, ...shared }, rows.slice(at + taken)),
    );
  };

  const whyNoList = (read: SheetReading): string | null => {
    if (isStock(read, notes.retailShare)) return STOCK_NOTE;
    if (isSalesReport(read)) return SALES_NOTE;
    return noteOfOrder(rows, read.columns, lines.length, file.decimal);
  };

  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    if (isFreightHeadings(row.cells)) {
      tables = [];
      hasFreight = true;
      continue;
    }
    const headings = headingsAt(cellRows, at, { lines: lineNumbers, today: file.today });
    const found = headings && !isGoodOf(row, tables) ? headings : null;
    if (found && explains(found, last, at)) continue;
    if (found) {
      last = { ...found, end: at + found.rows };
      // What stands above a list's only headings is its title or a note, and no section of it.
      if (tables.length === 0 && !tablesHaveNames(rows, cellRows, at)) category = null;
      begin(found, at);
      at += found.rows - 1;
      continue;
    }
    if (above && row.line !== above.line + 1) above = undefined;
    const section = sectionOf(row);
    if (section !== null && !isLineOf(row, tables)) {
      category = isSum(section) || isRemark(section) ? category : section;
      continue;
    }
    // A letterhead comes again on each page of a report.
    if (tables.length > 0 && letterhead.size > 0 && letterhead.has(withoutFigures(row))) continue;
    if (tables.length === 0 && letterhead.size < MOST_LETTERHEAD) letterhead.add(withoutFigures(row));
    for (const table of tables) {
      const priced = withPriceBelow(row, rows[at + 1], table.columns);
      const whole = tables.length > 1 ? priced : withPriceAbove(priced, above, table.columns);
      above = whole;
      const line = toLine(whole, { ...table, section: category }, lines.at(-1) ?? null);
      if (!line) continue;
      const casePack = packBelow(row, rows[at + 1], table.columns, table.decimal) ?? line.casePack;
      lines.push({ ...line, casePack, sheet: sheetNameOf(sheet, row), row: row.line });
      sections.push(category);
    }
  }
  if (reading === null && !hasFreight) {
    const columns = columnsWithoutHeadings(
      rows.map(({ cells }) => cells),
      { isForTrade: isForTrade(rows) },
    );
    const isGuessAtTerms =
      isSheetOfTerms(sheet.name, rows) && !columns.some(({ role }) => role === 'sku' || role === 'upc');
    if ((columns.length > 0 && !isGuessAtTerms) || file.choices[sheet.name ?? '']) {
      begin({ rows: 0, headings: [], columns, blocks: null }, 0);
      for (const row of rows)
        for (const table of tables) {
          const line =
            isWordsOnly(row, table) || isOfHeadings(row) ? null : toLine(row, table, lines.at(-1) ?? null);
          if (line) lines.push({ ...line, sheet: sheetNameOf(sheet, row), row: row.line });
        }
    }
  }
  const read = reading as SheetReading | null;
  const isChosen = file.choices[sheet.name ?? ''] !== undefined;
  const whyNone = read && !isChosen ? whyNoList(read) : null;
  if (whyNone !== null) return { lines: [], reading: null, whyNone };
  if (read) read.lines = lines.length;
  return {
    lines: withoutParents(withoutLaterBreaks(withNamesOfSections(withCategories(lines, sections)))),
    reading,
  };
}

/** Words of headings may stand in a good's row, "One Size" beside whole dollars: what has a number and a price is one. */
const isGoodOf = (row: ListRow, tables: readonly TableContext[]): boolean =>
  tables.some((table) => {
    const line = toLine(row, table, null);
    return line !== null && line.cost !== null && line.sku !== null && !isKnownHeading(line.sku);
  });

/** What each column holds, in words below its heading: less of a heading than that. */
const explains = (found: Headings, above: (Headings & { end: number }) | null, at: number): boolean =>
  above !== null && above.end === at && surenessOf(found) < surenessOf(above);

const surenessOf = ({ columns }: Headings): number =>
  columns.reduce((sum, { confidence }) => sum + confidence, 0);

/** A line's own category, else that of its section; what is written once for several lines holds for all of them. */
function withCategories(
  lines: readonly PriceListLine[],
  sections: readonly (string | null)[],
): PriceListLine[] {
  const holdsBelow = isWrittenOnce(lines.map(({ category }) => category));
  let above: string | null = null;
  return lines.map((line, index) => {
    const section = sections[index] ?? null;
    if (line.category !== null) above = line.category;
    else if (section !== (sections[index - 1] ?? null)) above = null;
    return { ...line, category: line.category ?? (holdsBelow ? above : null) ?? section };
  });
}

/** Sizes and colours below what they are sizes and colours of. */
const withNamesOfSections = (lines: readonly PriceListLine[]): PriceListLine[] =>
  lines.some(({ title, category, variant }) => title !== null || category === null || variant === null)
    ? [...lines]
    : lines.map((line) => ({ ...line, title: line.category }));

/** Headings that nobody knew, above columns that a person named. */
const isWordsOnly = ({ cells }: ListRow, { columns, decimal }: TableContext): boolean =>
  columns.some(
    ({ role, index }) =>
      PRICE_ROLES.includes(role) && cells[index]?.trim() && readPrice(cells[index] ?? '', decimal) === null,
  );

/** Names of columns, of which too few are known. */
const isOfHeadings = ({ cells }: ListRow): boolean =>
  cells.filter(isKnownHeading).length > 1 && !cells.some((cell) => /\d[.,]\d/.test(cell));

const sheetNameOf = ({ name }: ListSheet, { page }: ListRow): string | null =>
  page === undefined ? name : `Page ${page}`;

type Unplaced = Omit<PriceListLine, 'sheet' | 'row'>;

function toLine(
  { cells, isHidden }: ListRow,
  table: TableContext,
  before: PriceListLine | null,
): Unplaced | null {
  const read = readCells(cells, table);
  const first =
    table.columns.map(({ index }) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  const { sku, code, title, cellOf } = read;
  const hasCode = code.upc !== null || code.asin !== null;
  if (!hasCode && (isSum(first) || (isRemark(first) && !isPricedOrNumbered(read, first, table)))) return null;
  if (!read.hasPrice && isInside(cells, title ?? first, table)) return null;
  if (!hasCode && !/\d/.test(sku ?? '') && saysNoPrice(cells, table)) return null;
  if (!read.hasPrice && cells.some((cell) => CONTACT.test(cell.trim()))) return null;
  const hasId = sku !== null || hasCode || (code.fault !== null && /\d/.test(read.rawCode));
  const said = [cellOf('cost'), cellOf('case_cost'), cellOf('msrp'), cellOf('map'), cellOf('case_pack')];
  const tells = title !== null || read.hasPrice || (hasCode && said.some((cell) => cell !== ''));
  if (!(hasId ? tells : title !== null && read.hasPrice)) return null;
  const line = lineOf(cells, read, table);
  if (!hasCode && (NO_GOODS.test(cellOf('category')) || (line.cost === 0 && !/\d/.test(sku ?? ''))))
    return null;
  // One name over several sizes stands in the first of their rows alone.
  const mayCarry = title === null && read.variant !== null && hasId && hasTitles(table);
  const carried = mayCarry ? (before?.title ?? null) : null;
  const remarks = isHidden ? [...line.remarks, 'The row is hidden in the file.'] : line.remarks;
  return {
    ...line,
    variant: line.variant ?? table.name,
    title: title ?? carried,
    category: cellOf('category') || null,
    remarks,
  };
}

/** Where somebody is reached, and nothing to buy. */
const CONTACT = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$|^\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$/u;

/** What a list says to its readers has no number, and no price of shops beside its own. */
const isPricedOrNumbered = (
  { sku, hasPrice, cellOf }: ReadCells,
  first: string,
  table: TableContext,
): boolean =>
  hasPrice &&
  ((sku !== null && sku !== first && /\d/.test(sku)) ||
    readPrice(cellOf('msrp'), table.decimal)?.amount != null);

/** "End of report" and "Mandatory" below an item's number: words without a figure, where no price is told. */
const saysNoPrice = (cells: readonly string[], { columns }: TableContext): boolean =>
  columns.every(
    ({ role, index }) =>
      !PRICE_ROLES.includes(role) ||
      (!/\d/.test(cells[index] ?? '') && !isOpenPrice(cells[index]?.trim() || 'none')),
  );

/** "12 x notebook, natural" below a display, without a price: what it holds, and nothing to order. */
const isContents = (text: string): boolean =>
  /^[\s\p{P}↳>]*(?:\d{1,4}\s?(?:[x×@]|pcs?|ea|each|units?|st(?:k|ück)?|stuks|pz|uds?)\.?\s|(?:contains?|includes?|including|incl\.|consists? of|contents|enthält|bestehend aus|inhalt|contient|composé de|contiene|bevat|inhoud)\b)/iu.test(
    text,
  );

/** What a bookkeeping program lists besides goods, as it names the kind of each item. */
const NO_GOODS =
  /^(?:services?|other charges?|discounts?|subtotals?|payments?|(?:sales )?tax(?: items?)?|shipping|freight|fees?|deposits?)$/i;

const DISPLAYS =
  /\b(?:displays?|pre-?packs?|ppk|assortments?|spinners?|floor ?stands?|sortiment|présentoirs?|espositor[ei]|expositor(?:es)?)\b/i;

/** What a display holds makes no line: it is set below it, without a price of its own. */
function isInside(cells: readonly string[], text: string, { columns, holdsDisplays }: TableContext): boolean {
  const hasNoWord = columns.every(({ role, index }) => !PRICE_ROLES.includes(role) || !cells[index]?.trim());
  if (!hasNoWord) return false;
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return holdsDisplays || isContents(text) || /^(?: {2,}|[-–•↳>])/.test(first);
}

const hasTitles = ({ columns }: TableContext): boolean => columns.some(({ role }) => role === 'title');

const isLineOf = (row: ListRow, tables: readonly TableContext[]): boolean =>
  tables.some((table) => toLine(row, table, null) !== null);

const isBlank = (row: ListRow | undefined): boolean => row?.cells.every((cell) => cell.trim() === '') ?? true;

const withoutFigures = ({ cells }: ListRow): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .replace(/\d+/g, '0');

/** A row of nothing but one text is a section's name. */
function sectionOf({ cells }: ListRow): string | null {
  const filled = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  const [only] = filled;
  return filled.size === 1 && only !== undefined && only.length <= 80 && /\p{L}/u.test(only) ? only : null;
}

/** Whether each table has headings of its own, with its name above them: this one, and one below with another name. */
function tablesHaveNames(
  rows: readonly ListRow[],
  cellRows: readonly (readonly string[])[],
  first: number,
): boolean {
  const nameAbove = (at: number): string | null => {
    let above = at - 1;
    while (above > 0 && isBlank(rows[above])) above -= 1;
    const row = rows[above];
    const name = row ? sectionOf(row) : null;
    return name === null || isSum(name) || isRemark(name) ? null : name;
  };
  const own = nameAbove(first);
  if (own === null) return false;
  return cellRows.some(
    (_, at) => at > first && ![null, own].includes(nameAbove(at)) && headingsAt(cellRows, at) !== null,
  );
}

/** A person's word stands above every guess. */
function withChoices(
  columns: readonly Column[],
  headings: readonly string[],
  choices: Readonly<Record<number, ColumnRole | null>> | undefined,
): Column[] {
  if (!choices) return [...columns];
  const chosen = Object.entries(choices).flatMap(([index, role]): Column[] =>
    role === null
      ? []
      : [{ index: Number(index), heading: headings[Number(index)] ?? '', role, confidence: 1 }],
  );
  const kept = columns.filter(
    ({ index, role }) =>
      !(index in choices) &&
      (REPEATED_ROLES.includes(role) || !chosen.some((column) => column.role === role)),
  );
  const asGuessed = (column: Column): Column => ({
    ...columns.find(({ index, role }) => index === column.index && role === column.role),
    ...column,
  });
  return [...kept, ...chosen.map(asGuessed)].toSorted((one, other) => one.index - other.index);
}

/** A sheet in which nothing was found, as it stands: a person may know better. */
export const unreadSheet = ({ name, rows }: ListSheet): SheetReading => ({
  name,
  headingRow: null,
  headings: [],
  columns: [],
  lines: 0,
  samples: rows.slice(0, SAMPLES).map(({ cells }) => cells),
});

export const decimalOfSheets = (sheets: readonly ListSheet[]): DecimalMark =>
  decimalMarkOf(
    (function* () {
      for (const { rows } of sheets) for (const { cells } of rows.slice(0, 500)) yield* cells;
    })(),
  );
