import type { Database } from '../../../db/database.ts';
import { creditsForRows } from '../../../kernel/credits.ts';
import { holdBalanceStill, moveCredits } from '../../credits/actions/move-credits.ts';
import { settledRows, takeSettled } from '../store/rows.ts';
import { settleRun } from '../store/runs.ts';
import { tellOfRun } from './tell-of-run.ts';

/** Rows whose mail's fate was open until the provider told of it: now they are processed, and charged, once. */
export async function settleUnknown(database: Database): Promise<void> {
  const settled = await database.asSystem((tx) => settledRows(tx));
  for (const ofRun of Object.values(Object.groupBy(settled, (row) => row.runId))) {
    const [first] = ofRun ?? [];
    if (!first || !ofRun) continue;
    const { accountId, runId } = first;
    await database.asAccount(accountId, async (tx) => {
      const seqs = await takeSettled(
        tx,
        runId,
        ofRun.map((row) => row.seq),
      );
      // Run before balance, as everywhere.
      await settleRun(tx, runId, { rows: seqs.length, creditsCharged: creditsForRows(seqs.length) });
      const balance = await holdBalanceStill(tx, accountId);
      await moveCredits(tx, { accountId, runId, balance, processed: seqs });
      await tellOfRun(tx, accountId, runId);
    });
  }
}
