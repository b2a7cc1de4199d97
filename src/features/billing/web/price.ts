import { queryOptions } from '@tanstack/react-query';
import type { Plan } from '../../accounts/domain/plan.ts';
import { billingStateQuery } from './billing-state.ts';

/** What the account pays a month. */
export const priceQuery = (plan: Plan | undefined) =>
  queryOptions({ ...billingStateQuery(plan), select: ({ monthlyCents }) => monthlyCents });
