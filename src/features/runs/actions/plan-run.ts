import type { Database, Tx } from '../../../db/database.ts';
import { CREDITS_PER_ROW, creditsForRows, rowsAffordable } from '../../../kernel/credits.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { countLookedUp, restingBrands } from '../../brands/actions/brands-to-source.ts';
import { chooseQuery } from '../../catalog/actions/list-queries.ts';
import { planDownload } from '../../catalog/actions/plan-download.ts';
import { readTokens } from '../../catalog/actions/read-tokens.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import { brandsAfterAnother, countLeftOut } from '../../outreach/actions/brands-to-write-to.ts';
import { readSenderRooms } from '../../outreach/actions/claim-sender.ts';
import { isSendingOn } from '../../outreach/actions/sending-switch.ts';
import { toBeApproved } from '../../outreach/domain/sequences/inquiry-approval.ts';
import type { MailDesks } from '../../outreach/ports.ts';
import { refusalOf, senderHindrance } from '../domain/after-provider-failure.ts';
import { type Hindrance, hindranceOf, NO_WEB_SEARCH, SENDING_HELD } from '../domain/hindrance.ts';
import type { NextRun } from '../domain/next-run.ts';
import { type Bot, type BrandBot, chargesForRows } from '../domain/run.ts';
import { heldUpByApproval, insufficientCredits, stillAlive } from '../domain/run-sentences.ts';
import { liveRun } from '../store/runs.ts';
import { type RowsAsked, type RowsForRun, rowsForRun } from './rows-for-run.ts';
import { readWorkflowChoice, type WorkflowChoice, type WorkflowSettings } from './workflow-host.ts';

export interface Planning {
  database: Database;
  sources: ProductSources;
  desks: MailDesks;
  hasWebSearch: boolean;
  workflow: Pick<WorkflowSettings, 'operators'>;
}

export interface PlanAsked extends Omit<RowsAsked, 'limit'> {
  accountId: string;
  bot: Bot;
  withBuyBox: boolean;
  queryId?: number | undefined;
}

/** What the next run of a bot would cover and cost. Costs nothing itself. */
export async function planRun(planning: Planning, asked: PlanAsked): Promise<NextRun> {
  const { accountId, bot } = asked;
  const { live, workflowHost } = await planning.database.asAccount(accountId, async (tx) => ({
    live: await liveRun(tx, accountId, bot),
    workflowHost: hostNameOf(await readWorkflowChoice(tx, planning.workflow, accountId)),
  }));
  const plan = chargesForRows(bot)
    ? await planRows(planning, { ...asked, bot, workflowHost })
    : workflowHost === null
      ? await planDownloadRun(planning, asked)
      : { blockedBy: null };
  const busy = live && { sentence: stillAlive(live), setting: live.setting };
  return { ...NOTHING, bot, workflowHost, ...plan, blockedBy: busy ?? plan.blockedBy };
}

/** What a plan says; the rest is as in `NOTHING`. */
type Plan = Partial<Omit<NextRun, 'bot' | 'workflowHost'>> & Pick<NextRun, 'blockedBy'>;

const NOTHING = {
  rows: 0,
  rowsWaiting: 0,
  rowsForAnotherDay: 0,
  leftOut: 0,
  credits: 0,
  creditsAvailable: 0,
  lookedUpBefore: 0,
  resting: null,
  emailsLeftToday: null,
  limitResetsAt: null,
  approval: null,
  download: null,
  notice: null,
};

async function planRows(
  { database, desks, hasWebSearch }: Planning,
  asked: PlanAsked & { bot: BrandBot; workflowHost: string | null },
): Promise<Plan> {
  const { accountId, bot, workflowHost, ...which } = asked;
  const { covered, rowsForAnotherDay, others, notice } = await database.asAccount(accountId, async (tx) => {
    const reached = await rowsForRun(tx, accountId, bot, which);
    const covered = { ...reached, brandIds: await withoutThoseForAnotherDay(tx, accountId, reached) };
    return {
      covered,
      rowsForAnotherDay: reached.brandIds.length - covered.brandIds.length,
      others:
        bot === 'source-bot'
          ? await lookedUp(tx, accountId, covered.brandIds, which)
          : { leftOut: isOfAll(which) ? await countLeftOut(tx, accountId) : 0 },
      notice: bot === 'emailer-bot' ? await sendingNotice(tx, accountId, asked.now) : null,
    };
  });
  const { brandIds, waiting: rowsWaiting, creditsAvailable, allowance } = covered;
  const { approval } = covered;
  const toApprove = approval === null ? 0 : toBeApproved(brandIds, approval);
  const unpaid =
    creditsAvailable < CREDITS_PER_ROW ? { sentence: insufficientCredits(bot), setting: null } : null;
  if (workflowHost !== null) {
    const rows = Math.min(rowsWaiting, rowsAffordable(creditsAvailable));
    return { rows, rowsWaiting, credits: creditsForRows(rows), creditsAvailable, blockedBy: unpaid };
  }
  const desk = bot === 'emailer-bot' ? await desks.open(accountId) : null;
  const unset = desk && 'blocked' in desk ? { sentence: desk.blocked, setting: desk.setting ?? null } : null;
  // Without half a credit no run begins.
  const rows = unpaid === null ? brandIds.length : 0;
  return {
    rows,
    rowsWaiting,
    rowsForAnotherDay,
    credits: creditsForRows(Math.max(0, rows - toApprove)),
    creditsAvailable,
    ...others,
    approval: approval && {
      asks: approval.asks,
      waiting: approval.waiting,
      rows: toApprove,
      isHeldUp: approval.isHeldUp,
    },
    emailsLeftToday: allowance?.left ?? null,
    limitResetsAt: allowance?.resetsAt ?? null,
    notice: notice ?? (bot === 'source-bot' && !hasWebSearch ? NO_WEB_SEARCH : null),
    blockedBy: unset ?? unpaid ?? (approval?.isHeldUp ? heldUpByApproval(approval.waiting) : null),
  };
}

/** Of one address the run writes to one brand a day; an inquiry that is only drafted goes to nobody yet. */
async function withoutThoseForAnotherDay(
  tx: Tx,
  accountId: string,
  { brandIds, allowance, approval }: RowsForRun,
): Promise<number[]> {
  if (allowance === null || approval === null) return brandIds;
  const goOut = brandIds.filter((id) => approval.asks === 'automatic' || approval.approved.has(id));
  const waitForAnotherDay = await brandsAfterAnother(tx, accountId, goOut, allowance.day);
  return brandIds.filter((id) => !waitForAnotherDay.has(id));
}

/** What was looked up before of what would be; and what rests, which a person's own choice takes at any time. */
const lookedUp = async (tx: Tx, accountId: string, brandIds: number[], which: Omit<RowsAsked, 'limit'>) => ({
  lookedUpBefore: await countLookedUp(tx, brandIds),
  resting: isOfAll(which) ? await restingBrands(tx, accountId) : null,
});

/** Nobody has chosen the brands. */
const isOfAll = ({ brandIds, brandFilter }: Omit<RowsAsked, 'limit'>): boolean => !brandIds && !brandFilter;

/** Why a run that is started now would write to nobody yet. */
async function sendingNotice(tx: Tx, accountId: string, now: Date): Promise<Hindrance | null> {
  if (!(await isSendingOn(tx))) return SENDING_HELD;
  const rooms = await readSenderRooms(tx, accountId, now);
  return senderHindrance([...rooms.values()]);
}

async function planDownloadRun(
  { database, sources }: Planning,
  { accountId, withBuyBox: withBuyBoxShares, queryId }: PlanAsked,
): Promise<Plan> {
  try {
    const source = await sources.forAccount(accountId);
    const tokens = await readTokens(source);
    return await database.asAccount(accountId, async (tx) => {
      const { id, name, query } = await chooseQuery(tx, source, accountId, queryId);
      const plan = await planDownload(tx, accountId, { query, tokens, withBuyBoxShares });
      const download = { ...plan, query: { id, name } };
      return { rows: plan.products, rowsWaiting: plan.products, download, blockedBy: null };
    });
  } catch (error) {
    if (error instanceof AppError) return { blockedBy: hindranceOf(error) };
    if (error instanceof ProviderError) {
      const { sentence, setting } = refusalOf('Keepa', error);
      return { blockedBy: { sentence: `${sentence}.`, setting } };
    }
    throw error;
  }
}

function hostNameOf({ host, url, operatorsName }: WorkflowChoice): string | null {
  if (host === 'operator') return operatorsName;
  return host === 'own' && url !== null ? new URL(url).host : null;
}
