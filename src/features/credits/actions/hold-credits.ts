import type { Tx } from '../../../db/database.ts';
import { creditsForRows } from '../../../kernel/credits.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { rowsToHold } from '../domain/ledger.ts';
import { appendEntries, lockBalance } from '../store.ts';

/** Sets credits aside for the next rows of a run; returns for how many, 0 when the balance pays for none. */
export async function holdCredits(
  tx: Tx,
  hold: { accountId: string; runId: string; rows: number },
): Promise<number> {
  const rows = rowsToHold(await lockBalance(tx, hold.accountId), hold.rows);
  if (rows === 0) return 0;
  const entry = {
    kind: 'hold',
    bucket: 'bought',
    amount: 0,
    held: creditsForRows(rows),
    effectKey: `hold:${uuidv7()}`,
    reason: 'Set aside for the next rows',
  } as const;
  await appendEntries(tx, hold.accountId, [entry], hold.runId, null);
  return rows;
}

/** Gives back what a run had set aside and didn't use. */
export async function releaseCredits(
  tx: Tx,
  release: { accountId: string; runId: string; rows: number },
): Promise<void> {
  if (release.rows <= 0) return;
  const entry = {
    kind: 'release',
    bucket: 'bought',
    amount: 0,
    held: -creditsForRows(release.rows),
    effectKey: `release:${uuidv7()}`,
    reason: 'Set aside and not needed',
  } as const;
  await appendEntries(tx, release.accountId, [entry], release.runId, null);
}
