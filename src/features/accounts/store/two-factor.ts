import type { Tx } from '../../../db/database.ts';

export async function hasTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.two_factor_enabled ?? false;
}

/** False where this code was tried before, since the moment given. Older ones are forgotten. */
export async function noteTriedCode(
  tx: Tx,
  tried: { accountId: string; code: string; at: Date; rememberedSince: Date },
): Promise<boolean> {
  await tx
    .deleteFrom('tried_codes')
    .where('user_id', '=', tried.accountId)
    .where('tried_at', '<', tried.rememberedSince)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('tried_codes')
    .values({ user_id: tried.accountId, code: tried.code, tried_at: tried.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function forgetTwoFactor(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('two_factors').where('user_id', '=', accountId).execute();
  await tx.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', accountId).execute();
}
