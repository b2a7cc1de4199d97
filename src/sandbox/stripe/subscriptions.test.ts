import type Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { monthly, type StartedStripe, startStripe, subscribed } from './fixtures/start-stripe.ts';

let started: StartedStripe | undefined;
afterEach(() => started?.stop());

async function start() {
  started = await startStripe();
  return started;
}

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0] as Stripe.SubscriptionItem;

const endPeriod = ({ post }: StartedStripe, subscription: string, declined: boolean) =>
  post('/sandbox/payments/end-period', { subscription, declined: String(declined) });

describe('changing the plan', () => {
  it('is previewed to the cent that it then costs', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { subscription, customer } = await subscribed(begun, 300);
    const dearer = await monthly(stripe, 'Premium', 999);
    const item = itemOf(subscription);
    const halfway = Math.floor((item.current_period_start + item.current_period_end) / 2);
    const items = [{ id: item.id, price: dearer.id }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: halfway },
    });
    expect(preview.amount_due).toBe(99_900 / 2 - 30_000 / 2);
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-15_000, 49_950]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.unit_amount).toBe(
      30_000,
    );

    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date: halfway,
    });
    expect(itemOf(changed)).toMatchObject({ id: item.id, current_period_end: item.current_period_end });
    expect(itemOf(changed).price.id).toBe(dearer.id);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(data[0]).toMatchObject({ amount_paid: preview.amount_due, billing_reason: 'subscription_update' });
  });

  it('credits of a month that a coupon halved the half that was paid', async () => {
    const begun = await start();
    const { stripe } = begun;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const { subscription } = await subscribed(begun, 300, { discounts: [{ coupon: coupon.id }] });
    const dearer = await monthly(stripe, 'Premium', 999);
    const dearest = await monthly(stripe, 'Enterprise', 1_999);
    const item = itemOf(subscription);
    const exchanged = (price: string) => ({
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice' as const,
      proration_date: item.current_period_start,
    });
    const previewed = async (price: string) => {
      const details = exchanged(price);
      const { lines } = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: details,
      });
      return lines.data.map(({ amount }) => amount);
    };
    expect(await previewed(dearer.id)).toEqual([-15_000, 99_900]);
    await stripe.subscriptions.update(subscription.id, exchanged(dearer.id));
    // What was charged for the dearer one was its full price.
    expect(await previewed(dearest.id)).toEqual([-99_900, 199_900]);
    await endPeriod(begun, subscription.id, false);
    const renewed = itemOf(await stripe.subscriptions.retrieve(subscription.id));
    const { lines } = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...exchanged(dearest.id), proration_date: renewed.current_period_start },
    });
    expect(lines.data.map(({ amount }) => amount)).toEqual([-99_900, 199_900]);
  });

  it('waits for the next invoice unless it is asked to be charged at once', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { subscription, customer } = await subscribed(begun, 300);
    const dearer = await monthly(stripe, 'Scalable', 499);
    const item = itemOf(subscription);
    const details = { items: [{ id: item.id, price: dearer.id }], proration_date: item.current_period_start };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    });
    await stripe.subscriptions.update(subscription.id, details);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    await endPeriod(begun, subscription.id, false);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(data[0]?.total).toBe(49_900 - 30_000 + 49_900);
    expect(data[0]?.total).toBe(preview.total);
  });

  it('to a cheaper plan leaves credit that the next invoice uses up', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { subscription, customer } = await subscribed(begun, 999);
    const cheaper = await monthly(stripe, 'Entry-Level', 300);
    const item = itemOf(subscription);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: cheaper.id }],
      proration_behavior: 'always_invoice',
      proration_date: item.current_period_start,
    });
    const credited = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(credited.balance).toBe(-69_900);
    await endPeriod(begun, subscription.id, false);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(data[0]).toMatchObject({
      total: 30_000,
      amount_due: 0,
      starting_balance: -69_900,
      ending_balance: -39_900,
    });
  });
});

describe('a period that ends', () => {
  it('renews at the full price, the first month’s coupon gone', async () => {
    const begun = await start();
    const { stripe } = begun;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    const { subscription, customer } = await subscribed(begun, 300, { discounts: [{ coupon: coupon.id }] });
    await endPeriod(begun, subscription.id, false);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([30_000, 15_000]);
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(renewed).current_period_start).toBe(itemOf(subscription).current_period_end);
  });

  it('is past due while the card is declined, and active once the invoice is paid', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { subscription } = await subscribed(begun);
    await endPeriod(begun, subscription.id, true);
    const late = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    const invoice = late.latest_invoice as Stripe.Invoice;
    expect([late.status, invoice.status, invoice.attempt_count]).toEqual(['past_due', 'open', 1]);
    expect((await stripe.invoices.pay(invoice.id ?? '')).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('is the last one after a cancellation at its end, which can be taken back', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { subscription } = await subscribed(begun);
    const leaving = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(leaving).toMatchObject({ status: 'active', cancel_at: itemOf(leaving).current_period_end });
    const staying = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(staying).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await endPeriod(begun, subscription.id, false);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
  });
});

describe('an upgrade that has to be paid at once', () => {
  it('changes nothing where the card is declined', async () => {
    const begun = await start();
    const { stripe, post } = begun;
    const { subscription, customer } = await subscribed(begun);
    const price = await monthly(stripe, 'Scalable', 499);
    const { url } = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await post(`${url}/card`, { number: '4000 0000 0000 0341', expiry: '01/41', cvc: '1' });
    const upgrade = stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: price.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(upgrade).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.status).toBe('active');
    expect(itemOf(after).price.id).toBe(itemOf(subscription).price.id);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });
});

describe('an open invoice', () => {
  it('is paid on its page, by a card that is kept', async () => {
    const begun = await start();
    const { stripe, get, post } = begun;
    const { subscription } = await subscribed(begun);
    await endPeriod(begun, subscription.id, true);
    const { data } = await stripe.invoices.list({ status: 'open' });
    const page = data[0]?.hosted_invoice_url ?? '';
    expect(await get(page)).toContain('Pay $300.00');
    const card = { expiry: '01/41', cvc: '1' };
    const declined = await post(page, { number: '4000 0000 0000 0341', ...card });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('declined')]);
    expect((await post(page, { number: '5555 5555 5555 4444', ...card })).status).toBe(303);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    expect(await get(page)).not.toContain('Pay $300.00');
  });
});

describe('the portal', () => {
  it('shows what is billed, takes another card, and cancels', async () => {
    const begun = await start();
    const { stripe, get, post } = begun;
    const { subscription, customer } = await subscribed(begun);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/manage-billing',
    });
    const page = await get(url);
    for (const text of ['ending in 4242', '$300.00 / month', 'http://localhost:3000/manage-billing']) {
      expect(page).toContain(text);
    }
    await post(`${url}/card`, { number: '5555555555554444', expiry: '01/41', cvc: '1' });
    expect(await get(url)).toContain('mastercard ending in 4444');
    await post(`${url}/cancel`, { subscription: subscription.id });
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
  });
});

describe('disputes', () => {
  it('are raised by the card that is for it, and by hand; the invoice is found by its payment', async () => {
    const begun = await start();
    const { stripe, post } = begun;
    const { customer, session } = await subscribed(begun);
    const { data } = await stripe.charges.list({ customer: customer.id });
    expect(data[0]?.disputed).toBe(false);
    await post('/sandbox/payments/give-back', { charge: data[0]?.id ?? '', disputed: 'true' });
    expect((await stripe.charges.retrieve(data[0]?.id ?? '')).disputed).toBe(true);
    const payment_intent = String(data[0]?.payment_intent);
    expect(await stripe.disputes.list({ payment_intent })).toMatchObject({
      data: [{ status: 'needs_response', amount: 30_000 }],
    });
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent },
    });
    expect(payments.data.map(({ invoice }) => invoice)).toEqual([session.invoice]);
    expect(
      (
        await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: 'pi_another' },
        })
      ).data,
    ).toEqual([]);
  });
});

describe('refunds', () => {
  it('give back a part, then the rest, and no more', async () => {
    const begun = await start();
    const { stripe } = begun;
    const { customer } = await subscribed(begun);
    const { data } = await stripe.charges.list({ customer: customer.id });
    const charge = data[0]?.id ?? '';
    expect(await stripe.refunds.create({ charge, amount: 10_000 })).toMatchObject({ status: 'succeeded' });
    await stripe.refunds.create({ charge });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 30_000, refunded: true });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});
