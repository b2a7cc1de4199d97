import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { readBrandsToSource } from '../../brands/actions/brands-to-source.ts';
import { type BrandDiscovery, recordDiscoveries } from '../../brands/actions/record-discoveries.ts';
import type { BrandToSource } from '../../brands/domain/brand-to-source.ts';
import type { Discovery } from '../../brands/domain/discovery.ts';
import { afterProviderFailure } from '../domain/after-provider-failure.ts';
import type { RowResult, Run } from '../domain/run.ts';
import type { RunSlots } from '../domain/slots.ts';
import { lockOwnRows } from '../store/rows.ts';
import { moveRun } from '../store/runs.ts';
import { claimPaidRows, endRows, giveRowsBack, outOfCredits } from './advance-rows.ts';
import { runPipeline } from './row-pipeline.ts';

/** Looks for a way to one brand. Throws a ProviderError where the search itself failed: that says nothing of a brand. */
export type Discover = (brand: BrandToSource, signal: AbortSignal) => Promise<Discovery>;

export interface SourceDrive {
  database: Database;
  clock: Clock;
  discover: Discover;
  slots: RunSlots;
  workerId: string;
  stopping: AbortSignal;
  advanced: (run: Run) => void;
}

interface Claimed {
  seq: number;
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
    work: (claimed) => look(drive, claimed),
    cycle: async (looked, places) => {
      const step = await drive.database.asAccount(run.accountId, (tx) =>
        takeStep(tx, drive, run, looked, places),
      );
      drive.advanced(step.run);
      return step;
    },
  });
}

async function look({ discover, stopping }: SourceDrive, { seq, brand }: Claimed): Promise<Looked> {
  if (!brand) return { seq, gone: true };
  try {
    const discovery = await discover(brand, stopping);
    // A search that was called off half-way found too little to be believed.
    return stopping.aborted ? { seq, calledOff: true } : { seq, brandId: brand.id, discovery };
  } catch (error) {
    if (stopping.aborted) return { seq, calledOff: true };
    if (error instanceof ProviderError) return { seq, failure: error };
    const reason = error instanceof Error ? error.message : String(error);
    return { seq, brandId: brand.id, discovery: unreadable(reason) };
  }
}

/** One transaction: what was found is written with what it costs, then further rows are claimed. */
async function takeStep(tx: Tx, drive: SourceDrive, started: Run, looked: Looked[], places: number) {
  const { workerId, stopping } = drive;
  const found = looked.flatMap((row) => ('discovery' in row ? [row] : []));
  const own = await lockOwnRows(
    tx,
    started.id,
    workerId,
    found.map((row) => row.seq),
  );
  const ours = found.filter((row) => own.has(row.seq));
  await recordDiscoveries(tx, started.accountId, ours satisfies BrandDiscovery[]);
  const gone = looked.flatMap((row) => ('gone' in row ? [row.seq] : []));
  let run = await endRows(tx, started, workerId, [...ours.map(resultOf), ...gone.map(brandGone)]);

  const again = looked.filter((row) => 'failure' in row || 'calledOff' in row).map((row) => row.seq);
  await giveRowsBack(tx, run, workerId, again);
  const failure = looked.flatMap((row) => ('failure' in row ? [row.failure] : []))[0];
  if (failure) {
    const halt = afterProviderFailure('The web search', failure, drive.clock.now());
    if (await moveRun(tx, run.id, ['running'], halt)) run = { ...run, ...halt };
  }
  if (run.state !== 'running' || stopping.aborted) return { run, next: [], dry: true };
  if (places === 0) return { run, next: [], dry: false };

  const claim = await claimPaidRows(tx, run, workerId, places);
  if (claim.dry === 'unpaid' && claim.rows.length === 0) {
    const reason = outOfCredits(run.rowsTotal - run.rowsDone);
    await moveRun(tx, run.id, ['running'], { state: 'waiting', waitingFor: 'credits', reason });
  }
  const brands = await readBrandsToSource(
    tx,
    claim.rows.map((row) => row.brandId),
  );
  const next = claim.rows.map((row): Claimed => ({ seq: row.seq, brand: brands.get(row.brandId) }));
  return { run, next, dry: claim.dry !== null };
}

function resultOf({ seq, discovery }: { seq: number; discovery: Discovery }): RowResult {
  const { outcome, best, forms, website, trail } = discovery;
  const detail = best?.address ?? forms[0]?.url ?? website ?? trail.at(-1)?.detail ?? null;
  return { seq, outcome, detail };
}

const brandGone = (seq: number): RowResult => ({
  seq,
  outcome: 'missing',
  detail: 'The brand is no longer there.',
});

const unreadable = (reason: string): Discovery => ({
  ...{
    outcome: 'unreachable',
    website: undefined,
    confirmedBy: [],
    contacts: [],
    forms: [],
    best: undefined,
  },
  ...{ refused: [], trail: [{ step: 'failed', detail: reason }], pagesRead: 0 },
});
