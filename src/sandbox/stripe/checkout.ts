import type { Billing } from './billing.ts';
import { amountOff, couponsIn } from './discounts.ts';
import type { Params } from './form.ts';
import { nameOf } from './invoices.ts';
import { invoiceOnce } from './one-off-invoice.ts';
import { type Card, checkCard, createPaymentMethod, pay } from './payments.ts';
import { createCustomer, createPrice, createProduct } from './products.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type CheckoutSession,
  type Coupon,
  type Customer,
  type Invoice,
  newId,
  type PaymentMethod,
  type Price,
  type SessionItem,
  seconds,
} from './resources.ts';
import { startSubscription } from './subscriptions.ts';

const DAY = 86_400;
const SHORTEST = 30 * 60;

/** `POST /v1/checkout/sessions` */
export function createSession(billing: Billing, params: Params): CheckoutSession {
  const { store, origin } = billing;
  const mode = params.oneOf('mode', ['payment', 'subscription']);
  if (!mode) params.required('mode');
  const items = readItems(billing, params, mode ?? 'payment');
  const coupons = couponsIn(store, params);
  if (coupons.length > 0 && params.flag('allow_promotion_codes')) {
    throw new StripeRefusal(
      400,
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
    );
  }
  const customer = params.text('customer');
  if (customer) store.get<Customer>('customer', customer, 'customer');
  if (customer && params.text('customer_email')) {
    throw new StripeRefusal(400, 'You may only specify one of these parameters: customer, customer_email.');
  }
  const embedded = params.text('ui_mode') !== undefined && !/hosted/.test(params.text('ui_mode') ?? '');
  if (!embedded) params.required('success_url');
  const id = `cs_test_${newId('', 58).slice(1)}`;
  const discounted = applyCoupons(items, coupons);
  store.saveItems(id, discounted);
  const total = (field: 'amount_subtotal' | 'amount_discount' | 'amount_total') =>
    discounted.reduce((sum, item) => sum + item[field], 0);
  const session = newSession(id, params, {
    mode: mode ?? 'payment',
    currency: items[0]?.price.currency ?? 'usd',
    expires_at: readExpiry(params),
    amount_subtotal: total('amount_subtotal'),
    amount_total: total('amount_total'),
    discounts: coupons.map(({ id: coupon }) => ({ coupon, promotion_code: null })),
    total_details: { amount_discount: total('amount_discount'), amount_shipping: 0, amount_tax: 0 },
    url: `${origin()}/pay/${id}`,
  });
  // What the session leads to is made when it is paid, and needs these then.
  store.save({
    id: `plan_${id}`,
    object: 'sandbox.checkout_plan',
    created: 0,
    subscription_metadata: params.child('subscription_data').metadata(),
    payment_metadata: params.child('payment_intent_data').metadata(),
    description: params.child('payment_intent_data').textOrNull('description'),
    invoice: params.child('invoice_creation').flag('enabled') ?? false,
  });
  return store.save(session);
}

function readExpiry(params: Params): number {
  const asked = params.integer('expires_at');
  const now = seconds();
  if (asked === undefined) return now + DAY;
  if (asked < now + SHORTEST - 30) {
    throw new StripeRefusal(
      400,
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  if (asked > now + DAY + 30) {
    throw new StripeRefusal(
      400,
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  return asked;
}

function readItems(billing: Billing, params: Params, mode: CheckoutSession['mode']): SessionItem[] {
  const items = params.children('line_items').map((each) => {
    const price = priceOf(billing, each);
    const quantity = each.integer('quantity') ?? 1;
    const amount = price.unit_amount * quantity;
    return {
      id: newId('li'),
      object: 'item' as const,
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: nameOf(billing.store, price),
      metadata: {},
      price,
      quantity,
    };
  });
  if (items.length === 0) params.required('line_items');
  const recurring = items.filter(({ price }) => price.type === 'recurring').length;
  if (mode === 'subscription' && recurring === 0) {
    throw new StripeRefusal(
      400,
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  if (mode === 'payment' && recurring > 0) {
    throw new StripeRefusal(
      400,
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  return items;
}

function priceOf(billing: Billing, item: Params): Price {
  const id = item.text('price');
  if (id) return billing.store.get<Price>('price', id, item.name('price'));
  const data = item.child('price_data');
  const named = data.child('product_data');
  const product = data.text('product') ?? createProduct(billing, named).id;
  return createPrice(billing, data, product);
}

/** Each coupon comes off the lines in turn, as far as it goes. */
function applyCoupons(items: SessionItem[], coupons: readonly Coupon[]): SessionItem[] {
  const rest = new Map(coupons.map((coupon) => [coupon.id, coupon.amount_off ?? 0]));
  return items.map((item) => {
    let left = item.amount_subtotal;
    for (const coupon of coupons) {
      const off =
        coupon.percent_off === null ? Math.min(left, rest.get(coupon.id) ?? 0) : amountOff(coupon, left);
      rest.set(coupon.id, (rest.get(coupon.id) ?? 0) - off);
      left -= off;
    }
    return { ...item, amount_discount: item.amount_subtotal - left, amount_total: left };
  });
}

type Amounts = Pick<
  CheckoutSession,
  | 'mode'
  | 'currency'
  | 'expires_at'
  | 'amount_subtotal'
  | 'amount_total'
  | 'discounts'
  | 'total_details'
  | 'url'
>;

const newSession = (id: string, params: Params, amounts: Amounts): CheckoutSession => ({
  id,
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: params.flag('allow_promotion_codes') ?? null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: params.textOrNull('billing_address_collection'),
  cancel_url: params.textOrNull('cancel_url'),
  client_reference_id: params.textOrNull('client_reference_id'),
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: seconds(),
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: params.textOrNull('customer'),
  customer_account: null,
  customer_creation:
    amounts.mode === 'subscription' ? 'always' : (params.textOrNull('customer_creation') ?? 'if_required'),
  customer_details: null,
  customer_email: params.textOrNull('customer_email'),
  integration_identifier: null,
  invoice: null,
  invoice_creation:
    amounts.mode === 'payment'
      ? { enabled: params.child('invoice_creation').flag('enabled') ?? false, invoice_data: null }
      : null,
  livemode: false,
  locale: params.textOrNull('locale'),
  managed_payments: { enabled: false },
  metadata: params.metadata(),
  origin_context: null,
  payment_intent: null,
  payment_link: params.textOrNull('payment_link'),
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: params.textOrNull('submit_type'),
  subscription: null,
  success_url: params.textOrNull('success_url'),
  ui_mode: params.text('ui_mode') ?? 'hosted_page',
  wallet_options: null,
  ...amounts,
});

/** A session that nobody may pay any more, by its time or by order. */
export function expireSession({ store, emit }: Billing, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') {
    throw new StripeRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  store.save(Object.assign(session, { status: 'expired', url: null }));
  void emit('checkout.session.expired', session);
  return session;
}

/** Expires what has passed its time. */
export function expireOverdue(billing: Billing): void {
  const overdue = ({ status, expires_at }: CheckoutSession) => status === 'open' && expires_at <= seconds();
  for (const session of billing.store.all<CheckoutSession>('checkout.session', overdue)) {
    expireSession(billing, session);
  }
}

/** Somebody pays on the hosted page. Resolves when the application has been told, as far as it could be. */
export async function completeSession(billing: Billing, session: CheckoutSession, card: Card): Promise<void> {
  const { store, emit } = billing;
  if (session.status !== 'open') throw new StripeRefusal(400, 'This checkout is over.');
  checkCard(card);
  const customer = customerOf(billing, session, card);
  const method = createPaymentMethod(billing, card, customer?.id ?? null);
  if (customer) {
    customer.invoice_settings.default_payment_method ??= method.id;
    store.save(customer);
    void emit('payment_method.attached', method);
  }
  const outcome =
    session.mode === 'subscription' && customer
      ? subscribe(billing, session, customer, method)
      : payOnce(billing, session, customer, method);
  store.save(
    Object.assign(session, outcome, {
      status: 'complete',
      payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
      customer: customer?.id ?? null,
      customer_details: {
        address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
        business_name: null,
        email: card.email ?? customer?.email ?? session.customer_email,
        individual_name: null,
        name: card.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      url: null,
    }),
  );
  await emit('checkout.session.completed', session);
}

function customerOf(billing: Billing, session: CheckoutSession, card: Card): Customer | null {
  if (session.customer) return billing.store.get<Customer>('customer', session.customer);
  if (session.customer_creation !== 'always') return null;
  const customer = createCustomer(billing, { email: card.email ?? session.customer_email, name: card.name });
  void billing.emit('customer.created', customer);
  return customer;
}

const planOf = ({ store }: Billing, session: CheckoutSession) =>
  store.get(`sandbox.checkout_plan`, `plan_${session.id}`) as unknown as {
    subscription_metadata: Record<string, string>;
    payment_metadata: Record<string, string>;
    description: string | null;
    invoice: boolean;
  };

function subscribe(billing: Billing, session: CheckoutSession, customer: Customer, method: PaymentMethod) {
  const items = billing.store.itemsOf(session.id) as SessionItem[];
  const ofType = (type: Price['type']) =>
    items.filter(({ price }) => price.type === type).map(({ price, quantity }) => ({ price, quantity }));
  const { subscription, invoice }: { subscription: { id: string }; invoice: Invoice } = startSubscription(
    billing,
    {
      customer,
      items: ofType('recurring'),
      oneOff: ofType('one_time'),
      coupons: session.discounts.flatMap(({ coupon }) => billing.store.find<Coupon>('coupon', coupon) ?? []),
      method,
      metadata: planOf(billing, session).subscription_metadata,
      session: session.id,
    },
  );
  return { subscription: subscription.id, invoice: invoice.id };
}

function payOnce(
  billing: Billing,
  session: CheckoutSession,
  customer: Customer | null,
  method: PaymentMethod,
) {
  if (session.amount_total === 0) return {};
  const { payment_metadata: metadata, description, invoice } = planOf(billing, session);
  const { intent } = pay(
    billing,
    { amount: session.amount_total, currency: session.currency, description, metadata },
    { customer, method },
  );
  if (!invoice || !customer) return { payment_intent: intent.id };
  return { payment_intent: intent.id, invoice: invoiceOnce(billing, session, customer, intent.id) };
}
