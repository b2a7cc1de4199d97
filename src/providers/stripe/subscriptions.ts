import type { Subscription, Subscriptions } from '../../features/billing/ports.ts';
import { type StripeClient, unlessMissing } from './client.ts';
import { idOf, invoicesSchema, MENTORSHIP_PROGRAM, MONTHLY_REASONS, subscriptionSchema } from './wire.ts';

/** Changes within a month make invoices too; its own is among the newest. */
const INVOICES_LOOKED_AT = 20;

export function createStripeSubscriptions(client: StripeClient): Subscriptions {
  return {
    find: async (subscriptionId) => {
      const found = await unlessMissing(
        client.ask(subscriptionSchema, (stripe) => stripe.subscriptions.retrieve(subscriptionId)),
      );
      if (!found) return null;
      const [item] = found.items.data;
      const tier = Number(item?.price.metadata?.tier ?? found.metadata?.tier);
      return {
        id: found.id,
        customerId: idOf(found.customer),
        accountId: found.metadata?.account_id ?? null,
        status: found.status,
        tier: Number.isInteger(tier) ? tier : null,
        program: found.metadata?.program === MENTORSHIP_PROGRAM ? MENTORSHIP_PROGRAM : null,
        cents: item?.price.unit_amount ?? 0,
        periodStart: dateOf(item?.current_period_start),
        periodEnd: dateOf(item?.current_period_end),
        cancelAtPeriodEnd: found.cancel_at_period_end,
        paidMonth: await newestPaidMonth(client, found.id),
      };
    },

    cancel: async (subscriptionId) => {
      await unlessMissing(
        client.ask(subscriptionSchema, (stripe) => stripe.subscriptions.cancel(subscriptionId)),
      );
    },
  };
}

async function newestPaidMonth(
  client: StripeClient,
  subscription: string,
): Promise<Subscription['paidMonth']> {
  const { data } = await client.ask(invoicesSchema, (stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', limit: INVOICES_LOOKED_AT }),
  );
  const [newest] = data
    .filter(({ status, billing_reason: reason }) => status === 'paid' && isForMonth(reason))
    .sort((a, b) => b.created - a.created);
  return newest?.id ? { invoiceId: newest.id } : null;
}

const isForMonth = (reason: string | null | undefined): boolean => MONTHLY_REASONS.includes(reason ?? '');

const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : new Date(seconds * 1000);
