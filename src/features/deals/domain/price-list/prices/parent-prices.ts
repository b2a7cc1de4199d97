import type { ListRow, ListSheet } from '../price-list-line.ts';

const PRICE = /^(?:[^\d\p{L}]{0,3}\d+[.,]\d{1,2}|[$£€] ?\d+)\D{0,4}$/u;
/** Two such styles say that a list is built so; one may be anything. */
const FEWEST_PARENTS = 2;

const textAt = ({ cells }: ListRow, index: number): string => cells[index]?.trim() ?? '';
const hasName = (row: ListRow): boolean => textAt(row, 0) !== '';
const pricesOf = ({ cells }: ListRow): number[] =>
  cells.flatMap((cell, index) => (PRICE.test(cell.trim()) ? [index] : []));

/** A size or colour of its own number below a style, which leaves open all that the style says. */
function isBelow(row: ListRow, parent: ListRow): boolean {
  const own = row.cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  return (
    own.length > 1 &&
    own.every((index) => textAt(parent, index) === '') &&
    row.cells.some((cell) => /\d/.test(cell))
  );
}

/**
 * A style's name and prices in one row, and below it its colours with their numbers: each of them costs what the style
 * does. Null where no list is built so.
 */
export function withPricesOfParents(sheet: ListSheet): ListSheet | null {
  let parent: ListRow | null = null;
  const parents = new Set<ListRow>();
  const rows = sheet.rows.map((row): ListRow => {
    if (parent && !hasName(row) && isBelow(row, parent)) {
      parents.add(parent);
      const { cells } = parent;
      const width = Math.max(cells.length, row.cells.length);
      const whole = Array.from({ length: width }, (_, index) => textAt(row, index) || (cells[index] ?? ''));
      return { ...row, cells: whole };
    }
    parent = hasName(row) && pricesOf(row).length > 0 ? row : null;
    return row;
  });
  if (parents.size < FEWEST_PARENTS) return null;
  return { ...sheet, rows: rows.filter((row) => !parents.has(row)) };
}
