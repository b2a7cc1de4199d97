import type { FileLookView } from '../../contract/imports.ts';

/** A column's heading, and where it has none its place as spreadsheets name it: A to Z, then AA. */
export const headingAt = ({ headings }: Pick<FileLookView, 'headings'>, column: number): string =>
  headings[column]?.trim() || `Column ${letterOf(column)}`;

function letterOf(column: number): string {
  const first = column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '';
  return first + String.fromCharCode(65 + (column % 26));
}
