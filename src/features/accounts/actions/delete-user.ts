import type { Tx } from '../../../db/database.ts';

/**
 * The sign-in, the profile, and by the database's own references every row that the account owns; the ledger stays,
 * without the person. Needs the system role.
 */
export async function deleteUser(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', accountId).execute();
}
