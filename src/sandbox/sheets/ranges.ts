/** A range as the API writes it: 'Sheet1'!A1:ZZ5000, Sheet1!A1, 'Sheet1'. Rows and columns count from 0. */
export interface Range {
  tab: string;
  row: number;
  column: number;
  /** Behind the last; unbounded where only a corner or only a title is named. */
  toRow: number;
  toColumn: number;
}

const RANGE = /^(?:'((?:[^']|'')+)'|([^!']+))(?:!([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?)?$/;

export function readRange(text: string): Range | undefined {
  const [, quoted, bare, column, row, toColumn, toRow] = RANGE.exec(text) ?? [];
  const tab = quoted?.replace(/''/g, "'") ?? bare;
  if (tab === undefined) return undefined;
  return {
    tab,
    row: row ? Number(row) - 1 : 0,
    column: column ? columnOf(column) : 0,
    toRow: toRow ? Number(toRow) : Number.POSITIVE_INFINITY,
    toColumn: toColumn ? columnOf(toColumn) + 1 : Number.POSITIVE_INFINITY,
  };
}

/** A → 0, Z → 25, AA → 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
