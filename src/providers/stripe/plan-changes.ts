import type { PlanChanges } from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { BOOKING, bookingOf, NO_BOOKING } from './booking.ts';
import type { StripeClient } from './client.ts';
import { tierPriceFor } from './prices.ts';
import { previewSchema, subscriptionSchema } from './wire.ts';

/**
 * A higher tier is charged for the rest of the month at once. For a lower one the price is exchanged without any
 * charge, and the subscription remembers what its running period was paid for.
 */
export function createStripePlanChanges(client: StripeClient): PlanChanges {
  const itemOf = async (subscriptionId: string) => {
    const subscription = await client.ask(subscriptionSchema, (stripe) =>
      stripe.subscriptions.retrieve(subscriptionId),
    );
    const [item] = subscription.items.data;
    if (!item) throw new ProviderError('Stripe', 'invalid_answer', 'The subscription has no items.');
    return { subscription, item };
  };
  const update = (subscriptionId: string, changes: Changes) =>
    client.ask(subscriptionSchema, (stripe) => stripe.subscriptions.update(subscriptionId, changes));

  return {
    preview: async (subscriptionId, tier, at) => {
      const [{ item }, price] = await Promise.all([itemOf(subscriptionId), tierPriceFor(client, tier)]);
      const invoice = await client.ask(previewSchema, (stripe) =>
        stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: item.id, price }],
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(at),
          },
        }),
      );
      return {
        dueCents: invoice.amount_due,
        lines: invoice.lines.data.map(({ description, amount }) => ({
          ...{ description: description ?? '', cents: amount },
        })),
      };
    },

    upgrade: async (subscriptionId, tier, at) => {
      const [{ item }, price] = await Promise.all([itemOf(subscriptionId), tierPriceFor(client, tier)]);
      await update(subscriptionId, {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
        // Where the card isn't charged, the old price stays.
        payment_behavior: 'error_if_incomplete',
        metadata: { tier: String(tier.tier), ...NO_BOOKING },
      });
    },

    book: async (subscriptionId, tier) => {
      const [{ subscription, item }, price] = await Promise.all([
        itemOf(subscriptionId),
        tierPriceFor(client, tier),
      ]);
      const paid = bookingOf(subscription) ?? {
        price: item.price.id,
        tier: item.price.metadata?.tier ?? subscription.metadata?.tier ?? '',
        cents: item.price.unit_amount ?? 0,
      };
      await update(subscriptionId, {
        items: [{ id: item.id, price }],
        proration_behavior: 'none',
        metadata: {
          tier: String(tier.tier),
          [BOOKING.price]: paid.price,
          [BOOKING.tier]: paid.tier,
          [BOOKING.cents]: String(paid.cents),
          [BOOKING.until]: String(item.current_period_end ?? 0),
        },
      });
    },

    keep: async (subscriptionId) => {
      const { subscription, item } = await itemOf(subscriptionId);
      const paid = bookingOf(subscription);
      if (!paid) return;
      await update(subscriptionId, {
        items: [{ id: item.id, price: paid.price }],
        proration_behavior: 'none',
        metadata: { tier: paid.tier, ...NO_BOOKING },
      });
    },

    renew: async (subscriptionId, renews) => {
      await update(subscriptionId, { cancel_at_period_end: !renews });
    },
  };
}

interface Changes {
  items?: { id: string; price: string }[];
  proration_behavior?: 'always_invoice' | 'none';
  proration_date?: number;
  payment_behavior?: 'error_if_incomplete';
  cancel_at_period_end?: boolean;
  metadata?: Record<string, string>;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
