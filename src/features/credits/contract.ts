import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

/** How many entries of the history come at once. */
export const HISTORY_PAGE_SIZE = 25;

export const HistoryEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(['grant', 'purchase', 'settle', 'lapse', 'take_back']),
  /** What it was for, in words; of rows, how many there were in one go. */
  reason: z.string(),
  rows: z.nullable(z.number()),
  amount: z.number(),
  /** What the account owned after it. */
  balance: z.number(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const creditEndpoints = {
  balance: endpoint({
    method: 'GET',
    path: '/api/credits',
    summary: 'The account’s credits: of the month’s grant, bought, and set aside by running bots',
    access: { scope: 'read' },
    response: z.object({ total: z.number(), monthly: z.number(), bought: z.number(), held: z.number() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/credits/history',
    summary:
      'All that changed the balance, newest first; rows that a run was charged for in one go are one entry',
    access: { scope: 'read' },
    query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0) }),
    response: z.object({ entries: z.array(HistoryEntry), total: z.number() }),
  }),
};
