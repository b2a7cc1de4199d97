import { expect, it } from 'vitest';
import { readCustomerRecord } from '../../src/features/billing/actions/customer-records.ts';
import { closureRoutes } from '../../src/features/closures/routes.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type Browser, signedIn } from '../support/http-app.ts';
import { paymentsApp } from '../support/payments.ts';

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const ADDRESS = {
  line1: '100 Main Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
};
const unreachable = createStripePayments({
  apiKey: 'sk_test_sandbox',
  baseUrl: 'http://127.0.0.1:9',
  isSandbox: true,
});

const records = async (person: Browser) =>
  (await (await person.get('/api/billing/records')).json()) as Record<string, unknown>;

async function subscribed(app: Awaited<ReturnType<typeof paymentsApp>>) {
  const ann = await signedIn(app, { plan: 'none' });
  const { url } = (await (await ann.post('/api/billing/checkout', { tier: 1 })).json()) as { url: string };
  await app.fillIn(url, CARD);
  const id = new URL(url).pathname.split('/').at(-1) ?? '';
  await ann.post(`/api/billing/checkouts/${id}/settle`, {});
  return ann;
}

it('shows card, invoices and billing address as the provider has them', async () => {
  const app = await paymentsApp();
  const ann = await subscribed(app);
  const details = { name: 'Miller Trading LLC', email: 'books@shop.example', address: ADDRESS };
  expect((await ann.send('PUT', '/api/billing/details', details)).status).toBe(200);
  expect(await records(ann)).toMatchObject({
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
    details,
    invoices: [
      {
        number: expect.stringMatching(/-0001$/),
        cents: 15_000,
        currency: 'usd',
        state: 'paid',
        url: expect.stringContaining('/pay/invoice/'),
      },
    ],
  });
  const { data } = await app.stripe.customers.list();
  expect(data[0]).toMatchObject({
    name: details.name,
    address: { line1: '100 Main Street', postal_code: '97201' },
  });
});

it('says of an invoice that its money went back, all of it or a part', async () => {
  const app = await paymentsApp();
  const ann = await subscribed(app);
  const { data } = await app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await app.stripe.refunds.create({ charge, amount: 5_000 });
  expect(await records(ann)).toMatchObject({ invoices: [{ cents: 15_000, state: 'partly_refunded' }] });
  await app.stripe.refunds.create({ charge });
  expect(await records(ann)).toMatchObject({ invoices: [{ cents: 15_000, state: 'refunded' }] });
});

it('says of an invoice that its payment is disputed, and that the bank has given the money back', async () => {
  const app = await paymentsApp();
  const ann = await subscribed(app);
  const { data } = await app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  expect(await records(ann)).toMatchObject({ invoices: [{ cents: 15_000, state: 'disputed' }] });
  await app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'false' });
  expect(await records(ann)).toMatchObject({ invoices: [{ state: 'charged_back' }] });
});

it('shows an invoice as paid again once its dispute is won', async () => {
  const app = await paymentsApp();
  const ann = await subscribed(app);
  const { data } = await app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'true' });
  expect(await records(ann)).toMatchObject({ invoices: [{ state: 'paid' }] });
});

it('has nothing to show of an account that never paid, and makes nobody known to the provider for it', async () => {
  const app = await paymentsApp();
  const ann = await signedIn(app, { plan: 'Tier-2' });
  expect(await records(ann)).toMatchObject({
    card: null,
    details: { name: 'Ann', email: 'ann@shop.example' },
    invoices: [],
  });
  expect((await app.stripe.customers.list()).data).toEqual([]);
});

it('opens the provider’s portal, also for a plan that was granted, and for one customer only', async () => {
  const app = await paymentsApp();
  const ann = await signedIn(app, { plan: 'Tier-2' });
  const urls = await Promise.all(
    [1, 2].map(
      async () => ((await (await ann.post('/api/billing/portal', {})).json()) as { url?: string }).url,
    ),
  );
  expect(urls.filter((url) => url?.includes('/pay/portal/')).length).toBeGreaterThan(0);
  expect((await app.stripe.customers.list()).data).toHaveLength(1);
});

it('keeps everybody’s records to themselves', async () => {
  const app = await paymentsApp();
  await subscribed(app);
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  expect(await records(ben)).toMatchObject({ card: null, invoices: [] });
  expect((await ben.get('/api/billing/subscription')).status).toBe(200);
  expect(await (await ben.get('/api/billing/subscription')).json()).toMatchObject({ subscription: null });
});

it('refuses details without a name or an address to write to', async () => {
  const app = await paymentsApp();
  const ann = await signedIn(app);
  const details = { name: 'Ann', email: 'ann@shop.example', address: ADDRESS };
  for (const wrong of [{ name: ' ' }, { email: 'ann' }, { address: { ...ADDRESS, country: 'USA' } }]) {
    expect((await ann.send('PUT', '/api/billing/details', { ...details, ...wrong })).status).toBe(400);
  }
});

it('fails as unreachable while the provider is away', async () => {
  const app = await paymentsApp();
  const ann = await subscribed(app);
  const deps = { database: app.database, clock: systemClock, provider: unreachable };
  const reading = readCustomerRecord(deps, { accountId: ann.accountId, email: 'ann@shop.example' });
  await expect(reading).rejects.toMatchObject({ failure: 'unreachable' });
});

it('deletes nothing of an account while the provider can’t be told, and says why', async () => {
  const optOuts = createOptOutHasher(TEST_SECRET_KEY, null);
  const app = await paymentsApp((built) =>
    closureRoutes({ ...built, optOuts, payments: unreachable, patienceMs: 300 }),
  );
  const ann = await subscribed(app);
  const refused = await ann.post('/api/closures', { confirmation: 'DELETE' });
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { detail: 'Stripe can’t be reached. Please try again.' },
  ]);
  expect(await (await ann.get('/api/billing/subscription')).json()).toMatchObject({ plan: 'Tier-1' });
  expect((await app.stripe.subscriptions.list()).data).toHaveLength(1);
});
