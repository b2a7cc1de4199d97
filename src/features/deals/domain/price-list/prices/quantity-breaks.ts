import { type Column, type ColumnRole, PRICE_ROLES } from '../columns/column-role.ts';
import type { ListRow, PriceListLine } from '../price-list-line.ts';

const NAMES: readonly ColumnRole[] = ['sku', 'upc', 'asin', 'title'];

const textIn = (row: ListRow, columns: readonly Column[], is: (role: ColumnRole) => boolean): string =>
  columns.flatMap(({ role, index }) => (is(role) ? (row.cells[index]?.trim() ?? '') : '')).join('');

/** An item whose prices stand by quantity in the rows below it costs what the first of those says. */
export function withPriceBelow(
  row: ListRow,
  below: ListRow | undefined,
  columns: readonly Column[],
): ListRow {
  const isCost = (role: ColumnRole) => role === 'cost' || role === 'case_cost';
  const isName = (role: ColumnRole) => NAMES.includes(role);
  if (!below || textIn(row, columns, isCost) !== '' || textIn(row, columns, isName) === '') return row;
  if (textIn(below, columns, isCost) === '' || textIn(below, columns, isName) !== '') return row;
  const cells = [...row.cells];
  for (const { role, index } of columns)
    if (PRICE_ROLES.includes(role) && !cells[index]?.trim()) {
      while (cells.length < index) cells.push('');
      cells[index] = below.cells[index] ?? '';
    }
  return { ...row, cells };
}

/** A further size or colour, with a number of its own, costs what the first of them does, whose row alone has a price. */
export function withPriceAbove(
  row: ListRow,
  above: ListRow | undefined,
  columns: readonly Column[],
): ListRow {
  const isPrice = (role: ColumnRole) => PRICE_ROLES.includes(role);
  const has = (one: ListRow, ...roles: ColumnRole[]) =>
    textIn(one, columns, (role) => roles.includes(role)) !== '';
  if (!above || textIn(row, columns, isPrice) !== '' || has(row, 'title')) return row;
  if (!has(row, 'sku', 'upc') || !has(row, 'variant') || !has(above, 'variant')) return row;
  if (!has(above, 'sku', 'upc') || !columns.some(({ role }) => role === 'title')) return row;
  const cells = [...row.cells];
  for (const { role, index } of columns)
    if (isPrice(role)) {
      while (cells.length < index) cells.push('');
      cells[index] = above.cells[index] ?? '';
    }
  return { ...row, cells };
}

/** One item in several rows, each cheaper than the one above from a larger quantity on: an opening order pays the first. */
export function withoutLaterBreaks(lines: readonly PriceListLine[]): PriceListLine[] {
  let first: PriceListLine | null = null;
  return lines.filter((line) => {
    const isBreak =
      first !== null &&
      line.sku !== null &&
      line.sku === first.sku &&
      line.upc === first.upc &&
      line.title === first.title &&
      line.variant === first.variant &&
      line.sheet === first.sheet &&
      (line.cost ?? Number.POSITIVE_INFINITY) < (first.cost ?? 0) &&
      (line.minimum ?? 1) >= (first.minimum ?? 1);
    if (!isBreak) first = line;
    return !isBreak;
  });
}
