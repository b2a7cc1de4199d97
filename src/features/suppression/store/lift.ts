import type { Tx } from '../../../db/database.ts';

export async function deleteSuppressionsFrom(tx: Tx, accountId: string, source: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('suppressions')
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('reason', '<>', 'complained')
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}
