import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

const packSize = z.literal([100, 500, 2_000]);

export const packEndpoints = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/packs/checkout',
    summary: 'Open a checkout of this account for a pack of credits',
    access: 'session',
    body: z.object({ size: packSize }),
    response: z.object({ url: z.url() }),
  }),
  /** Where a person comes back from paying: the provider is asked if its webhook has not come yet. */
  settle: endpoint({
    method: 'POST',
    path: '/api/billing/packs/:id/settle',
    summary:
      'Make sure that a paid pack of this account has been added, and tell what became of its checkout',
    access: 'session',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({
      state: z.enum(['open', 'paid', 'waiting_for_money', 'closed']),
      /** What the pack has. */
      credits: z.number(),
    }),
  }),
};
