import type { Tx } from '../../../db/database.ts';
import { openSessions, type SessionRecord } from '../store/sessions.ts';

/** Where the person is signed in, the latest used first. Needs the system role. */
export const listSessions = (tx: Tx, accountId: string): Promise<SessionRecord[]> =>
  openSessions(tx, accountId);
