import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export async function insertPiece(
  tx: Tx,
  accountId: string,
  importId: string,
  piece: { seq: number; bytes: Uint8Array },
): Promise<void> {
  await tx
    .insertInto('import_pieces')
    .values({ import_id: importId, account_id: accountId, seq: piece.seq, bytes: Buffer.from(piece.bytes) })
    .execute();
}

export async function readPiece(tx: Tx, importId: string, seq: number): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('import_pieces')
    .select('bytes')
    .where('import_id', '=', importId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** What has been worked through needn't be kept. */
export const deletePieces = (tx: Tx, importId: string): Promise<unknown> =>
  sql`delete from import_pieces where import_id = ${importId}`.execute(tx);
