import type * as z from 'zod/mini';
import type { PlanChanges, UpgradePreview } from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { BOOKING, type Booking, bookingOf, NO_BOOKING } from './booking.ts';
import type { StripeClient } from './client.ts';
import { paidInvoicesOf } from './paid-invoices.ts';
import { tierPriceFor } from './prices.ts';
import { idOf, previewSchema, subscriptionSchema } from './wire.ts';

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

  /** What exchanging the price at that moment would be charged, line by line. */
  const exchange = async (subscriptionId: string, itemId: string, price: string, at: Date) => {
    const invoice = await client.ask(previewSchema, (stripe) =>
      stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
        },
      }),
    );
    const lines = invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? '',
      cents: amount,
      seconds: period.end - period.start,
    }));
    return { dueCents: invoice.amount_due, lines };
  };
  /** What a whole period came to at the price that it was paid at; null where it was only paid in part. */
  const paidFor = async (subscriptionId: string, price: string, from: number): Promise<number | null> => {
    const invoices = await paidInvoicesOf(client, subscriptionId);
    const line = invoices
      .flatMap(({ lines }) => lines?.data ?? [])
      .find(({ amount, period, pricing }) => {
        const priced = pricing?.price_details?.price;
        return amount > 0 && period.start === from && priced != null && idOf(priced) === price;
      });
    if (!line) return null;
    return (line.discount_amounts ?? []).reduce((left, { amount }) => left - amount, line.amount);
  };
  const putPaidPriceBack = (subscriptionId: string, itemId: string, paid: Booking) =>
    update(subscriptionId, {
      items: [{ id: itemId, price: paid.price }],
      proration_behavior: 'none',
      metadata: { tier: paid.tier, ...NO_BOOKING },
    });

  const bookAgain = (subscriptionId: string, item: Item, metadata: Record<string, string>) =>
    update(subscriptionId, {
      items: [{ id: item.id, price: item.price.id }],
      proration_behavior: 'none',
      metadata,
    });

  return {
    preview: async (subscriptionId, tier, at) => {
      const [{ subscription, item }, price] = await Promise.all([
        itemOf(subscriptionId),
        tierPriceFor(client, tier),
      ]);
      const shown = await exchange(subscriptionId, item.id, price, at);
      const paid = bookingOf(subscription);
      if (!paid) return withoutTime(shown);
      const { current_period_start: start, current_period_end: end } = item;
      const [toPaid, cents] = await Promise.all([
        exchange(subscriptionId, item.id, paid.price, at),
        paidFor(subscriptionId, paid.price, start ?? 0),
      ]);
      return fromPaidPrice(shown, toPaid, { cents, seconds: (end ?? 0) - (start ?? 0) });
    },

    upgrade: async (subscriptionId, tier, at) => {
      const [{ subscription, item }, price] = await Promise.all([
        itemOf(subscriptionId),
        tierPriceFor(client, tier),
      ]);
      const paid = bookingOf(subscription);
      // The unused time is credited at the price that stands there.
      if (paid) await putPaidPriceBack(subscriptionId, item.id, paid);
      try {
        await update(subscriptionId, {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
          // Where the card isn't charged, the old price stays.
          payment_behavior: 'error_if_incomplete',
          metadata: { tier: String(tier.tier), ...NO_BOOKING },
        });
      } catch (error) {
        if (!paid) throw error;
        // It may have been charged, and only the answer was lost: then it is what was wanted.
        if ((await itemOf(subscriptionId)).item.price.id === price) return;
        await bookAgain(subscriptionId, item, subscription.metadata ?? {});
        throw error;
      }
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
      if (paid) await putPaidPriceBack(subscriptionId, item.id, paid);
    },

    renew: async (subscriptionId, renews) => {
      await update(subscriptionId, { cancel_at_period_end: !renews });
    },
  };
}

interface Exchange {
  dueCents: number;
  lines: { description: string; cents: number; seconds: number }[];
}

const withoutTime = ({ dueCents, lines }: Exchange): UpgradePreview => ({
  dueCents,
  lines: lines.map(({ description, cents }) => ({ description, cents })),
});

/**
 * An upgrade as it is reckoned once a booked change is taken back. The provider reckons from the price that stands
 * there, the booked one; what that comes to on the way to the paid price is the unused time that was paid for. Of a
 * month that was to be had for less it is a part of what was paid.
 */
function fromPaidPrice(
  toTier: Exchange,
  toPaid: Exchange,
  month: { cents: number | null; seconds: number },
): UpgradePreview {
  const remaining = ({ cents }: { cents: number }) => cents > 0;
  const unused = toPaid.lines.filter(remaining).map(({ description, cents, seconds }) => ({
    description: description.replace(/^Remaining time/, 'Unused time'),
    cents: month.cents === null ? -cents : -Math.round((month.cents * seconds) / month.seconds),
    seconds,
  }));
  const lines = [...unused, ...toTier.lines.filter(remaining)];
  const dueCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return withoutTime({ dueCents: Math.max(0, dueCents), lines });
}

interface Changes {
  items?: { id: string; price: string }[];
  proration_behavior?: 'always_invoice' | 'none';
  proration_date?: number;
  payment_behavior?: 'error_if_incomplete';
  cancel_at_period_end?: boolean;
  metadata?: Record<string, string>;
}

type Item = z.infer<typeof subscriptionSchema>['items']['data'][number];

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
