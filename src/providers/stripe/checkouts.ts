import type * as z from 'zod/mini';
import type { Checkout, Checkouts } from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { type StripeClient, unlessMissing } from './client.ts';
import { addressOf, tierPriceFor } from './prices.ts';
import { couponSchema, customerSchema, idOf, sessionSchema } from './wire.ts';

const FIRST_MONTH_COUPON = 'linesheet-first-month-50';

export function createStripeCheckouts(client: StripeClient): Checkouts {
  const find = async (id: string): Promise<Checkout | null> => {
    const session = await unlessMissing(
      client.ask(sessionSchema, (stripe) => stripe.checkout.sessions.retrieve(id)),
    );
    return session && checkoutOf(session);
  };

  return {
    find,

    createCustomer: async ({ accountId, email }) => {
      const { id } = await client.ask(customerSchema, (stripe) =>
        stripe.customers.create({ email, metadata: { account_id: accountId } }),
      );
      return id;
    },

    open: async ({ accountId, customerId, tier, isDiscounted, successUrl, cancelUrl }) => {
      const price = await tierPriceFor(client, tier);
      const discounts = isDiscounted ? [{ coupon: await firstMonthCoupon(client) }] : null;
      const metadata = { account_id: accountId, tier: String(tier.tier) };
      const { id, url } = await client.ask(sessionSchema, (stripe) =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: accountId,
          line_items: [{ price, quantity: 1 }],
          ...(discounts && { discounts }),
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata,
          subscription_data: { metadata },
        }),
      );
      return { id, url: addressOf(url) };
    },

    close: async (id) => {
      try {
        const session = await client.ask(sessionSchema, (stripe) => stripe.checkout.sessions.expire(id));
        return checkoutOf(session);
      } catch (error) {
        // One that is paid or has run out can't be closed: then it is looked at.
        const isOver = error instanceof ProviderError && ['refused', 'not_found'].includes(error.failure);
        if (isOver) return find(id);
        throw error;
      }
    },
  };
}

function checkoutOf(session: z.infer<typeof sessionSchema>): Checkout {
  const { id, status, payment_status, url, subscription, payment_intent } = session;
  const over = payment_status === 'paid' ? 'paid' : 'waiting_for_money';
  return {
    id,
    accountId: session.client_reference_id ?? session.metadata?.account_id ?? null,
    state: status === 'complete' ? over : status === 'expired' ? 'closed' : 'open',
    url: url ?? null,
    subscriptionId: subscription ? idOf(subscription) : null,
    paymentId: payment_intent ? idOf(payment_intent) : null,
  };
}

async function firstMonthCoupon(client: StripeClient): Promise<string> {
  const find = () =>
    unlessMissing(client.ask(couponSchema, (stripe) => stripe.coupons.retrieve(FIRST_MONTH_COUPON)));
  const known = await find();
  if (known) return known.id;
  const coupon = { id: FIRST_MONTH_COUPON, name: '50% off the first month', percent_off: 50 } as const;
  try {
    const made = await client.ask(couponSchema, (stripe) =>
      stripe.coupons.create({ ...coupon, duration: 'once' }),
    );
    return made.id;
  } catch (error) {
    // Another machine may have made it in this very moment.
    const other = await find();
    if (other) return other.id;
    throw error;
  }
}
