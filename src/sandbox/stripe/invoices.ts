import type { Billing } from './billing.ts';
import { activeDiscounts, amountOff } from './discounts.ts';
import { failsLater, pay } from './payments.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Customer,
  type Invoice,
  type InvoiceItem,
  type InvoiceLine,
  listOf,
  newId,
  type PaymentMethod,
  type Price,
  type Pricing,
  type Product,
  type Subscription,
  type SubscriptionItem,
  seconds,
} from './resources.ts';
import type { Store } from './store.ts';

const dollars = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

export const nameOf = (store: Store, price: Price): string =>
  store.find<Product>('product', price.product)?.name ?? price.product;

export const priceDetails = (price: Price): Pricing => ({
  price_details: { price: price.id, product: price.product },
  type: 'price_details',
  unit_amount_decimal: String(price.unit_amount),
});

interface LineBasis {
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  quantity: number;
  pricing: Pricing | null;
  parent: Record<string, unknown> | null;
  subscription: string | null;
  /** Prorations and one-off amounts aren't discounted a second time. */
  discounts: { id: string; amount: number }[];
}

const lineOf = (invoice: string, basis: LineBasis): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: basis.amount,
  currency: basis.currency,
  description: basis.description,
  discount_amounts: basis.discounts.map(({ id, amount }) => ({ amount, discount: id })),
  discountable: basis.discounts.length > 0,
  discounts: basis.discounts.map(({ id }) => id),
  invoice,
  livemode: false,
  metadata: {},
  parent: basis.parent,
  period: basis.period,
  pretax_credit_amounts: [],
  pricing: basis.pricing,
  quantity: basis.quantity,
  quantity_decimal: String(basis.quantity),
  subscription: basis.subscription,
  subtotal: basis.amount,
  taxes: [],
});

/** The line for a whole period of a subscription's item. */
export function periodLine(
  store: Store,
  subscription: Subscription,
  item: SubscriptionItem,
  period: LineBasis['period'],
): LineBasis {
  const { price, quantity } = item;
  const amount = price.unit_amount * quantity;
  let left = amount;
  const discounts = activeDiscounts(store, subscription.discounts).map(({ discount, coupon }) => {
    const off = amountOff(coupon, left);
    left -= off;
    return { id: discount.id, amount: off };
  });
  const every = price.recurring ? `${price.recurring.interval}` : 'once';
  return {
    amount,
    currency: price.currency,
    description: `${quantity} × ${nameOf(store, price)} (at ${dollars(price.unit_amount, price.currency)} / ${every})`,
    period,
    quantity,
    pricing: priceDetails(price),
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    subscription: subscription.id,
    discounts,
  };
}

export const itemLine = (item: InvoiceItem): LineBasis => ({
  amount: item.amount,
  currency: item.currency,
  description: item.description,
  period: item.period,
  quantity: item.quantity,
  pricing: item.pricing,
  parent: {
    invoice_item_details: {
      invoice_item: item.id,
      proration: item.proration,
      proration_details: { credited_items: null },
      subscription: item.parent.subscription_details.subscription,
    },
    subscription_item_details: null,
    type: 'invoice_item_details',
  },
  subscription: item.parent.subscription_details.subscription,
  discounts: [],
});

export interface InvoiceBasis {
  id: string;
  customer: Customer;
  subscription: Subscription | null;
  reason: string;
  currency: string;
  lines: LineBasis[];
  metadata?: Record<string, string>;
}

/** A draft: what is owed, and what of the customer's credit goes towards it. */
export function composeInvoice({
  id,
  customer,
  subscription,
  reason,
  currency,
  lines,
  metadata = {},
}: InvoiceBasis): Invoice {
  const now = seconds();
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = new Map<string, number>();
  for (const { discounts } of lines) {
    for (const { id: discount, amount } of discounts) off.set(discount, (off.get(discount) ?? 0) + amount);
  }
  const total = subtotal - [...off.values()].reduce((sum, amount) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Linesheet sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [...off.keys()],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => lineOf(id, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
          type: 'subscription_details',
        }
      : { quote_details: null, subscription_details: null, type: 'none' },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [...off].map(([discount, amount]) => ({ amount, discount })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}

/** Gives the invoice its number and takes the customer's credit into account. */
export function finalize({ store, emit, origin }: Billing, invoice: Invoice, customer: Customer): Invoice {
  const now = seconds();
  void emit('invoice.created', invoice);
  const sequence = String(customer.next_invoice_sequence).padStart(4, '0');
  customer.next_invoice_sequence += 1;
  // Credit that is used up, or that a negative invoice adds.
  customer.balance = Math.min(0, invoice.total + customer.balance);
  store.save(customer);
  Object.assign(invoice, {
    number: `${customer.invoice_prefix}-${sequence}`,
    status: 'open',
    effective_at: now,
    ending_balance: customer.balance,
    hosted_invoice_url: `${origin()}/pay/invoice/${invoice.id}`,
    invoice_pdf: `${origin()}/pay/invoice/${invoice.id}`,
  });
  invoice.status_transitions.finalized_at = now;
  store.save(invoice);
  void emit('invoice.finalized', invoice);
  return invoice;
}

/** Charges an open invoice; false when the card was declined. */
export function payInvoice(
  billing: Billing,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  declined = false,
): boolean {
  const { store } = billing;
  if (invoice.status === 'paid') {
    throw new StripeRefusal(400, 'Invoice is already paid', { code: 'invoice_already_paid' });
  }
  const customer = store.get<Customer>('customer', invoice.customer);
  if (invoice.amount_due === 0 || !method) return settleInvoice(billing, invoice, null, !invoice.amount_due);
  const { intent, charge } = pay(
    billing,
    { amount: invoice.amount_due, currency: invoice.currency, description: `Invoice ${invoice.number}` },
    {
      customer,
      method,
      declined: declined || (invoice.billing_reason !== 'subscription_create' && failsLater(method)),
    },
  );
  return settleInvoice(billing, invoice, intent.id, charge !== undefined);
}

/** Writes down what the payment of an invoice came to, where there was one; answers whether it is paid. */
export function settleInvoice(
  { store, emit }: Billing,
  invoice: Invoice,
  intent: string | null,
  paid: boolean,
): boolean {
  const now = seconds();
  if (intent !== null) {
    store.save({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: paid ? invoice.amount_due : null,
      amount_requested: invoice.amount_due,
      created: now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent, type: 'payment_intent' },
      status: paid ? 'paid' : 'open',
      status_transitions: { canceled_at: null, paid_at: paid ? now : null },
    });
  }
  Object.assign(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    ...(paid
      ? {
          status: 'paid',
          amount_paid: invoice.amount_due,
          amount_remaining: 0,
          auto_advance: false,
          next_payment_attempt: null,
        }
      : { next_payment_attempt: now + 3 * 86_400 }),
  });
  if (paid) invoice.status_transitions.paid_at = now;
  store.save(invoice);
  if (paid) void emit('invoice.paid', invoice);
  void emit(paid ? 'invoice.payment_succeeded' : 'invoice.payment_failed', invoice);
  return paid;
}
