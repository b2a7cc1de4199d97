import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** A browser in which somebody is signed in. */
export interface SessionRecord {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

export async function openSessions(tx: Tx, accountId: string): Promise<SessionRecord[]> {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt'])
    .select(sql<Date>`coalesce(last_used_at, created_at)`.as('lastUsedAt'))
    .where('user_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('lastUsedAt', 'desc')
    .execute();
}

export async function deleteSession(tx: Tx, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessionsBut(tx: Tx, accountId: string, sessionId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where('id', '<>', sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function markSessionUsed(system: Kysely<Schema>, sessionId: string, at: Date): Promise<void> {
  await system.updateTable('sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute();
}

export async function markSessionConfirmed(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute();
}

export async function confirmationOf(
  tx: Tx,
  sessionId: string,
): Promise<{ confirmedAt: Date | null; twoFactor: boolean } | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.confirmed_at as confirmedAt', 'users.two_factor_enabled as twoFactor'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}
