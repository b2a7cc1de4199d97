import type { Tx } from '../../../db/database.ts';

/** A brand as a conversation names it. */
export async function brandLine(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<{ id: number; name: string; isSandbox: boolean } | null> {
  const row = await tx
    .selectFrom('brands')
    .select(['id', 'name', 'is_sandbox'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, isSandbox: row.is_sandbox } : null;
}
