import type { Database } from '../../../db/database.ts';
import { creditsForRows } from '../../../kernel/credits.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { holdBalanceStill, moveCredits } from '../../credits/actions/move-credits.ts';
import { settleRun } from '../store/runs.ts';
import { type SettledRow, settledRows, takeSent, takeUnsent } from '../store/settled-rows.ts';
import { tellOfRun } from './tell-of-run.ts';

/**
 * Rows whose mail's fate was open until somebody told of it: one that was taken is processed now, and charged, once; for
 * one that surely wasn't the credits are given back.
 */
export async function settleUnknown(database: Database): Promise<void> {
  const settled = await database.asSystem((tx) => settledRows(tx));
  await eachApart(Map.groupBy(settled, (row) => row.runId).values(), (ofRun) => settleRows(database, ofRun));
}

async function settleRows(database: Database, rows: readonly SettledRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { accountId, runId } = first;
  const those = (wasSent: boolean) => rows.filter((row) => row.wasSent === wasSent).map(({ seq }) => seq);
  await database.asAccount(accountId, async (tx) => {
    const processed = await takeSent(tx, runId, those(true));
    const freed = await takeUnsent(tx, runId, those(false));
    // Run before balance, as everywhere.
    const charged = { rows: processed.length, creditsCharged: creditsForRows(processed.length) };
    if (processed.length > 0) await settleRun(tx, runId, charged);
    const balance = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId, balance, processed, freed });
    await tellOfRun(tx, accountId, runId);
  });
}
