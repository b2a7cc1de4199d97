import { beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import type { PaymentEvent } from '../domain/payment-event.ts';
import type { PaymentProvider } from '../ports.ts';
import { applyNextEvent } from './apply-payment-event.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const BODY = '{"name":"Ann Miller"}';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});

const receive = (event: PaymentEvent) =>
  database.asSystem((tx) =>
    receivePaymentEvent(
      tx,
      { read: () => event },
      { body: BODY, signature: '', isSandbox: false, receivedAt: NOW },
    ),
  );
const kept = () =>
  database.asSystem((tx) =>
    tx.selectFrom('payment_events').select(['id', 'body', 'customer_id', 'failure']).orderBy('id').execute(),
  );

it('keeps nothing of an event that concerns none of ours but that there was one', async () => {
  await receive({ id: 'evt_1', kind: 'customer.updated', customerId: 'cus_1', about: null });
  expect(await kept()).toEqual([{ id: 'evt_1', body: '', customer_id: null, failure: null }]);
});

it('keeps nothing of who turns out to be nobody’s customer here', async () => {
  const about = { subscriptionId: 'sub_1' };
  await receive({ id: 'evt_1', kind: 'customer.subscription.updated', customerId: 'cus_1', about });
  expect(await kept()).toMatchObject([{ body: BODY, customer_id: 'cus_1' }]);
  const subscriptions = { find: async () => null };
  const provider = { isSandbox: false, subscriptions } as unknown as PaymentProvider;
  expect(await applyNextEvent(database, { provider, now: NOW })).toBe('more');
  expect(await kept()).toEqual([{ id: 'evt_1', body: '', customer_id: null, failure: 'No account of ours' }]);
});
