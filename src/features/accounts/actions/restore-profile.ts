import type { Tx } from '../../../db/database.ts';
import { insertLostProfile } from '../store/accounts.ts';

/** Gives somebody whose profile was lost an empty one, across accounts. Where there is one it stays as it is. */
export const restoreProfile = (tx: Tx, accountId: string): Promise<void> => insertLostProfile(tx, accountId);
