import { isFigures, isNumber } from '../pdf/card-anchors.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import { isKnownHeading, roleOfHeading } from './heading-role.ts';

type Cells = readonly string[];

const FEWEST = 4;
/** Of the goods so many have their number below them. */
const MOST_OF_THEM = 0.6;
const PRICE = /^\W{0,3}\d[\d.,]*[.,]\d{2}\W{0,3}$|^\p{Sc}\s?\d/u;

const filledIn = (cells: Cells): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const isItemNumber = (text: string): boolean => isNumber(text) || isFigures(text);

/** "Item # PF-B01" */
const LABEL =
  /^(?:item|sku|style|model|ref|réf|art|artikel|stock|code|part)\.?[ -]?(?:no|nr|number|code|#)?[\s.:#]{1,3}(?=\S+$)/iu;
const withoutLabel = (text: string): string => text.replace(LABEL, '');

/** "PF-B01", and nothing else but its label. */
export function isNumberAlone(cells: Cells): boolean {
  const [only = '', more] = filledIn(cells);
  return more === undefined && isItemNumber(withoutLabel(only));
}

const isGood = (cells: Cells): boolean =>
  cells.some((cell) => PRICE.test(cell.trim())) && cells.some((cell) => /\p{L}{3}/u.test(cell));

const isOfHeadings = (cells: Cells): boolean =>
  cells.filter(isKnownHeading).length > 1 && !cells.some((cell) => PRICE.test(cell.trim()));

/** Whether goods have no number in their row, and most of them one that stands alone in the row below. */
export function haveNumbersBelow(rows: readonly Cells[]): boolean {
  const goods = rows.flatMap((cells, at) => (isGood(cells) ? [at] : []));
  const numbers = goods.flatMap((at) =>
    isNumberAlone(rows[at + 1] ?? []) ? filledIn(rows[at + 1] ?? []).map(withoutLabel) : [],
  );
  if (numbers.length < FEWEST || numbers.length < goods.length * MOST_OF_THEM) return false;
  if (new Set(numbers).size < numbers.length) return false;
  const numbered = goods.filter((at) => filledIn(rows[at] ?? []).some(isItemNumber));
  return numbered.length < goods.length / 2 && !rows.some(hasNumbersHeaded);
}

const hasNumbersHeaded = (cells: Cells): boolean =>
  isOfHeadings(cells) && cells.some((cell) => roleOfHeading(cell)?.role === 'sku');

/** Goods whose number stands below their name, as rows that have a column of numbers; other lists as they are. */
export function withNumbersBelow(sheet: ListSheet): ListSheet {
  const cellRows = sheet.rows.map(({ cells }) => cells);
  if (!haveNumbersBelow(cellRows)) return sheet;
  const width = cellRows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const withMore = (row: ListRow, text: string): ListRow => ({
    ...row,
    cells: [...row.cells, ...Array.from({ length: width - row.cells.length }, () => ''), text],
  });
  const isTaken = (at: number): boolean =>
    isGood(cellRows[at - 1] ?? []) && isNumberAlone(cellRows[at] ?? []);
  const rows = sheet.rows.flatMap((row, at): ListRow[] => {
    if (isTaken(at)) return [];
    if (isOfHeadings(row.cells)) return [withMore(row, 'Item no.')];
    return [isTaken(at + 1) ? withMore(row, withoutLabel(filledIn(cellRows[at + 1] ?? []).join(''))) : row];
  });
  return { ...sheet, rows };
}
