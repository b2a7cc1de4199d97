import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { lookAfterNext } from '../../src/features/billing/actions/look-after-subscriptions.ts';
import { tierNumbered } from '../../src/features/billing/domain/plans.ts';
import { runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.ts';
import { ProviderError } from '../../src/kernel/errors.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { createStripePlanChanges } from '../../src/providers/stripe/plan-changes.ts';
import { signedEvent } from '../support/payments.ts';
import {
  account,
  CARD,
  endPeriod,
  posted,
  type Subscriber,
  state,
  subscriber,
  told,
} from '../support/subscriber.ts';

const DECLINED_LATER = '4000 0000 0000 0341';

type Answer = Record<string, unknown>;

async function asked({ ann }: Subscriber, path: string, body: unknown = {}): Promise<Answer> {
  const answer = await ann.post(`/api/billing/${path}`, body);
  return { ...((await answer.json()) as Answer), status: answer.status };
}
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
  return confirm(person, tier, await preview(person, tier));
}
const confirm = (person: Subscriber, tier: number, { at: shownAt, dueCents }: Answer) =>
  asked(person, 'subscription/change', { tier, shownAt, dueCents });

it('moves up at once for what was shown, on the one subscription, with the credits of the rest of the month', async () => {
  const ann = await subscriber(1);
  const shown = await preview(ann, 2);
  // A month of either, less the seconds since; the first one was to be had for half.
  expect(shown).toMatchObject({ kind: 'upgrade', dueCents: expect.closeTo(34_900, -2) });
  expect(shown.lines).toEqual([
    {
      description: expect.stringContaining('Unused time on Linesheet Entry-Level'),
      cents: expect.closeTo(-15_000, -2),
    },
    {
      description: expect.stringContaining('Remaining time on Linesheet Scalable'),
      cents: expect.closeTo(49_900, -2),
    },
  ]);
  expect((await account(ann)).plan).toBe('Tier-1');
  const changed = await confirm(ann, 2, shown);
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
  const shown = await preview(ann, 2);
  for (const other of [
    { at: daysOn(1).toISOString() },
    { at: daysOn(-1).toISOString() },
    { dueCents: Number(shown.dueCents) - 1 },
  ]) {
    const refused = await confirm(ann, 2, { ...shown, ...other });
    expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('look at it again') });
  }
  // Towards the month’s end it would cost next to nothing.
  const at = daysOn(20);
  const { dueCents } = await ann.app.provider.changes.preview(ann.subscription, tierNumbered(2), at);
  expect(dueCents).toBeLessThan(Number(shown.dueCents) / 2);
  expect(await confirm(ann, 2, { at: at.toISOString(), dueCents })).toMatchObject({ status: 409 });
  expect((await ann.app.stripe.invoices.list()).data).toHaveLength(1);
});

it('charges nothing in one tab that was reckoned from the plan that another has changed since', async () => {
  const ann = await subscriber(1);
  const shown = await preview(ann, 4);
  await change(ann, 3);
  expect(await confirm(ann, 4, shown)).toMatchObject({
    status: 409,
    detail: 'The amount has changed since it was shown. Please look at it again.',
  });
  expect(await account(ann)).toMatchObject({ plan: 'Tier-3' });
});

it('tells the second of two tabs that change the plan at once what is the matter', async () => {
  const ann = await subscriber(1);
  const shown = await preview(ann, 4);
  const answers = await Promise.all([confirm(ann, 4, shown), confirm(ann, 4, shown)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.detail).toMatch(
    /^(Something about your billing is being changed already, perhaps in another tab\.|You are on Enterprise already\.)/,
  );
  expect((await ann.app.stripe.invoices.list()).data).toHaveLength(2);
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
  expect(shown).toMatchObject({ kind: 'upgrade', dueCents: expect.closeTo(149_950, -2) });
  expect(shown.lines).toEqual([
    {
      description: expect.stringContaining('Unused time on Linesheet Premium'),
      cents: expect.closeTo(-49_950, -2),
    },
    {
      description: expect.stringContaining('Remaining time on Linesheet Enterprise'),
      cents: expect.closeTo(199_900, -2),
    },
  ]);
  expect((await state(ann)).subscription).toMatchObject({ tier: 3, next: { tier: 1 } });

  const changed = await confirm(ann, 4, shown);
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

it('keeps a move up that was charged, where the answer was lost, and puts no chosen downgrade in its place', async () => {
  const ann = await subscriber(3);
  await change(ann, 1);
  const { stripe } = ann.app;
  const update = stripe.subscriptions.update.bind(stripe.subscriptions);
  vi.spyOn(stripe.subscriptions, 'update').mockImplementation((async (
    id: string,
    changes: { proration_behavior?: string },
  ) => {
    const answer = await update(id, changes as object);
    if (changes.proration_behavior !== 'always_invoice') return answer;
    throw new ProviderError('Stripe', 'unreachable', 'Stripe can’t be reached: the connection broke');
  }) as unknown as typeof stripe.subscriptions.update);
  const changes = createStripePlanChanges({
    ask: async (schema, question) => z.parse(schema, await question(stripe)),
  });
  await changes.upgrade(ann.subscription, tierNumbered(4), new Date());
  await told(ann.app, 'customer.subscription.updated');
  expect(await state(ann)).toMatchObject({ plan: 'Tier-4', subscription: { tier: 4, next: null } });
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

it('keeps the lower plan for those seven days where the first month of that is owed', async () => {
  const ann = await subscriber(3);
  await change(ann, 1);
  await endPeriod(ann, true);
  await told(ann.app, 'invoice.payment_failed');
  expect(await account(ann)).toMatchObject({ plan: 'Tier-1', subscriptionStatus: 'active' });
  expect(await state(ann)).toMatchObject({
    monthlyCents: 30_000,
    subscription: { status: 'past_due', tier: 1, isWithdrawn: false },
  });
});

it('lets no late event undo what has become of the subscription since', async () => {
  const ann = await subscriber(2);
  await endPeriod(ann, true);
  await posted(ann.app, 'invoice.payment_failed');
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
  await posted(ann.app, 'invoice.paid');
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
