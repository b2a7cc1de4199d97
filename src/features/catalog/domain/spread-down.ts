import type { TableRow } from './delimited-rows.ts';
import { mergedRangeOf } from './sheet-cell.ts';

export interface DownSpreader {
  /** Cells that were made one: "A2:A5". */
  take(range: string): void;
  /** The row with what stands in such cells above it. Rows are given from top to bottom. */
  fill(row: TableRow): TableRow;
}

interface Span {
  column: number;
  bottom: number;
}

/** A sheet with more of them has them as its background. */
const MOST_SPANS = 200_000;

/**
 * What stands in cells that were merged downwards stands in each of their rows: a brand beside all of its products.
 * Cells that were merged sideways as well are a title or a note, and belong to no row.
 */
export function createDownSpreader(): DownSpreader {
  const byTop = new Map<number, Span[]>();
  /** A column's own: cells that were merged never overlap. */
  const open = new Map<number, { bottom: number; text: string }>();
  let count = 0;
  return {
    take: (range) => {
      const merged = mergedRangeOf(range);
      if (!merged || merged.left !== merged.right || merged.left < 0) return;
      const { left: column, top, bottom } = merged;
      if (bottom <= top || count >= MOST_SPANS) return;
      count += 1;
      const spans = byTop.get(top) ?? [];
      spans.push({ column, bottom });
      byTop.set(top, spans);
    },
    fill: (row) => {
      for (const [column, { bottom, text }] of open)
        if (bottom < row.line) open.delete(column);
        else {
          while (row.cells.length < column) row.cells.push('');
          row.cells[column] ||= text;
        }
      for (const { column, bottom } of byTop.get(row.line) ?? []) {
        const text = row.cells[column];
        if (text) open.set(column, { bottom, text });
      }
      return row;
    },
  };
}
