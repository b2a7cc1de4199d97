import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { ALERT_LEVELS } from '../domain/alerts.ts';
import { ADMIN_SECTIONS } from '../domain/sections.ts';

export const AlertView = z.object({
  key: z.string(),
  level: z.enum(ALERT_LEVELS),
  title: z.string(),
  detail: z.string(),
  /** Where it can be mended or looked into; null where that is nowhere in the product. */
  section: z.nullable(z.enum(ADMIN_SECTIONS)),
});
export type AlertView = z.infer<typeof AlertView>;

export const Overview = z.object({
  people: z.object({ total: z.int(), newThisWeek: z.int() }),
  subscriptions: z.object({ active: z.int(), monthlyCents: z.int() }),
  mails: z.object({ sentToday: z.int(), bouncedToday: z.int() }),
  runs: z.object({ running: z.int(), waiting: z.int() }),
  alerts: z.array(AlertView),
});
export type Overview = z.infer<typeof Overview>;

export const overviewEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'How the whole of it stands: people, money, mail, bots, and what needs somebody',
    access: { role: 'admin' },
    response: Overview,
  }),
};
