import { decodeEntities } from '../../../kernel/html-entities.ts';
import type { TableRow } from './delimited-rows.ts';
import { referenceOf } from './sheet-cell.ts';
import { endlessText, LONGEST_TOKEN } from './xml-scanner.ts';

export interface HtmlTableReader {
  /** The rows that are whole by now. */
  push(text: string): TableRow[];
  /** What is left of a page that ends in its midst. */
  end(): TableRow[];
}

interface Cell {
  column: number;
  text: string;
  rows: number;
  columns: number;
  attributes: string;
}

/** A table within a table is one of its own; what the outer one was at is gone on with afterwards. */
interface Table {
  line: number;
  cells: string[] | null;
  cell: Cell | null;
  /** Down to which row each column is taken by a cell from above. */
  takenTo: number[];
}

/** What stands in these is never shown, and may look like tags. */
const UNSEEN = new Set(['script', 'style']);
const LINE_ENDS = new Set(['br', 'p', 'div', 'li']);
const MOST_COLUMNS = 1_000;
/** Tables that are within each other; of more, or of many that nobody closes, the outermost end. */
const MOST_OPEN = 50;
/** More of a cell is never shown, and less of it once its signs are decoded. */
const LONGEST_CELL = 100_000;
const MOST_ROWS_OF_A_CELL = 65_534;

/**
 * Reads the rows of a page's tables as it arrives, as a spreadsheet shows the page: one table below the other. Old
 * systems of goods export such pages as their ".xls". End tags that people leave away are made up for.
 */
export function createHtmlTableReader(merged: (range: string) => void = () => undefined): HtmlTableReader {
  const tables: Table[] = [];
  let rest = '';
  let unseen: string | null = null;
  let line = 0;
  let done: TableRow[] = [];

  function open(name: string, attributes: string): void {
    if (UNSEEN.has(name)) unseen = name;
    else if (name === 'table') openTable();
    const table = tables.at(-1);
    if (!table) return;
    if (name === 'tr') {
      closeRow(table);
      openRow(table);
    } else if (name === 'td' || name === 'th') openCell(table, attributes);
    else if (LINE_ENDS.has(name) && table.cell?.text) say('\n');
  }

  function openTable(): void {
    tables.push({ line: 0, cells: null, cell: null, takenTo: [] });
    const outermost = tables.length > MOST_OPEN ? tables.shift() : undefined;
    if (outermost) closeRow(outermost);
  }

  function close(name: string): void {
    const table = tables.at(-1);
    if (!table) return;
    if (name === 'td' || name === 'th') closeCell(table);
    else if (name === 'tr') closeRow(table);
    else if (name === 'table') {
      closeRow(table);
      tables.pop();
    }
  }

  function openRow(table: Table): string[] {
    line += 1;
    table.line = line;
    table.cells = [];
    return table.cells;
  }

  function openCell(table: Table, attributes: string): void {
    closeCell(table);
    let column = (table.cells ?? openRow(table)).length;
    while ((table.takenTo[column] ?? 0) >= table.line) column += 1;
    const rows = Math.min(spanOf(attributes, 'rowspan'), MOST_ROWS_OF_A_CELL);
    table.cell = { column, text: '', rows, columns: spanOf(attributes, 'colspan'), attributes };
  }

  function closeCell(table: Table): void {
    const { cell, cells } = table;
    table.cell = null;
    if (!cell || !cells || cell.column >= MOST_COLUMNS) return;
    const { column, rows } = cell;
    const last = Math.min(column + cell.columns, MOST_COLUMNS) - 1;
    while (cells.length <= last) cells.push('');
    cells[column] = shownIn(cell);
    if (rows > 1) for (let at = column; at <= last; at += 1) table.takenTo[at] = table.line + rows - 1;
    if (rows > 1 || last > column)
      merged(`${referenceOf(column, table.line)}:${referenceOf(last, table.line + rows - 1)}`);
  }

  function closeRow(table: Table): void {
    closeCell(table);
    const { cells } = table;
    table.cells = null;
    if (cells?.some((cell) => cell !== '')) done.push({ line: table.line, cells });
  }

  /** Where the next token begins; -1 where this one isn't whole yet. */
  function token(text: string, at: number): number {
    if (unseen !== null) return pastUnseen(text, at, unseen);
    if (text[at] !== '<') {
      const next = text.indexOf('<', at + 1);
      if (next < 0) return -1;
      say(text.slice(at, next).replace(/\s+/g, ' '));
      return next;
    }
    if (at + 1 >= text.length) return -1;
    // "Size < 5" is no tag.
    if (!/[a-z/!?]/i.test(text[at + 1] ?? '')) {
      say('<');
      return at + 1;
    }
    if (text.startsWith('<!--', at)) return after(text, '-->', at);
    if (text[at + 1] === '!' || text[at + 1] === '?') return after(text, '>', at);
    const end = endOfTag(text, at + 1);
    if (end < 0) return -1;
    const [, slash = '', name = '', attributes = ''] =
      /^<(\/?)([a-z][\w:-]*)([\s\S]*)$/i.exec(text.slice(at, end)) ?? [];
    if (slash) close(name.toLowerCase());
    else open(name.toLowerCase(), attributes);
    return end + 1;
  }

  function pastUnseen(text: string, at: number, name: string): number {
    const end = new RegExp(`</${name}\\s*>`, 'gi');
    end.lastIndex = at;
    const found = end.exec(text);
    if (!found) return -1;
    unseen = null;
    return end.lastIndex;
  }

  function say(text: string): void {
    const cell = tables.at(-1)?.cell;
    if (cell && cell.text.length < LONGEST_CELL) cell.text += text;
  }

  function read(isLast: boolean): TableRow[] {
    let at = 0;
    while (at < rest.length) {
      const next = token(rest, at);
      if (next < 0) break;
      at = next;
    }
    rest = rest.slice(at);
    if (rest.length > LONGEST_TOKEN) throw endlessText();
    if (isLast) for (const table of tables.toReversed()) closeRow(table);
    const rows = done;
    done = [];
    return rows;
  }

  return {
    push: (text) => {
      rest += text;
      return read(false);
    },
    end: () => read(true),
  };
}

const after = (text: string, mark: string, from: number): number => {
  const end = text.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
};

/** The ">" that ends a tag: one within the quotation marks of a value doesn't. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '>') return at;
    if (text[at] !== '=') continue;
    const [spaces = ''] = /^\s*/.exec(text.slice(at + 1, at + 50)) ?? [];
    const quote = text[at + 1 + spaces.length];
    if (quote !== '"' && quote !== "'") continue;
    const close = text.indexOf(quote, at + 2 + spaces.length);
    if (close < 0) return -1;
    at = close;
  }
  return -1;
}

const attributeNamed = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
};

const spanOf = (attributes: string, name: string): number =>
  Math.max(1, Math.min(Number.parseInt(attributeNamed(attributes, name) ?? '1', 10) || 1, 1_000_000));

const SHORTENED = /^\d[.,]\d+E\+\d+$/i;

/** Excel shows a long code shortened and keeps it whole beside that. */
function shownIn({ text, attributes }: Cell): string {
  const shown = decodeEntities(text)
    .replace(/[ \n]{2,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .trim();
  return SHORTENED.test(shown) ? (attributeNamed(attributes, 'x:num') ?? shown) : shown;
}
