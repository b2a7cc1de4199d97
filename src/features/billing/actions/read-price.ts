import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { monthlyCentsShown, tierOf } from '../domain/plans.ts';
import { isLive } from '../domain/subscription.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';

/** What an account pays a month: by its subscription, where it has one for the plan that it is on. */
export async function readPrice(
  tx: Tx,
  accountId: string,
): Promise<{ plan: Plan; monthlyCents: number | null }> {
  const { plan } = await readAccount(tx, accountId);
  const paying = await findPayingAccount(tx, accountId);
  const isPaidFor =
    paying?.status != null && isLive(paying.status) && paying.tier === (tierOf(plan)?.tier ?? null);
  return { plan, monthlyCents: monthlyCentsShown(plan, isPaidFor ? paying.cents : null) };
}
