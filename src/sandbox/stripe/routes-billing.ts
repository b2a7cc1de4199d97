import { createSession, expireSession } from './checkout.ts';
import { couponsIn } from './discounts.ts';
import { payInvoice } from './invoices.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Charge,
  type CheckoutSession,
  type Customer,
  type Invoice,
  listOf,
  type PaymentMethod,
  type Price,
  type Resource,
  type Subscription,
} from './resources.ts';
import { refund } from './returns.ts';
import { type ApiCall, idOf, type Route, route } from './route.ts';
import {
  cancelSubscription,
  previewInvoice,
  reviveSubscription,
  startSubscription,
  updateSubscription,
} from './subscriptions.ts';

/** Checkouts, subscriptions, invoices and payments. */
export const BILLING_ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', ({ billing, params }) => createSession(billing, params)),
  route('GET', '/v1/checkout/sessions/:id', (call) => sessionOf(call)),
  route('POST', '/v1/checkout/sessions/:id', (call) => {
    const session = sessionOf(call);
    return call.billing.store.save(
      Object.assign(session, { metadata: call.params.metadata(session.metadata) }),
    );
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', (call) => expireSession(call.billing, sessionOf(call))),
  route('GET', '/v1/checkout/sessions/:id/line_items', (call) =>
    listOf(call.billing.store.itemsOf(sessionOf(call).id), call.path),
  ),
  route('GET', '/v1/checkout/sessions', (call) =>
    filtered<CheckoutSession>(call, 'checkout.session', [
      'customer',
      'subscription',
      'payment_intent',
      'status',
      'payment_link',
    ]),
  ),

  route('POST', '/v1/subscriptions', createSubscription),
  route('GET', '/v1/subscriptions/:id', (call) => subscriptionOf(call)),
  route('POST', '/v1/subscriptions/:id', (call) =>
    updateSubscription(call.billing, subscriptionOf(call), call.params),
  ),
  route('DELETE', '/v1/subscriptions/:id', (call) =>
    cancelSubscription(call.billing, subscriptionOf(call), call.params),
  ),
  route('GET', '/v1/subscriptions', listSubscriptions),
  route('GET', '/v1/subscription_items', ({ billing, params, path }) =>
    listOf(
      billing.store.get<Subscription>('subscription', params.required('subscription'), 'subscription').items
        .data,
      path,
    ),
  ),

  route('POST', '/v1/invoices/create_preview', ({ billing, params }) => {
    const id = params.required('subscription');
    return previewInvoice(
      billing,
      billing.store.get<Subscription>('subscription', id, 'subscription'),
      params,
    );
  }),
  route('GET', '/v1/invoices/:id', (call) => call.billing.store.get<Invoice>('invoice', idOf(call))),
  route(
    'GET',
    '/v1/invoices/:id/lines',
    (call) => call.billing.store.get<Invoice>('invoice', idOf(call)).lines,
  ),
  route('POST', '/v1/invoices/:id/pay', payNow),
  route('GET', '/v1/invoices', listInvoices),
  route('GET', '/v1/invoice_payments', listInvoicePayments),

  route('GET', '/v1/payment_intents/:id', (call) => call.billing.store.get('payment_intent', idOf(call))),
  route('GET', '/v1/payment_intents', (call) => filtered(call, 'payment_intent', ['customer'])),
  route('GET', '/v1/charges/:id', (call) => call.billing.store.get<Charge>('charge', idOf(call))),
  route('GET', '/v1/charges', (call) => filtered(call, 'charge', ['customer', 'payment_intent'])),
  route('POST', '/v1/refunds', createRefund),
  route('GET', '/v1/refunds/:id', (call) => call.billing.store.get('refund', idOf(call))),
  route('GET', '/v1/refunds', (call) => filtered(call, 'refund', ['charge', 'payment_intent'])),
  route('GET', '/v1/disputes/:id', (call) => call.billing.store.get('dispute', idOf(call))),
  route('GET', '/v1/disputes', (call) => filtered(call, 'dispute', ['charge', 'payment_intent'])),
];

const sessionOf = (call: ApiCall) => call.billing.store.get<CheckoutSession>('checkout.session', idOf(call));
const subscriptionOf = (call: ApiCall) => call.billing.store.get<Subscription>('subscription', idOf(call));

/** A list of those whose fields are as the request says, where it says so. */
function filtered<T extends Resource>(
  { billing, params, path }: ApiCall,
  object: string,
  fields: readonly string[],
) {
  const wanted = fields.flatMap((field) => {
    const value = params.text(field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return billing.store.page<T>(object, params, path, (each) =>
    wanted.every(([field, value]) => each[field] === value),
  );
}

function createSubscription({ billing, params }: ApiCall): Subscription {
  const { store } = billing;
  const customer = store.get<Customer>('customer', params.required('customer'), 'customer');
  const items = params.children('items').map((each) => ({
    price: store.get<Price>('price', each.required('price'), each.name('price')),
    quantity: each.integer('quantity') ?? 1,
  }));
  if (items.length === 0) params.required('items');
  const method = store.find<PaymentMethod>(
    'payment_method',
    params.text('default_payment_method') ?? customer.invoice_settings.default_payment_method,
  );
  if (!method) {
    throw new StripeRefusal(400, 'This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  }
  const coupons = couponsIn(store, params);
  const metadata = params.metadata();
  return startSubscription(billing, { customer, items, oneOff: [], coupons, method, metadata, session: null })
    .subscription;
}

function listSubscriptions({ billing, params, path }: ApiCall) {
  const [customer, price, status] = [params.text('customer'), params.text('price'), params.text('status')];
  const hasStatus = (each: Subscription) =>
    status === 'all' || (status === undefined ? each.status !== 'canceled' : each.status === status);
  return billing.store.page<Subscription>(
    'subscription',
    params,
    path,
    (each) =>
      hasStatus(each) &&
      (customer === undefined || each.customer === customer) &&
      (price === undefined || each.items.data.some((item) => item.price.id === price)),
  );
}

function listInvoices({ billing, params, path }: ApiCall) {
  const [customer, subscription, status] = [
    params.text('customer'),
    params.text('subscription'),
    params.text('status'),
  ];
  return billing.store.page<Invoice>(
    'invoice',
    params,
    path,
    (each) =>
      (customer === undefined || each.customer === customer) &&
      (status === undefined || each.status === status) &&
      (subscription === undefined || each.parent.subscription_details?.subscription === subscription),
  );
}

interface InvoicePayment extends Resource {
  invoice: string;
  payment: { payment_intent: string; type: string };
}

function listInvoicePayments({ billing, params, path }: ApiCall) {
  const [invoice, status] = [params.text('invoice'), params.text('status')];
  const intent = params.child('payment').text('payment_intent');
  return billing.store.page<InvoicePayment>(
    'invoice_payment',
    params,
    path,
    (each) =>
      (invoice === undefined || each.invoice === invoice) &&
      (status === undefined || each.status === status) &&
      (intent === undefined || each.payment.payment_intent === intent),
  );
}

function payNow(call: ApiCall): Invoice {
  const { billing, params } = call;
  const { store } = billing;
  const invoice = store.get<Invoice>('invoice', idOf(call));
  const subscription = store.find<Subscription>(
    'subscription',
    invoice.parent.subscription_details?.subscription,
  );
  const customer = store.get<Customer>('customer', invoice.customer);
  const methodId =
    params.text('payment_method') ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  if (!payInvoice(billing, invoice, store.find<PaymentMethod>('payment_method', methodId))) {
    throw new StripeRefusal(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  }
  if (subscription) reviveSubscription(billing, subscription);
  return invoice;
}

function createRefund({ billing, params }: ApiCall) {
  const intent = params.text('payment_intent');
  const charge = intent
    ? billing.store.all<Charge>('charge', ({ payment_intent }) => payment_intent === intent)[0]
    : billing.store.get<Charge>('charge', params.required('charge'), 'charge');
  if (!charge) {
    throw new StripeRefusal(400, `No such payment_intent: '${intent}'`, {
      code: 'resource_missing',
      param: 'payment_intent',
    });
  }
  return refund(billing, charge, params.integer('amount'), params.textOrNull('reason'));
}
