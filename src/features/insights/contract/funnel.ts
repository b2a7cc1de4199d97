import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { FUNNEL_SPLITS } from '../domain/funnel.ts';

const Counts = z.object({
  contacted: z.number(),
  replied: z.number(),
  application: z.number(),
  account: z.number(),
  price_list: z.number(),
  order: z.number(),
  reorder: z.number(),
});

/** How far brands came of those that got their first inquiry in the time asked for. */
export const FunnelView = z.object({
  /** Whether a first inquiry has ever gone out, in the time asked for or not. */
  hasContacted: z.boolean(),
  total: Counts,
  /** The largest groups first; weeks in their order. Null: it isn’t known. */
  groups: z.array(z.object({ name: z.nullable(z.string()), counts: Counts })),
  replyTimes: z.object({
    replies: z.number(),
    medianHours: z.nullable(z.number()),
    ninetiethHours: z.nullable(z.number()),
    buckets: z.array(z.object({ upToDays: z.nullable(z.number()), replies: z.number() })),
    byMail: z.array(z.object({ mail: z.number(), replies: z.number() })),
  }),
  /** Brands by the class of their last answer. */
  classes: z.array(z.object({ class: z.string(), brands: z.number() })),
  objections: z.array(
    z.object({
      reason: z.string(),
      brands: z.number(),
      /** In each currency of its own: the site’s on which the brands sell. */
      monthlyRevenue: z.array(z.object({ cents: z.number(), currency: z.string() })),
      measured: z.number(),
    }),
  ),
});
export type FunnelView = z.infer<typeof FunnelView>;

export const funnelEndpoints = {
  funnel: endpoint({
    method: 'GET',
    path: '/api/insights/funnel',
    summary:
      'From first inquiries to orders: how far brands came, how fast they answered, and why they declined',
    access: { scope: 'read' },
    query: z.object({
      /** First inquiries of the last so many days; without it, of all time. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_650))),
      by: z._default(z.enum(FUNNEL_SPLITS), 'template'),
      marketplace: z.optional(z.enum(['amazon', 'walmart', 'tiktok'])),
    }),
    response: FunnelView,
  }),
};
