import { csvCell } from '../../../kernel/csv-cell.ts';
import type { RefusedLine } from './import.ts';

const row = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The head of the file: the list's own headings beside what is wrong, so that mended it can be sent again. */
export const refusedHeading = (headings: readonly string[]): string =>
  // The mark tells spreadsheets that it is UTF-8.
  `\uFEFF${row([...headings, 'Line', 'Reason'])}`;

export const refusedRow = ({ line, reason, cells }: RefusedLine, width: number): string =>
  row([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), line, reason]);
