import { lineOf, type Row, type Sheet } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { workbookOf } from '../fresh-2/workbook.ts';
import type { PriceList } from '../price-list.ts';

export const book = (file: string, kind: string, ...sheets: readonly Sheet[]): PriceList => ({
  file,
  kind,
  make: async () => ({ bytes: workbookOf(sheets), lines: sheets.flatMap(({ lines }) => lines) }),
});

export const words = (name: string, rows: readonly Row[], isHidden = false): Sheet => ({
  name,
  rows: [...rows],
  lines: [],
  hiddenRows: [],
  ...(isHidden && { isHidden: true }),
});

/** Several rows for one ware: the line is where the first of them stands. */
export function blocksOf(
  name: string,
  above: readonly Row[],
  wares: readonly Ware[],
  block: (ware: Ware, at: number) => readonly Row[],
  said: { says: string; currency: string | null },
): Sheet {
  const sheet = words(name, above);
  for (const [at, ware] of wares.entries()) {
    sheet.lines.push({ ...lineOf(ware, said), sheet: name, row: sheet.rows.length + 1 });
    sheet.rows.push(...block(ware, at));
  }
  return sheet;
}
