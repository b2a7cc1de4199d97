import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findSignInEmail } from '../store/accounts.ts';

/**
 * The sign-in, the profile, and by the database's own references every row that the account owns; the ledger stays,
 * without the person. Needs the system role.
 */
export async function deleteUser(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', accountId).execute();
}

/** Also of who has lost their profile: they may leave, too. Needs the system role. */
export async function readSignInEmail(tx: Tx, accountId: string): Promise<string> {
  const email = await findSignInEmail(tx, accountId);
  if (email === undefined) throw new AppError('not_found', 'There is no such account.');
  return email;
}
