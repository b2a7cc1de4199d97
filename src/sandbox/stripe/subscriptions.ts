import type { Billing } from './billing.ts';
import { activeDiscounts, couponsIn, redeem } from './discounts.ts';
import type { Params } from './form.ts';
import {
  composeInvoice,
  finalize,
  itemLine,
  nameOf,
  payInvoice,
  periodLine,
  priceDetails,
} from './invoices.ts';
import { failsLater } from './payments.ts';
import { applyItems, type Change, prorations, readChange } from './prorations.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Coupon,
  type Customer,
  type Interval,
  type Invoice,
  type InvoiceItem,
  later,
  newId,
  type PaymentMethod,
  type Price,
  type Subscription,
  type SubscriptionItem,
  seconds,
} from './resources.ts';
import { newSubscription, type Terms } from './subscription-object.ts';

const ENDED: readonly Subscription['status'][] = ['canceled'];

interface Start extends Terms {
  oneOff: { price: Price; quantity: number }[];
  coupons: Coupon[];
  session: string | null;
}

/** A new subscription with its first invoice, paid at once. */
export function startSubscription(
  billing: Billing,
  start: Start,
): { subscription: Subscription; invoice: Invoice } {
  const { store, emit } = billing;
  const { customer, method } = start;
  const id = newId('sub');
  const discounts = start.coupons.map((coupon) =>
    redeem(billing, coupon, { customer: customer.id, subscription: id, session: start.session }),
  );
  const subscription = store.save(
    newSubscription(
      id,
      start,
      discounts.map((discount) => discount.id),
    ),
  );
  const lines = [
    ...subscription.items.data.map((item) =>
      periodLine(store, subscription, item, {
        start: item.current_period_start,
        end: item.current_period_end,
      }),
    ),
    ...start.oneOff.map(({ price, quantity }) => oneOffLine(billing, subscription, price, quantity)),
  ];
  const invoice = composeInvoice({
    id: newId('in'),
    customer,
    subscription,
    reason: 'subscription_create',
    currency: subscription.currency,
    lines,
  });
  subscription.latest_invoice = invoice.id;
  finalize(billing, invoice, customer);
  subscription.status = payInvoice(billing, invoice, method) ? 'active' : 'incomplete';
  forgetOnce(billing, subscription);
  store.save(subscription);
  void emit('customer.subscription.created', subscription);
  return { subscription, invoice };
}

const oneOffLine = ({ store }: Billing, subscription: Subscription, price: Price, quantity: number) => {
  const now = seconds();
  return {
    amount: price.unit_amount * quantity,
    currency: price.currency,
    description: nameOf(store, price),
    period: { start: now, end: now },
    quantity,
    pricing: priceDetails(price),
    parent: null,
    subscription: subscription.id,
    discounts: [],
  };
};

/** A discount of the first invoice alone is gone once that is made. */
function forgetOnce({ store }: Billing, subscription: Subscription): void {
  subscription.discounts = activeDiscounts(store, subscription.discounts)
    .filter(({ coupon }) => coupon.duration !== 'once')
    .map(({ discount }) => discount.id);
}

/** `POST /v1/subscriptions/ID` */
export function updateSubscription(
  billing: Billing,
  subscription: Subscription,
  params: Params,
): Subscription {
  const { store, emit } = billing;
  if (ENDED.includes(subscription.status)) {
    throw new StripeRefusal(
      400,
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const before = structuredClone(subscription);
  const change = readChange(billing, subscription, params);
  const pending = prorations(billing, subscription, change);
  const behavior = params.oneOf('payment_behavior', PAYMENT_BEHAVIORS);
  if (behavior === 'error_if_incomplete' && change.behavior === 'always_invoice' && pending.length > 0) {
    refuseUnlessPayable(billing, subscription);
  }
  for (const item of pending) store.save(item);
  const { restarted } = applyItems(subscription, change);
  const atEnd = params.flag('cancel_at_period_end');
  if (atEnd !== undefined) setCancelAtPeriodEnd(subscription, atEnd);
  subscription.metadata = params.metadata(subscription.metadata);
  const method = params.text('default_payment_method');
  if (method) subscription.default_payment_method = store.get<PaymentMethod>('payment_method', method).id;
  if (params.has('discounts')) {
    subscription.discounts = couponsIn(store, params).map(
      (coupon) =>
        redeem(billing, coupon, {
          customer: subscription.customer,
          subscription: subscription.id,
          session: null,
        }).id,
    );
  }
  store.save(subscription);
  if (restarted || (change.behavior === 'always_invoice' && pending.length > 0)) {
    invoiceNow(billing, subscription, restarted);
  }
  void emit('customer.subscription.updated', subscription, changedFields(before, subscription));
  return subscription;
}

const PAYMENT_BEHAVIORS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;

/** A change that has to be paid at once is refused before anything of it has happened. */
function refuseUnlessPayable(billing: Billing, subscription: Subscription): void {
  const customer = billing.store.get<Customer>('customer', subscription.customer);
  const method = methodOf(billing, subscription, customer);
  if (method && !failsLater(method)) return;
  throw new StripeRefusal(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
}

function setCancelAtPeriodEnd(subscription: Subscription, atEnd: boolean): void {
  subscription.cancel_at_period_end = atEnd;
  subscription.cancel_at = atEnd ? (subscription.items.data[0]?.current_period_end ?? null) : null;
  subscription.canceled_at = atEnd ? seconds() : null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    reason: atEnd ? 'cancellation_requested' : null,
  };
}

const changedFields = (before: Subscription, after: Subscription): object =>
  Object.fromEntries(
    Object.entries(before).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(after[field])),
  );

/** What waits for the customer's next invoice of this subscription. */
const pendingItems = ({ store }: Billing, subscription: Subscription): InvoiceItem[] =>
  store.all<InvoiceItem>(
    'invoiceitem',
    ({ invoice, parent }) => invoice === null && parent.subscription_details.subscription === subscription.id,
  );

/** Makes and charges an invoice of what is pending, and of the period that starts where one does. */
function invoiceNow(
  billing: Billing,
  subscription: Subscription,
  withPeriod: boolean,
  declined = false,
): boolean {
  const { store } = billing;
  const customer = store.get<Customer>('customer', subscription.customer);
  const pending = pendingItems(billing, subscription);
  const periods = withPeriod
    ? subscription.items.data.map((item) =>
        periodLine(store, subscription, item, {
          start: item.current_period_start,
          end: item.current_period_end,
        }),
      )
    : [];
  const invoice = composeInvoice({
    id: newId('in'),
    customer,
    subscription,
    reason: withPeriod && pending.length === 0 ? 'subscription_cycle' : 'subscription_update',
    currency: subscription.currency,
    lines: [...pending.map(itemLine), ...periods],
  });
  for (const item of pending) store.save({ ...item, invoice: invoice.id });
  finalize(billing, invoice, customer);
  subscription.latest_invoice = invoice.id;
  const method = methodOf(billing, subscription, customer);
  const paid = payInvoice(billing, invoice, method, declined);
  subscription.status = paid ? 'active' : 'past_due';
  if (withPeriod) forgetOnce(billing, subscription);
  store.save(subscription);
  return paid;
}

const methodOf = (
  { store }: Billing,
  subscription: Subscription,
  customer: Customer,
): PaymentMethod | undefined =>
  store.find<PaymentMethod>(
    'payment_method',
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method,
  );

/** Ends a subscription now. */
export function cancelSubscription(
  billing: Billing,
  subscription: Subscription,
  params: Params,
): Subscription {
  const { store, emit } = billing;
  if (subscription.status === 'canceled') {
    throw new StripeRefusal(404, `No such subscription: '${subscription.id}'`, {
      code: 'resource_missing',
      param: 'id',
    });
  }
  if (params.flag('prorate')) {
    const items = subscription.items.data.map((item) => ({
      item,
      price: item.price,
      quantity: 0,
      deleted: true,
    }));
    const change: Change = { items, behavior: 'create_prorations', at: seconds() };
    for (const item of prorations(billing, subscription, change)) store.save(item);
  }
  const now = seconds();
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: now,
    ended_at: now,
    cancel_at_period_end: false,
    cancel_at: null,
    cancellation_details: { comment: null, feedback: null, reason: 'cancellation_requested' },
  });
  store.save(subscription);
  if (params.flag('invoice_now') && pendingItems(billing, subscription).length > 0) {
    invoiceNow(billing, subscription, false);
    store.save(Object.assign(subscription, { status: 'canceled' }));
  }
  void emit('customer.subscription.deleted', subscription);
  return subscription;
}

const rhythmOf = ({ price }: SubscriptionItem): { interval: Interval; interval_count: number } =>
  price.recurring ?? { interval: 'month', interval_count: 1 };

/** Lets a subscription's period end now: it renews, or ends where that was asked for. */
export function endPeriod(billing: Billing, subscription: Subscription, declined: boolean): Subscription {
  const { store, emit } = billing;
  if (ENDED.includes(subscription.status)) return subscription;
  const before = structuredClone(subscription);
  if (subscription.cancel_at_period_end) {
    const now = seconds();
    store.save(Object.assign(subscription, { status: 'canceled', ended_at: now }));
    void emit('customer.subscription.deleted', subscription);
    return subscription;
  }
  for (const item of subscription.items.data) {
    const { interval, interval_count } = rhythmOf(item);
    item.current_period_start = item.current_period_end;
    item.current_period_end = later(item.current_period_start, interval, interval_count);
  }
  invoiceNow(billing, subscription, true, declined);
  void emit('customer.subscription.updated', subscription, changedFields(before, subscription));
  return subscription;
}

/** After an open invoice was paid by hand. */
export function reviveSubscription({ store, emit }: Billing, subscription: Subscription): void {
  if (subscription.status !== 'past_due' && subscription.status !== 'incomplete') return;
  const previous = { status: subscription.status };
  subscription.status = 'active';
  store.save(subscription);
  void emit('customer.subscription.updated', subscription, previous);
}

/** `POST /v1/invoices/create_preview`: the invoice that a change would lead to. Nothing is kept. */
export function previewInvoice(billing: Billing, subscription: Subscription, params: Params): Invoice {
  const { store } = billing;
  const details = params.child('subscription_details');
  const copy = structuredClone(subscription);
  const change = readChange(billing, copy, details);
  const added = prorations(billing, copy, change);
  const ends = details.flag('cancel_at_period_end') ?? copy.cancel_at_period_end;
  const cancelsNow = details.flag('cancel_now') ?? false;
  const { restarted } = applyItems(copy, change);
  const invoicedAtOnce = change.behavior === 'always_invoice' && added.length > 0;
  const next = copy.items.data.map((item) => {
    const { interval, interval_count } = rhythmOf(item);
    const start = restarted ? item.current_period_start : item.current_period_end;
    return periodLine(store, copy, item, { start, end: later(start, interval, interval_count) });
  });
  const withPeriod = restarted || !(invoicedAtOnce || ends || cancelsNow);
  const invoice = composeInvoice({
    id: newId('upcoming_in'),
    customer: store.get<Customer>('customer', copy.customer),
    subscription: copy,
    reason: added.length > 0 && invoicedAtOnce ? 'subscription_update' : 'upcoming',
    currency: copy.currency,
    lines: [
      ...pendingItems(billing, subscription).map(itemLine),
      ...added.map(itemLine),
      ...(withPeriod ? next : []),
    ],
  });
  const due = withPeriod && !restarted ? (copy.items.data[0]?.current_period_end ?? seconds()) : seconds();
  return { ...invoice, period_end: due, next_payment_attempt: due };
}
