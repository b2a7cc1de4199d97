import type { Database } from '../../../db/database.ts';
import { refusedHeading, refusedRow } from '../domain/refused-lines-csv.ts';
import { listRefused } from '../store/import-lines.ts';
import { readImport } from './read-imports.ts';

const AT_ONCE = 500;
/** Lines without headings are as wide as the longest that are kept. */
const WIDEST = 60;

/** The refused lines of an import as a CSV file, written while it is read. */
export async function writeRefused(
  database: Database,
  accountId: string,
  id: string,
): Promise<ReadableStream<Uint8Array>> {
  const { headings } = await database.asAccount(accountId, (tx) => readImport(tx, accountId, id));
  const width = Math.min(headings.length, WIDEST);
  const encoder = new TextEncoder();
  let offset = -1;
  return new ReadableStream({
    pull: async (controller) => {
      if (offset < 0) {
        offset = 0;
        controller.enqueue(encoder.encode(refusedHeading(headings.slice(0, width))));
        return;
      }
      const lines = await database.asAccount(accountId, (tx) =>
        listRefused(tx, id, { limit: AT_ONCE, offset }),
      );
      offset += lines.length;
      if (lines.length > 0)
        controller.enqueue(encoder.encode(lines.map((line) => refusedRow(line, width)).join('')));
      if (lines.length < AT_ONCE) controller.close();
    },
  });
}
