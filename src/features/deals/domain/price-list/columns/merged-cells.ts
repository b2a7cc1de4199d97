import { mergedRangeOf } from '../../../../catalog/domain/sheet-cell.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';

/** Merged cells further down than this are a page's background, not a list's. */
const MOST_MERGES = 50_000;

/**
 * What stands in merged cells stands in each of them: downwards in every row, as one name may go for several sizes, and
 * sideways where headings are looked for, as one heading may stand over several columns.
 */
export function spreadMerges({ rows, merges = [] }: ListSheet): { rows: ListRow[]; headingRows: ListRow[] } {
  if (merges.length === 0) return { rows, headingRows: rows };
  const byLine = new Map(rows.map((row) => [row.line, { ...row, cells: [...row.cells] }]));
  const headings = new Map(rows.map((row) => [row.line, { ...row, cells: [...row.cells] }]));
  for (const range of merges.slice(0, MOST_MERGES)) {
    const merged = mergedRangeOf(range);
    if (!merged) continue;
    const { left, right, top, bottom } = merged;
    const text = byLine.get(top)?.cells[left];
    if (!text || left < 0) continue;
    for (let line = top; line <= Math.min(bottom, top + 500); line += 1) {
      const row = byLine.get(line);
      if (row && left === right) fill(row.cells, left, text);
      const heading = headings.get(line);
      for (let column = left; heading && column <= Math.min(right, left + 30); column += 1)
        fill(heading.cells, column, text);
    }
  }
  return {
    rows: rows.map((row) => byLine.get(row.line) ?? row),
    headingRows: rows.map((row) => headings.get(row.line) ?? row),
  };
}

function fill(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  if (!cells[column]) cells[column] = text;
}
