/** A row of a file, by the line at which a person finds it. */
export interface TableRow {
  line: number;
  cells: string[];
  /** Why the row can't be read, as a sentence; its cells are then what there is of it. */
  broken?: string;
  /** Nobody who opens the file sees it. */
  isHidden?: boolean;
}

/** No cell that a person means is this long: past it an opening quotation mark was a slip, and its line is refused. */
const LONGEST_QUOTED = 64 * 1024;
const NEVER_CLOSED = 'A quotation mark on this line is never closed.';

export interface DelimitedReader {
  /** The rows that are whole by now. */
  push(text: string): TableRow[];
  /** What is left. */
  end(): TableRow[];
  /** How much there is of the row that isn't whole yet, which each further piece has read from its beginning. */
  unread(): number;
}

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Reads rows of delimited text, however it is cut into pieces. As spreadsheets do, it takes rows of any length, quoted
 * cells with marks and line ends in them, doubled quotation marks, and those that stand within a cell. Lines with
 * nothing in them are no rows, but they are counted.
 */
export function createDelimitedReader(delimiter: string): DelimitedReader {
  const mark = delimiter.charCodeAt(0);
  let text = '';
  let line = 1;

  /** Reads from `start`; null where the row isn't whole yet. `next` is where the following one begins. */
  function readRow(
    start: number,
    isLast: boolean,
  ): { cells: string[]; next: number; broken: boolean } | null {
    const cells: string[] = [];
    let at = start;
    for (;;) {
      if (text.charCodeAt(at) === QUOTE) {
        const quoted = readQuoted(at, isLast);
        if (quoted === null) return null;
        if (quoted === 'broken') return brokenLine(start, isLast);
        cells.push(quoted.cell);
        at = quoted.next;
      } else {
        const end = endOfCell(at);
        if (end === text.length && !isLast) return null;
        cells.push(text.slice(at, end));
        at = end;
      }
      if (text.charCodeAt(at) !== mark) break;
      at += 1;
    }
    // A carriage return at the very end may have its line feed in the next piece.
    if (at >= text.length - 1 && !isLast) return null;
    return { cells, next: afterLineEnd(at), broken: false };
  }

  function endOfCell(from: number): number {
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === mark || code === LF || code === CR) break;
    }
    return at;
  }

  function readQuoted(from: number, isLast: boolean): { cell: string; next: number } | 'broken' | null {
    let at = from + 1;
    for (;;) {
      const close = text.indexOf('"', at);
      if ((close < 0 ? text.length : close) - from > LONGEST_QUOTED) return 'broken';
      if (close < 0) return isLast ? 'broken' : null;
      if (close + 1 >= text.length && !isLast) return null;
      const after = text.charCodeAt(close + 1);
      if (after === QUOTE) at = close + 2;
      else if (close + 1 >= text.length || after === mark || after === LF || after === CR) {
        const raw = text.slice(from + 1, close);
        return { cell: raw.includes('"') ? raw.replaceAll('""', '"') : raw, next: close + 1 };
      } else return readOn(from + 1, close, isLast);
    }
  }

  /** A quotation mark within a cell that began with one: the cell goes on to the next mark, as in a spreadsheet. */
  function readOn(from: number, close: number, isLast: boolean): { cell: string; next: number } | null {
    const end = endOfCell(close + 1);
    if (end === text.length && !isLast) return null;
    return { cell: text.slice(from, end).replace(/"$/, '').replaceAll('""', '"'), next: end };
  }

  /** Takes the line as it stands, so that what follows it is read. */
  function brokenLine(
    start: number,
    isLast: boolean,
  ): { cells: string[]; next: number; broken: boolean } | null {
    const lineEnd = /[\r\n]/g;
    lineEnd.lastIndex = start;
    const end = lineEnd.exec(text)?.index ?? text.length;
    if (end >= text.length - 1 && !isLast) return null;
    return { cells: text.slice(start, end).split(delimiter), next: afterLineEnd(end), broken: true };
  }

  const afterLineEnd = (at: number): number =>
    text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;

  function readAll(isLast: boolean): TableRow[] {
    const rows: TableRow[] = [];
    let at = 0;
    while (at < text.length) {
      const row = readRow(at, isLast);
      if (row === null) break;
      if (row.cells.some((cell) => cell !== ''))
        rows.push({ line, cells: row.cells, ...(row.broken ? { broken: NEVER_CLOSED } : {}) });
      line += lineEnds(text, at, Math.min(row.next, text.length));
      at = row.next;
    }
    text = text.slice(at);
    return rows;
  }

  return {
    push: (piece) => {
      text += piece;
      return readAll(false);
    },
    end: () => readAll(true),
    unread: () => text.length,
  };
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  // Old Macs end their lines with a carriage return alone.
  return count === 0 && to > from && text.charCodeAt(to - 1) === CR ? 1 : count;
}

const DELIMITERS = [',', ';', '\t', '|'];
const LINES_LOOKED_AT = 20;

/** The mark that parts the most lines into equally many cells, and where the rows begin. */
export function delimiterOf(text: string): { delimiter: string; start: number } {
  // Excel's own way of saying so.
  const said = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], start: said[0].length };
  const lines = text.replace(/"[^"]*"/g, '').split(/\r\n|[\r\n]/, LINES_LOOKED_AT);
  const best = DELIMITERS.map((delimiter) => ({ delimiter, ...agreement(lines, delimiter) })).reduce(
    (one, other) =>
      other.lines > one.lines || (other.lines === one.lines && other.cells > one.cells) ? other : one,
  );
  return { delimiter: best.delimiter, start: 0 };
}

/** How many lines have the number of cells that most of them have; commas in prices and titles come as they like. */
function agreement(lines: readonly string[], delimiter: string): { lines: number; cells: number } {
  const byCells = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length;
    if (cells > 1) byCells.set(cells, (byCells.get(cells) ?? 0) + 1);
  }
  const [cells, agreeing] = [...byCells].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  return { lines: agreeing, cells };
}
