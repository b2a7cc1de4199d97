import type { Tx } from '../../../db/database.ts';

/** A disabled account can't sign in, and what it has open ends; nothing of it is lost. Needs the system role. */
export async function setDisabled(tx: Tx, accountId: string, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', accountId).execute();
  if (disabledAt !== null) await tx.deleteFrom('sessions').where('user_id', '=', accountId).execute();
}

export async function isDisabled(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && row.disabled_at !== null;
}
