import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, redirect, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { markup } from '../markup.ts';
import { page } from '../page.ts';
import type { Billing } from './billing.ts';
import { completeSession } from './checkout.ts';
import { checkoutPage, invoicePage, overPage, successOf } from './checkout-page.ts';
import { decodeForm } from './form.ts';
import { payInvoice } from './invoices.ts';
import { openLink } from './payment-links.ts';
import { type Card, checkCard, createPaymentMethod } from './payments.ts';
import { portalPage } from './portal-page.ts';
import { StripeRefusal } from './refusal.ts';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentMethod,
  Resource,
  SessionItem,
  Subscription,
} from './resources.ts';
import { cancelSubscription, reviveSubscription, updateSubscription } from './subscriptions.ts';

/** How long the page waits for the application to have heard of the payment. */
const PATIENCE_MS = 10_000;

/** The pages that Stripe hosts: a checkout, an invoice, a payment link and the customer's portal. */
export function createPayPages(billing: Billing): Handler {
  const { store } = billing;
  return async (req, res, url) => {
    const [first = '', id = '', action = ''] = url.pathname.slice(1).split('/');
    if (first === 'portal') return portal(req, res, id, action);
    if (first === 'link') return openLink(billing, res, id, url.searchParams);
    if (first === 'invoice') {
      const invoice = store.find<Invoice>('invoice', id);
      if (!invoice) return notFound(res);
      if (req.method === 'POST' && invoice.status === 'open') return payOpen(req, res, invoice);
      return sendPage(res, 200, invoicePage(invoice));
    }
    const session = store.find<CheckoutSession>('checkout.session', first);
    if (!session) return notFound(res);
    if (session.status !== 'open') return sendPage(res, 200, overPage(session));
    if (req.method !== 'POST') return showCheckout(res, session);
    return pay(req, res, session);
  };

  function showCheckout(res: ServerResponse, session: CheckoutSession, error = ''): void {
    const customer = store.find<Customer>('customer', session.customer);
    const items = store.itemsOf(session.id) as SessionItem[];
    const email = customer?.email ?? session.customer_email;
    sendPage(res, error ? 402 : 200, checkoutPage({ session, items, email, error }));
  }

  async function pay(req: IncomingMessage, res: ServerResponse, session: CheckoutSession): Promise<void> {
    const known = store.find<Customer>('customer', session.customer)?.email ?? session.customer_email;
    const card = cardIn(await readForm(req), known);
    try {
      const told = completeSession(billing, session, card);
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
      await store.written();
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return showCheckout(res, session, error.message);
    }
    if (session.success_url !== null) redirect(res, successOf(session));
    else sendPage(res, 200, overPage(session));
  }

  /** The card that pays an open invoice also pays what follows. */
  async function payOpen(req: IncomingMessage, res: ServerResponse, invoice: Invoice): Promise<void> {
    const customer = store.get<Customer>('customer', invoice.customer);
    const subscriptions = store.all<Subscription>('subscription', (each) => each.customer === customer.id);
    try {
      const method = replaceCard(
        billing,
        customer,
        subscriptions,
        cardIn(await readForm(req), customer.email),
      );
      if (!payInvoice(billing, invoice, method)) {
        return sendPage(res, 402, invoicePage(invoice, 'Your card was declined.'));
      }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return sendPage(res, 402, invoicePage(invoice, error.message));
    }
    const of = invoice.parent.subscription_details?.subscription;
    const subscription = subscriptions.find(({ id }) => id === of);
    if (subscription) reviveSubscription(billing, subscription);
    redirect(res, `/pay/invoice/${invoice.id}`);
  }

  async function portal(
    req: IncomingMessage,
    res: ServerResponse,
    id: string,
    action: string,
  ): Promise<void> {
    const session = store.find<Resource>('billing_portal.session', id);
    const customer = store.find<Customer>('customer', session ? String(session.customer) : undefined);
    if (!session || !customer) return notFound(res);
    const subscriptions = store
      .all<Subscription>('subscription', (each) => each.customer === customer.id)
      .reverse();
    const show = (status: number, error = '') =>
      sendPage(
        res,
        status,
        portalPage({
          session,
          customer,
          subscriptions,
          invoices: store.all<Invoice>('invoice', (each) => each.customer === customer.id).reverse(),
          method: store.find('payment_method', customer.invoice_settings.default_payment_method),
          error,
        }),
      );
    if (req.method !== 'POST') return show(200);
    const form = await readForm(req);
    const subscription = subscriptions.find((each) => each.id === form.get('subscription'));
    try {
      if (action === 'card') replaceCard(billing, customer, subscriptions, cardIn(form, customer.email));
      else if (subscription) CHOICES[action]?.(billing, subscription);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return show(402, error.message);
    }
    redirect(res, `/pay/portal/${id}`);
  }
}

const atPeriodEnd = (value: 'true' | 'false') =>
  decodeForm(new URLSearchParams({ cancel_at_period_end: value }));

/** What a customer can do to a subscription in the portal. */
const CHOICES: Record<string, (billing: Billing, subscription: Subscription) => unknown> = {
  cancel: (billing, subscription) => updateSubscription(billing, subscription, atPeriodEnd('true')),
  resume: (billing, subscription) => updateSubscription(billing, subscription, atPeriodEnd('false')),
  end: (billing, subscription) =>
    cancelSubscription(billing, subscription, decodeForm(new URLSearchParams())),
};

function replaceCard(
  billing: Billing,
  customer: Customer,
  subscriptions: Subscription[],
  card: Card,
): PaymentMethod {
  checkCard(card);
  const { store, emit } = billing;
  const method = createPaymentMethod(billing, card, customer.id);
  void emit('payment_method.attached', method);
  customer.invoice_settings.default_payment_method = method.id;
  void emit('customer.updated', store.save(customer));
  for (const subscription of subscriptions) {
    if (subscription.status !== 'canceled')
      store.save(Object.assign(subscription, { default_payment_method: method.id }));
  }
  return method;
}

function cardIn(form: URLSearchParams, knownEmail: string | null): Card {
  const [month = '', year = ''] = (form.get('expiry') ?? '').split('/').map((part) => part.trim());
  return {
    number: (form.get('number') ?? '').replace(/\D/g, ''),
    expMonth: Number(month),
    expYear: year.length === 2 ? 2000 + Number(year) : Number(year),
    name: form.get('name') || null,
    email: knownEmail ?? (form.get('email') || null),
  };
}

const notFound = (res: ServerResponse): void =>
  sendPage(
    res,
    404,
    page(
      'Not found',
      markup`<main><h1>Nothing to pay here</h1><p class="muted">This link is wrong, or too old.</p></main>`,
    ),
  );
