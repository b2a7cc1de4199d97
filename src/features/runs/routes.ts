import type { RouteDeps } from '../../http/mount.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ProductSources } from '../catalog/ports.ts';
import type { MailDesks } from '../outreach/ports.ts';
import { changeRun } from './actions/change-run.ts';
import type { Discover } from './actions/drive-source-run.ts';
import { dryRun } from './actions/dry-run.ts';
import { planRun } from './actions/plan-run.ts';
import { previewRun } from './actions/preview-run.ts';
import { listRuns, readRow, readRows, readShownRun } from './actions/read-runs.ts';
import { requestRun } from './actions/request-run.ts';
import { waitForRun } from './actions/wait-for-run.ts';
import { wakeWorkers } from './actions/wake-workers.ts';
import {
  chooseWorkflowHost,
  readWorkflowChoice,
  renewWorkflowSecret,
  type WorkflowSettings,
} from './actions/workflow-host.ts';
import { runEndpoints } from './contract/runs.ts';
import { trialEndpoints } from './contract/trials.ts';
import { workflowHostEndpoints } from './contract/workflow-host.ts';
import { hasEnded } from './domain/run.ts';
import { BOT_OF_TRIGGER } from './domain/triggers.ts';
import { presentDryRow, presentPlan, presentRow, presentRun } from './present.ts';

export interface RunRouteDeps extends RouteDeps {
  sources: ProductSources;
  desks: MailDesks;
  discover: Discover;
  hasWebSearch: boolean;
  workflow: WorkflowSettings;
  clock: Clock;
}

/** Each fetches some eighty pages of other people's. */
const DRY_RUNS: Limit = {
  name: 'dry-run',
  burst: 3,
  perMinute: 0.2,
  sentence: 'That was tried several times just now. Please wait a few minutes, or start the run.',
};
/** Where a model adds to the words, each asks it several times. */
const PREVIEWS: Limit = {
  name: 'run-preview',
  burst: 6,
  perMinute: 1,
  sentence: 'The emails were written several times just now. Please wait a minute.',
};
/** Longer than any proxy waits for an answer would only lose it. */
const AUTOMATION_WAITS_MS = 100_000;

export function runRoutes(deps: RunRouteDeps): void {
  const { routes, database, clock } = deps;

  routes.on(runEndpoints.start, async ({ actor: { accountId, kind }, body }) => {
    const startedBy = kind === 'token' ? 'api' : 'browser';
    const now = clock.now();
    const run = await requestRun(deps, {
      accountId,
      startedBy,
      now,
      bot: body.bot,
      limit: body.limit,
      brandIds: body.brandIds,
      brandFilter: body.brandFilter,
      refreshOlderThanDays: body.refreshOlderThanDays,
      withBuyBox: body.withBuyBox ?? false,
      queryId: body.queryId,
    });
    await wakeWorkers(database);
    return presentRun({ ...run, forApproval: 0, creditsLeft: null });
  });

  routes.on(runEndpoints.list, async ({ actor: { accountId }, query }) => {
    const before = query.before ? new Date(query.before) : undefined;
    const runs = await database.asAccount(accountId, (tx) => listRuns(tx, accountId, { ...query, before }));
    return { runs: runs.map(presentRun) };
  });

  routes.on(runEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentRun(await database.asAccount(accountId, (tx) => readShownRun(tx, accountId, params.id))),
  );

  routes.on(runEndpoints.rows, async ({ actor: { accountId }, params, query }) => {
    const page = await database.asAccount(accountId, (tx) => readRows(tx, accountId, params.id, query));
    return { rows: page.rows.map(presentRow), total: page.total };
  });

  routes.on(runEndpoints.row, async ({ actor: { accountId }, params }) =>
    presentRow(await database.asAccount(accountId, (tx) => readRow(tx, accountId, params.id, params.seq))),
  );

  routes.on(runEndpoints.command, async ({ actor: { accountId }, params, body }) => {
    const change = { accountId, runId: params.id, command: body.command };
    const run = await database.asAccount(accountId, (tx) => changeRun(tx, change));
    await wakeWorkers(database);
    return presentRun(await database.asAccount(accountId, (tx) => readShownRun(tx, accountId, run.id)));
  });

  routes.on(runEndpoints.plan, async ({ actor: { accountId }, params, query }) =>
    presentPlan(
      await planRun(deps, {
        accountId,
        bot: params.bot,
        withBuyBox: query.withBuyBox ?? false,
        queryId: query.queryId,
        refreshOlderThanDays: query.refreshOlderThanDays,
        now: clock.now(),
      }),
    ),
  );

  routes.on(runEndpoints.planChosen, async ({ actor: { accountId }, params, body }) =>
    presentPlan(
      await planRun(deps, { ...body, accountId, bot: params.bot, withBuyBox: false, now: clock.now() }),
    ),
  );

  routes.on(
    trialEndpoints.dryRun,
    async ({ actor: { accountId }, request }) => ({
      rows: (await dryRun(deps, accountId, request.signal)).map(presentDryRow),
    }),
    { limit: DRY_RUNS },
  );

  routes.on(trialEndpoints.preview, ({ actor: { accountId } }) => previewRun(deps, accountId, clock.now()), {
    limit: PREVIEWS,
  });

  routes.on(runEndpoints.automation, async ({ actor: { accountId }, body, request }) => {
    const bot = BOT_OF_TRIGGER[body.trigger];
    const run = await requestRun(deps, {
      accountId,
      bot,
      startedBy: 'api',
      now: clock.now(),
      withBuyBox: false,
      // Whoever asks here wants Linesheet to do it; a workflow host that asks would only be asked back.
      onLinesheet: true,
    });
    await wakeWorkers(database);
    const wait = { accountId, runId: run.id, forMs: AUTOMATION_WAITS_MS, signal: request.signal };
    const after = await waitForRun(database, wait);
    if (hasEnded(after.state)) return { status: 'ok' as const, rowsProcessed: after.rowsProcessed };
    return Response.json(
      { status: 'running', id: run.id, url: `/api/runs/${run.id}` },
      { status: 202, headers: { location: `/api/runs/${run.id}`, 'cache-control': 'no-store' } },
    );
  });

  const { workflow } = deps;

  routes.on(workflowHostEndpoints.workflowHost, ({ actor: { accountId } }) =>
    database.asAccount(accountId, (tx) => readWorkflowChoice(tx, workflow, accountId)),
  );

  routes.on(workflowHostEndpoints.chooseWorkflowHost, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, async (tx) => {
      const { secret } = await chooseWorkflowHost(tx, workflow, { accountId, ...body }, clock.now());
      return { ...(await readWorkflowChoice(tx, workflow, accountId)), secret };
    }),
  );

  routes.on(workflowHostEndpoints.renewWorkflowSecret, ({ actor: { accountId } }) =>
    database.asAccount(accountId, (tx) =>
      renewWorkflowSecret(tx, { sealer: workflow.sealer, now: clock.now() }, accountId),
    ),
  );
}
