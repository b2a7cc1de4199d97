import type { Tx } from '../../../db/database.ts';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { firstWindow, type ProductQuery } from '../../catalog/domain/product-query.ts';
import type { DownloadProgress } from '../domain/download-progress.ts';
import { nothingToDo } from '../domain/nothing-to-do.ts';
import { type Bot, type BrandBot, chargesForRows, type Run } from '../domain/run.ts';
import { heldUpByApproval, insufficientCredits, stillAlive } from '../domain/run-sentences.ts';
import { insertBrandRows } from '../store/rows.ts';
import { insertRun, liveRun, moveRun, type NewRun } from '../store/runs.ts';
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

/** Starts a run over brands, and makes its rows, which any worker then claims. */
export async function startRun(tx: Tx, request: RunRequest & { bot: BrandBot }): Promise<Run> {
  const { accountId, bot, startedBy } = request;
  const { brandIds, waiting, creditsAvailable, approval } = await rowsForRun(tx, accountId, bot, request);
  refuseUnpaid(bot, creditsAvailable);
  // A program asks by the clock, and is answered with a run of no rows; a person is told what comes first.
  if (brandIds.length === 0 && startedBy === 'browser' && !(await liveRun(tx, accountId, bot)))
    throw new AppError(
      'nothing_to_do',
      approval?.isHeldUp ? heldUpByApproval(approval.waiting).sentence : nothingToDo(bot, waiting),
      { bot },
    );
  const { id } = await begin(tx, {
    id: uuidv7(),
    accountId,
    bot,
    rowsTotal: brandIds.length,
    progress: {},
    startedBy,
  });
  await insertBrandRows(tx, accountId, id, brandIds);
  if (brandIds.length === 0) await moveRun(tx, id, ['running'], { state: 'finished' });
  return tellOfRun(tx, accountId, id);
}

/** Starts a Keepa download, whose rows come as the products are found. */
export async function startDownload(
  tx: Tx,
  { accountId, startedBy, limit }: Omit<RunRequest, 'bot'>,
  download: DownloadRequest,
): Promise<Run> {
  const progress: DownloadProgress = {
    ...download,
    limit: limit ?? null,
    window: firstWindow(download.query, limit),
    found: 0,
    tokensSpent: 0,
  };
  const bot = 'keepa-download';
  const { id } = await begin(tx, { id: uuidv7(), accountId, bot, rowsTotal: 0, progress, startedBy });
  return tellOfRun(tx, accountId, id);
}

/** Starts a run that a workflow host does: which rows it works on is known to it alone. */
export async function startHostedRun(tx: Tx, request: RunRequest): Promise<Run> {
  const { accountId, bot, startedBy } = request;
  let rowsTotal = 0;
  if (chargesForRows(bot)) {
    const { waiting, creditsAvailable } = await rowsForRun(tx, accountId, bot, request);
    refuseUnpaid(bot, creditsAvailable);
    rowsTotal = waiting;
  }
  const run = { id: uuidv7(), accountId, bot, host: 'workflow', rowsTotal, progress: {}, startedBy } as const;
  const { id } = await begin(tx, run);
  return tellOfRun(tx, accountId, id);
}

/** A second start of the same bot for the same account says that one is running; the database itself sees to it. */
async function begin(tx: Tx, run: NewRun): Promise<Run> {
  const begun = await insertRun(tx, run);
  if (!begun) throw alreadyRunning(run.bot, await liveRun(tx, run.accountId, run.bot));
  return begun;
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
