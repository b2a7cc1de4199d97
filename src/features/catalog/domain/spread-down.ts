import type { TableRow } from './delimited-rows.ts';
import { columnOf } from './sheet-cell.ts';

export interface DownSpreader {
  /** Cells that were made one: "A2:A5". */
  take(range: string): void;
  /** The row with what stands in such cells above it. Rows are given from top to bottom. */
  fill(row: TableRow): TableRow;
}

interface Span {
  column: number;
  top: number;
  bottom: number;
  text: string;
}

/** A sheet with more of them has them as its background. */
const MOST_SPANS = 200_000;

/**
 * What stands in cells that were merged downwards stands in each of their rows: a brand beside all of its products.
 * Cells that were merged sideways as well are a title or a note, and belong to no row.
 */
export function createDownSpreader(): DownSpreader {
  const byTop = new Map<number, Span[]>();
  let open: Span[] = [];
  let count = 0;
  return {
    take: (range) => {
      const [, from = '', top = '', to = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
      const column = columnOf(from);
      if (from !== to || column < 0 || Number(bottom) <= Number(top) || count >= MOST_SPANS) return;
      count += 1;
      const span = { column, top: Number(top), bottom: Number(bottom), text: '' };
      byTop.set(span.top, [...(byTop.get(span.top) ?? []), span]);
    },
    fill: (row) => {
      open = open.filter(({ bottom }) => bottom >= row.line);
      for (const { column, text } of open) {
        while (row.cells.length < column) row.cells.push('');
        if (!row.cells[column]) row.cells[column] = text;
      }
      for (const span of byTop.get(row.line) ?? []) {
        const text = row.cells[span.column];
        if (text) open.push({ ...span, text });
      }
      return row;
    },
  };
}
