import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isLive } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { openCheckoutsOf } from '../store/checkouts.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';

/**
 * Sees to it that an account is charged nothing more: no checkout of it can be paid any longer, and its subscriptions
 * are cancelled at the provider. Throws where that can't be had for certain.
 */
export async function endPayments(
  database: Database,
  provider: PaymentProvider | null,
  accountId: string,
): Promise<void> {
  const payer = await database.asAccount(accountId, (tx) => findPayingAccount(tx, accountId));
  if (!payer) return;
  const { isSandbox } = payer;
  const open = await database.asAccount(accountId, (tx) => openCheckoutsOf(tx, accountId, isSandbox));
  const hasSubscription = payer.subscriptionId !== null && payer.status !== null && isLive(payer.status);
  // Nobody is charged by a stand-in, least of all by one that is gone.
  if ((open.length === 0 && !hasSubscription) || (isSandbox && !provider?.isSandbox)) return;
  if (provider?.isSandbox !== isSandbox) {
    const sentence =
      'The subscription can’t be cancelled, because no payment key is set on this server. Set STRIPE_SECRET_KEY first.';
    throw new AppError('not_configured', sentence);
  }
  const subscriptions = new Set(payer.subscriptionId === null ? [] : [payer.subscriptionId]);
  for (const { id } of open) {
    const closed = await provider.checkouts.close(id);
    if (closed?.subscriptionId) subscriptions.add(closed.subscriptionId);
  }
  for (const id of subscriptions) await provider.subscriptions.cancel(id);
}
