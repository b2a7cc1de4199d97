import type { Database, Tx } from '../../../db/database.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { giveUpOnMails, mailsOfRows } from '../../outreach/actions/give-up-on-mails.ts';
import type { RowResult } from '../domain/run.ts';
import { lockOwnRows } from '../store/rows.ts';
import { findRun } from '../store/runs.ts';
import { dismissDeadWorkers, type Orphan, orphanedRows } from '../store/workers.ts';
import { endRows, giveRowsBack } from './advance-rows.ts';
import { tellOfRun } from './tell-of-run.ts';

/**
 * Takes up what dead workers left: a claimed row goes back to those that wait, a mail that was on its way becomes
 * `unknown` and its row ends so, with its credits kept aside until the provider tells.
 */
export async function sweepOrphans(database: Database): Promise<void> {
  const orphans = await database.asSystem(async (tx) => {
    await dismissDeadWorkers(tx);
    return orphanedRows(tx);
  });
  await eachApart(Map.groupBy(orphans, ({ runId }) => runId).values(), (ofRun) =>
    database.asAccount(ofRun[0]?.accountId ?? '', (tx) => takeUp(tx, ofRun)),
  );
}

async function takeUp(tx: Tx, orphans: readonly Orphan[]): Promise<void> {
  const [first] = orphans;
  const run = first && (await findRun(tx, first.accountId, first.runId));
  if (!run) return;
  for (const [workerId, ofWorker] of Object.entries(Object.groupBy(orphans, (orphan) => orphan.claimedBy))) {
    const claimed = (ofWorker ?? []).map((orphan) => orphan.seq);
    // A worker that is only slow may be about to send: with its rows locked, it has either begun to or never will.
    const seqs = [...(await lockOwnRows(tx, run.id, workerId, claimed))];
    await giveUpOnMails(tx, { runId: run.id, workerId, seqs });
    const mails = (await mailsOfRows(tx, run.id, seqs)).map(afterCrash);
    const lost = new Set(mails.map((row) => row.seq));
    const after = await endRows(tx, run, workerId, mails);
    await giveRowsBack(
      tx,
      after,
      workerId,
      seqs.filter((seq) => !lost.has(seq)),
    );
  }
  await tellOfRun(tx, run.accountId, run.id);
}

const INTERRUPTED = 'Linesheet was interrupted while it sent this mail, so its fate is open.';

function afterCrash(mail: Awaited<ReturnType<typeof mailsOfRows>>[number]): RowResult {
  const { seq, toEmail, state } = mail;
  if (state === 'accepted') return { seq, outcome: 'sent', detail: toEmail };
  return { seq, outcome: state, detail: state === 'unknown' ? `${toEmail}: ${INTERRUPTED}` : toEmail };
}
