export type RowKey = string | number;

/** The chosen rows; with `all`, every row that matches but these, also those on other pages. */
export interface Selection {
  all: boolean;
  keys: ReadonlySet<RowKey>;
}

export const NOTHING: Selection = { all: false, keys: new Set() };
export const EVERYTHING: Selection = { all: true, keys: new Set() };

export const isSelected = ({ all, keys }: Selection, key: RowKey): boolean => keys.has(key) !== all;

/** Of as many rows as match. */
export const countSelected = ({ all, keys }: Selection, total: number): number =>
  all ? Math.max(0, total - keys.size) : keys.size;

export function withRows(selection: Selection, rows: readonly RowKey[], isChosen: boolean): Selection {
  const keys = new Set(selection.keys);
  for (const row of rows) {
    if (isChosen === selection.all) keys.delete(row);
    else keys.add(row);
  }
  return { all: selection.all, keys };
}

/** How much of a page is chosen. */
export function chosenOf(selection: Selection, page: readonly RowKey[]): 'none' | 'some' | 'every' {
  const chosen = page.filter((key) => isSelected(selection, key)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'every' : 'some';
}

/** The rows from one to another, both included, whichever stands above; only the second where the first is gone. */
export function rowsBetween(page: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const start = from === null ? -1 : page.indexOf(from);
  const end = page.indexOf(to);
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
