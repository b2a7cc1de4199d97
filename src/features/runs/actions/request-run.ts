import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { chooseQuery } from '../../catalog/actions/list-queries.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import type { MailDesks } from '../../outreach/ports.ts';
import type { Run } from '../domain/run.ts';
import { type RunRequest, startDownload, startHostedRun, startRun } from './start-run.ts';

/** Starts a bot for whoever asks: the browser, the API or the command line. What isn't set up yet is said at once. */
export async function requestRun(
  deps: { database: Database; sources: ProductSources; desks: MailDesks },
  request: RunRequest & {
    withBuyBox: boolean;
    /** Which of the account's queries a Keepa download is for; its default where nothing is said. */
    queryId?: number | undefined;
    /** Done by Linesheet itself, also where the account has named a workflow host. */
    onLinesheet?: boolean;
  },
): Promise<Run> {
  const { database, sources, desks } = deps;
  const { accountId, bot } = request;
  const { workflowHost } = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
  if (workflowHost !== 'none' && !request.onLinesheet)
    return database.asAccount(accountId, (tx) => startHostedRun(tx, request));
  if (bot === 'emailer-bot') {
    const desk = await desks.open(accountId);
    // The person has something to set up first; only where a setting of ours would mend it, it is the server that can't.
    if ('blocked' in desk)
      throw desk.setting === undefined
        ? new AppError('conflict', desk.blocked)
        : new AppError('not_configured', desk.blocked, { setting: desk.setting });
  }
  if (bot !== 'keepa-download')
    return database.asAccount(accountId, (tx) => startRun(tx, { ...request, bot }));
  const source = await sources.forAccount(accountId);
  return database.asAccount(accountId, async (tx) => {
    const { name, query } = await chooseQuery(tx, source, accountId, request.queryId);
    return startDownload(tx, request, { query, queryName: name, withBuyBoxShares: request.withBuyBox });
  });
}
