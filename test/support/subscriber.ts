import { expect, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { type Browser, signedIn } from './http-app.ts';
import { type PaymentsApp, paymentsApp } from './payments.ts';

export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

export interface Subscriber {
  app: PaymentsApp;
  ann: Browser & { accountId: string };
  subscription: string;
}

/** Somebody who has paid for a month, all of whose events have been applied. */
export async function subscriber(tier: 1 | 2 | 3 | 4 = 1, number = CARD.number): Promise<Subscriber> {
  const app = await paymentsApp();
  const ann = await signedIn(app, { plan: 'none' });
  const { url } = (await (await ann.post('/api/billing/checkout', { tier })).json()) as { url: string };
  await app.fillIn(url, { ...CARD, number });
  await told(app, 'invoice.paid');
  const { data } = await app.stripe.subscriptions.list();
  return { app, ann, subscription: data[0]?.id ?? '' };
}

/** Events are posted beside the answer, on a busy machine a good while later. */
export const posted = (app: PaymentsApp, type: string): Promise<void> =>
  vi.waitFor(() => expect(app.posted.map(typeOf)).toContain(type), { timeout: 20_000 });
const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;

/** Waits for the event, passes on what has been posted so far, and has it applied. */
export async function told(app: PaymentsApp, type: string): Promise<void> {
  await posted(app, type);
  await app.deliver(app.posted.splice(0));
  await app.applyAll();
}

export const account = ({ app, ann }: Subscriber) =>
  app.database.asAccount(ann.accountId, (tx) => readAccount(tx, ann.accountId));

export const state = async ({ ann }: Subscriber) =>
  (await (await ann.get('/api/billing/subscription')).json()) as {
    subscription: Record<string, unknown> | null;
  };

export const endPeriod = ({ app, subscription }: Subscriber, declined = false) =>
  app.fillIn('/sandbox/payments/end-period', { subscription, declined: String(declined) });
