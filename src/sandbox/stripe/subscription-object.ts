import {
  type Customer,
  later,
  listOf,
  newId,
  type PaymentMethod,
  type Price,
  type Subscription,
  type SubscriptionItem,
  seconds,
} from './resources.ts';

export interface Terms {
  customer: Customer;
  items: { price: Price; quantity: number }[];
  method: PaymentMethod | undefined;
  metadata: Record<string, string>;
}

export function newItem(
  subscription: string,
  price: Price,
  quantity: number,
  start: number,
): SubscriptionItem {
  const { interval, interval_count } = price.recurring ?? { interval: 'month' as const, interval_count: 1 };
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: seconds(),
    current_period_end: later(start, interval, interval_count),
    current_period_start: start,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

const planOf = (price: Price) => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: String(price.unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval,
  interval_count: price.recurring?.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export function newSubscription(
  id: string,
  { customer, items, method, metadata }: Terms,
  discounts: string[],
): Subscription {
  const now = seconds();
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: items[0]?.price.currency ?? 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method?.id ?? null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts,
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: listOf(
      items.map(({ price, quantity }) => newItem(id, price, quantity, now)),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
