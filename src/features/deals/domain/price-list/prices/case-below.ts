import { type DecimalMark, readPrice } from '../cells/price-text.ts';
import type { Column, ColumnRole } from '../columns/column-role.ts';
import type { ListRow } from '../price-list-line.ts';
import { BY_CASE } from '../read-line.ts';

const NAMES: readonly ColumnRole[] = ['sku', 'upc', 'title'];

/**
 * Below an item's line, "CS 12 86.40" without a name says what a case of it costs, and how many it holds: as many as
 * make that price of one's.
 */
export function packBelow(
  { cells }: ListRow,
  below: ListRow | undefined,
  columns: readonly Column[],
  decimal: DecimalMark,
): number | null {
  const indexOf = (role: ColumnRole): number => columns.find((column) => column.role === role)?.index ?? -1;
  const cellBelow = (index: number): string => below?.cells[index]?.trim() ?? '';
  const price = indexOf('cost');
  if (!BY_CASE.test(cellBelow(indexOf('unit'))) || NAMES.some((role) => cellBelow(indexOf(role)) !== ''))
    return null;
  const one = readPrice(cells[price] ?? '', decimal)?.amount ?? 0;
  const all = readPrice(cellBelow(price), decimal)?.amount ?? 0;
  const packs = (below?.cells ?? []).flatMap((cell) => (/^\d{1,4}$/.test(cell.trim()) ? Number(cell) : []));
  return packs.find((pack) => pack > 1 && one > 0 && Math.abs(one * pack - all) <= 0.006 * pack) ?? null;
}
