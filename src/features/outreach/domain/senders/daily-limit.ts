import type { Plan } from '../../../accounts/domain/plan.ts';
import { emailsPerDayOf } from '../../../billing/domain/plans.ts';

/** How many mails a day an account may send: its plan's, unless a figure of its own was agreed on. */
export const dailyLimitOf = (account: { plan: Plan; emailsPerDayOverride: number | null }): number =>
  account.emailsPerDayOverride ?? emailsPerDayOf(account.plan);
