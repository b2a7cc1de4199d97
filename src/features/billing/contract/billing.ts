import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { PLANS } from '../../accounts/domain/plan.ts';

export const TierNumber = z.literal([1, 2, 3, 4]);

export const billingEndpoints = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Open a checkout of this account for a tier; the address is opened in a new tab',
    access: 'session',
    body: z.object({ tier: TierNumber }),
    response: z.object({ url: z.url() }),
  }),
  /** Where a person comes back from paying: the provider is asked if its webhook has not come yet. */
  settleCheckout: endpoint({
    method: 'POST',
    path: '/api/billing/checkouts/:id/settle',
    summary: 'Make sure that a paid checkout of this account has taken effect',
    access: 'session',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ plan: z.enum(PLANS) }),
  }),
};
