import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { deleteSession, deleteSessionsBut } from '../store/sessions.ts';

/** Signs out in one of the person's browsers. Needs the system role, like all about sessions. */
export async function endSession(tx: Tx, accountId: string, sessionId: string): Promise<void> {
  if (await deleteSession(tx, accountId, sessionId)) return;
  throw new AppError('not_found', 'This session has ended already.');
}

/** Signs out everywhere but here, and says in how many browsers. */
export async function endOtherSessions(
  tx: Tx,
  actor: { accountId: string; sessionId: string | null },
): Promise<number> {
  if (actor.sessionId === null)
    throw new AppError('not_allowed', 'An API token can’t do this; sign in instead.');
  return deleteSessionsBut(tx, actor.accountId, actor.sessionId);
}
