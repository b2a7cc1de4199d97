import type { Tx } from '../../../db/database.ts';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { firstWindow, type ProductQuery } from '../../catalog/domain/product-query.ts';
import type { DownloadProgress } from '../domain/download-progress.ts';
import { type Bot, chargesForRows, type Run } from '../domain/run.ts';
import { insufficientCredits, stillAlive } from '../domain/run-sentences.ts';
import { insertBrandRows } from '../store/rows.ts';
import { insertRun, liveRun, moveRun } from '../store/runs.ts';
import { type RowsAsked, rowsForRun } from './rows-for-run.ts';
import { tellOfRun } from './tell-of-run.ts';

export interface RunRequest extends RowsAsked {
  accountId: string;
  bot: Bot;
  startedBy: Run['startedBy'];
}

/** What a Keepa download looks for; of one of the account's queries. */
export interface DownloadRequest {
  query: ProductQuery;
  queryName: string;
  withBuyBoxShares: boolean;
}

/**
 * Starts a bot: a run and its rows, which any worker then claims. A second start of the same bot for the same account
 * says that one is running; the database itself sees to it.
 */
export async function startRun(tx: Tx, request: RunRequest, download: DownloadRequest | null): Promise<Run> {
  const { accountId, bot, startedBy, limit } = request;
  const id = uuidv7();

  if (bot === 'keepa-download') {
    if (!download) throw new AppError('unexpected', 'A Keepa download needs its query.');
    const progress: DownloadProgress = {
      ...download,
      limit: limit ?? null,
      window: firstWindow(download.query, limit),
      found: 0,
      tokensSpent: 0,
    };
    if (!(await insertRun(tx, { id, accountId, bot, rowsTotal: 0, progress, startedBy })))
      throw alreadyRunning(bot, await liveRun(tx, accountId, bot));
    return tellOfRun(tx, accountId, id);
  }

  const { brandIds, creditsAvailable } = await rowsForRun(tx, accountId, bot, request);
  refuseUnpaid(bot, creditsAvailable);
  const run = { id, accountId, bot, rowsTotal: brandIds.length, progress: {}, startedBy };
  const live = await liveRun(tx, accountId, bot);
  if (live || !(await insertRun(tx, run))) throw alreadyRunning(bot, live);
  await insertBrandRows(tx, accountId, id, brandIds);
  if (brandIds.length === 0) await moveRun(tx, id, ['running'], { state: 'finished' });
  return tellOfRun(tx, accountId, id);
}

/** Starts a run that a workflow host does: which rows it works on is known to it alone. */
export async function startHostedRun(tx: Tx, request: RunRequest): Promise<Run> {
  const { accountId, bot, startedBy } = request;
  const id = uuidv7();
  let rowsTotal = 0;
  if (chargesForRows(bot)) {
    const { waiting, creditsAvailable } = await rowsForRun(tx, accountId, bot, request);
    refuseUnpaid(bot, creditsAvailable);
    rowsTotal = waiting;
  }
  const run = { id, accountId, bot, host: 'workflow', rowsTotal, progress: {}, startedBy } as const;
  const live = await liveRun(tx, accountId, bot);
  if (live || !(await insertRun(tx, run))) throw alreadyRunning(bot, live);
  return tellOfRun(tx, accountId, id);
}

function refuseUnpaid(bot: Bot, creditsAvailable: number): void {
  if (creditsAvailable < CREDITS_PER_ROW)
    throw new AppError('insufficient_credits', insufficientCredits(bot));
}

function alreadyRunning(bot: Bot, live: Run | null): AppError {
  const { state, reason, waitUntil } = live ?? { state: 'running', reason: null, waitUntil: null };
  const sentence = stillAlive({ bot, state, reason, waitUntil });
  return new AppError('already_running', sentence, { bot, state, ...(live && { id: live.id }) });
}
