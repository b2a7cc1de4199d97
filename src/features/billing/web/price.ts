import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { billingEndpoints } from '../contract.ts';

/** What the account pays a month; asked anew when its plan has changed. */
export const priceQuery = (plan: Plan | undefined) =>
  queryOptions({
    queryKey: ['price', plan],
    queryFn: async ({ signal }) => (await call(billingEndpoints.price, { signal })).monthlyCents,
    enabled: plan !== undefined,
  });
