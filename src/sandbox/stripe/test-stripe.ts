import Stripe from 'stripe';
import { createFaults } from '../faults.ts';
import { openJournal } from '../journal.ts';
import { type Served, serve } from '../test-support.ts';
import { createStripe } from './server.ts';

/** The stand-in on a port of its own, and Stripe's own SDK as its client. */
export async function startStripe({
  appUrl = 'http://127.0.0.1:9',
  directory,
}: {
  appUrl?: string;
  directory?: string;
} = {}) {
  const journal = openJournal(directory);
  const faults = createFaults(1);
  let served: Served;
  const standIn = createStripe({ journal, faults, seed: 1, appUrl, origin: () => served.url });
  served = await serve((req, res, url) => {
    if (url.pathname.startsWith('/v1')) return standIn.handle(req, res, url);
    const prefix = url.pathname.startsWith('/pay') ? '/pay' : '/sandbox/payments';
    url.pathname = url.pathname.slice(prefix.length);
    return prefix === '/pay' ? standIn.pages(req, res, url) : standIn.overview(req, res, url);
  });
  const clientOf = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: served.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const post = (address: string, fields: Record<string, string>) =>
    fetch(new URL(address, served.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    stripe: clientOf('sk_test_sandbox'),
    clientOf,
    faults,
    state: standIn.state,
    post,
    get: async (address: string) => (await fetch(new URL(address, served.url))).text(),
    pay: (session: { url: string | null }, number = '4242 4242 4242 4242') =>
      post(session.url ?? '', {
        number,
        expiry: '12 / 40',
        cvc: '123',
        name: 'Ann Seller',
        email: 'ann@seller.test',
      }),
    stop() {
      served.close();
      standIn.close();
      journal.close();
    },
  };
}

export type StartedStripe = Awaited<ReturnType<typeof startStripe>>;

/** A monthly price of its own product. */
export async function monthly(stripe: Stripe, name: string, dollars: number) {
  const product = await stripe.products.create({ name });
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: dollars * 100,
    recurring: { interval: 'month' },
  });
}

/** Somebody who has paid for a month. */
export async function subscribed(
  started: StartedStripe,
  dollars = 300,
  more: Stripe.Checkout.SessionCreateParams = {},
) {
  const { stripe, pay } = started;
  const price = await monthly(stripe, 'Entry-Level', dollars);
  const customer = await stripe.customers.create({ email: 'ann@seller.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:3000/onboarding?checkout={CHECKOUT_SESSION_ID}',
    ...more,
  });
  const paid = await pay(session);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  const subscription = await stripe.subscriptions.retrieve(String(done.subscription));
  return { price, customer, session: done, paid, subscription };
}
