import type { ListRow, ListSheet } from '../price-list-line.ts';
import { isKnownHeading, roleOfHeading } from './heading-role.ts';

const MARK = /\s+[/|]\s+|\s*\|\s*|(?<=\d)\s*\/\s*(?=\p{Sc})/u;
const MARK_OF_HEADING = /\s*[/|]\s*/;
const LEAST_ROWS = 2;
const MOST_CELLS = 0.8;
const ROWS_SEEN = 30;

/** "N-101 Fine salt": what goods are ordered by, before their name; "12OZ Tumbler" begins with a measure. */
const NUMBERED =
  /^(?!\d{1,3}(?:[./xX]\d+)*-?\p{L}*\s)(?=\S*\d)(?=\S*[\p{Lu}-])([\p{Lu}\d][\p{Lu}\d._/-]{2,15})\s+[-–—:·|]?\s*(\p{L}.*)$/u;

/** "Fine salt  Item N-101", "Fine salt (SKU: 7710)": what it is ordered by, with its label behind the name. */
const LABELLED_BEHIND =
  /^(\p{L}.{2,}?)[\s,;|·–-]+[([]?(?:item|sku|style|model|ref|réf|art|artikel|stock|code|part)\.?[ -]?(?:no|nr|number|code|#)?[\s.:#]{1,3}((?=\S*\d)[\p{L}\d][\p{L}\d._/-]{2,15})[)\]]?$/iu;

/** The number and the name of a cell that holds both. */
function numberedIn(cell: string): [number: string, name: string] | null {
  const text = cell.trim();
  if (text.length > LONGEST_NAME) return null;
  const [, number, name] = NUMBERED.exec(text) ?? [];
  if (number !== undefined && name !== undefined) return [number, name];
  const [, called, labelled] = LABELLED_BEHIND.exec(text) ?? [];
  return called !== undefined && labelled !== undefined ? [labelled, called] : null;
}

/** "Whsl / Retail" over "$5.00 / $10.00": two columns that somebody wrote as one are two again. */
export function withPartedCells(sheet: ListSheet): ListSheet {
  return withPartedNumbers(withPartedPairs(sheet));
}

/** Names that begin with numbers or end with them, in a table that has no other numbers. */
function withPartedNumbers(sheet: ListSheet): ListSheet {
  const records = sheet.rows.filter(({ cells }) => cells.length > 1).slice(0, RECORDS_SEEN);
  const heads = records.filter(
    ({ cells }) => cells.filter(isKnownHeading).length > 1 && !cells.some((cell) => /\d[.,]\d{2}/.test(cell)),
  );
  if (heads.some(({ cells }) => cells.some((cell) => roleOfHeading(cell)?.role === 'sku'))) return sheet;
  const numbers = new Map<number, Set<string>>();
  for (const { cells } of records)
    for (const [index, cell] of cells.entries()) {
      const [number] = numberedIn(cell) ?? [];
      if (number !== undefined) numbers.set(index, (numbers.get(index) ?? new Set()).add(number));
    }
  const [found] = [...numbers].toSorted(([, one], [, other]) => other.size - one.size);
  if (!found || found[1].size < Math.max(LEAST_NAMES, (records.length - heads.length) * MOST_CELLS))
    return sheet;
  const [at] = found;
  const headings = new Set(heads.map(({ cells }) => cells[at]));
  const rows = sheet.rows.map((row) => {
    const cell = row.cells[at] ?? '';
    const [number = headings.has(cell) ? 'Item no.' : '', name = cell] = numberedIn(cell) ?? [];
    return row.cells.length > 1 ? { ...row, cells: row.cells.toSpliced(at, 1, number, name) } : row;
  });
  return { ...sheet, merges: [], rows };
}

const LONGEST_NAME = 120;
const RECORDS_SEEN = 60;
const LEAST_NAMES = 3;

function withPartedPairs(sheet: ListSheet): ListSheet {
  const places = new Set<number>();
  const parted = new Map<ListRow, ReadonlyMap<number, readonly [string, string]>>();
  for (const [at, row] of sheet.rows.entries()) {
    const headings = mayBeCompound(row) ? compoundIn(row) : NONE;
    if (headings.size === 0) continue;
    const below = sheet.rows.slice(at + 1, at + 1 + ROWS_SEEN);
    const own = new Map([...headings].filter(([index]) => areParted(index, below)));
    if (own.size === 0) continue;
    parted.set(row, own);
    for (const index of own.keys()) places.add(index);
  }
  if (places.size === 0) return sheet;
  return { ...sheet, merges: [], rows: sheet.rows.map((row) => partedRow(row, places, parted.get(row))) };
}

const NONE: ReadonlyMap<number, readonly [string, string]> = new Map();
/** Headings hold no figures, and rows of goods do. */
const mayBeCompound = ({ cells }: ListRow): boolean =>
  cells.length > 1 && cells.some((cell) => /[/|]/.test(cell)) && !cells.some((cell) => /\d{2}/.test(cell));

/** Headings of two parts, each of which says what a column is, and both something else. */
function compoundIn({ cells }: ListRow): Map<number, readonly [string, string]> {
  const found = new Map<number, readonly [string, string]>();
  for (const [index, cell] of cells.entries()) {
    if (cell.length > 40) continue;
    const [first = '', second = '', more] = cell.split(MARK_OF_HEADING);
    if (first === '' || second === '' || more !== undefined) continue;
    const [one, other] = [roleOfHeading(first)?.role, roleOfHeading(second)?.role];
    if (one && other && one !== other) found.set(index, [first, second]);
  }
  return found;
}

function areParted(index: number, below: readonly ListRow[]): boolean {
  const cells = below.flatMap((row) => (row.cells.length > 1 ? row.cells[index]?.trim() || [] : []));
  const parted = cells.filter((cell) => cell.split(MARK).length === 2);
  return parted.length >= LEAST_ROWS && parted.length >= cells.length * MOST_CELLS;
}

function partedRow(
  row: ListRow,
  places: ReadonlySet<number>,
  headings: ReadonlyMap<number, readonly [string, string]> | undefined,
): ListRow {
  const cells = row.cells.flatMap((cell, index) => {
    if (!places.has(index)) return [cell];
    const [first = '', second = ''] = headings?.get(index) ?? cell.split(MARK);
    return [first, second];
  });
  return { ...row, cells };
}
