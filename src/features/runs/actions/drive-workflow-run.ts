import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { creditsForRows, rowsAffordable } from '../../../kernel/credits.ts';
import { holdBalanceStill, moveCredits } from '../../credits/actions/move-credits.ts';
import { available } from '../../credits/domain/ledger.ts';
import { chargesForRows, type Run } from '../domain/run.ts';
import { TRIGGER_OF_BOT } from '../domain/triggers.ts';
import { endOfHostedRun, SIGNATURE_HEADER, signatureOf, type WorkflowFate } from '../domain/workflow-host.ts';
import { beginHostedRun, endHostedRun, findRun, lockRun } from '../store/runs.ts';
import { type WorkflowSettings, workflowHostOf } from './workflow-host.ts';

export interface WorkflowDrive extends WorkflowSettings {
  database: Database;
  clock: Clock;
  stopping: AbortSignal;
}

const LOOK_EVERY_MS = 500;

const NO_HOST: WorkflowFate = { kind: 'not_started', reason: 'There is no workflow host anymore.' };
const ASKED_BEFORE: WorkflowFate = {
  kind: 'unknown',
  reason:
    'Linesheet was interrupted while the workflow host was at work. Nobody knows what happened to the run, so it is not asked again.',
};

/**
 * Has a workflow host do a run, and believes what it says. That it is asked is committed before it is: whoever finds the
 * run so knows that it must not be asked again.
 */
export async function driveWorkflowRun(drive: WorkflowDrive, run: Run): Promise<void> {
  const { database } = drive;
  const begun = await database.asAccount(run.accountId, async (tx) => ({
    host: await workflowHostOf(tx, drive, run.accountId),
    isFirst: await beginHostedRun(tx, run.id, drive.clock.now()),
  }));
  const fate = begun.isFirst ? await ask(drive, run, begun.host) : ASKED_BEFORE;
  await database.asAccount(run.accountId, (tx) => end(tx, run, fate));
}

async function ask(
  drive: WorkflowDrive,
  run: Run,
  host: Awaited<ReturnType<typeof workflowHostOf>>,
): Promise<WorkflowFate> {
  if (!host) return NO_HOST;
  const { accountId, id: runId } = run;
  const body = JSON.stringify({ trigger: TRIGGER_OF_BOT[run.bot] });
  const signature = signatureOf({ accountId, runId, body, at: drive.clock.now() }, host.secret);
  const { url, isOperators } = host;
  const stopped = new AbortController();
  const watch = setInterval(() => {
    // Whoever stops the run doesn't wait for the host. A look that fails is made up for by the next one.
    drive.database
      .asAccount(accountId, (tx) => findRun(tx, accountId, runId))
      .then((now) => now?.state === 'running' || stopped.abort())
      .catch(() => undefined);
  }, LOOK_EVERY_MS);
  try {
    const signal = AbortSignal.any([drive.stopping, stopped.signal]);
    return await drive.hosts.ask(
      { url, isOperators, body, headers: { [SIGNATURE_HEADER]: signature } },
      signal,
    );
  } finally {
    clearInterval(watch);
  }
}

/** The run's end and what it costs, at once. One that was stopped meanwhile stays so, and costs nothing. */
async function end(tx: Tx, run: Run, fate: WorkflowFate): Promise<void> {
  const { id: runId, accountId } = run;
  const current = await lockRun(tx, runId);
  if (current?.state !== 'running') return;
  if (!chargesForRows(run.bot)) {
    await endHostedRun(tx, runId, { ...endOfHostedRun(fate, MOST_FREE_ROWS), creditsCharged: 0 });
    return;
  }
  const balance = await holdBalanceStill(tx, accountId);
  const outcome = endOfHostedRun(fate, Math.min(current.rowsTotal, rowsAffordable(available(balance))));
  const { rowsProcessed } = outcome;
  await endHostedRun(tx, runId, { ...outcome, creditsCharged: creditsForRows(rowsProcessed) });
  if (rowsProcessed === 0) return;
  const processed = Array.from({ length: rowsProcessed }, (_, index) => index + 1);
  await moveCredits(tx, { accountId, runId, balance, processed, held: rowsProcessed });
}

/** What no download exceeds. */
const MOST_FREE_ROWS = 1_000_000;
