import { expect, it, onTestFinished } from 'vitest';
import { connectAsOwner } from '../../src/db/roles.ts';
import { applyNextEvent } from '../../src/features/billing/actions/apply-payment-event.ts';
import { lookAfterNext } from '../../src/features/billing/actions/look-after-subscriptions.ts';
import type { PaymentProvider } from '../../src/features/billing/ports.ts';
import { mentorshipRoutes } from '../../src/features/billing/routes/mentorship.ts';
import { packRoutes } from '../../src/features/billing/routes/packs.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts';
import { adminAt, confirmed, mountAdmin } from '../support/admin.ts';
import { type Browser, PUBLIC_URL, signedIn } from '../support/http-app.ts';
import { lookAfter, settle, urlFor } from '../support/mentorship.ts';
import { paymentsApp } from '../support/payments.ts';
import { CARD, subscriber, told } from '../support/subscriber.ts';

type Group = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** The provider with somebody who looks at each question, before it is asked. */
function lookedAt(provider: PaymentProvider, look: (question: string) => Promise<void>): PaymentProvider {
  const groups = Object.entries(provider).map(([name, group]) => {
    if (typeof group !== 'object') return [name, group];
    const questions = Object.entries(group as Group).map(([question, ask]) => [
      question,
      async (...given: unknown[]) => {
        await look(`${name}.${question}`);
        return ask(...given);
      },
    ]);
    return [name, Object.fromEntries(questions)];
  });
  return Object.fromEntries(groups) as PaymentProvider;
}

/** An application of which every question to the provider is told, with the transactions that were open at the time. */
async function watched() {
  const asked: string[] = [];
  const whileOpen: string[] = [];
  let look = async (_question: string) => {};
  const app = await paymentsApp(
    (built, provider) => {
      const deps = { ...built, provider, clock: systemClock, publicUrl: PUBLIC_URL };
      packRoutes(deps);
      mentorshipRoutes({ ...deps, mentorshipLink: null });
      mountAdmin(built, provider);
    },
    (provider) => lookedAt(provider, (question) => look(question)),
  );
  const owner = await connectAsOwner(app.database.ownerUrl);
  onTestFinished(() => owner.end());
  look = async (question) => {
    asked.push(question);
    const { rows } = await owner.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    );
    if (rows[0]?.open !== 0) whileOpen.push(question);
  };
  return { app, asked, whileOpen };
}

const post = async (who: Browser, path: string, body: object): Promise<{ url: string }> =>
  (await (await who.post(path, body)).json()) as { url: string };

it('the provider is asked nothing while a transaction is open', async () => {
  const { app, asked, whileOpen } = await watched();
  const ann = await signedIn(app, { plan: 'none' });
  await app.fillIn((await post(ann, '/api/billing/checkout', { tier: 2 })).url, CARD);
  await told(app, 'invoice.paid');

  const pack = await post(ann, '/api/billing/packs/checkout', { size: 100 });
  await app.pay(pack.url);
  await told(app, 'checkout.session.completed');
  const seat = await urlFor(ann);
  await app.pay(seat);
  await settle(ann, seat);
  await lookAfter(app, 31 * DAY_MS);

  for (const { id } of (await app.stripe.charges.list()).data)
    await app.stripe.refunds.create({ charge: id });
  await told(app, 'charge.refunded');
  const now = new Date(Date.now() + 31 * DAY_MS);
  while ((await lookAfterNext(app.database, { provider: app.provider, now })) === 'more');
  const root = await confirmed(await adminAt(app));
  await root.send('PUT', `/api/admin/people/${ann.accountId}/plan`, { plan: 'none' });

  expect(asked).toEqual(
    expect.arrayContaining([
      'checkouts.find',
      'subscriptions.find',
      'subscriptions.invoiceOf',
      'payments.find',
    ]),
  );
  expect(asked).toContain('subscriptions.cancel');
  expect(whileOpen).toEqual([]);
});

it('an event of which nothing was marked is applied again, and gives nothing twice', async () => {
  const { app } = await subscriber(1);
  await app.database.asSystem((tx) =>
    tx
      .updateTable('payment_events')
      .set({ processed_at: null, next_at: new Date(0) })
      .execute(),
  );
  await app.applyAll();
  const granted = await app.database.asSystem((tx) =>
    tx.selectFrom('credit_entries').select('amount').where('kind', '=', 'grant').execute(),
  );
  expect(granted).toHaveLength(1);
});

it('an event that somebody works on is nobody else’s, until they must be dead', async () => {
  const { app } = await subscriber(1);
  await app.database.asSystem((tx) =>
    tx
      .updateTable('payment_events')
      .set({ processed_at: null, next_at: new Date(0) })
      .where('kind', '=', 'invoice.paid')
      .execute(),
  );
  const asking = Promise.withResolvers<void>();
  const never = new Promise<never>(() => {});
  const silent = lookedAt(app.provider, async () => {
    asking.resolve();
    await never;
  });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  void applyNextEvent(app.database, { provider: silent, now: inMinutes(0) });
  await asking.promise;
  const next = (minutes: number) =>
    applyNextEvent(app.database, { provider: app.provider, now: inMinutes(minutes) });
  expect(await next(1)).toBe('done');
  expect(await next(3)).toBe('more');
});
