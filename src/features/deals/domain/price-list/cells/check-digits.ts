import { cleanGtin } from '../../../../catalog/domain/gtin.ts';
import type { ListSheet } from '../price-list-line.ts';

const CODE = /^\d[\d\s-]{8,15}\d$/;
const ONE_DIGIT = /^\d$/;
const FEWEST = 3;
const MOST = 0.8;

/** "07481200107" beside "4": a code whose check digit stands in a column of its own is whole again. */
export function withCheckDigits(sheet: ListSheet): ListSheet {
  const digits = new Set(
    sheet.rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (ONE_DIGIT.test(cell.trim()) ? at : []))),
  );
  const codes = new Set(
    sheet.rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (CODE.test(cell.trim()) ? at : []))),
  );
  for (const code of codes)
    for (const digit of digits)
      if (isPartedOver(sheet, code, digit))
        return {
          ...sheet,
          rows: sheet.rows.map((row) => ({ ...row, cells: withDigit(row.cells, code, digit) })),
        };
  return sheet;
}

/** A digit picked at random makes one code in ten right. */
function isPartedOver({ rows }: ListSheet, code: number, digit: number): boolean {
  const pairs = rows.flatMap(({ cells }) => {
    const [body = '', last = ''] = [cells[code]?.trim(), cells[digit]?.trim()];
    return CODE.test(body) && ONE_DIGIT.test(last) ? [{ body, last }] : [];
  });
  const parted = pairs.filter(
    ({ body, last }) => cleanGtin(body) === null && cleanGtin(`${body}${last}`) !== null,
  );
  return parted.length >= FEWEST && parted.length >= pairs.length * MOST;
}

const withDigit = (cells: readonly string[], code: number, digit: number): string[] =>
  cells.map((cell, at) =>
    at === code && CODE.test(cell.trim()) && ONE_DIGIT.test(cells[digit]?.trim() ?? '')
      ? `${cell.trim()}${cells[digit]?.trim()}`
      : cell,
  );
