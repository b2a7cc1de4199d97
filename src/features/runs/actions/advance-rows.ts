import type { Tx } from '../../../db/database.ts';
import { hasPlanEnded } from '../../accounts/actions/has-plan-ended.ts';
import { readOpenDispute } from '../../billing/actions/follow-dispute.ts';
import { holdBalanceStill, moveCredits } from '../../credits/actions/move-credits.ts';
import { type Balance, ROWS_HELD_AHEAD, rowsToHold } from '../../credits/domain/ledger.ts';
import { type Halt, PLAN_HAS_ENDED } from '../domain/after-provider-failure.ts';
import { outOfCredits } from '../domain/out-of-credits.ts';
import { chargesForRows, hasEnded, isProcessed, type RowResult, type Run } from '../domain/run.ts';
import { claimRows, finishRows, type OpenRow, pickRows, returnRows, skipOpenRows } from '../store/rows.ts';
import { moveRun } from '../store/runs.ts';

/** What a step of a run begins with: rows that ended are written, the next ones are picked. */
export interface Opening {
  /** As it stands now. */
  run: Run;
  /** The numbers of those rows that ended and were still this worker's. */
  ended: Set<number>;
  processed: number[];
  /** How many of them were free of charge. */
  freed: number;
  /** Rows to claim: never one that can't be paid. */
  next: OpenRow[];
  /** Why there are no more: all are taken, or the balance pays for none. */
  dry: 'taken' | 'unpaid' | null;
  /** Null for a bot that doesn't charge. */
  balance: Balance | null;
}

/**
 * Begins a step in the caller's transaction, with all that can be asked at once; `closeStep` must follow in the same
 * one. Rows that were given to another worker in the meantime are left to it. The run is locked before the balance, as
 * everywhere: whoever changes both then never waits for one who waits for it.
 */
export async function openStep(
  tx: Tx,
  current: Run,
  workerId: string,
  step: {
    results: readonly RowResult[];
    /** How many rows to claim, at most. */
    places: number;
  },
): Promise<Opening> {
  const costs = chargesForRows(current.bot);
  const places = Math.min(step.places, ROWS_HELD_AHEAD);
  const [finished, balance, picked, planHasEnded] = await Promise.all([
    finishRows(tx, current, workerId, step.results),
    costs ? holdBalanceStill(tx, current.accountId) : null,
    pickRows(tx, current.id, places),
    // After the balance, with which the plan is held still too: what is claimed here is claimed under a plan.
    hasPlanEnded(tx, current.accountId),
  ]);
  const { seqs } = finished;
  const run = planHasEnded ? await holdWithPlan(tx, finished.run) : finished.run;
  const ended = step.results.filter((result) => seqs.has(result.seq));
  const processed = ended.filter((result) => isProcessed(result.outcome)).map((result) => result.seq);
  const freed = ended.filter((result) => !isProcessed(result.outcome) && result.outcome !== 'unknown').length;
  const claim = run.state === 'running' ? payable(picked, balance, places) : NO_CLAIM;
  return { ...claim, run, ended: seqs, processed, freed, balance };
}

/** The days of grace may end while a run is in work: what is handed over already is finished, and nothing after it. */
async function holdWithPlan(tx: Tx, run: Run): Promise<Run> {
  const isMoved = run.state === 'running' && (await moveRun(tx, run.id, ['running'], PLAN_HAS_ENDED));
  return isMoved ? { ...run, ...PLAN_HAS_ENDED } : run;
}

const NO_CLAIM = { next: [], dry: null };

function payable(picked: OpenRow[], balance: Balance | null, places: number): Pick<Opening, 'next' | 'dry'> {
  const unpaid = picked.filter((row) => !row.held);
  const affordable = balance ? rowsToHold(balance, unpaid.length) : unpaid.length;
  const turnedAway = new Set(unpaid.slice(affordable).map((row) => row.seq));
  const next = picked.filter((row) => !turnedAway.has(row.seq));
  return { next, dry: turnedAway.size > 0 ? 'unpaid' : picked.length < places ? 'taken' : null };
}

/** Claims the rows of an opened step, and charges, gives back and sets aside what it comes to. */
export async function closeStep(tx: Tx, workerId: string, opening: Opening): Promise<void> {
  const { run, balance, processed, freed, next } = opening;
  const held = next.filter((row) => !row.held).length;
  const seqs = next.map((row) => row.seq);
  await Promise.all([
    balance && moveCredits(tx, { accountId: run.accountId, runId: run.id, balance, processed, freed, held }),
    claimRows(tx, { runId: run.id, seqs, workerId, held: balance !== null }),
  ]);
}

/** Writes rows that ended, and what they cost. An unknown fate keeps its credits set aside until it is settled. */
export async function endRows(
  tx: Tx,
  run: Run,
  workerId: string,
  results: readonly RowResult[],
): Promise<Run> {
  const opening = await openStep(tx, run, workerId, { results, places: 0 });
  await closeStep(tx, workerId, opening);
  return opening.run;
}

/**
 * Puts claimed rows back to be tried again; `inVain` are those of them that were tried, and not merely put off. A run that
 * has ended meanwhile tries nothing again, and keeps no credits.
 */
export async function giveRowsBack(
  tx: Tx,
  run: Run,
  workerId: string,
  seqs: readonly number[],
  inVain: readonly number[] = [],
): Promise<void> {
  if (seqs.length === 0) return;
  await returnRows(tx, run.id, workerId, { seqs, inVain });
  if (hasEnded(run.state)) await skipRest(tx, run);
}

/** Ends what an ended run has left open, and releases what is set aside for it. */
export async function skipRest(tx: Tx, { id: runId, accountId }: Run): Promise<void> {
  const freed = await skipOpenRows(tx, runId);
  const balance = await holdBalanceStill(tx, accountId);
  await moveCredits(tx, { accountId, runId, balance, freed });
}

/** How a run waits that its account can't pay for. */
export async function waitForCredits(tx: Tx, accountId: string, rowsLeft: number): Promise<Halt> {
  const dispute = await readOpenDispute(tx, accountId);
  return { state: 'waiting', waitingFor: 'credits', reason: outOfCredits(rowsLeft, dispute?.bought ?? null) };
}
