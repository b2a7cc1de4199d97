import { randomBytes } from 'node:crypto';

/** What every object of the API has; the fields that the sandbox itself reads are named below. */
export interface Resource {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

type Metadata = Record<string, string>;

export interface Price extends Resource {
  currency: string;
  product: string;
  unit_amount: number;
  type: 'one_time' | 'recurring';
  recurring: ({ interval: Interval; interval_count: number } & Record<string, unknown>) | null;
  lookup_key: string | null;
  active: boolean;
}

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Product extends Resource {
  name: string;
}

export interface Coupon extends Resource {
  percent_off: number | null;
  amount_off: number | null;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  name: string | null;
  redeem_by: number | null;
  max_redemptions: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface Discount extends Resource {
  source: { type: 'coupon'; coupon: string };
  end: number | null;
}

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface Customer extends Resource {
  email: string | null;
  name: string | null;
  address: Address | null;
  /** Negative: what the customer has to their credit. */
  balance: number;
  invoice_prefix: string;
  next_invoice_sequence: number;
  invoice_settings: { default_payment_method: string | null } & Record<string, unknown>;
  metadata: Metadata;
}

export interface PaymentMethod extends Resource {
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number } & Record<string, unknown>;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface SessionItem {
  id: string;
  object: 'item';
  amount_discount: number;
  amount_subtotal: number;
  amount_total: number;
  description: string;
  price: Price;
  quantity: number;
  [field: string]: unknown;
}

export interface CheckoutSession extends Resource {
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  customer_creation: string | null;
  client_reference_id: string | null;
  discounts: { coupon: string; promotion_code: null }[];
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  expires_at: number;
  success_url: string | null;
  cancel_url: string | null;
  metadata: Metadata;
  url: string | null;
}

export interface SubscriptionItem extends Resource {
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends Resource {
  customer: string;
  status: 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete';
  items: List<SubscriptionItem>;
  discounts: string[];
  currency: string;
  cancel_at_period_end: boolean;
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Metadata;
}

export interface Pricing {
  price_details: { price: string; product: string };
  type: string;
  unit_amount_decimal: string;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  period: { start: number; end: number };
  pricing: Pricing | null;
  quantity: number;
  [field: string]: unknown;
}

export interface Invoice extends Resource {
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  lines: List<InvoiceLine>;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  currency: string;
  total: number;
  subtotal: number;
  parent: { subscription_details: { subscription: string; metadata: Metadata } | null } & Record<
    string,
    unknown
  >;
  status_transitions: Record<
    'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at',
    number | null
  >;
  number: string | null;
}

/** An amount that waits for the customer's next invoice. */
export interface InvoiceItem extends Resource {
  amount: number;
  currency: string;
  customer: string;
  description: string;
  invoice: string | null;
  period: { start: number; end: number };
  proration: boolean;
  quantity: number;
  pricing: Pricing;
  parent: { subscription_details: { subscription: string } } & Record<string, unknown>;
}

export interface Charge extends Resource {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  payment_intent: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

export const seconds = (): number => Math.floor(Date.now() / 1_000);

export const listOf = <T>(data: T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** The same moment one or more intervals on; the 31st becomes the last day of a shorter month. */
export function later(from: number, interval: Interval, count: number): number {
  const date = new Date(from * 1_000);
  if (interval === 'day' || interval === 'week') {
    return from + count * (interval === 'day' ? 1 : 7) * 86_400;
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}
