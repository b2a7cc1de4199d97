import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Whether new accounts are taken at present; the operator decides. Needs the system role. */
export async function isSignUpOpen(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('sign_up_switch').select('is_on').executeTakeFirst();
  return row?.is_on ?? true;
}

export async function switchSignUp(tx: Tx, isOn: boolean): Promise<void> {
  await tx
    .insertInto('sign_up_switch')
    .values({ is_on: isOn })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ is_on: isOn, changed_at: sql<Date>`now()` }),
    )
    .execute();
}
