import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { monthly, type StartedStripe, startStripe, subscribed } from './fixtures/start-stripe.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

async function start(directory?: string) {
  const started = await startStripe(directory ? { directory } : {});
  cleanups.push(started.stop);
  return started;
}

describe('refusals', () => {
  it.each([
    ['resource_missing', 404, (s: StartedStripe) => s.stripe.customers.retrieve('cus_none')],
    ['parameter_missing', 400, (s: StartedStripe) => s.stripe.products.create({ name: '' })],
    [
      'resource_missing',
      400,
      (s: StartedStripe) => s.stripe.prices.create({ currency: 'usd', product: 'prod_none', unit_amount: 1 }),
    ],
  ])('have Stripe’s code %s and status %i', async (code, statusCode, call) => {
    const started = await start();
    await expect(call(started)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code,
      statusCode,
    });
  });

  it.each(['pk_test_x', 'sk_test_revoked', 'nonsense'])('meet the key %s', async (key) => {
    const { clientOf } = await start();
    await expect(clientOf(key).customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });

  it('come in Stripe’s words when a fault limits', async () => {
    const { faults, stripe } = await start();
    faults.change({ stripe: { limit: true } });
    await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  });

  it('meet a checkout that makes no sense', async () => {
    const { stripe } = await start();
    const price = await monthly(stripe, 'Premium', 999);
    const create = (more: object) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: 'http://localhost:3000/done',
        ...more,
      });
    await expect(create({ mode: 'payment' })).rejects.toThrow(/recurring price/);
    await expect(create({ line_items: [] })).rejects.toMatchObject({ param: 'line_items' });
    await expect(create({ discounts: [{ coupon: 'none' }] })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(create({ expires_at: Math.floor(Date.now() / 1_000) + 60 })).rejects.toThrow(/30 minutes/);
  });
});

describe('an idempotency key', () => {
  it('gives the same answer again, and refuses other parameters', async () => {
    const { stripe } = await start();
    const idempotencyKey = 'checkout-1';
    const first = await stripe.customers.create({ email: 'a@x.test' }, { idempotencyKey });
    const again = await stripe.customers.create({ email: 'a@x.test' }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    await expect(stripe.customers.create({ email: 'b@x.test' }, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('protects work whose answer was lost', async () => {
    const { stripe, faults } = await start();
    const create = () => stripe.customers.create({ email: 'a@x.test' }, { idempotencyKey: 'one' });
    faults.change({ stripe: { dropAfterAccept: 1 } });
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    faults.change({ stripe: { dropAfterAccept: 0 } });
    await create();
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});

describe('lists', () => {
  it('are paged, newest first, and filtered', async () => {
    const { stripe } = await start();
    const made: string[] = [];
    for (const email of ['a@x.test', 'b@x.test', 'c@x.test'])
      made.push((await stripe.customers.create({ email })).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([[made[2], made[1]], true]);
    const rest = await stripe.customers.list({ limit: 2, starting_after: made[1] ?? '' });
    expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([[made[0]], false]);
    expect((await stripe.customers.list({ email: 'b@x.test' })).data).toHaveLength(1);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 1 })) all.push(id);
    expect(all).toEqual(made.toReversed());
  });

  it('find prices by their lookup keys, which one price holds at a time', async () => {
    const { stripe } = await start();
    const product = await stripe.products.create({ name: 'Premium' });
    const price = (more: object) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 99_900,
        lookup_key: 'tier-3',
        ...more,
      });
    await price({});
    await expect(price({})).rejects.toThrow(/already uses that lookup key/);
    const newer = await price({ transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['tier-3'], expand: ['data.product'] });
    expect(data).toMatchObject([{ id: newer.id, product: { name: 'Premium' } }]);
  });
});

describe('what is stored', () => {
  it('outlives the process', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-stripe-'));
    cleanups.push(() => rmSync(directory, { recursive: true }));
    const first = await startStripe({ directory });
    const { subscription } = await subscribed(first);
    first.stop();
    const second = await start(directory);
    const kept = await second.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(kept).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });
});

const data = process.env.LINESHEET_DATA_DIR;

describe('objects', () => {
  it.skipIf(!data)('have every field that Stripe’s own have (needs LINESHEET_DATA_DIR)', async () => {
    const fixtures = JSON.parse(readFileSync(join(data ?? '', 'stripe/fixtures3.json'), 'utf8'))
      .resources as Record<string, object>;
    const started = await start();
    const { stripe } = started;
    const { session, subscription, customer, price } = await subscribed(started);
    const { data: methods } = await stripe.paymentMethods.list({ customer: customer.id });
    const { data: charges } = await stripe.charges.list();
    const charge = charges[0]?.id ?? '';
    const made: Record<string, object | undefined> = {
      product: await stripe.products.retrieve(String(price.product)),
      price,
      coupon: await stripe.coupons.create({ percent_off: 10, duration: 'once' }),
      customer: await stripe.customers.retrieve(customer.id),
      'checkout.session': session,
      subscription,
      subscription_item: subscription.items.data[0],
      invoice: await stripe.invoices.retrieve(String(subscription.latest_invoice)),
      payment_method: methods[0],
      charge: await stripe.charges.retrieve(charge),
      refund: await stripe.refunds.create({ charge, amount: 1 }),
      'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customer.id }),
      event: (await stripe.events.list()).data[0],
      webhook_endpoint: await stripe.webhookEndpoints.create({
        url: 'http://127.0.0.1:9',
        enabled_events: ['*'],
      }),
    };
    const lacking: Record<string, string[]> = {};
    for (const [name, object] of Object.entries(made)) {
      const missing = Object.keys(fixtures[name] ?? {}).filter((field) => !(field in (object ?? {})));
      if (missing.length > 0) lacking[name] = missing;
    }
    // An invoice's subscription has moved to its parent; refunds are shown to who expands them.
    expect(lacking).toEqual({ invoice: ['subscription'], charge: ['refunds'] });
  });
});
