import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Wakes every worker that listens on the channel; within a transaction, once it has committed. The work itself is rows:
 * this only saves the wait for the next look.
 */
export const wake = (connection: Kysely<Schema>, channel: string): Promise<unknown> =>
  sql`select pg_notify(${channel}, '')`.execute(connection);
