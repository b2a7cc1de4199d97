import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { readBrandsToSource } from '../../brands/actions/brands-to-source.ts';
import { type BrandDiscovery, recordDiscoveries } from '../../brands/actions/record-discoveries.ts';
import type { BrandToSource } from '../../brands/domain/brand-to-source.ts';
import { type Discovery, inShort, NOTHING_FOUND } from '../../brands/domain/discovery/discovery.ts';
import { ROWS_HELD_AHEAD } from '../../credits/domain/ledger.ts';
import { afterProviderFailure } from '../domain/after-provider-failure.ts';
import type { RowResult, Run } from '../domain/run.ts';
import type { RunSlots } from '../domain/slots.ts';
import { moveRun } from '../store/runs.ts';
import { closeStep, giveRowsBack, openStep, waitForCredits } from './advance-rows.ts';
import { type Places, runPipeline } from './row-pipeline.ts';

/** Looks for a way to one brand. Throws a ProviderError where the search itself failed: that says nothing of a brand. */
export type Discover = (brand: BrandToSource, signal: AbortSignal) => Promise<Discovery>;

/** Whether the search answers at all, asked of something that has nothing to do with any brand. */
export type SearchAnswers = (signal: AbortSignal) => Promise<boolean>;

/** After so many failures a brand may be what its search fails for. */
const FAILURES_BEFORE_DOUBT = 2;
/** That the search limits us, or was called off, says nothing of a brand, however often it happens. */
const mayBeItsOwn = ({ failure }: ProviderError): boolean =>
  failure === 'unreachable' || failure === 'invalid_answer';

export interface SourceDrive {
  database: Database;
  clock: Clock;
  discover: Discover;
  searchAnswers: SearchAnswers;
  slots: RunSlots;
  workerId: string;
  stopping: AbortSignal;
  advanced: (run: Run) => void;
  /** Hears of what nobody foresaw: it ends a row, not the run. */
  failed: (error: unknown, run: Run) => void;
}

interface Claimed {
  seq: number;
  attempts: number;
  brand: BrandToSource | undefined;
}

type Looked = { seq: number } & (
  | { brandId: number; discovery: Discovery }
  | { failure: ProviderError }
  | { gone: true }
  | { calledOff: true }
);

/** Works on a Source run until it has no more rows for this worker, or has to wait. */
export async function driveSourceRun(drive: SourceDrive, run: Run): Promise<void> {
  await runPipeline<Claimed, Looked>({
    slots: drive.slots,
    ahead: ROWS_HELD_AHEAD,
    work: (claimed) => look(drive, run, claimed),
    cycle: async (looked, places) => {
      const step = await drive.database.asAccount(run.accountId, (tx) =>
        takeStep(tx, drive, run, looked, places),
      );
      drive.advanced(step.run);
      return step;
    },
  });
}

async function look(drive: SourceDrive, run: Run, { seq, attempts, brand }: Claimed): Promise<Looked> {
  const { discover, searchAnswers, stopping } = drive;
  if (!brand) return { seq, gone: true };
  try {
    const discovery = await discover(brand, stopping);
    // A search that was called off half-way found too little to be believed.
    return stopping.aborted ? { seq, calledOff: true } : { seq, brandId: brand.id, discovery };
  } catch (error) {
    if (stopping.aborted) return { seq, calledOff: true };
    if (error instanceof ProviderError) {
      // A search that is away is waited for; one that fails for this name alone would hold the run up for ever.
      const isDoubtful = attempts >= FAILURES_BEFORE_DOUBT && mayBeItsOwn(error);
      const isItsOwn = isDoubtful && (await searchAnswers(stopping));
      return isItsOwn ? { seq, brandId: brand.id, discovery: UNSEARCHABLE } : { seq, failure: error };
    }
    drive.failed(error, run);
    return { seq, brandId: brand.id, discovery: UNEXPECTED };
  }
}

/** One transaction: what was found is written with what it costs, and further rows are claimed. */
async function takeStep(tx: Tx, drive: SourceDrive, started: Run, looked: Looked[], { free }: Places) {
  const { workerId, stopping, clock } = drive;
  const found = looked.flatMap((row) => ('discovery' in row ? [row] : []));
  const gone = looked.flatMap((row) => ('gone' in row ? [row.seq] : []));
  const again = looked.filter((row) => 'failure' in row || 'calledOff' in row).map((row) => row.seq);
  const failed = looked.flatMap((row) => ('failure' in row ? [row] : []));
  const failure = failed[0]?.failure;
  const isEnding = stopping.aborted || failure !== undefined;

  const opening = await openStep(tx, started, workerId, {
    results: [...found.map(resultOf), ...gone.map(brandGone)],
    places: isEnding ? 0 : free,
  });
  const { run, ended, next } = opening;
  const ours = found.filter((row) => ended.has(row.seq));
  const [brands] = await Promise.all([
    readBrandsToSource(
      tx,
      next.map(({ brandId }) => brandId),
    ),
    recordDiscoveries(tx, started.accountId, ours satisfies BrandDiscovery[]),
    closeStep(tx, workerId, opening),
  ]);
  await giveRowsBack(
    tx,
    run,
    workerId,
    again,
    failed.filter((row) => mayBeItsOwn(row.failure)).map(({ seq }) => seq),
  );
  if (failure)
    await moveRun(
      tx,
      run.id,
      ['running'],
      afterProviderFailure('The web search', failure, { now: clock.now() }),
    );
  if (isEnding || run.state !== 'running') return { run, next: [], dry: true };

  if (opening.dry === 'unpaid' && next.length === 0) {
    const left = run.rowsTotal - run.rowsDone;
    await moveRun(tx, run.id, ['running'], await waitForCredits(tx, run.accountId, left));
  }
  return {
    run,
    next: next.map(({ seq, attempts, brandId }): Claimed => ({ seq, attempts, brand: brands.get(brandId) })),
    dry: opening.dry !== null,
  };
}

const resultOf = ({ seq, discovery }: { seq: number; discovery: Discovery }): RowResult => ({
  seq,
  outcome: discovery.outcome,
  detail: inShort(discovery),
});

const brandGone = (seq: number): RowResult => ({
  seq,
  outcome: 'missing',
  detail: 'The brand is no longer there.',
});

const UNSEARCHABLE: Discovery = {
  ...NOTHING_FOUND,
  outcome: 'unreachable',
  trail: [
    { step: 'failed', detail: 'The web search answers, but not for this brand, however often it is asked.' },
  ],
};

const UNEXPECTED: Discovery = {
  ...NOTHING_FOUND,
  outcome: 'unreachable',
  trail: [{ step: 'failed', detail: 'Something unexpected happened while the brand was looked up.' }],
};
