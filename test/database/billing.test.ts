import { expect, it, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { applyNextEvent } from '../../src/features/billing/actions/apply-payment-event.ts';
import { openCheckout } from '../../src/features/billing/actions/open-checkout.ts';
import { startPaymentEvents } from '../../src/features/billing/job-handlers/payments.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { type Browser, PUBLIC_URL, signedIn } from '../support/http-app.ts';
import { type PaymentsApp, paymentsApp, signedEvent } from '../support/payments.ts';

const unreachable = createStripePayments({
  apiKey: 'sk_test_sandbox',
  baseUrl: 'http://127.0.0.1:9',
  isSandbox: true,
});
const noLinks = { 1: null, 2: null, 3: null, 4: null };

type Person = Browser & { accountId: string };

const pick = (person: Browser, tier: number) => person.post('/api/billing/checkout', { tier });
const account = ({ database }: PaymentsApp, { accountId }: Person) =>
  database.asAccount(accountId, (tx) => readAccount(tx, accountId));

async function urlFor(person: Browser, tier: number): Promise<string> {
  const answer = await pick(person, tier);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** Picks a tier and pays; returns the checkout's id, as the payment page hands it back. */
async function payFor(app: PaymentsApp, person: Person, tier = 2): Promise<string> {
  const paid = await app.pay(await urlFor(person, tier));
  expect(paid.status).toBe(303);
  return new URL(paid.headers.get('location') ?? '').searchParams.get('checkout') ?? '';
}

/** Events are posted and applied beside the answer, on a busy machine a good while later. */
const posted = (seen: () => void | Promise<void>) => vi.waitFor(seen, { timeout: 20_000 });
const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;
const ledger = ({ database }: PaymentsApp, { accountId }: Person) =>
  database.asAccount(accountId, (tx) =>
    tx.selectFrom('credit_entries').select(['kind', 'bucket', 'amount']).orderBy('id').execute(),
  );

async function withVisitor(plan: 'none' | 'Tier-3' = 'none') {
  const app = await paymentsApp();
  return { app, ann: await signedIn(app, { plan }) };
}

it('gives the plan and a month of credits for a checkout that was paid, by the provider’s events', async () => {
  const { app, ann } = await withVisitor();
  const { database, provider } = app;
  const events = await startPaymentEvents({
    database,
    provider,
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    failed: () => {},
  });
  try {
    await payFor(app, ann);
    await posted(() => expect(app.posted.map(typeOf)).toContain('invoice.paid'));
    expect(new Set(await app.deliver(app.posted))).toEqual(new Set([200]));
    await posted(async () =>
      expect(await account(app, ann)).toMatchObject({
        plan: 'Tier-2',
        subscriptionStatus: 'active',
        credits: 1_800,
      }),
    );
  } finally {
    await events.stop();
  }
  const kept = await database.asSystem((tx) =>
    tx.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({ tier: 2, status: 'active', price_cents: 49_900, is_sandbox: true });
  expect(Number(kept.current_period_end) - Date.now()).toBeGreaterThan(27 * 86_400_000);
});

it('opens the checkout for this account: half off the first month, and back to where setup begins', async () => {
  const { app, ann } = await withVisitor();
  const id = new URL(await urlFor(ann, 1)).pathname.split('/').at(-1) ?? '';
  const session = await app.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
  expect(session).toMatchObject({
    mode: 'subscription',
    client_reference_id: ann.accountId,
    metadata: { account_id: ann.accountId, tier: '1' },
    amount_subtotal: 30_000,
    amount_total: 15_000,
    customer: { email: 'ann@shop.example' },
    success_url: 'http://linesheet.test/onboarding?checkout={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://linesheet.test/plan-selection',
  });
});

it('gives what was paid to who comes back before the events do, and nothing more when they come', async () => {
  const { app, ann } = await withVisitor();
  const id = await payFor(app, ann, 1);
  const settled = await ann.post(`/api/billing/checkouts/${id}/settle`, {});
  expect([settled.status, await settled.json()]).toEqual([200, { plan: 'Tier-1' }]);
  await posted(() => expect(app.posted.map(typeOf)).toContain('invoice.paid'));
  await app.deliver(app.posted);
  await app.applyAll();
  expect(await ledger(app, ann)).toEqual([{ kind: 'grant', bucket: 'monthly', amount: 750 }]);
});

it('gives nothing for a checkout that nobody has paid', async () => {
  const { app, ann } = await withVisitor();
  const id = new URL(await urlFor(ann, 1)).pathname.split('/').at(-1) ?? '';
  const settled = await ann.post(`/api/billing/checkouts/${id}/settle`, {});
  expect(await settled.json()).toEqual({ plan: 'none' });
  await app.deliver([
    signedEvent({
      id: 'evt_early',
      type: 'checkout.session.completed',
      data: { object: { id, object: 'x' } },
    }),
  ]);
  await app.applyAll();
  expect(await account(app, ann)).toMatchObject({ plan: 'none', credits: 0 });
});

it('settles a checkout for nobody but the account that it was opened for', async () => {
  const { app, ann } = await withVisitor();
  const ben = await signedIn(app, { email: 'ben@shop.example', plan: 'none' });
  const id = await payFor(app, ann);
  for (const checkout of [id, 'cs_test_unheard_of']) {
    const refused = await ben.post(`/api/billing/checkouts/${checkout}/settle`, {});
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'not_found' }]);
  }
  expect((await account(app, ben)).plan).toBe('none');
});

it('applies events once, however often and in whatever order they come', async () => {
  const { app, ann } = await withVisitor();
  await payFor(app, ann);
  await posted(() => expect(app.posted.map(typeOf)).toContain('invoice.paid'));
  const backwards = [...app.posted].reverse();
  await app.deliver([...backwards, ...app.posted]);
  await Promise.all([app.applyAll(), app.applyAll(), app.applyAll()]);
  await app.deliver(backwards);
  await app.applyAll();
  expect(await account(app, ann)).toMatchObject({ plan: 'Tier-2', credits: 1_800 });
  expect(await ledger(app, ann)).toHaveLength(1);
});

it('believes no event that is forged, changed or more than 300 seconds old', async () => {
  const { app, ann } = await withVisitor();
  await payFor(app, ann);
  await posted(() => expect(app.posted.length).toBeGreaterThan(0));
  const [real] = app.posted.filter((event) => typeOf(event) === 'checkout.session.completed');
  const payload = JSON.parse(real?.body.toString() ?? '{}') as object;
  const late = (seconds: number) => signedEvent(payload, { at: new Date(Date.now() - seconds * 1000) });
  const changed = { ...signedEvent(payload), body: Buffer.from(JSON.stringify({ ...payload, id: 'evt_2' })) };
  const forged = signedEvent(payload, { secret: 'whsec_guessed' });
  const unsigned = { ...signedEvent(payload), headers: {} };
  expect(await app.deliver([forged, changed, unsigned, late(310)])).toEqual([400, 400, 400, 400]);
  await app.applyAll();
  expect((await account(app, ann)).plan).toBe('none');
  expect(await app.deliver([late(290)])).toEqual([200]);
  await app.applyAll();
  expect((await account(app, ann)).plan).toBe('Tier-2');
});

it('never opens a second subscription beside the first', async () => {
  const { app, ann } = await withVisitor();
  await payFor(app, ann, 1);
  // No event has come yet: the provider itself is asked what became of the checkout.
  const refused = await pick(ann, 3);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'conflict', details: { reason: 'has_subscription' } },
  ]);
  expect((await account(app, ann)).plan).toBe('Tier-1');
});

it('goes on with the checkout that is open, and leaves none to be paid beside another', async () => {
  const { app, ann } = await withVisitor();
  const first = await urlFor(ann, 1);
  expect(await urlFor(ann, 1)).toBe(first);
  const second = await urlFor(ann, 2);
  const opened = await app.stripe.checkout.sessions.retrieve(
    new URL(second).pathname.split('/').at(-1) ?? '',
  );
  // The one that nobody paid has not used up the discount.
  expect(opened.amount_total).toBe(24_950);
  expect((await app.pay(first)).status).toBe(200);
  expect((await app.pay(second)).status).toBe(303);
  const { data } = await app.stripe.subscriptions.list({ status: 'all' });
  expect(data).toHaveLength(1);
  expect(await app.stripe.customers.list()).toMatchObject({ data: { length: 1 } });
});

it('opens one checkout for two clicks at once', async () => {
  const { app, ann } = await withVisitor();
  const answers = await Promise.all([pick(ann, 1), pick(ann, 2), pick(ann, 1)]);
  const opened = answers.filter(({ status }) => status === 200);
  expect(opened.length).toBeGreaterThan(0);
  const { data } = await app.stripe.checkout.sessions.list();
  expect(data.filter(({ status }) => status === 'open')).toHaveLength(1);
});

it('gives the discount once: who cancelled and comes back pays the whole price', async () => {
  const { app, ann } = await withVisitor();
  const id = await payFor(app, ann, 1);
  await ann.post(`/api/billing/checkouts/${id}/settle`, {});
  const { subscription } = await app.stripe.checkout.sessions.retrieve(id);
  app.posted.length = 0;
  await app.stripe.subscriptions.cancel(String(subscription));
  await posted(() => expect(app.posted.map(typeOf)).toContain('customer.subscription.deleted'));
  await app.deliver(app.posted);
  await app.applyAll();
  expect(await account(app, ann)).toMatchObject({ plan: 'none', subscriptionStatus: 'canceled' });

  const again = new URL(await urlFor(ann, 1)).pathname.split('/').at(-1) ?? '';
  expect(await app.stripe.checkout.sessions.retrieve(again)).toMatchObject({ amount_total: 30_000 });
});

it('says what the account pays: by its subscription, and by the older labels where it has none', async () => {
  const { app, ann } = await withVisitor('Tier-3');
  const price = async () => {
    const state = (await (await ann.get('/api/billing/subscription')).json()) as Record<string, unknown>;
    return { plan: state.plan, monthlyCents: state.monthlyCents };
  };
  const setTo = (plan: 'none' | 'starter' | 'Tier-1') =>
    app.database.asSystem((tx) => setPlan(tx, ann.accountId, plan));
  expect(await price()).toEqual({ plan: 'Tier-3', monthlyCents: 99_900 });
  await setTo('starter');
  expect(await price()).toEqual({ plan: 'starter', monthlyCents: 9_900 });
  await setTo('none');
  expect(await price()).toEqual({ plan: 'none', monthlyCents: null });

  await ann.post(`/api/billing/checkouts/${await payFor(app, ann, 1)}/settle`, {});
  expect(await price()).toEqual({ plan: 'Tier-1', monthlyCents: 30_000 });
});

it('leaves a plan alone that somebody set by hand, until the subscription changes', async () => {
  const { app, ann } = await withVisitor();
  await payFor(app, ann, 1);
  await posted(() => expect(app.posted.map(typeOf)).toContain('invoice.paid'));
  await app.deliver(app.posted.slice(0, -1));
  await app.applyAll();
  await app.database.asSystem((tx) => setPlan(tx, ann.accountId, 'Tier-4'));
  await app.deliver(app.posted.slice(-1));
  await app.applyAll();
  expect((await account(app, ann)).plan).toBe('Tier-4');
});

it('keeps an event until the provider can be asked again', async () => {
  const { app, ann } = await withVisitor();
  await payFor(app, ann);
  await posted(() => expect(app.posted.map(typeOf)).toContain('checkout.session.completed'));
  await app.deliver(app.posted.filter((event) => typeOf(event) === 'checkout.session.completed'));
  const now = new Date();
  const away = { provider: unreachable, now };
  expect(await applyNextEvent(app.database, away)).toBe('more');
  expect(await applyNextEvent(app.database, away)).toBe('done');
  const later = { provider: app.provider, now: new Date(now.getTime() + 60_000) };
  expect(await applyNextEvent(app.database, later)).toBe('more');
  expect((await account(app, ann)).plan).toBe('Tier-2');
});

it('says so when the provider is away, and opens the checkout at the next try', async () => {
  const { app, ann } = await withVisitor();
  const { database } = app;
  const deps = { database, clock: systemClock, publicUrl: PUBLIC_URL, paymentLinks: noLinks };
  const picked = { accountId: ann.accountId, email: 'ann@shop.example', tier: 1 } as const;
  await expect(openCheckout({ ...deps, provider: unreachable }, picked)).rejects.toMatchObject({
    failure: 'unreachable',
  });
  expect((await pick(ann, 1)).status).toBe(200);
});

it('leads to the fixed link, which knows who comes, where there is no payment key', async () => {
  const { app, ann } = await withVisitor();
  const { database } = app;
  const paymentLinks = { ...noLinks, 2: 'https://buy.example/tier-2?locale=en' };
  const deps = { database, clock: systemClock, publicUrl: PUBLIC_URL, paymentLinks, provider: null };
  const picked = { accountId: ann.accountId, email: 'ann+1@shop.example' };
  expect(await openCheckout(deps, { ...picked, tier: 2 })).toBe(
    `https://buy.example/tier-2?locale=en&client_reference_id=${ann.accountId}&prefilled_email=ann%2B1%40shop.example`,
  );
  await expect(openCheckout(deps, { ...picked, tier: 1 })).rejects.toMatchObject({
    code: 'not_configured',
    message: expect.stringContaining('PAYMENT_LINK_TIER_1'),
  });
});

it('gives a plan to who paid through a fixed link, known by the account’s id on it', async () => {
  const { app, ann } = await withVisitor();
  const { stripe } = app;
  const product = await stripe.products.create({ name: 'Scalable' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 49_900,
    recurring: { interval: 'month' },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    client_reference_id: ann.accountId,
    success_url: 'http://linesheet.test/onboarding',
  });
  await app.pay(session.url ?? '');
  await posted(() => expect(app.posted.map(typeOf)).toContain('checkout.session.completed'));
  await app.deliver(app.posted);
  await app.applyAll();
  expect(await account(app, ann)).toMatchObject({ plan: 'Tier-2', credits: 1_800 });
});

it('never lets the sandbox’s payments take the place of real ones', async () => {
  const { app, ann } = await withVisitor();
  const real = { account_id: ann.accountId, customer_id: 'cus_real', is_sandbox: false };
  await app.database.asSystem((tx) => tx.insertInto('subscriptions').values(real).execute());
  expect((await pick(ann, 1)).status).toBe(409);
  const kept = await app.database.asSystem((tx) =>
    tx.selectFrom('subscriptions').select(['customer_id', 'is_sandbox']).execute(),
  );
  expect(kept).toEqual([{ customer_id: 'cus_real', is_sandbox: false }]);
});
