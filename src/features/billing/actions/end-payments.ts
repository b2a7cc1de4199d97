import type { Database } from '../../../db/database.ts';
import { isLive } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { openCheckoutsOf } from '../store/checkouts.ts';
import { seatOf } from '../store/mentorship-seats.ts';
import { openPurchasesOf } from '../store/pack-purchases.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { whoCharges } from './who-charges.ts';

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
  const { open, seat } = await database.asAccount(accountId, async (tx) => {
    const seat = await seatOf(tx, accountId, isSandbox);
    const plans = (await openCheckoutsOf(tx, accountId, isSandbox)).map(({ id }) => id);
    const packs = (await openPurchasesOf(tx, accountId, isSandbox)).map(({ checkoutId }) => checkoutId);
    const held = seat?.state === 'held' && seat.checkoutId !== null ? [seat.checkoutId] : [];
    return { open: [...plans, ...packs, ...held], seat };
  });
  const hasPlan = payer.subscriptionId !== null && payer.status !== null && isLive(payer.status);
  const hasSubscription = hasPlan || seat?.subscriptionId != null;
  if (open.length === 0 && !hasSubscription) return;
  const charging = whoCharges(provider, payer);
  if (!charging) return;
  const known = [payer.subscriptionId, seat?.subscriptionId ?? null];
  const subscriptions = new Set(known.filter((id) => id !== null));
  for (const id of open) {
    const closed = await charging.checkouts.close(id);
    if (closed?.subscriptionId) subscriptions.add(closed.subscriptionId);
  }
  for (const id of subscriptions) await charging.subscriptions.cancel(id);
}
