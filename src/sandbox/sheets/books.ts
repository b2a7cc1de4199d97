import type { Journal } from '../journal.ts';

export type Cell = string | number | boolean;

export interface Tab {
  sheetId: number;
  title: string;
  rowCount: number;
  /** Rows from the top; a cell that was never filled is ''. */
  rows: Cell[][];
}

/** What the journal keeps of a change. */
type Entry = { book: string } & (
  | { tab: string; sheetId: number }
  | { at: { tab: string; row: number; column: number }; values: Cell[][] }
  | { cleared: string }
  | { grown: string; by: number }
);

export interface Books {
  /** Every id is a spreadsheet's, with one sheet when it is first opened. */
  open(id: string): Tab[];
  ids(): string[];
  addTab(id: string, title: string): Tab;
  grow(id: string, title: string, by: number): void;
  put(id: string, at: { tab: string; row: number; column: number }, values: Cell[][]): void;
  clear(id: string, title: string): void;
}

const FIRST_ROWS = 1_000;

export function createBooks(journal: Journal): Books {
  const books = new Map<string, Tab[]>();
  const open = (id: string): Tab[] => {
    const known = books.get(id);
    if (known) return known;
    const fresh = [tabOf('Sheet1', 0)];
    books.set(id, fresh);
    return fresh;
  };
  const tab = (id: string, title: string) => open(id).find((one) => one.title === title);

  const apply = (entry: Entry): void => {
    if ('sheetId' in entry) open(entry.book).push(tabOf(entry.tab, entry.sheetId));
    else if ('cleared' in entry) tab(entry.book, entry.cleared)?.rows.splice(0);
    else if ('grown' in entry) {
      const grown = tab(entry.book, entry.grown);
      if (grown) grown.rowCount += entry.by;
    } else putInto(tab(entry.book, entry.at.tab), entry.at, entry.values);
  };
  const keep = journal.section<Entry>('sheets', { replay: apply, snapshot: () => entriesOf(books) });
  const change = (entry: Entry): void => {
    apply(entry);
    void keep(entry);
  };

  return {
    open,
    ids: () => [...books.keys()],
    addTab(book, title) {
      const sheetId = 1 + Math.max(...open(book).map((one) => one.sheetId));
      change({ book, tab: title, sheetId });
      return tab(book, title) ?? tabOf(title, sheetId);
    },
    grow: (book, title, by) => change({ book, grown: title, by }),
    put: (book, at, values) => change({ book, at, values }),
    clear: (book, title) => change({ book, cleared: title }),
  };
}

const tabOf = (title: string, sheetId: number): Tab => ({ sheetId, title, rowCount: FIRST_ROWS, rows: [] });

function putInto(tab: Tab | undefined, at: { row: number; column: number }, values: Cell[][]): void {
  if (!tab) return;
  values.forEach((cells, index) => {
    const row = at.row + index;
    while (tab.rows.length <= row) tab.rows.push([]);
    const line = tab.rows[row] ?? [];
    while (line.length < at.column) line.push('');
    line.splice(at.column, cells.length, ...cells);
  });
}

function* entriesOf(books: ReadonlyMap<string, Tab[]>): Generator<Entry> {
  for (const [book, tabs] of books) {
    for (const { title, sheetId, rowCount, rows } of tabs) {
      if (sheetId !== 0) yield { book, tab: title, sheetId };
      if (rowCount > FIRST_ROWS) yield { book, grown: title, by: rowCount - FIRST_ROWS };
      if (rows.length > 0) yield { book, at: { tab: title, row: 0, column: 0 }, values: rows };
    }
  }
}
