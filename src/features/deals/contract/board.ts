import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { LOST_REASONS, STAGES } from '../domain/stage.ts';
import { TASK_KINDS } from '../domain/task.ts';
import { TermView } from './deals.ts';

const stage = z.enum(STAGES);
const search = z.optional(z.string().check(z.maxLength(200)));

export const ListedDealView = z.object({
  brand: z.object({ id: z.number(), name: z.string(), isSandbox: z.boolean() }),
  stage,
  lostReason: z.nullable(z.enum(LOST_REASONS)),
  movedAt: z.iso.datetime(),
  movedBy: z.enum(['start', 'reading', 'person']),
  lastMailAt: z.nullable(z.iso.datetime()),
  /** What its last answer calls for: "They ask for documents". */
  nextStep: z.nullable(z.string()),
  /** The few that decide it: opening order, MAP, lead time. */
  terms: z.array(z.pick(TermView, { name: true, label: true, told: true })),
  task: z.nullable(
    z.object({ id: z.number(), kind: z.enum(TASK_KINDS), title: z.string(), dueOn: z.string() }),
  ),
  /** Where a person may put it. */
  moves: z.array(stage),
});
export type ListedDealView = z.infer<typeof ListedDealView>;

export const boardEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/deals',
    summary: 'The deals of one stage, those that moved last first',
    access: { scope: 'read' },
    query: z.object({
      stage,
      search,
      limit: limitSchema(100, 25),
      offset: offsetSchema(),
    }),
    response: z.object({
      deals: z.array(ListedDealView),
      /** The day by the account’s calendar, against which its tasks are due. */
      today: z.string(),
    }),
  }),
  stages: endpoint({
    method: 'GET',
    path: '/api/deals/stages',
    summary: 'How many deals stand in each stage',
    access: { scope: 'read' },
    query: z.object({ search }),
    response: z.object({ stages: z.array(z.object({ stage, count: z.number() })) }),
  }),
};
