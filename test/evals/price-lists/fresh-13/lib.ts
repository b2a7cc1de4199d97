import type { C, Sheet, Styled } from '../fresh-12/lib.ts';
import type { Cell, Grid } from '../grid.ts';

/** For the other writer of workbooks. */
export function gridOfSheet({ name, rows, lines }: Sheet): Grid {
  return { name, rows: rows.map((row) => row.map(cellOf)), lines };
}

function cellOf(cell: C): Cell {
  if (typeof cell !== 'object' || cell === null) return cell;
  const { v, fmt, bold, span }: Styled = cell;
  return { value: v, ...(fmt && { format: fmt }), ...(bold && { bold }), ...(span && { columnSpan: span }) };
}

/** What a merged cell covers. */
export const nothing = (count: number): null[] => Array<null>(count).fill(null);

/** As a spreadsheet saves a long number from a column of General format: 8.50012E+11. */
export function scientific(code: string): string {
  const [mantissa = '', exponent = ''] = Number(code).toExponential(5).split('e+');
  return `${mantissa.replace(/\.?0+$/, '')}E+${exponent.padStart(2, '0')}`;
}
