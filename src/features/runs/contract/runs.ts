import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idSchema, limitSchema, offsetSchema, uuidParams } from '../../../kernel/schemas.ts';
import { BrandFilter } from '../../brands/contract/list.ts';
import { QueryId } from '../../catalog/contract/queries.ts';
import { DELIVERIES } from '../../outreach/domain/mails/mail-event.ts';
import { BOTS, ROW_FILTERS, ROW_OUTCOMES, RUN_COMMANDS, RUN_STATES, WAITS } from '../domain/run.ts';
import { TRIGGERS } from '../domain/triggers.ts';

export const RunView = z.object({
  id: z.string(),
  bot: z.enum(BOTS),
  /** Keepa download: the name of its query. */
  query: z.nullable(z.string()),
  /** Who does it: Linesheet, or the workflow host that the account named. */
  host: z.enum(['linesheet', 'workflow']),
  state: z.enum(RUN_STATES),
  /** The workflow host couldn’t be asked, refused, or was never heard of. */
  failedToStart: z.boolean(),
  waitingFor: z.nullable(z.enum(WAITS)),
  /** One sentence: why it waits or failed. */
  reason: z.nullable(z.string()),
  /** The server’s setting that would mend it, for whoever runs it. */
  setting: z.nullable(z.string()),
  /** The moment at which it goes on by itself, ISO 8601. */
  waitUntil: z.nullable(z.string()),
  rowsTotal: z.number(),
  rowsDone: z.number(),
  rowsProcessed: z.number(),
  rowsFailed: z.number(),
  creditsDeducted: z.number(),
  /** Emailer Bot: the account’s inquiries that wait at this moment for a person’s approval, of whichever run. */
  forApproval: z.number(),
  /** Rows a second lately; null while nothing can be said. */
  rowsPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
  /** Which of pause, continue and stop make sense now. */
  commands: z.array(z.enum(RUN_COMMANDS)),
  createdAt: z.string(),
  updatedAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type RunView = z.infer<typeof RunView>;

export const RunRowView = z.object({
  seq: z.number(),
  brandId: z.nullable(z.number()),
  /** The brand's name, or the product's ASIN. */
  subject: z.string(),
  state: z.enum(['waiting', 'claimed', 'done', 'failed', 'skipped']),
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  detail: z.nullable(z.string()),
  charged: z.boolean(),
  /** Emailer Bot: what the mail’s provider told of it since; null until it did. */
  delivery: z.nullable(z.enum(DELIVERIES)),
  finishedAt: z.nullable(z.string()),
});
export type RunRowView = z.infer<typeof RunRowView>;

/** A sentence for everybody, and for whoever runs Linesheet the server’s setting that would mend it. */
export const Hindrance = z.object({ sentence: z.string(), setting: z.nullable(z.string()) });

// Named here, as every signed-in page has this file, and few what it would come from.
export const Asks = z.enum(['each', 'first_ten', 'automatic']);

/** What the next run of a bot would cover and cost, before it starts. */
export const RunPlan = z.object({
  bot: z.enum(BOTS),
  /** Rows that the run would cover. */
  rows: z.number(),
  /** Rows that wait, whether or not today's limit and the balance reach for them. */
  rowsWaiting: z.number(),
  /** Emailer Bot: those left for another day, as another brand has the same address. */
  rowsForAnotherDay: z.number(),
  /** Emailer Bot: brands with an address that it leaves alone, as they are set aside. */
  leftOut: z.number(),
  /** At most; what fails is free. */
  credits: z.number(),
  creditsAvailable: z.number(),
  /** Source Bot: those of its rows that were looked up before. */
  lookedUpBefore: z.number(),
  /** Source Bot: brands without a way in that it takes again by itself, and from when on. */
  resting: z.nullable(z.object({ brands: z.number(), from: z.string() })),
  /** Emailer Bot: what today's limit leaves, and when it begins anew. */
  emailsLeftToday: z.nullable(z.number()),
  limitResetsAt: z.nullable(z.string()),
  /** Emailer Bot: whether a person is asked before an inquiry goes out. */
  approval: z.nullable(
    z.object({
      asks: Asks,
      /** The account’s inquiries that wait for it now. */
      waiting: z.number(),
      /** Those of `rows` that the run would only write. */
      rows: z.number(),
      /** Nothing further is begun before those that wait are approved. */
      isHeldUp: z.boolean(),
    }),
  ),
  /** Keepa download. */
  keepa: z.nullable(
    z.object({
      query: z.object({ id: z.number(), name: z.string() }),
      products: z.number(),
      tokens: z.number(),
      hours: z.nullable(z.number()),
      tokensLeft: z.nullable(z.number()),
      refillPerMinute: z.nullable(z.number()),
      withBuyBox: z.boolean(),
      warnings: z.array(z.string()),
    }),
  ),
  /** The workflow host that does it in Linesheet’s place; null where Linesheet does it. */
  workflowHost: z.nullable(z.string()),
  /** What it will have to do without. */
  notice: z.nullable(Hindrance),
  /** Why it can’t start now. */
  blockedBy: z.nullable(Hindrance),
});
export type RunPlan = z.infer<typeof RunPlan>;

const Page = z.object({
  limit: limitSchema(200, 50),
  offset: offsetSchema(1_000_000),
});

const StartRun = z.object({
  bot: z.enum(BOTS),
  limit: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  /** Source and Emailer Bot: only these brands. */
  brandIds: z.optional(z.array(z.int()).check(z.maxLength(10_000))),
  /** Source and Emailer Bot: only the brands that match, in place of `brandIds`. */
  brandFilter: z.optional(BrandFilter),
  /** Source Bot: also brands that were looked up longer ago than this; what is fresher is never paid for again. */
  refreshOlderThanDays: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  /** Keepa download: also ask for Buy Box shares, two tokens more a product. */
  withBuyBox: z.optional(z.boolean()),
  /** Keepa download: which of the account’s queries; its default where nothing is said. */
  queryId: z.optional(QueryId),
});

export const runEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/runs',
    summary: 'Start a bot',
    access: { scope: 'runs' },
    body: StartRun,
    response: RunView,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/runs',
    summary: 'Runs, newest first',
    access: { scope: 'read' },
    query: z.object({
      bot: z.optional(z.enum(BOTS)),
      before: z.optional(z.iso.datetime()),
      limit: limitSchema(100, 20),
    }),
    response: z.object({ runs: z.array(RunView) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/runs/:id',
    summary: 'One run',
    access: { scope: 'read' },
    params: uuidParams,
    response: RunView,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/runs/:id/rows',
    summary: 'A run’s rows, those that ended last first; those without an end last',
    access: { scope: 'read' },
    params: uuidParams,
    query: z.extend(Page, { outcome: z.optional(z.enum(ROW_FILTERS)) }),
    response: z.object({ rows: z.array(RunRowView), total: z.number() }),
  }),
  row: endpoint({
    method: 'GET',
    path: '/api/runs/:id/rows/:seq',
    summary: 'One row of a run',
    access: { scope: 'read' },
    params: z.extend(uuidParams, { seq: idSchema }),
    response: RunRowView,
  }),
  command: endpoint({
    method: 'POST',
    path: '/api/runs/:id/commands',
    summary: 'Pause, continue or stop a run',
    access: { scope: 'runs' },
    params: uuidParams,
    body: z.object({ command: z.enum(RUN_COMMANDS) }),
    response: RunView,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/api/run-plans/:bot',
    summary: 'What the next run would do and cost',
    access: { scope: 'read' },
    params: z.object({ bot: z.enum(BOTS) }),
    query: z.object({
      withBuyBox: z.optional(z.stringbool()),
      queryId: z.optional(QueryId),
      refreshOlderThanDays: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_650))),
    }),
    response: RunPlan,
  }),
  planChosen: endpoint({
    method: 'POST',
    path: '/api/run-plans/:bot/chosen',
    summary: 'What a run over chosen brands would do and cost; nothing is started',
    access: { scope: 'read' },
    params: z.object({ bot: z.enum(['source-bot', 'emailer-bot']) }),
    body: z.pick(StartRun, { brandIds: true, brandFilter: true, refreshOlderThanDays: true }),
    response: RunPlan,
  }),
  automation: endpoint({
    method: 'POST',
    path: '/api/automation',
    summary: 'Start a bot and wait for it, at most 100 seconds',
    access: { scope: 'runs' },
    body: z.object({ trigger: z.enum(TRIGGERS) }),
    response: z.object({ status: z.literal('ok'), rowsProcessed: z.number() }),
  }),
};
