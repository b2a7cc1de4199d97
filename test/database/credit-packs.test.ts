import { expect, it, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { endPayments } from '../../src/features/billing/actions/end-payments.ts';
import { packRoutes } from '../../src/features/billing/routes/packs.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantMonth } from '../../src/features/credits/actions/grant-month.ts';
import { holdBalanceStill, moveCredits } from '../../src/features/credits/actions/move-credits.ts';
import { creditRoutes } from '../../src/features/credits/routes.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { moveRun, runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { type Browser, PUBLIC_URL, signedIn } from '../support/http-app.ts';
import { type PaymentsApp, paymentsApp } from '../support/payments.ts';

type Person = Browser & { accountId: string };

async function withBuyer() {
  const app = await paymentsApp(({ routes, database }, provider) => {
    packRoutes({ routes, database, provider, clock: systemClock, publicUrl: PUBLIC_URL });
    creditRoutes({ routes, database });
  });
  return { app, ann: await signedIn(app) };
}

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;

async function urlFor(person: Person, size: number): Promise<string> {
  const answer = await person.post('/api/billing/packs/checkout', { size });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** Buys a pack and comes back from paying; returns the checkout's id. */
async function buy(app: PaymentsApp, person: Person, size: number): Promise<string> {
  const paid = await app.pay(await urlFor(person, size));
  expect(paid.status).toBe(303);
  const id = new URL(paid.headers.get('location') ?? '').searchParams.get('checkout') ?? '';
  const settled = await person.post(`/api/billing/packs/${id}/settle`, {});
  expect([settled.status, await settled.json()]).toEqual([200, { state: 'paid', credits: size }]);
  return id;
}

async function hear(app: PaymentsApp, type: string): Promise<void> {
  await vi.waitFor(() => expect(app.posted.map(typeOf)).toContain(type));
  await app.deliver(app.posted);
  await app.applyAll();
}

const refund = async ({ stripe }: PaymentsApp, checkout: string, amount?: number) => {
  const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(checkout);
  await stripe.refunds.create({ payment_intent: String(payment), ...(amount !== undefined && { amount }) });
};

const balance = async (person: Person) => (await person.get('/api/credits')).json();
const history = async (person: Person, page = 0) =>
  (await (await person.get(`/api/credits/history?page=${page}`)).json()) as {
    entries: { kind: string; reason: string; rows: number | null; amount: number; balance: number }[];
    total: number;
  };

/** A bot processes rows at the account's expense. */
const spend = (
  { database }: PaymentsApp,
  { accountId }: Person,
  rows: number,
  { runId = uuidv7(), from = 0 } = {},
) =>
  database.asAccount(accountId, async (tx) => {
    const held = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId, balance: held, held: rows });
    const before = await holdBalanceStill(tx, accountId);
    const processed = Array.from({ length: rows }, (_, index) => from + index);
    await moveCredits(tx, { accountId, runId, balance: before, processed });
  });

it('sells each pack at its price, once, to this account, and back to where the credits are', async () => {
  const { app, ann } = await withBuyer();
  for (const [size, cents] of [
    [100, 5_000],
    [500, 20_000],
    [2_000, 70_000],
  ] as const) {
    const session = await app.stripe.checkout.sessions.retrieve(idOf(await urlFor(ann, size)));
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: cents,
      currency: 'usd',
      client_reference_id: ann.accountId,
      success_url: 'http://linesheet.test/buy-credits?checkout={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://linesheet.test/buy-credits',
    });
  }
  const unknown = await ann.post('/api/billing/packs/checkout', { size: 1_000_000 });
  expect(unknown.status).toBe(400);
});

it('adds what was paid before the event comes, and nothing more when it does, twice and backwards', async () => {
  const { app, ann } = await withBuyer();
  await buy(app, ann, 500);
  expect(await balance(ann)).toEqual({ total: 500, monthly: 0, bought: 500, held: 0 });
  await vi.waitFor(() => expect(app.posted.map(typeOf)).toContain('checkout.session.completed'));
  await app.deliver([...app.posted, ...[...app.posted].reverse()]);
  await Promise.all([app.applyAll(), app.applyAll()]);
  expect(await balance(ann)).toMatchObject({ total: 500 });
  const { plan, subscriptionStatus } = await app.database.asAccount(ann.accountId, (tx) =>
    readAccount(tx, ann.accountId),
  );
  expect([plan, subscriptionStatus]).toEqual(['Tier-1', 'active']);
});

it('adds what was paid by the event alone, for who never comes back', async () => {
  const { app, ann } = await withBuyer();
  await app.pay(await urlFor(ann, 100));
  await hear(app, 'checkout.session.completed');
  expect(await balance(ann)).toMatchObject({ total: 100, bought: 100 });
});

it('adds nothing for a checkout that nobody has paid, and settles none for somebody else', async () => {
  const { app, ann } = await withBuyer();
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  const id = idOf(await urlFor(ann, 100));
  const open = await ann.post(`/api/billing/packs/${id}/settle`, {});
  expect(await open.json()).toEqual({ state: 'open', credits: 100 });
  const refused = await ben.post(`/api/billing/packs/${id}/settle`, {});
  expect(refused.status).toBe(404);
  expect(await balance(ann)).toMatchObject({ total: 0 });
});

it('goes on with the checkout that is open for the same pack, until that has run out', async () => {
  const { app, ann } = await withBuyer();
  const first = await urlFor(ann, 100);
  expect(await urlFor(ann, 100)).toBe(first);
  expect(await urlFor(ann, 500)).not.toBe(first);
  await app.stripe.checkout.sessions.expire(idOf(first));
  expect(await urlFor(ann, 100)).not.toBe(first);
});

it('spends the month’s grant first, and lets only that lapse', async () => {
  const { app, ann } = await withBuyer();
  const { accountId } = ann;
  const month = (invoice: string) =>
    app.database.asAccount(accountId, (tx) =>
      grantMonth(tx, { accountId, credits: 10, effectKey: invoice, reason: 'A month', actor: 'stripe' }),
    );
  await month('invoice:1');
  await buy(app, ann, 100);
  await spend(app, ann, 8);
  expect(await balance(ann)).toEqual({ total: 106, monthly: 6, bought: 100, held: 0 });
  await month('invoice:2');
  expect(await balance(ann)).toEqual({ total: 110, monthly: 10, bought: 100, held: 0 });
});

it('lets a run go on that waited for credits', async () => {
  const { app, ann } = await withBuyer();
  const { accountId } = ann;
  const { database } = app;
  const brand = { line: 1, marketplace: 'amazon', name: 'Brand', website: null, email: null } as const;
  await buy(app, ann, 100);
  const runId = await database.asAccount(accountId, async (tx) => {
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [brand] });
    const started = { accountId, bot: 'source-bot', startedBy: 'browser', now: new Date() } as const;
    return (await startRun(tx, started)).id;
  });
  await spend(app, ann, 200);
  await database.asAccount(accountId, (tx) =>
    moveRun(tx, runId, ['running'], { state: 'waiting', waitingFor: 'credits', reason: 'Out of credits' }),
  );
  const canGoOn = async () =>
    (await database.asSystem((tx) => runsToWorkOn(tx, new Date()))).map(({ id }) => id);
  expect(await canGoOn()).toEqual([]);
  await buy(app, ann, 100);
  expect(await canGoOn()).toEqual([runId]);
});

it('takes back what is left of a refunded pack, never what another pack brought, once', async () => {
  const { app, ann } = await withBuyer();
  const first = await buy(app, ann, 100);
  await buy(app, ann, 500);
  await spend(app, ann, 60);
  await refund(app, first);
  await hear(app, 'charge.refunded');
  expect(await balance(ann)).toMatchObject({ total: 500, bought: 500 });
  await app.deliver([...app.posted]);
  await app.applyAll();
  expect(await balance(ann)).toMatchObject({ total: 500 });
});

it('takes back a part for a part, and never more than the pack had', async () => {
  const { app, ann } = await withBuyer();
  const pack = await buy(app, ann, 100);
  await refund(app, pack, 2_500);
  await hear(app, 'charge.refunded');
  expect(await balance(ann)).toMatchObject({ total: 50 });
  app.posted.length = 0;
  await refund(app, pack);
  await hear(app, 'charge.refunded');
  expect(await balance(ann)).toMatchObject({ total: 0 });
});

it('takes nothing below zero, nor what a running bot has set aside', async () => {
  const { app, ann } = await withBuyer();
  const { accountId } = ann;
  const pack = await buy(app, ann, 100);
  await spend(app, ann, 100);
  await app.database.asAccount(accountId, async (tx) => {
    const held = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId: uuidv7(), balance: held, held: 20 });
  });
  await refund(app, pack);
  await hear(app, 'charge.refunded');
  expect(await balance(ann)).toEqual({ total: 10, monthly: 0, bought: 10, held: 10 });
});

it('takes it back too when the refund is heard of before the payment', async () => {
  const { app, ann } = await withBuyer();
  const url = await urlFor(ann, 100);
  await app.pay(url);
  await refund(app, idOf(url));
  await vi.waitFor(() => expect(app.posted.map(typeOf)).toContain('charge.refunded'));
  await app.deliver([...app.posted].reverse());
  await app.applyAll();
  expect(await balance(ann)).toMatchObject({ total: 0 });
  expect((await history(ann)).entries.map(({ kind }) => kind)).toEqual(['take_back', 'purchase']);
});

it('takes it back when the payment is disputed', async () => {
  const { app, ann } = await withBuyer();
  const url = await urlFor(ann, 100);
  await app.fillIn(url, { number: '4000 0000 0000 0259', expiry: '12 / 40', cvc: '123' });
  await hear(app, 'charge.dispute.created');
  expect(await balance(ann)).toMatchObject({ total: 0 });
  expect((await history(ann)).entries[0]).toMatchObject({ kind: 'take_back', reason: 'Pack disputed' });
  expect(await (await ann.get('/api/billing/subscription')).json()).toMatchObject({
    dispute: { bought: 'pack' },
  });
});

it('gives it again when the dispute is won, but for what was refunded, and then only once', async () => {
  const { app, ann } = await withBuyer();
  const pack = await buy(app, ann, 100);
  await refund(app, pack, 2_500);
  await hear(app, 'charge.refunded');
  await spend(app, ann, 20);
  const { data } = await app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await hear(app, 'charge.dispute.created');
  expect(await balance(ann)).toMatchObject({ total: 0 });
  await app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'true' });
  await hear(app, 'charge.dispute.funds_reinstated');
  expect(await balance(ann)).toMatchObject({ total: 40 });
  expect((await history(ann)).entries[0]).toMatchObject({
    kind: 'take_back',
    amount: 40,
    reason: 'Pack: dispute settled',
  });
  await app.deliver([...app.posted]);
  await app.applyAll();
  expect(await balance(ann)).toMatchObject({ total: 40 });
});

it('has an invoice for what was bought', async () => {
  const { app, ann } = await withBuyer();
  const id = await buy(app, ann, 100);
  const { invoice } = await app.stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 5_000 });
});

it('shows what changed the balance: every line leads from the balance before it to its own', async () => {
  const { app, ann } = await withBuyer();
  await buy(app, ann, 100);
  const runId = uuidv7();
  await spend(app, ann, 3, { runId });
  await spend(app, ann, 2);
  await buy(app, ann, 500);
  await spend(app, ann, 4, { runId, from: 3 });
  await spend(app, ann, 1, { runId, from: 7 });
  const { entries, total } = await history(ann);
  expect(entries.map(({ kind, rows, amount, balance: after }) => [kind, rows, amount, after])).toEqual([
    ['settle', 5, -2.5, 595],
    ['purchase', null, 500, 597.5],
    ['settle', 2, -1, 97.5],
    ['settle', 3, -1.5, 98.5],
    ['purchase', null, 100, 100],
  ]);
  expect([total, entries[1]?.reason]).toEqual([5, 'Pack of 500 credits']);
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  expect(await history(ben)).toEqual({ entries: [], total: 0 });
});

it('leafs through the history a page at a time', async () => {
  const { app, ann } = await withBuyer();
  await buy(app, ann, 100);
  for (let run = 0; run < 30; run += 1) await spend(app, ann, 1);
  const [first, second] = [await history(ann, 0), await history(ann, 1)];
  expect([first.total, first.entries.length, second.entries.length]).toEqual([31, 25, 6]);
  expect(second.entries[0]?.balance).toBe((first.entries.at(-1)?.balance ?? 0) + 0.5);
  expect(second.entries.at(-1)).toMatchObject({ kind: 'purchase', balance: 100 });
});

it('leaves nothing to be paid when the account is closed', async () => {
  const { app, ann } = await withBuyer();
  const url = await urlFor(ann, 100);
  await endPayments(app.database, app.provider, ann.accountId);
  expect(await app.stripe.checkout.sessions.retrieve(idOf(url))).toMatchObject({ status: 'expired' });
});
