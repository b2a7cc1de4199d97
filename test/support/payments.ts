import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { applyNextEvent } from '../../src/features/billing/actions/apply-payment-event.ts';
import type { PaymentProvider } from '../../src/features/billing/ports.ts';
import { billingRoutes } from '../../src/features/billing/routes/billing.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createStripeEventReader } from '../../src/providers/stripe/event-reader.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { listen, type Received } from '../../src/sandbox/fixtures/serve.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { PUBLIC_URL, type TestApp, testApp } from './http-app.ts';

const WEBHOOK_SECRET = 'whsec_sandbox';

export interface PaymentsApp extends TestApp {
  provider: PaymentProvider;
  stripe: Stripe;
  /** What the sandbox's Stripe has posted so far; nobody has passed it on yet. */
  posted: Received[];
  /** Somebody fills in the payment page. */
  pay(url: string): Promise<Response>;
  /** A page of the sandbox's is filled in: a portal's form, an invoice's, the control page's. */
  fillIn(url: string, fields: Record<string, string>): Promise<Response>;
  /** Passes posted events on, as they are. */
  deliver(events: Received[]): Promise<number[]>;
  /** Works on stored events until none is left. */
  applyAll(): Promise<void>;
}

/** The application with its billing, against the sandbox's Stripe. Its events wait until a test passes them on. */
export async function paymentsApp(
  mount: (app: TestApp, provider: PaymentProvider) => void = () => {},
  /** Stands between the application and the sandbox's Stripe. */
  between: (provider: PaymentProvider) => PaymentProvider = (provider) => provider,
): Promise<PaymentsApp> {
  const mailbox = await listen();
  const sandbox = await startSandbox({ port: 0, seed: 1, products: 1, appUrl: mailbox.url });
  onTestFinished(async () => {
    await sandbox.close();
    mailbox.close();
  });
  const baseUrl = `http://127.0.0.1:${sandbox.port}`;
  const provider = between(createStripePayments({ apiKey: 'sk_test_sandbox', baseUrl, isSandbox: true }));
  const app = await testApp((built) => {
    billingRoutes({
      ...built,
      provider,
      events: createStripeEventReader(WEBHOOK_SECRET),
      clock: systemClock,
      publicUrl: PUBLIC_URL,
      paymentLinks: { 1: null, 2: null, 3: null, 4: null },
    });
    mount(built, provider);
  });
  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    ...app,
    provider,
    stripe,
    posted: mailbox.received,
    pay: (url) =>
      fetch(new URL(new URL(url).pathname, baseUrl), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          number: '4242 4242 4242 4242',
          expiry: '12 / 40',
          cvc: '123',
          name: 'Ann Miller',
          email: 'ann@shop.example',
        }),
      }),
    fillIn: (url, fields) =>
      fetch(new URL(new URL(url, baseUrl).pathname, baseUrl), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }),
    deliver: async (events) => {
      const statuses: number[] = [];
      for (const { headers, body } of events) {
        const answer = await fetch(`${app.url}/webhooks/stripe`, {
          method: 'POST',
          headers: { 'stripe-signature': headers['stripe-signature'] ?? '' },
          body: new Uint8Array(body),
        });
        statuses.push(answer.status);
      }
      return statuses;
    },
    applyAll: async () => {
      const next = () => applyNextEvent(app.database, { provider, now: new Date() });
      while ((await next()) === 'more');
    },
  };
}

/** An event of Stripe's, signed with the secret given at the moment given. */
export function signedEvent(payload: object, { secret = WEBHOOK_SECRET, at = new Date() } = {}): Received {
  const body = JSON.stringify(payload);
  const timestamp = Math.floor(at.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { path: '/webhooks/stripe', headers: { 'stripe-signature': header }, body: Buffer.from(body) };
}
