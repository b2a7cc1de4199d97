import Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, type Received } from '../fixtures/serve.ts';
import { monthly, startStripe, subscribed } from './fixtures/start-stripe.ts';
import { API_VERSION } from './webhooks.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function start(...statuses: number[]) {
  const app = await listen(...statuses);
  const started = await startStripe({ appUrl: app.url });
  cleanups.push(started.stop, app.close);
  return { ...started, app };
}

const typesIn = (received: Received[]) =>
  received.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type);

const half = (stripe: Stripe) =>
  stripe.coupons.create({ percent_off: 50, duration: 'once', name: '50% off' });

describe('a checkout for a subscription', () => {
  it('leads to a subscription with a paid invoice, and back to the application', async () => {
    const started = await start();
    const { stripe } = started;
    const coupon = await half(stripe);
    const { session, paid, subscription, customer, price } = await subscribed(started, 300, {
      discounts: [{ coupon: coupon.id }],
      client_reference_id: 'account-1',
      metadata: { tier: 'Tier-1' },
      subscription_data: { metadata: { tier: 'Tier-1' } },
    });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`http://localhost:3000/onboarding?checkout=${session.id}`);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_subtotal: 30_000,
      amount_total: 15_000,
      total_details: { amount_discount: 15_000 },
      client_reference_id: 'account-1',
      customer: customer.id,
      customer_details: { email: 'ann@seller.test' },
      metadata: { tier: 'Tier-1' },
      url: null,
    });
    const [item] = subscription.items.data;
    expect(subscription).toMatchObject({ status: 'active', metadata: { tier: 'Tier-1' }, discounts: [] });
    expect(item?.price.id).toBe(price.id);
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);

    const { data } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] });
    const [invoice] = data;
    expect(invoice).toMatchObject({ status: 'paid', subtotal: 30_000, total: 15_000, amount_paid: 15_000 });
    expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice?.total_discount_amounts?.[0]?.amount).toBe(15_000);
    expect(invoice?.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
    expect(await stripe.checkout.sessions.listLineItems(session.id)).toMatchObject({
      data: [{ amount_subtotal: 30_000, amount_total: 15_000, description: 'Entry-Level' }],
    });
  });

  it('is shown with its discount and total, declines a bad card and stays open', async () => {
    const { stripe, get, pay } = await start();
    const price = await monthly(stripe, 'Scalable', 499);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      discounts: [{ coupon: (await half(stripe)).id }],
      success_url: 'http://localhost:3000/done',
      cancel_url: 'http://localhost:3000/plans',
    });
    const page = await get(session.url ?? '');
    for (const text of ['Scalable', '$499.00', '−$249.50', '$249.50', 'http://localhost:3000/plans']) {
      expect(page).toContain(text);
    }
    const declined = await pay(session, '4000000000000002');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    expect(await (await pay(session, '4242424242424241')).text()).toContain('Your card number is incorrect.');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await pay(session)).status).toBe(303);
  });

  it('leads on from a tab that comes to it once it is paid in another', async () => {
    const { stripe, get, pay } = await start();
    const price = await monthly(stripe, 'Scalable', 499);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost:3000/onboarding?checkout={CHECKOUT_SESSION_ID}',
    });
    await pay(session);
    const link = `href="http://localhost:3000/onboarding?checkout=${session.id}"`;
    const looked = await get(session.url ?? '');
    expect(looked).toContain('complete');
    expect(looked).toContain(link);
    const again = await pay(session);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain(link);
  });

  it('makes a customer where there was none', async () => {
    const { stripe, pay } = await start();
    const price = await monthly(stripe, 'Premium', 999);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost:3000/done',
    });
    await pay(session);
    const { customer } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] });
    expect(customer).toMatchObject({ object: 'customer', email: 'ann@seller.test', name: 'Ann Seller' });
    const { data } = await stripe.paymentMethods.list({
      customer: (customer as Stripe.Customer).id,
      type: 'card',
    });
    expect(data[0]?.card).toMatchObject({ brand: 'visa', last4: '4242', exp_year: 2040 });
  });
});

describe('a checkout for a single payment', () => {
  it('leads to a payment intent and no subscription', async () => {
    const { stripe, pay } = await start();
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: '100 credits' } },
          quantity: 2,
        },
      ],
      success_url: 'http://localhost:3000/done',
      payment_intent_data: { metadata: { pack: '100' } },
    });
    await pay(session);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(done).toMatchObject({
      payment_status: 'paid',
      amount_total: 10_000,
      subscription: null,
      customer: null,
    });
    expect(done.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 10_000,
      metadata: { pack: '100' },
      latest_charge: { object: 'charge', paid: true, amount: 10_000 },
    });
  });

  it('makes an invoice of it where the checkout asked for one', async () => {
    const { stripe, pay } = await start();
    const customer = await stripe.customers.create({ email: 'ann@seller.test' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: '100 credits' } },
          quantity: 1,
        },
      ],
      success_url: 'http://localhost:3000/done',
      invoice_creation: { enabled: true },
    });
    await pay(session);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice.payments'] });
    expect(done.invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'manual',
      amount_paid: 5_000,
      customer: customer.id,
      lines: { data: [{ description: '100 credits', amount: 5_000 }] },
      payments: { data: [{ payment: { payment_intent: done.payment_intent }, status: 'paid' }] },
    });
    expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
  });
});

describe('a session that is left', () => {
  it('can be expired, and then not be paid', async () => {
    const { stripe, pay, app } = await start();
    const price = await monthly(stripe, 'Premium', 999);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://localhost:3000/done',
      expires_at: Math.floor(Date.now() / 1_000) + 1_800,
    });
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await (await pay(session)).text()).toContain('expired');
    await vi.waitFor(() => expect(typesIn(app.received)).toContain('checkout.session.expired'));
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/can be expired/);
  });
});

describe('webhooks', () => {
  it('tell of everything, signed so that the SDK believes them', async () => {
    const { app, ...started } = await start();
    const { session } = await subscribed(started as never);
    await vi.waitFor(() =>
      expect(typesIn(app.received)).toEqual(
        expect.arrayContaining([
          'checkout.session.completed',
          'customer.subscription.created',
          'invoice.paid',
          'payment_intent.succeeded',
          'payment_method.attached',
        ]),
      ),
    );
    for (const { path, headers, body } of app.received) {
      expect(path).toBe('/webhooks/stripe');
      const event = Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', 'whsec_sandbox');
      expect(event.api_version).toBe(API_VERSION);
      if (event.type === 'checkout.session.completed') expect(event.data.object.id).toBe(session.id);
    }
    expect(started.stripe.getApiField('version')).toBe(API_VERSION);
  });

  it('are posted again until they are taken, with the same id', async () => {
    const { app, stripe } = await start(500);
    await stripe.customers.create({ email: 'ann@seller.test' });
    await vi.waitFor(() => expect(app.received.length).toBeGreaterThanOrEqual(2), { timeout: 4_000 });
    const ids = app.received.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('go to endpoints that were made through the API, with their own secrets', async () => {
    const { stripe } = await start();
    const other = await listen();
    cleanups.push(other.close);
    const made = await stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['customer.created'],
    });
    expect(made.secret).toMatch(/^whsec_/);
    expect((await stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
    const customer = await stripe.customers.create({ email: 'ann@seller.test' });
    await stripe.customers.update(customer.id, { name: 'Ann' });
    await vi.waitFor(() => expect(other.received.length).toBeGreaterThan(0));
    const [{ body, headers } = { body: Buffer.of(), headers: {} as Record<string, string> }] = other.received;
    const event = Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', made.secret ?? '');
    expect(event.type).toBe('customer.created');
    expect(new Set(typesIn(other.received))).toEqual(new Set(['customer.created']));
  });
});

describe('a payment link', () => {
  it('opens a checkout that knows who came', async () => {
    const { stripe, post } = await start();
    const price = await monthly(stripe, 'Entry-Level', 300);
    const link = await stripe.paymentLinks.create({
      line_items: [{ price: price.id, quantity: 1 }],
      after_completion: { type: 'redirect', redirect: { url: 'http://localhost:3000/onboarding' } },
    });
    await post(`${link.url}?client_reference_id=account-1&prefilled_email=ann%40seller.test`, {});
    const { data } = await stripe.checkout.sessions.list({ payment_link: link.id });
    expect(data[0]).toMatchObject({
      client_reference_id: 'account-1',
      customer_email: 'ann@seller.test',
      amount_total: 30_000,
      success_url: 'http://localhost:3000/onboarding',
    });
  });
});
