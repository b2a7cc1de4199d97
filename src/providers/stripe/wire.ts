import * as z from 'zod/mini';
import type { SubscriptionStatus } from '../../features/billing/ports.ts';

/** Of Stripe's objects only what we make use of. A reference is an id, or the object itself where it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() })]);
const metadata = z.nullish(z.record(z.string(), z.string()));

export const customerSchema = z.object({ id: z.string() });
export const couponSchema = z.object({ id: z.string() });

export const priceSchema = z.object({
  id: z.string(),
  active: z.boolean(),
  lookup_key: z.nullish(z.string()),
  unit_amount: z.nullish(z.number()),
  metadata,
});
export const pricesSchema = z.object({ data: z.array(priceSchema) });

export const sessionSchema = z.object({
  id: z.string(),
  status: z.nullish(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.nullish(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata,
  subscription: z.nullish(reference),
  payment_intent: z.nullish(reference),
});

/** Of a payment that went through: how much of it was given back, and whether it was ever disputed. */
export const paymentSchema = z.object({
  id: z.string(),
  amount: z.number(),
  latest_charge: z.nullish(z.object({ amount_refunded: z.number(), disputed: z.boolean() })),
});

export const disputesSchema = z.object({
  data: z.array(z.object({ id: z.string(), status: z.string() })),
});

const itemSchema = z.object({
  id: z.string(),
  price: z.object({ id: z.string(), unit_amount: z.nullish(z.number()), metadata }),
  current_period_start: z.nullish(z.number()),
  current_period_end: z.nullish(z.number()),
});

/** What we mark a mentorship's subscription with. */
export const MENTORSHIP_PROGRAM = 'mentorship';

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const satisfies SubscriptionStatus[];

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  customer: reference,
  cancel_at_period_end: z.boolean(),
  /** Expanded where it is asked for. */
  latest_invoice: z.nullish(
    z.union([
      z.string(),
      z.object({ id: z.nullish(z.string()), status: z.nullish(z.string()), created: z.number() }),
    ]),
  ),
  metadata,
  items: z.object({ data: z.array(itemSchema) }),
});

/** Only these invoices are for a month; those of a change settle one within it. */
export const MONTHLY_REASONS = ['subscription_create', 'subscription_cycle'];
export const CHANGE_REASON = 'subscription_update';

const lineSchema = z.object({
  amount: z.number(),
  description: z.nullish(z.string()),
  period: z.object({ start: z.number(), end: z.number() }),
  discount_amounts: z.nullish(z.array(z.object({ amount: z.number() }))),
  pricing: z.nullish(
    z.object({
      /** The SDK makes an object of the decimal. */
      unit_amount_decimal: z.unknown(),
      price_details: z.nullish(z.object({ price: reference })),
    }),
  ),
});

export const invoiceSchema = z.object({
  id: z.nullish(z.string()),
  created: z.number(),
  status: z.nullish(z.string()),
  billing_reason: z.nullish(z.string()),
  lines: z.nullish(z.object({ data: z.array(lineSchema) })),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: reference })) })),
});
export const invoicesSchema = z.object({ data: z.array(invoiceSchema) });
export const previewSchema = z.object({
  amount_due: z.number(),
  lines: z.object({ data: z.array(lineSchema) }),
});
export const invoicePaymentsSchema = z.object({ data: z.array(z.object({ invoice: reference })) });

export const addressSchema = z.nullish(
  z.object({
    line1: z.nullish(z.string()),
    line2: z.nullish(z.string()),
    city: z.nullish(z.string()),
    state: z.nullish(z.string()),
    postal_code: z.nullish(z.string()),
    country: z.nullish(z.string()),
  }),
);
const paymentMethodSchema = z.object({
  card: z.nullish(
    z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }),
  ),
});
export const paymentMethodsSchema = z.object({ data: z.array(paymentMethodSchema) });
export const customerRecordSchema = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  address: addressSchema,
  invoice_settings: z.nullish(
    z.object({ default_payment_method: z.nullish(z.union([z.string(), paymentMethodSchema])) }),
  ),
});
export const invoiceRecordsSchema = z.object({
  data: z.array(
    z.object({
      id: z.nullish(z.string()),
      number: z.nullish(z.string()),
      created: z.number(),
      total: z.number(),
      currency: z.string(),
      status: z.nullish(z.string()),
      hosted_invoice_url: z.nullish(z.string()),
      invoice_pdf: z.nullish(z.string()),
      payments: z.nullish(
        z.object({
          data: z.array(z.object({ payment: z.object({ payment_intent: z.nullish(reference) }) })),
        }),
      ),
    }),
  ),
});
export const chargesSchema = z.object({
  data: z.array(
    z.object({
      payment_intent: z.nullish(reference),
      amount: z.number(),
      amount_refunded: z.number(),
      disputed: z.boolean(),
    }),
  ),
});
export const portalSessionSchema = z.object({ url: z.nullish(z.string()) });

export const idOf = (value: z.infer<typeof reference>): string =>
  typeof value === 'string' ? value : value.id;
