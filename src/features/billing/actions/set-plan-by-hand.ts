import type { Database } from '../../../db/database.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { isLive } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { placeOfAll } from './ask-then-apply.ts';
import { followSubscription } from './follow-subscription.ts';
import { whoCharges } from './who-charges.ts';

/** The plan that somebody other than the payment provider gives an account. */
interface PlanByHand {
  accountId: string;
  plan: Plan;
  now: Date;
}

/**
 * Before a plan is taken: the subscription is cancelled at once, as the billing page is closed to who has no plan, and
 * nobody goes on paying for what was taken from them. Throws where that can't be had for certain; then nothing is to be
 * set. True where there was one to cancel.
 */
export async function endWithPlan(
  database: Database,
  provider: PaymentProvider | null,
  { accountId, plan, now }: PlanByHand,
): Promise<boolean> {
  if (plan !== 'none') return false;
  const payer = await database.asSystem((tx) => findPayingAccount(tx, accountId));
  if (!payer?.subscriptionId || payer.status === null || !isLive(payer.status)) return false;
  const charging = whoCharges(provider, payer);
  if (!charging) return false;
  await charging.subscriptions.cancel(payer.subscriptionId);
  await followSubscription(placeOfAll(database, { provider: charging, now }), payer.subscriptionId);
  return true;
}
