import type * as z from 'zod/mini';
import type { PaidUpgrade, Subscription, Subscriptions } from '../../features/billing/ports.ts';
import { bookingOf } from './booking.ts';
import { type StripeClient, unlessMissing } from './client.ts';
import { paidInvoicesOf } from './paid-invoices.ts';
import {
  CHANGE_REASON,
  idOf,
  invoicePaymentsSchema,
  invoiceSchema,
  MENTORSHIP_PROGRAM,
  MONTHLY_REASONS,
  subscriptionSchema,
} from './wire.ts';

type StripeSubscription = z.infer<typeof subscriptionSchema>;
type StripeInvoice = z.infer<typeof invoiceSchema>;

export function createStripeSubscriptions(client: StripeClient): Subscriptions {
  return {
    find: async (subscriptionId) => {
      const found = await unlessMissing(
        client.ask(subscriptionSchema, (stripe) =>
          stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }),
        ),
      );
      if (!found) return null;
      const [item] = found.items.data;
      return {
        id: found.id,
        customerId: idOf(found.customer),
        accountId: found.metadata?.account_id ?? null,
        status: found.status,
        ...termsOf(found),
        program: found.metadata?.program === MENTORSHIP_PROGRAM ? MENTORSHIP_PROGRAM : null,
        periodStart: dateOf(item?.current_period_start),
        periodEnd: dateOf(item?.current_period_end),
        cancelAtPeriodEnd: found.cancel_at_period_end,
        ...owed(found),
        ...(await paidInvoices(client, found)),
      };
    },

    cancel: async (subscriptionId) => {
      await unlessMissing(
        client.ask(subscriptionSchema, (stripe) => stripe.subscriptions.cancel(subscriptionId)),
      );
    },

    invoiceOf: async (paymentId) => {
      const { data } = await client.ask(invoicePaymentsSchema, (stripe) =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
        }),
      );
      const [payment] = data;
      if (!payment) return null;
      const id = idOf(payment.invoice);
      const invoice = await client.ask(invoiceSchema, (stripe) => stripe.invoices.retrieve(id));
      const subscription = invoice.parent?.subscription_details?.subscription;
      return subscription ? { id, subscriptionId: idOf(subscription) } : null;
    },
  };
}

/** What the running period was paid for, and what the next will be where that is something else. */
function termsOf(found: StripeSubscription): Pick<Subscription, 'tier' | 'cents' | 'next'> {
  const [item] = found.items.data;
  const asPriced = {
    tier: tierIn(item?.price.metadata?.tier ?? found.metadata?.tier),
    cents: item?.price.unit_amount ?? 0,
  };
  const booking = bookingOf(found);
  return booking
    ? { tier: tierIn(booking.tier), cents: booking.cents, next: asPriced }
    : { ...asPriced, next: null };
}

function tierIn(marked: string | undefined): number | null {
  const tier = Number(marked || undefined);
  return Number.isInteger(tier) ? tier : null;
}

function owed({
  latest_invoice: invoice,
}: StripeSubscription): Pick<Subscription, 'owedInvoiceId' | 'owedSince'> {
  const isOpen = typeof invoice === 'object' && invoice?.status === 'open';
  return isOpen
    ? { owedInvoiceId: invoice.id ?? null, owedSince: dateOf(invoice.created) }
    : { owedInvoiceId: null, owedSince: null };
}

async function paidInvoices(
  client: StripeClient,
  { id, items }: StripeSubscription,
): Promise<Pick<Subscription, 'paidMonth' | 'paidUpgrades'>> {
  const paid = await paidInvoicesOf(client, id);
  const [month] = paid
    .filter(({ billing_reason: reason }) => MONTHLY_REASONS.includes(reason ?? ''))
    .sort((a, b) => b.created - a.created);
  if (!month?.id) return { paidMonth: null, paidUpgrades: [] };
  const [item] = items.data;
  const monthLength = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0);
  const upgrades = paid.filter(
    ({ billing_reason: reason, created }) => reason === CHANGE_REASON && created >= month.created,
  );
  return {
    paidMonth: { invoiceId: month.id },
    paidUpgrades: upgrades.flatMap((invoice) => upgradeOf(invoice, monthLength)),
  };
}

function upgradeOf({ id, lines }: StripeInvoice, monthLength: number): PaidUpgrade[] {
  if (!id || !lines || monthLength <= 0) return [];
  const parts = lines.data.map(({ amount, period, pricing }) => ({
    cents: Number(String(pricing?.unit_amount_decimal ?? 0)),
    shareOfMonth: Math.sign(amount) * Math.min(1, (period.end - period.start) / monthLength),
  }));
  return [{ invoiceId: id, parts }];
}

const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : new Date(seconds * 1000);
