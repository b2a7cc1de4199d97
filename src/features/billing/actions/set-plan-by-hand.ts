import type { Tx } from '../../../db/database.ts';
import { setPlan } from '../../accounts/actions/set-plan.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { isLive } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { followSubscription } from './follow-subscription.ts';
import { whoCharges } from './who-charges.ts';

/**
 * The plan that somebody other than the payment provider gives an account. Without one its subscription is cancelled
 * at once: the billing page is closed to who has no plan, and nobody goes on paying for what was taken from them.
 * Nothing is set where that can't be had for certain.
 */
export async function setPlanByHand(
  tx: Tx,
  provider: PaymentProvider | null,
  { accountId, plan, now }: { accountId: string; plan: Plan; now: Date },
): Promise<{ subscriptionCancelled: boolean }> {
  const subscriptionCancelled = plan === 'none' && (await cancelNow(tx, provider, accountId, now));
  await setPlan(tx, accountId, plan);
  return { subscriptionCancelled };
}

async function cancelNow(
  tx: Tx,
  provider: PaymentProvider | null,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const payer = await findPayingAccount(tx, accountId);
  if (!payer?.subscriptionId || payer.status === null || !isLive(payer.status)) return false;
  const charging = whoCharges(provider, payer);
  if (!charging) return false;
  const { subscriptionId } = payer;
  await charging.subscriptions.cancel(subscriptionId);
  await followSubscription(tx, charging, { subscriptionId, now });
  return true;
}
