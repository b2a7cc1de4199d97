import type { Database } from '../../../db/database.ts';
import { CREDITS_PER_ROW, creditsForRows, rowsAffordable } from '../../../kernel/credits.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { chooseQuery } from '../../catalog/actions/list-queries.ts';
import { planDownload } from '../../catalog/actions/plan-download.ts';
import { readTokens } from '../../catalog/actions/read-tokens.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import type { MailDesks } from '../../outreach/ports.ts';
import { refusalOf } from '../domain/after-provider-failure.ts';
import { type Hindrance, hindranceOf, NO_WEB_SEARCH } from '../domain/hindrance.ts';
import type { NextRun } from '../domain/next-run.ts';
import { type Bot, chargesForRows } from '../domain/run.ts';
import { insufficientCredits, stillAlive } from '../domain/run-sentences.ts';
import { liveRun } from '../store/runs.ts';
import { rowsForRun } from './rows-for-run.ts';
import { readWorkflowChoice, type WorkflowChoice, type WorkflowSettings } from './workflow-host.ts';

export interface Planning {
  database: Database;
  sources: ProductSources;
  desks: MailDesks;
  hasWebSearch: boolean;
  workflow: Pick<WorkflowSettings, 'operators'>;
}

/** What the next run of a bot would cover and cost. Costs nothing itself. */
export async function planRun(
  { database, sources, desks, hasWebSearch, workflow }: Planning,
  ask: {
    accountId: string;
    bot: Bot;
    withBuyBox: boolean;
    queryId?: number | undefined;
    refreshOlderThanDays?: number | undefined;
    now: Date;
  },
): Promise<NextRun> {
  const { accountId, bot, now } = ask;
  const { running, hostName } = await database.asAccount(accountId, async (tx) => ({
    running: await liveRun(tx, accountId, bot),
    hostName: hostNameOf(await readWorkflowChoice(tx, workflow, accountId)),
  }));
  const busy = running && { sentence: stillAlive(running), setting: running.setting };
  if (hostName !== null && !chargesForRows(bot))
    return { ...NOTHING, bot, workflowHost: hostName, blockedBy: busy };
  if (bot === 'keepa-download') {
    const download = await planKeepa({ database, sources }, ask);
    const [plan, unset] = 'sentence' in download ? [null, download] : [download, null];
    return {
      ...NOTHING,
      bot,
      rows: plan?.products ?? 0,
      rowsWaiting: plan?.products ?? 0,
      download: plan,
      blockedBy: busy ?? unset,
    };
  }

  const covered = await database.asAccount(accountId, (tx) =>
    rowsForRun(tx, accountId, bot, { now, refreshOlderThanDays: ask.refreshOlderThanDays }),
  );
  const unpaid =
    covered.creditsAvailable < CREDITS_PER_ROW ? { sentence: insufficientCredits(bot), setting: null } : null;
  if (hostName !== null) {
    const rows = Math.min(covered.waiting, rowsAffordable(covered.creditsAvailable));
    return {
      ...NOTHING,
      bot,
      rows,
      rowsWaiting: covered.waiting,
      credits: creditsForRows(rows),
      creditsAvailable: covered.creditsAvailable,
      workflowHost: hostName,
      blockedBy: busy ?? unpaid,
    };
  }
  const desk = bot === 'emailer-bot' ? await desks.open(accountId) : null;
  const unset = desk && 'blocked' in desk ? { sentence: desk.blocked, setting: desk.setting ?? null } : null;
  return {
    ...NOTHING,
    bot,
    rows: covered.brandIds.length,
    rowsWaiting: covered.waiting,
    credits: creditsForRows(covered.brandIds.length),
    creditsAvailable: covered.creditsAvailable,
    emailsLeftToday: covered.allowance?.left ?? null,
    limitResetsAt: covered.allowance?.resetsAt ?? null,
    notice: bot === 'source-bot' && !hasWebSearch ? NO_WEB_SEARCH : null,
    blockedBy: busy ?? unset ?? unpaid,
  };
}

function hostNameOf({ host, url, operatorsName }: WorkflowChoice): string | null {
  if (host === 'operator') return operatorsName;
  return host === 'own' && url !== null ? new URL(url).host : null;
}

const NOTHING = {
  rows: 0,
  rowsWaiting: 0,
  credits: 0,
  creditsAvailable: 0,
  emailsLeftToday: null,
  limitResetsAt: null,
  download: null,
  workflowHost: null,
  notice: null,
  blockedBy: null,
};

/** What hinders it where the download can't start. */
async function planKeepa(
  { database, sources }: Pick<Planning, 'database' | 'sources'>,
  ask: { accountId: string; withBuyBox: boolean; queryId?: number | undefined },
): Promise<NonNullable<NextRun['download']> | Hindrance> {
  const { accountId, withBuyBox: withBuyBoxShares, queryId } = ask;
  try {
    const source = await sources.forAccount(accountId);
    const tokens = await readTokens(source);
    return await database.asAccount(accountId, async (tx) => {
      const { id, name, query } = await chooseQuery(tx, source, accountId, queryId);
      const plan = await planDownload(tx, accountId, { query, tokens, withBuyBoxShares });
      return { ...plan, query: { id, name } };
    });
  } catch (error) {
    if (error instanceof AppError) return hindranceOf(error);
    if (error instanceof ProviderError) {
      const { sentence, setting } = refusalOf('Keepa', error);
      return { sentence: `${sentence}.`, setting };
    }
    throw error;
  }
}
