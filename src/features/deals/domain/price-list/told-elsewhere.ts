import { readPack } from './cells/pack-text.ts';
import type { DecimalMark } from './cells/price-text.ts';
import type { Column } from './columns/column-role.ts';
import { columnsBelow, mayBeHeadings, SAMPLES } from './columns/find-columns.ts';
import { isKnownHeading } from './columns/heading-role.ts';
import type { ListSheet, PriceListLine } from './price-list-line.ts';
import { NO_PRICE, readCells } from './read-line.ts';

const FIELDS = ['title', 'upc', 'casePack', 'msrp', 'map'] as const;
type Field = (typeof FIELDS)[number];
type Told = Partial<Pick<PriceListLine, Field>>;

/**
 * Goods and prices may stand in tables of their own, on two pages or two sheets, each with the item's number: what one
 * says goes to the line of the other.
 */
export function withToldElsewhere(
  lines: readonly PriceListLine[],
  sheets: readonly ListSheet[],
  decimal: DecimalMark,
): PriceListLine[] {
  const priced = new Set(lines.flatMap(({ sku, cost }) => (cost === null ? [] : (sku ?? []))));
  if (priced.size < 2) return [...lines];
  const told = new Map<string, Told>();
  const isTold = (line: PriceListLine): boolean =>
    line.cost === null && line.sku !== null && priced.has(line.sku) && saysNothingOfCost(line);
  for (const line of lines) if (isTold(line) && line.sku !== null) tell(told, line.sku, line);
  const own = lines.filter((line) => !isTold(line));
  const isMissing = (field: Field): boolean => own.every((line) => line[field] === null);
  if (isMissing('title') || isMissing('upc') || isMissing('casePack'))
    for (const { rows } of sheets)
      tellOfTables(
        rows.map(({ cells }) => cells),
        decimal,
        told,
      );
  return own.map((line) => ({ ...line, ...missingIn(line, told.get(line.sku ?? '')) }));
}

/** No "call for price": the table has no prices at all. */
const saysNothingOfCost = ({ remarks }: PriceListLine): boolean => remarks.includes(NO_PRICE);

function tell(told: Map<string, Told>, sku: string, said: Told): void {
  const before = told.get(sku) ?? {};
  told.set(sku, { ...said, ...withoutNothing(before) });
}

const withoutNothing = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));

const missingIn = (line: PriceListLine, told: Told | undefined): Told =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (line[field] === null && told?.[field] != null ? [[field, told[field]]] : [])),
  );

/** What tables without prices say of items, by their numbers. */
function tellOfTables(
  rows: readonly (readonly string[])[],
  decimal: DecimalMark,
  told: Map<string, Told>,
): void {
  let columns: readonly Column[] = [];
  for (const [at, cells] of rows.entries()) {
    if (mayBeHeadings(cells) && cells.filter(isKnownHeading).length > 1) {
      const found = columnsBelow(cells, rows.slice(at + 1, at + 1 + SAMPLES));
      const has = (...roles: Column['role'][]) => found.some(({ role }) => roles.includes(role));
      columns = has('sku') && !has('cost', 'case_cost', 'tier') ? found : [];
      continue;
    }
    if (columns.length === 0) continue;
    const { sku, code, title, cellOf } = readCells(cells, { columns, decimal });
    if (sku !== null && /\d/.test(sku))
      tell(told, sku, { title, upc: code.upc, casePack: readPack(cellOf('case_pack'))?.pack ?? null });
  }
}
