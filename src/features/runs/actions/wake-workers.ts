import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { RUNS_CHANNEL } from '../jobs.ts';

/** Tells workers everywhere that a run can be taken up, without waiting for their next look. */
export async function wakeWorkers(database: Database): Promise<void> {
  await sql`select pg_notify(${RUNS_CHANNEL}, '')`.execute(database.systemConnection);
}
