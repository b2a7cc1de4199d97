import type { Tx } from '../../../db/database.ts';
import type { Account } from '../../accounts/domain/account.ts';
import type { BillingState } from '../domain/billing-state.ts';
import { monthlyCentsShown, tierOf } from '../domain/plans.ts';
import { isLive } from '../domain/subscription.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { firstDisputeOf } from '../store/payment-disputes.ts';

export async function readBillingState(tx: Tx, { id, plan }: Account): Promise<BillingState> {
  const [payer, dispute] = await Promise.all([findPayingAccount(tx, id), firstDisputeOf(tx, id)]);
  const subscription = payer?.status != null && isLive(payer.status) ? payer : null;
  const isPaidFor = subscription !== null && subscription.tier === (tierOf(plan)?.tier ?? null);
  return {
    plan,
    monthlyCents: monthlyCentsShown(plan, isPaidFor ? subscription.cents : null),
    hasDiscount: !payer?.discountUsed,
    subscription,
    dispute,
  };
}
