import { cellText, isFormula } from '../../../catalog/domain/cell-values.ts';
import { looksLikeCode, readCode } from './cells/code-text.ts';
import { currencyIn, settleCurrency } from './cells/currency.ts';
import { isPackInWords, type PackText, readPack } from './cells/pack-text.ts';
import { type DecimalMark, isOpenPrice, type PriceText, readNumber, readPrice } from './cells/price-text.ts';
import { type Column, type ColumnRole, OF_INNER } from './columns/column-role.ts';
import { type PackOfAll, packNoted } from './papers/pack-notes.ts';
import type { PriceListLine } from './price-list-line.ts';
import { shareLeft } from './prices/retail-discount.ts';

/** What holds for all lines of a table. */
export interface TableContext {
  columns: readonly Column[];
  decimal: DecimalMark;
  /** For what prices are where only that makes sense beside what shops charge; else null. */
  scale: 'case' | 1 | null;
  /** What notes and other cells say of the currency, the surest first. */
  currencies: readonly (string | null)[];
  /** What "¥" is in the list's language. */
  yen: 'JPY' | 'CNY';
  /** "All prices are per case", "Prices per dozen". */
  pricesFor: 'case' | 12 | 1;
  /** "All items are packed in cases of 12". */
  packOfAll: PackOfAll | null;
  /** What the line stands below. */
  section: string | null;
  /** "50% off MSRP for all items": what is left of a retail price where no other is named. */
  retailShare: number | null;
  /** The column that says what each line's retail price is less. */
  discountAt: number | null;
  /** What "kr" is in the list's language. */
  krone: string | null;
  /** Its goods are displays, and what stands below them without a price is what they hold. */
  holdsDisplays: boolean;
  /** Of one of several lists side by side, what stands above it. */
  name: string | null;
}

export interface ReadCells {
  sku: string | null;
  code: ReturnType<typeof readCode>;
  rawCode: string;
  title: string | null;
  variant: string | null;
  hasPrice: boolean;
  cellOf(role: ColumnRole): string;
}

const LONGEST_SKU = 40;
/** "Earl Grey UPC 036414020112": the code that is set below the name. */
const NAME_WITH_CODE = /^(.+?)[\s,;–-]+(?:UPC|EAN|GTIN|Barcode)\b\W{0,3}(\d[\d -]{6,16}\d)$/i;
/** Said of a line whose table has no word for a price either. */
export const NO_PRICE = 'The list names no price.';

export function readCells(
  cells: readonly string[],
  { columns, decimal }: Pick<TableContext, 'columns' | 'decimal'>,
): ReadCells {
  const cellOf = (role: ColumnRole): string => {
    const column = columns.find((one) => one.role === role);
    return column ? (cellText(cells[column.index]) ?? '').replace(/\s+/g, ' ').trim() : '';
  };
  const rawSku = cellOf('sku').replace(/^(\d+)\.0+$/, '$1');
  const sku = rawSku !== '' && rawSku.length <= LONGEST_SKU && rawSku.split(' ').length <= 5 ? rawSku : null;
  const [, name = cellOf('title'), codeBelow = ''] = NAME_WITH_CODE.exec(cellOf('title')) ?? [];
  const rawCode = cellOf('upc') || codeBelow;
  const code = readCode(rawCode || (looksLikeCode(rawSku) ? rawSku : ''));
  const asin = readCode(cellOf('asin')).asin ?? code.asin;
  const variants = columns.flatMap(({ role, index }) =>
    role === 'variant' ? (cellText(cells[index]) ?? []) : [],
  );
  // A shop's program writes it where goods have no variants.
  const named = variants.filter((text) => text !== 'Default Title');
  return {
    sku,
    rawCode,
    cellOf,
    code: { ...code, asin },
    title: name || null,
    variant: named.join(', ') || null,
    hasPrice: columns.some(
      ({ role, index }) =>
        (role === 'cost' || role === 'case_cost' || role === 'tier') &&
        readPrice(cells[index] ?? '', decimal)?.amount != null,
    ),
  };
}

export function lineOf(
  cells: readonly string[],
  read: ReadCells,
  context: TableContext,
): Omit<PriceListLine, 'sheet' | 'row' | 'category'> {
  const { cellOf, code } = read;
  const remarks: string[] = code.fault === null ? [] : [code.fault];
  // "Case of 6" is what is bought at least, and how it is packed.
  const minimum = cellOf('minimum');
  const unit = cellOf('unit');
  const pack =
    packOf(cellOf('case_pack'), context.columns) ??
    (isPackInWords(minimum) ? readPack(minimum) : null) ??
    (isPackInWords(unit) && !OF_ONE.test(unit) ? readPack(unit) : null);
  const inner = readPack(cellOf('inner_pack'))?.pack ?? pack?.inner ?? null;
  const inners = inner !== null && countsInners(context.columns) ? inner : 1;
  const price = openingPrice(cells, context) ?? discounted(cells, context, remarks);
  const packOfPrice = typeof price?.text.per === 'number' && price.text.per > 1 ? price.text.per : null;
  const casePack =
    (pack && pack.pack * inners) ??
    inner ??
    packOfPrice ??
    price?.text.pack ??
    packOfCasePrice(cells, context) ??
    packInTitle(read.title) ??
    packNoted(context.packOfAll, [read.title, read.variant, cellOf('category'), context.section]);
  const priceUnit = readNumber(cellOf('price_unit'), context.decimal) || 1;
  const isOfInner = price !== null && OF_INNER.test(price.column.heading) && inner !== null;
  const packPriced = isOfInner ? inner : casePack;
  const cost = price === null ? null : unitCost(price, packPriced, unit, priceUnit, context, remarks);
  if (price === null || price.text.amount === null) {
    const prices = rawPrices(cells, context.columns);
    const words = prices.find(isOpenPrice);
    if (words) remarks.push(`The list names no price: “${words}”.`);
    else
      remarks.push(
        prices.some(isFormula)
          ? 'The price is a formula, and the file doesn’t contain its result.'
          : NO_PRICE,
      );
  }
  const amount = (role: 'msrp' | 'map') => readPrice(cellOf(role), context.decimal)?.amount ?? null;
  const map = amount('map') ?? combinedMap(context.columns, amount('msrp'));
  const sign = price?.text.currency ?? null;
  return {
    sku: read.sku,
    upc: code.upc,
    asin: code.asin,
    title: read.title,
    variant: read.variant,
    cost,
    currency: settleCurrency(
      sign,
      [settledCell(cellOf('currency')), price?.column.currency ?? null, ...context.currencies],
      context.yen,
      context.krone,
    ),
    casePack,
    innerPack: inner,
    minimum: readPack(cellOf('minimum'))?.pack ?? null,
    msrp: amount('msrp'),
    map,
    remarks,
  };
}

/** "5" below "Doz/case" are sixty. */
function packOf(cell: string, columns: readonly Column[]): PackText | null {
  const read = readPack(cell);
  const { per = 1 } = columns.find(({ role }) => role === 'case_pack') ?? {};
  return read && { ...read, pack: read.pack * per };
}

/** "Packs per case" beside "Units per pack". */
const countsInners = (columns: readonly Column[]): boolean =>
  columns.some(
    ({ role, heading }) =>
      role === 'case_pack' &&
      /^\W*(?:packs?|inners?|boxes|displays?|bags?)\s*(?:per|in|\/)\s*(?:case|cs|carton|ctn|master)/i.test(
        heading,
      ),
  );

const settledCell = (text: string): string | null =>
  /^[A-Z]{3}$/i.test(text) && text.toUpperCase() !== 'RMB' ? text.toUpperCase() : currencyIn(text);

const combinedMap = (columns: readonly Column[], msrp: number | null): number | null =>
  columns.some(({ role, heading }) => role === 'msrp' && /\bmap\b/i.test(heading)) ? msrp : null;

interface PriceCell {
  column: Column;
  text: PriceText;
}

/** What an opening order is charged: the plain cost, else that of the smallest quantity, else that of a case. */
function openingPrice(cells: readonly string[], { columns, decimal }: TableContext): PriceCell | null {
  const priced = (role: ColumnRole): PriceCell[] =>
    columns.flatMap((column) => {
      const text = column.role === role ? readPrice(cells[column.index] ?? '', decimal) : null;
      return text === null ? [] : [{ column, text }];
    });
  const tiers = priced('tier').toSorted((one, other) => (one.column.from ?? 0) - (other.column.from ?? 0));
  const all = [...priced('cost'), ...tiers, ...priced('case_cost')];
  return all.find(({ text }) => text.amount !== null) ?? all[0] ?? null;
}

/** Beside the price for each, "$54.00 / case of 12" says how they are packed. */
function packOfCasePrice(cells: readonly string[], { columns, decimal }: TableContext): number | null {
  const packs = columns.flatMap(({ role, index }) => {
    const per = role === 'case_cost' ? readPrice(cells[index] ?? '', decimal)?.per : null;
    return typeof per === 'number' && per > 1 ? [per] : [];
  });
  return packs[0] ?? null;
}

/** What one discount for all leaves of the retail price, where the list has no prices of its own. */
function discounted(
  cells: readonly string[],
  { columns, decimal, retailShare, discountAt }: TableContext,
  remarks: string[],
): PriceCell | null {
  const share = (discountAt === null ? null : shareLeft(cells[discountAt] ?? '')) ?? retailShare;
  const column = columns.find(({ role }) => role === 'msrp');
  const hasPrices = columns.some(({ role }) => role === 'cost' || role === 'case_cost' || role === 'tier');
  if (share === null || !column || hasPrices) return null;
  const text = readPrice(cells[column.index] ?? '', decimal);
  if (!text || text.amount === null) return null;
  remarks.push(
    `The cost is the retail price less ${Math.round((1 - share) * 1000) / 10}%, as the list says.`,
  );
  return { column, text: { ...text, amount: Math.round(text.amount * share * 10_000) / 10_000 } };
}

const rawPrices = (cells: readonly string[], columns: readonly Column[]): string[] =>
  columns.flatMap(({ role, index }) =>
    role === 'cost' || role === 'tier' || role === 'case_cost' ? (cells[index]?.trim() ?? []) : [],
  );

export const BY_CASE =
  /^(?:cs|cse|case|cases|ctn|ct|carton|bx|box|krt|kt|karton|kartong|doos|colis|caja|箱|ケース|박스)\.?$/i;
const BY_GROSS = /^(?:gr|grs|gro|gross)\.?$/i;
const BY_DOZEN = /^(?:dz|doz|dozen)\.?$/i;
/** "Set of 4" is sold as one. */
const OF_ONE = /^(?:sets?|pairs?)\b/i;
const SAYS_UNIT = /\b(?:unit|each|ea|piece|pc|stück|bottle)\b/i;

/** A price for several is parted only where the list says for how many it is. */
function unitCost(
  { column, text }: PriceCell,
  casePack: number | null,
  unit: string,
  priceUnit: number,
  { pricesFor, scale }: TableContext,
  remarks: string[],
): number | null {
  const { amount } = text;
  if (amount === null) return null;
  const per = text.per ?? scale ?? column.per ?? perOfList(column, unit, pricesFor);
  const perUnit = per === 'case' ? casePack : per;
  const many = perUnit === null ? null : perUnit * priceUnit;
  if (many === null) {
    remarks.push(`The price of ${amount} is for a case, and the list doesn’t say of how many.`);
    return null;
  }
  if (many > 1) remarks.push(`${amount} for ${many}.`);
  return Math.round((amount / many) * 10_000) / 10_000;
}

function perOfList(column: Column, unit: string, pricesFor: TableContext['pricesFor']): number | 'case' {
  if (column.role === 'case_cost') return 'case';
  if (SAYS_UNIT.test(column.heading)) return 1;
  if (BY_DOZEN.test(unit)) return 12;
  if (BY_GROSS.test(unit)) return 144;
  // As distributors of small parts write it: "C" and "M" beside "E" for each.
  if (unit === 'C') return 100;
  if (unit === 'M') return 1000;
  if (BY_CASE.test(unit)) return 'case';
  if (isPackInWords(unit) && !OF_ONE.test(unit)) return readPack(unit)?.pack ?? 1;
  return unit === '' ? pricesFor : 1;
}

/** Only where the words say case. */
function packInTitle(title: string | null): number | null {
  const found =
    /\b(?:case|cs|ctn|carton)s?\s*(?:(?:pack|qty|quantity)\s*(?:of|:|\/|=)?|of|:|\/)\s*(\d{1,4})\b|\b(\d{1,4})\s*(?:\/|per)\s*(?:cs|case|ctn|carton)\b/i.exec(
      title ?? '',
    );
  return found ? Number(found[1] ?? found[2]) : null;
}
