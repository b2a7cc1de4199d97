import type { Database, Tx } from '../../../db/database.ts';
import { LEFT_OUT } from '../domain/left-out.ts';
import { accountTables, rowsAsJson, systemData } from '../store/account-data.ts';

/** A reader that takes nothing for this long has gone: nobody may keep a transaction open by reading slowly. */
const STALLED_MS = 30_000;

/**
 * All of an account's data as one JSON document, as it was at one moment. It is written while it is read, so that it
 * never stands in memory as a whole.
 */
export function downloadData(
  database: Database,
  accountId: string,
  now: Date,
  stalledMs = STALLED_MS,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<string, Uint8Array>({
    transform: (text, controller) => controller.enqueue(encoder.encode(text)),
  });
  const writer = writable.getWriter();
  const write = (text: string) => unlessStalled(writer.write(text), stalledMs);
  const written = (async () => {
    const system = await database.asSystem((tx) => systemData(tx, accountId));
    await write(opening(now, system));
    await database.asAccount(accountId, (tx) => writeTables(tx, write));
    await write('}\n}\n');
    await writer.close();
  })();
  // The reader is told; who has gone away needs no more than the transaction's end.
  written.catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return readable;
}

function opening(now: Date, system: Record<string, unknown[]>): string {
  const about = {
    made_at: now.toISOString(),
    note: 'All that Linesheet holds of this account, table by table. Passwords, keys and tokens are left out.',
  };
  const tables = Object.entries(system).map(
    ([name, rows]) => `${JSON.stringify(name)}: ${JSON.stringify(rows)}`,
  );
  return `{\n"about": ${JSON.stringify(about)},\n"tables": {\n${tables.join(',\n')}`;
}

async function writeTables(tx: Tx, write: (text: string) => Promise<void>): Promise<void> {
  for (const table of await accountTables(tx)) {
    await write(`,\n${JSON.stringify(table)}: [`);
    let separator = '\n';
    for await (const rows of rowsAsJson(tx, table, LEFT_OUT[table] ?? [])) {
      await write(separator + rows.join(',\n'));
      separator = ',\n';
    }
    await write(']');
  }
}

async function unlessStalled(written: Promise<void>, stalledMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The download was not read any further.')), stalledMs);
  });
  try {
    await Promise.race([written, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
