import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { IMPORTS_CHANNEL } from '../jobs.ts';

/** Tells workers everywhere that a file can be imported, without waiting for their next look. */
export async function wakeImporters(database: Database): Promise<void> {
  await sql`select pg_notify(${IMPORTS_CHANNEL}, '')`.execute(database.systemConnection);
}
