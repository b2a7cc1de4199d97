import { expect, it, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { lookAfterNext } from '../../src/features/billing/actions/look-after-subscriptions.ts';
import { holdBalanceStill, moveCredits } from '../../src/features/credits/actions/move-credits.ts';
import { runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { type Browser, signedIn } from '../support/http-app.ts';
import { type PaymentsApp, paymentsApp, signedEvent } from '../support/payments.ts';

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const DECLINED_LATER = '4000 0000 0000 0341';

type Person = Browser & { accountId: string };
type Answer = Record<string, unknown>;
interface Subscriber {
  app: PaymentsApp;
  ann: Person;
  subscription: string;
}

/** Somebody who has paid for a month, all of whose events have been applied. */
async function subscriber(tier: 1 | 2 | 3 | 4 = 1, number = CARD.number): Promise<Subscriber> {
  const app = await paymentsApp();
  const ann = await signedIn(app, { plan: 'none' });
  const { url } = (await (await ann.post('/api/billing/checkout', { tier })).json()) as { url: string };
  await app.fillIn(url, { ...CARD, number });
  await told(app, 'invoice.paid');
  const { data } = await app.stripe.subscriptions.list();
  return { app, ann, subscription: data[0]?.id ?? '' };
}

/** Events are posted beside the answer, on a busy machine a good while later. */
const posted = (seen: () => void | Promise<void>) => vi.waitFor(seen, { timeout: 20_000 });
const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;

/** Waits for the event, passes on what has been posted so far, and has it applied. */
async function told(app: PaymentsApp, type: string): Promise<void> {
  await posted(() => expect(app.posted.map(typeOf)).toContain(type));
  await app.deliver(app.posted.splice(0));
  await app.applyAll();
}

const account = ({ app, ann }: Subscriber) =>
  app.database.asAccount(ann.accountId, (tx) => readAccount(tx, ann.accountId));
const state = async ({ ann }: Subscriber) =>
  (await (await ann.get('/api/billing/subscription')).json()) as { subscription: Answer | null };
async function asked({ ann }: Subscriber, path: string, body: unknown = {}): Promise<Answer> {
  const answer = await ann.post(`/api/billing/${path}`, body);
  return { ...((await answer.json()) as Answer), status: answer.status };
}
const endPeriod = ({ app, subscription }: Subscriber, declined = false) =>
  app.fillIn('/sandbox/payments/end-period', { subscription, declined: String(declined) });
const payOpenInvoice = async ({ app }: Subscriber) => {
  const { data } = await app.stripe.invoices.list({ status: 'open' });
  expect((await app.fillIn(data[0]?.hosted_invoice_url ?? '', CARD)).status).toBe(303);
};
const daysOn = (days: number) => new Date(Date.now() + days * DAY_MS);
const lookAfter = async ({ app }: Subscriber, now: Date, provider = app.provider) => {
  while ((await lookAfterNext(app.database, { provider, now })) === 'more');
};
const unreachable = createStripePayments({
  apiKey: 'sk_test_sandbox',
  baseUrl: 'http://127.0.0.1:9',
  isSandbox: true,
});

const preview = (person: Subscriber, tier: number) => asked(person, 'subscription/preview', { tier });
async function change(person: Subscriber, tier: number) {
  const { at: shownAt } = await preview(person, tier);
  return asked(person, 'subscription/change', { tier, shownAt });
}

it('moves up at once for what was shown, on the one subscription, with the credits of the rest of the month', async () => {
  const ann = await subscriber(1);
  const shown = await preview(ann, 2);
  // A month of either, less the seconds since.
  expect(shown).toMatchObject({ kind: 'upgrade', dueCents: expect.closeTo(19_900, -2) });
  expect(shown.lines).toEqual([
    {
      description: expect.stringContaining('Unused time on Linesheet Entry-Level'),
      cents: expect.closeTo(-30_000, -2),
    },
    {
      description: expect.stringContaining('Remaining time on Linesheet Scalable'),
      cents: expect.closeTo(49_900, -2),
    },
  ]);
  expect((await account(ann)).plan).toBe('Tier-1');
  const changed = await asked(ann, 'subscription/change', { tier: 2, shownAt: shown.at });
  expect(changed).toMatchObject({ status: 200, plan: 'Tier-2', monthlyCents: 49_900 });
  expect(await account(ann)).toMatchObject({ plan: 'Tier-2', credits: 1_800 });
  await told(ann.app, 'customer.subscription.updated');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-2', credits: 1_800 });

  const { data } = await ann.app.stripe.subscriptions.list({ status: 'all' });
  expect(data).toHaveLength(1);
  const invoices = await ann.app.stripe.invoices.list();
  expect(invoices.data.map(({ total }) => total)).toEqual([shown.dueCents, 15_000]);
});

it('charges nothing but what was shown a short while ago', async () => {
  const ann = await subscriber(1);
  for (const shownAt of [daysOn(1), daysOn(-1)]) {
    const refused = await asked(ann, 'subscription/change', { tier: 2, shownAt: shownAt.toISOString() });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  }
  expect((await ann.app.stripe.invoices.list()).data).toHaveLength(1);
});

it('changes nothing where the card isn’t charged, and says so', async () => {
  const ann = await subscriber(1, DECLINED_LATER);
  expect(await change(ann, 4)).toMatchObject({
    status: 502,
    detail: 'Your card was declined, and your plan hasn’t changed. Try again with another card.',
  });
  expect(await account(ann)).toMatchObject({ plan: 'Tier-1', credits: 750 });
  expect((await ann.app.stripe.subscriptions.retrieve(ann.subscription)).status).toBe('active');
});

it('moves down with the next period: lower limits, price and grant then, and nothing before', async () => {
  const ann = await subscriber(3);
  expect(await preview(ann, 1)).toMatchObject({ kind: 'downgrade', dueCents: 0 });
  const changed = await change(ann, 1);
  expect(changed).toMatchObject({ status: 200, plan: 'Tier-3', monthlyCents: 99_900 });
  expect(changed.subscription).toMatchObject({ tier: 3, next: { tier: 1, cents: 30_000 } });
  await told(ann.app, 'customer.subscription.updated');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-3', credits: 3_900 });

  await endPeriod(ann);
  await told(ann.app, 'invoice.paid');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-1', credits: 750 });
  expect(await state(ann)).toMatchObject({
    monthlyCents: 30_000,
    subscription: { tier: 1, next: null },
  });
  const { data } = await ann.app.stripe.invoices.list();
  expect(data.map(({ total }) => total)).toEqual([30_000, 49_950]);
});

it('moves up from the plan that is paid where a lower one was chosen, and calls that off', async () => {
  const ann = await subscriber(3);
  await change(ann, 1);
  const shown = await preview(ann, 4);
  expect(shown).toMatchObject({ kind: 'upgrade', dueCents: expect.closeTo(100_000, -2) });
  expect(shown.lines).toEqual([
    {
      description: expect.stringContaining('Unused time on Linesheet Premium'),
      cents: expect.closeTo(-99_900, -2),
    },
    {
      description: expect.stringContaining('Remaining time on Linesheet Enterprise'),
      cents: expect.closeTo(199_900, -2),
    },
  ]);
  expect((await state(ann)).subscription).toMatchObject({ tier: 3, next: { tier: 1 } });

  const changed = await asked(ann, 'subscription/change', { tier: 4, shownAt: shown.at });
  expect(changed).toMatchObject({ status: 200, plan: 'Tier-4', monthlyCents: 199_900 });
  expect(changed.subscription).toMatchObject({ tier: 4, next: null });
  expect(await account(ann)).toMatchObject({ plan: 'Tier-4', credits: 9_000 });
  const invoices = await ann.app.stripe.invoices.list();
  expect(invoices.data.map(({ total }) => total)).toEqual([shown.dueCents, 49_950]);
});

it('leaves a chosen downgrade chosen where the card isn’t charged for moving up', async () => {
  const ann = await subscriber(3, DECLINED_LATER);
  await change(ann, 1);
  expect(await change(ann, 4)).toMatchObject({ status: 502 });
  expect(await account(ann)).toMatchObject({ plan: 'Tier-3', credits: 3_900 });
  expect((await state(ann)).subscription).toMatchObject({ tier: 3, cents: 99_900, next: { tier: 1 } });
});

it('takes a chosen downgrade back', async () => {
  const ann = await subscriber(3);
  await change(ann, 1);
  expect(await preview(ann, 3)).toMatchObject({ kind: 'keep' });
  expect((await change(ann, 3)).subscription).toMatchObject({ tier: 3, cents: 99_900, next: null });
  await endPeriod(ann);
  await told(ann.app, 'invoice.paid');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-3', credits: 3_900 });
});

it('lasts until the period’s end when it is cancelled, and goes on when it is resumed before', async () => {
  const ann = await subscriber(2);
  const cancelled = await asked(ann, 'subscription/cancel');
  expect(cancelled).toMatchObject({ plan: 'Tier-2', subscription: { cancelsAtPeriodEnd: true } });
  expect(await preview(ann, 4)).toMatchObject({ status: 409, detail: expect.stringContaining('Resume') });
  const resumed = await asked(ann, 'subscription/resume');
  expect(resumed).toMatchObject({ plan: 'Tier-2', subscription: { cancelsAtPeriodEnd: false } });

  await asked(ann, 'subscription/cancel');
  await told(ann.app, 'customer.subscription.updated');
  expect((await account(ann)).plan).toBe('Tier-2');
  await endPeriod(ann);
  await told(ann.app, 'customer.subscription.deleted');
  expect(await account(ann)).toMatchObject({ plan: 'none', subscriptionStatus: 'canceled' });
  expect((await state(ann)).subscription).toBeNull();
});

it('keeps the plan for seven days after a failed payment, then holds everything until it is paid', async () => {
  const ann = await subscriber(2);
  const { accountId } = ann.ann;
  const run = { id: uuidv7(), account_id: accountId, bot: 'source-bot', started_by: 'browser' };
  await ann.app.database.asSystem((tx) => tx.insertInto('runs').values(run).execute());
  const goesOn = async () => {
    const runs = await ann.app.database.asSystem((tx) => runsToWorkOn(tx, new Date()));
    return runs.map(({ id }) => id).includes(run.id);
  };

  await endPeriod(ann, true);
  await told(ann.app, 'invoice.payment_failed');
  expect((await account(ann)).plan).toBe('Tier-2');
  const { subscription } = await state(ann);
  expect(subscription).toMatchObject({ status: 'past_due', isWithdrawn: false });
  const graceEnds = new Date(String(subscription?.graceEndsAt)).getTime();
  expect(Math.abs(graceEnds - daysOn(7).getTime())).toBeLessThan(60_000);

  await lookAfter(ann, new Date(graceEnds - 60_000));
  expect((await account(ann)).plan).toBe('Tier-2');
  expect(await goesOn()).toBe(true);
  await lookAfter(ann, new Date(graceEnds), unreachable);
  expect((await account(ann)).plan).toBe('Tier-2');
  await lookAfter(ann, new Date(graceEnds + 2 * HOUR_MS));
  expect(await account(ann)).toMatchObject({ plan: 'none', subscriptionStatus: 'past_due' });
  expect((await state(ann)).subscription).toMatchObject({ isWithdrawn: true });
  expect(await goesOn()).toBe(false);
  expect(await asked(ann, 'checkout', { tier: 1 })).toMatchObject({ status: 409 });

  await payOpenInvoice(ann);
  await told(ann.app, 'customer.subscription.updated');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-2', subscriptionStatus: 'active', credits: 1_800 });
  expect((await state(ann)).subscription).toMatchObject({ graceEndsAt: null, isWithdrawn: false });
  expect(await goesOn()).toBe(true);
});

it('lets no late event undo what has become of the subscription since', async () => {
  const ann = await subscriber(2);
  await endPeriod(ann, true);
  await posted(() => expect(ann.app.posted.map(typeOf)).toContain('invoice.payment_failed'));
  const late = ann.app.posted.splice(0);
  await payOpenInvoice(ann);
  await told(ann.app, 'customer.subscription.updated');
  const gone = { id: ann.subscription, object: 'subscription', status: 'canceled' };
  await ann.app.deliver([
    ...late,
    signedEvent({ id: 'evt_gone', type: 'customer.subscription.deleted', data: { object: gone } }),
  ]);
  await ann.app.applyAll();
  expect(await account(ann)).toMatchObject({ plan: 'Tier-2', subscriptionStatus: 'active', credits: 1_800 });
});

it('refuses an event that is sent again after an hour, and applies none of it', async () => {
  const ann = await subscriber(2);
  await endPeriod(ann);
  await posted(() => expect(ann.app.posted.map(typeOf)).toContain('invoice.paid'));
  const replayed = ann.app.posted
    .splice(0)
    .map(({ body }) =>
      signedEvent(JSON.parse(body.toString()) as object, { at: new Date(Date.now() - HOUR_MS) }),
    );
  expect(new Set(await ann.app.deliver(replayed))).toEqual(new Set([400]));
  await ann.app.applyAll();
  const kept = await ann.app.database.asSystem((tx) =>
    tx.selectFrom('credit_entries').select('id').where('kind', '=', 'grant').execute(),
  );
  expect(kept).toHaveLength(1);
});

it('asks about a subscription whose period ended and of which nothing was heard', async () => {
  const ann = await subscriber(2);
  await asked(ann, 'subscription/cancel');
  await endPeriod(ann);
  await lookAfter(ann, daysOn(20));
  expect((await account(ann)).plan).toBe('Tier-2');
  await lookAfter(ann, daysOn(40));
  expect((await account(ann)).plan).toBe('none');
});

const giveBack = async ({ app }: Subscriber, amount?: number) => {
  const { data } = await app.stripe.charges.list();
  await app.stripe.refunds.create({ charge: data[0]?.id ?? '', ...(amount && { amount }) });
  await posted(() => expect(app.posted.map(typeOf)).toContain('charge.refunded'));
};
const spend = ({ app, ann: { accountId } }: Subscriber, rows: number) =>
  app.database.asAccount(accountId, async (tx) => {
    const runId = uuidv7();
    const processed = Array.from({ length: rows }, (_, seq) => seq);
    const balance = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId, balance, held: rows });
    await moveCredits(tx, { accountId, runId, balance, processed });
  });

it('takes back what is left of a refunded month, once, and never more than is left', async () => {
  const ann = await subscriber(1);
  await spend(ann, 100);
  await giveBack(ann, 7_500);
  const refund = ann.app.posted.slice();
  await told(ann.app, 'charge.refunded');
  // Half of what was paid, half of the grant.
  expect((await account(ann)).credits).toBe(325);
  await ann.app.deliver(refund);
  await ann.app.applyAll();
  expect((await account(ann)).credits).toBe(325);
  await giveBack(ann);
  await told(ann.app, 'charge.refunded');
  expect(await account(ann)).toMatchObject({ credits: 0, plan: 'Tier-1' });
});

it('takes a refunded month back also where the refund is heard of before the payment', async () => {
  const app = await paymentsApp();
  const person = await signedIn(app, { plan: 'none' });
  const { url } = (await (await person.post('/api/billing/checkout', { tier: 1 })).json()) as { url: string };
  await app.fillIn(url, CARD);
  const ann = { app, ann: person, subscription: '' };
  await giveBack(ann);
  await app.deliver(app.posted.splice(0).reverse());
  await app.applyAll();
  expect((await account(ann)).credits).toBe(0);
});

it('leaves the next month alone when the one before is refunded', async () => {
  const ann = await subscriber(1);
  const { data } = await ann.app.stripe.charges.list();
  await endPeriod(ann);
  await told(ann.app, 'invoice.paid');
  await ann.app.stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await told(ann.app, 'charge.refunded');
  expect((await account(ann)).credits).toBe(750);
});

it('takes back what is left of a disputed month', async () => {
  const ann = await subscriber(1);
  await spend(ann, 10);
  const { data } = await ann.app.stripe.charges.list();
  const disputed = { charge: data[0]?.id ?? '', disputed: 'true' };
  await ann.app.fillIn('/sandbox/payments/give-back', disputed);
  await told(ann.app, 'charge.dispute.created');
  expect((await account(ann)).credits).toBe(0);
});

it.each([['true'], ['false']])(
  'says that a month is disputed until the bank decides (won: %s)',
  async (won) => {
    const ann = await subscriber(1);
    expect(await state(ann)).toMatchObject({ dispute: null });
    const { data } = await ann.app.stripe.charges.list();
    const charge = data[0]?.id ?? '';
    await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
    await told(ann.app, 'charge.dispute.created');
    expect(await state(ann)).toMatchObject({ dispute: { bought: 'month' } });
    await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won });
    await told(ann.app, 'charge.dispute.closed');
    expect(await state(ann)).toMatchObject({ dispute: null });
  },
);

it('gives a disputed month again, once, when the dispute is won', async () => {
  const ann = await subscriber(1);
  await spend(ann, 10);
  const { data } = await ann.app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await told(ann.app, 'charge.dispute.created');
  expect((await account(ann)).credits).toBe(0);
  await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'true' });
  await posted(() => expect(ann.app.posted.map(typeOf)).toContain('charge.dispute.funds_reinstated'));
  const decided = ann.app.posted.slice();
  await told(ann.app, 'charge.dispute.closed');
  expect((await account(ann)).credits).toBe(745);
  await ann.app.deliver(decided);
  await ann.app.applyAll();
  expect((await account(ann)).credits).toBe(745);
});

it('keeps what was taken back of a month whose dispute is lost', async () => {
  const ann = await subscriber(1);
  const { data } = await ann.app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await told(ann.app, 'charge.dispute.created');
  await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'false' });
  await told(ann.app, 'charge.dispute.closed');
  expect((await account(ann)).credits).toBe(0);
});

it('takes nothing back that a running bot has set aside', async () => {
  const ann = await subscriber(1);
  const { accountId } = ann.ann;
  await ann.app.database.asAccount(accountId, async (tx) => {
    const balance = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId: uuidv7(), balance, held: 50 });
  });
  await giveBack(ann);
  await told(ann.app, 'charge.refunded');
  expect((await account(ann)).credits).toBe(25);
});
