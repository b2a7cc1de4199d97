import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { PLANS } from '../../accounts/domain/plan.ts';
import { STEPS } from '../../onboarding/domain/steps.ts';
import { BOTS } from '../../runs/domain/run.ts';
import { TASK_KINDS } from '../domain/tasks.ts';

export const TaskView = z.object({
  kind: z.enum(TASK_KINDS),
  urgency: z.enum(['now', 'soon', 'later']),
  title: z.string(),
  detail: z.string(),
  run: z.nullable(z.object({ id: z.string(), bot: z.enum(BOTS) })),
});
export type TaskView = z.infer<typeof TaskView>;

const UsageView = z.object({
  sentToday: z.number(),
  remainingThisMonth: z.number(),
  brands: z.number(),
  /** Emails a month: those of a day, thirty times. */
  quota: z.number(),
  /** The last 90 days by the account’s calendar, oldest first. */
  days: z.array(z.object({ day: z.string(), sent: z.number(), found: z.number() })),
});

export const DashboardView = z.object({
  plan: z.object({
    plan: z.enum(PLANS),
    monthlyCents: z.nullable(z.number()),
    /** When the month that is paid ends, ISO 8601; null without a subscription, and while a payment is owed. */
    periodEnd: z.nullable(z.string()),
    /** Whether the plan ends then. */
    endsThen: z.boolean(),
  }),
  setup: z.object({ completedSteps: z.number(), nextStep: z.literal(STEPS) }),
  /** Until there is something of the account’s own, figures and tasks are samples. */
  hasOwnData: z.boolean(),
  usage: UsageView,
  tasks: z.array(TaskView),
  /** The sender’s domain is being looked up: there may be another task in a moment. */
  isCheckingSender: z.boolean(),
});
export type DashboardView = z.infer<typeof DashboardView>;

export const insightEndpoints = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'The dashboard’s figures, and what there is to do',
    access: { scope: 'read' },
    response: DashboardView,
  }),
};
