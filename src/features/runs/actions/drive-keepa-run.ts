import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { rollUpBrands } from '../../brands/actions/roll-up-brands.ts';
import { fetchBatch } from '../../catalog/actions/fetch-batch.ts';
import { findPage } from '../../catalog/actions/find-page.ts';
import { rememberCount } from '../../catalog/actions/remember-count.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import {
  type FetchedProducts,
  MOST_PER_REQUEST,
  type ProductSource,
  type TokenStatus,
} from '../../catalog/ports.ts';
import { afterProviderFailure } from '../domain/after-provider-failure.ts';
import type { DownloadProgress } from '../domain/download-progress.ts';
import { hasEnded, type RowResult, type Run } from '../domain/run.ts';
import { claimRows, insertAsinRows, type OpenRow, pickRows } from '../store/rows.ts';
import { findRun, moveRun, setRunProgress } from '../store/runs.ts';
import { endRows, giveRowsBack, skipRest } from './advance-rows.ts';

export interface KeepaDrive {
  database: Database;
  clock: Clock;
  source: ProductSource;
  workerId: string;
  stopping: AbortSignal;
  advanced: (run: Run) => void;
}

/** Works on a Keepa download until it has ended or has to wait. One request at a time: the bucket is the limit. */
export async function driveKeepaRun(drive: KeepaDrive, started: Run): Promise<void> {
  const { database } = drive;
  let run: Run | null = started;
  while (run?.state === 'running' && !drive.stopping.aborted) {
    const progress: DownloadProgress = run.progress as DownloadProgress;
    const current: Run = run;
    run = progress.window
      ? await readPage(drive, current, progress)
      : await fetchRows(drive, current, progress);
    run ??= await database.asAccount(current.accountId, (tx) => findRun(tx, current.accountId, current.id));
    if (run) drive.advanced(run);
  }
}

/** Asks the finder for a page and makes a row of each ASIN; page and rows are kept together. */
async function readPage(drive: KeepaDrive, run: Run, progress: DownloadProgress): Promise<Run | null> {
  const { query, window, found, limit } = progress;
  if (!window) return null;
  try {
    const page = await findPage(drive.source, { query, window, found, ...(limit === null ? {} : { limit }) });
    await drive.database.asAccount(run.accountId, async (tx) => {
      await insertAsinRows(tx, run, found + 1, page.asins);
      await rememberCount(tx, run.accountId, query, page.totalResults);
      const foundNow = found + page.asins.length;
      const next: DownloadProgress = {
        ...progress,
        window: page.next,
        found: foundNow,
        tokensSpent: progress.tokensSpent + page.tokensConsumed,
        failures: 0,
      };
      await setRunProgress(tx, run.id, next, page.next ? page.covered : foundNow);
      // Stopped while the page was asked for: what it brought is skipped like the rest.
      const current = await findRun(tx, run.accountId, run.id);
      if (current && hasEnded(current.state)) await skipRest(tx, current);
      if (!page.next && foundNow === 0) {
        await moveRun(tx, run.id, ['running'], {
          state: 'finished',
          reason: 'The query matched no product.',
        });
      } else await waitForRefill(tx, drive, run, page.tokens);
    });
  } catch (error) {
    await waitAfter(drive, run, error, []);
  }
  return null;
}

/** Fetches the next products and saves them, their brands and the end of their rows in one transaction. */
async function fetchRows(drive: KeepaDrive, run: Run, progress: DownloadProgress): Promise<Run | null> {
  const { rows, ended } = await drive.database.asAccount(run.accountId, async (tx) => {
    const picked = await pickRows(tx, run.id, MOST_PER_REQUEST);
    const seqs = picked.map((row) => row.seq);
    await claimRows(tx, { runId: run.id, seqs, workerId: drive.workerId, held: false });
    // Paused while its last products were fetched, it has none left to end with.
    return { rows: picked, ended: seqs.length === 0 && (await endRows(tx, run, drive.workerId, [])) };
  });
  // Rows that a lost worker has claimed are waited for.
  if (ended) return ended.state === 'running' ? { ...ended, state: 'waiting' } : ended;
  try {
    const batch = await fetchBatch(drive.source, {
      siteId: progress.query.siteId,
      asins: rows.map((row) => row.asin),
      withBuyBoxShares: progress.withBuyBoxShares,
    });
    const spent = { ...progress, tokensSpent: progress.tokensSpent + batch.tokensConsumed, failures: 0 };
    return await drive.database.asAccount(run.accountId, async (tx) => {
      const { brands } = await saveProducts(tx, run.accountId, batch.products);
      const isSandbox = batch.products.some((product) => product.isSandbox);
      const spellings = brands.map((brand) => brand.name);
      await rollUpBrands(tx, run.accountId, { marketplace: 'amazon', spellings, isSandbox });
      await setRunProgress(tx, run.id, spent, run.rowsTotal);
      await endRows(tx, run, drive.workerId, resultsOf(rows, batch));
      await waitForRefill(tx, drive, run, batch.tokens);
      return findRun(tx, run.accountId, run.id);
    });
  } catch (error) {
    await waitAfter(drive, run, error, rows);
    return null;
  }
}

function resultsOf(rows: readonly OpenRow[], { products, missing }: FetchedProducts): RowResult[] {
  const titles = new Map(products.map((product) => [product.externalId, product.title]));
  return rows.map(({ seq, asin }) =>
    missing.includes(asin)
      ? { seq, outcome: 'missing', detail: 'Keepa no longer knows this product.' }
      : { seq, outcome: 'saved', detail: titles.get(asin) ?? null },
  );
}

/** An empty bucket is a state that people see, with the moment at which the download goes on. */
async function waitForRefill(tx: Tx, drive: KeepaDrive, run: Run, { waitMs }: TokenStatus): Promise<void> {
  if (waitMs === 0) return;
  await moveRun(tx, run.id, ['running'], {
    state: 'waiting',
    waitingFor: 'tokens',
    reason: 'Waiting for Keepa tokens.',
    waitUntil: new Date(drive.clock.now().getTime() + waitMs),
  });
}

async function waitAfter(
  drive: KeepaDrive,
  run: Run,
  error: unknown,
  rows: readonly OpenRow[],
): Promise<void> {
  if (!(error instanceof ProviderError)) throw error;
  const progress = run.progress as DownloadProgress;
  // An empty bucket is none of its failures.
  const failures = (progress.failures ?? 0) + (error.failure === 'limited' ? 0 : 1);
  const halt = afterProviderFailure('Keepa', error, { now: drive.clock.now(), failures });
  await drive.database.asAccount(run.accountId, async (tx) => {
    await setRunProgress(tx, run.id, { ...progress, failures }, run.rowsTotal);
    await moveRun(tx, run.id, ['running'], halt);
    // As it stands now: it may have been stopped in the meantime.
    const current = (await findRun(tx, run.accountId, run.id)) ?? run;
    await giveRowsBack(
      tx,
      current,
      drive.workerId,
      rows.map((row) => row.seq),
    );
  });
}
