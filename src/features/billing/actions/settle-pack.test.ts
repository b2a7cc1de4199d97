import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { readBalance } from '../../credits/actions/read-credits.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentProvider } from '../ports.ts';
import { insertPurchase } from '../store/pack-purchases.ts';
import { applyPackCheckout, applyPackRefund } from './settle-pack.ts';

it('takes back a pack whose refund comes to more than its price, as with the tax on it, and no more than it had', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const checkoutId = 'cs_1';
  let payment: Payment = { id: 'pi_1', cents: 5_950, refundedCents: 0, disputes: [] };
  const provider = {
    isSandbox: false,
    payments: { find: async () => payment },
  } as unknown as PaymentProvider;
  const credits = async () =>
    (await database.asAccount(accountId, (tx) => readBalance(tx, accountId))).credits;
  await database.asAccount(accountId, async (tx) => {
    const pack = { credits: 100, cents: 5_000, url: 'https://pay.example/cs_1', isSandbox: false };
    await insertPurchase(tx, { ...pack, checkoutId, accountId });
  });
  const place = { inTransaction: database.asSystem, provider };
  const paid = { id: checkoutId, accountId, state: 'paid', paymentId: payment.id } as const;
  await applyPackCheckout(place, { ...paid, subscriptionId: null, url: null });
  expect(await credits()).toBe(100);

  for (const refundedCents of [2_500, 5_950, 5_950]) {
    payment = { ...payment, refundedCents };
    expect(await applyPackRefund(place, payment.id)).toBe(true);
    expect(await credits()).toBe(refundedCents === 2_500 ? 50 : 0);
  }
});
