import { csvCell } from '../../kernel/csv-cell.ts';
import type { Cell, Table } from '../../kernel/table.ts';

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The mark tells spreadsheets that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

export async function* csvFile({ headings, batches }: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(line(headings));
  for await (const rows of batches) yield encoder.encode(rows.map(line).join(''));
}
