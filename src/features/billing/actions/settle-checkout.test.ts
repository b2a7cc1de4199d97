import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { insertCheckout, openCheckoutsOf } from '../store/checkouts.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { placeOf } from './ask-then-apply.ts';
import { applyCheckout } from './settle-checkout.ts';

const NOW = new Date('2026-03-09T12:00:00Z');

it('uses up the discount of a checkout when its money has come, and not while it is on its way', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const subscription: Subscription = {
    id: 'sub_1',
    customerId: 'cus_1',
    accountId,
    status: 'active',
    program: null,
    tier: 1,
    cents: 30_000,
    next: null,
    periodStart: NOW,
    periodEnd: NOW,
    cancelAtPeriodEnd: false,
    paidMonth: null,
    paidUpgrades: [],
    owedInvoiceId: null,
    owedSince: null,
  };
  const subscriptions = { find: async () => subscription };
  const provider = { isSandbox: false, subscriptions } as unknown as PaymentProvider;
  const opened = { id: 'cs_1', accountId, url: 'https://pay.example/cs_1' };
  await database.asAccount(accountId, (tx) =>
    insertCheckout(tx, { ...opened, tier: 1, isDiscounted: true, isSandbox: false }),
  );
  const place = placeOf({ database, provider, clock: { now: () => NOW } }, accountId);
  const become = async (state: Checkout['state']) => {
    await applyCheckout(place, { ...opened, state, subscriptionId: 'sub_1', paymentId: null });
    return place.inTransaction(async (tx) => ({
      open: (await openCheckoutsOf(tx, accountId, false)).length,
      discountUsed: (await findPayingAccount(tx, accountId))?.discountUsed,
    }));
  };
  expect(await become('waiting_for_money')).toEqual({ open: 1, discountUsed: false });
  expect(await become('paid')).toEqual({ open: 0, discountUsed: true });
});
