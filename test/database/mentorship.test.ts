import { expect, it } from 'vitest';
import { endPayments } from '../../src/features/billing/actions/end-payments.ts';
import {
  type MentorshipDeps,
  openMentorshipCheckout,
} from '../../src/features/billing/actions/open-mentorship-checkout.ts';
import type { PaymentProvider } from '../../src/features/billing/ports.ts';
import { freeSeat } from '../../src/features/billing/store/mentorship-seats.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { newAccount } from '../support/accounts.ts';
import { PUBLIC_URL, signedIn } from '../support/http-app.ts';
import {
  hear,
  idOf,
  lookAfter,
  type Person,
  person,
  pickSeat,
  settle,
  standing,
  urlFor,
  withSeatsTaken,
} from '../support/mentorship.ts';
import type { PaymentsApp } from '../support/payments.ts';

const kept = ({ database }: PaymentsApp, { accountId }: Person) =>
  database.asAccount(accountId, async (tx) => ({
    profile: await tx
      .selectFrom('profiles')
      .select(['plan', 'subscription_status', 'credits'])
      .executeTakeFirstOrThrow(),
    subscription: await tx
      .selectFrom('subscriptions')
      .select(['subscription_id', 'tier', 'status'])
      .executeTakeFirst(),
  }));

it('lets one of twenty have the last seat, and nobody else pay', async () => {
  const app = await withSeatsTaken(4);
  const { database, provider, stripe } = app;
  const deps = { database, provider, clock: systemClock, publicUrl: PUBLIC_URL, mentorshipLink: null };
  const people = await Promise.all(Array.from({ length: 20 }, () => newAccount(database)));
  const tries = await Promise.allSettled(
    people.map((accountId) => openMentorshipCheckout(deps, { accountId, email: `${accountId}@x.test` })),
  );

  const got = tries.filter((each) => each.status === 'fulfilled');
  expect(got).toHaveLength(1);
  for (const each of tries) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ details: { reason: 'no_seat' } });
  }
  expect((await stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(1);
  await app.pay(got[0]?.value ?? '');
  await hear(app, 'invoice.paid');
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  const seats = await database.asSystem((tx) => tx.selectFrom('mentorship_seats').selectAll().execute());
  expect(seats.map(({ state }) => state)).toEqual(['taken', 'taken', 'taken', 'taken', 'taken']);
  const winner = people[tries.findIndex((each) => each.status === 'fulfilled')];
  expect(seats.find(({ seat }) => seat === 5)?.account_id).toBe(winner);
});

it('lets nobody pay for a seat that is given back, in another tab, while its checkout is opened', async () => {
  const { database, provider, stripe } = await withSeatsTaken(0);
  const accountId = await newAccount(database);
  const deps = { database, provider, clock: systemClock, publicUrl: PUBLIC_URL, mentorshipLink: null };
  const slow: PaymentProvider = {
    ...provider,
    mentorships: {
      open: async (request) => {
        await database.asSystem((tx) => freeSeat(tx, { holdKey: request.key.replace('mentorship-', '') }));
        return provider.mentorships.open(request);
      },
    },
  };
  const opening = openMentorshipCheckout(
    { ...deps, provider: slow },
    { accountId, email: 'ann@shop.example' },
  );
  await expect(opening).rejects.toMatchObject({ code: 'conflict' });
  expect((await stripe.checkout.sessions.list()).data).toMatchObject([{ status: 'expired' }]);
});

it('frees a seat whose mentorship has ended, also where nobody told of it', async () => {
  const app = await withSeatsTaken(0);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await app.pay(url);
  await settle(ann, url);
  const { data } = await app.stripe.subscriptions.list();
  await app.stripe.subscriptions.cancel(data[0]?.id ?? '');
  await lookAfter(app);
  expect(await standing(ann)).toMatchObject({ seatsLeft: 4, seat: { state: 'taken' } });
  await lookAfter(app, 32 * DAY_MS);
  expect(await standing(ann)).toMatchObject({ seatsLeft: 5, seat: null });
});

it('holds a seat for 30 minutes while its checkout is open, and counts it as gone for everybody else', async () => {
  const app = await withSeatsTaken(3);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  expect(await standing(ben)).toMatchObject({ seatsLeft: 2, seat: null, waiting: null });
  const url = await urlFor(ann);
  const session = await app.stripe.checkout.sessions.retrieve(idOf(url));
  expect(session).toMatchObject({
    mode: 'subscription',
    amount_total: 199_999,
    client_reference_id: ann.accountId,
    metadata: { program: 'mentorship' },
    discounts: [],
  });
  expect(Math.abs(session.expires_at - session.created - 30 * 60)).toBeLessThanOrEqual(60);
  expect(await standing(ben)).toMatchObject({ seatsLeft: 1, seat: null });
  const { seat } = await standing(ann);
  if (seat?.state !== 'held') throw new Error('The seat is not held.');
  expect(new Date(seat.until).getTime() / 1000).toBeCloseTo(session.expires_at, -1);
});

it('goes on with the checkout that is open, and holds one seat for one person', async () => {
  const app = await withSeatsTaken(3);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  const first = await urlFor(ann);
  expect(await urlFor(ann)).toBe(first);
  await app.stripe.checkout.sessions.expire(idOf(first));
  expect(await urlFor(ann)).not.toBe(first);
  expect((await standing(ben)).seatsLeft).toBe(1);
});

it('gives the seat to who paid, and neither a plan nor credits nor the place of the plan’s subscription', async () => {
  const app = await withSeatsTaken();
  const ann = await person(app, 'ann');
  const before = await kept(app, ann);
  const url = await urlFor(ann);
  await app.pay(url);
  await settle(ann, url);
  expect(await standing(ann)).toMatchObject({
    seat: { state: 'taken', monthlyCents: 199_999, cancelAtPeriodEnd: false, isOwed: false },
  });
  await hear(app, 'invoice.paid');
  const after = await kept(app, ann);
  expect(after.profile).toEqual(before.profile);
  expect(after.subscription).toEqual({ subscription_id: null, tier: null, status: null });
  expect((await pickSeat(ann)).status).toBe(409);
});

it('stands beside the plan: paying for one changes nothing about the other', async () => {
  const app = await withSeatsTaken();
  const ann = await signedIn(app, { email: 'ann@shop.example', plan: 'none' });
  const mentorship = await urlFor(ann);
  await app.pay(mentorship);
  await settle(ann, mentorship);
  const picked = await ann.post('/api/billing/checkout', { tier: 1 });
  const plan = ((await picked.json()) as { url: string }).url;
  await app.pay(plan);
  await settle(ann, plan);
  expect(await kept(app, ann)).toMatchObject({
    profile: { plan: 'Tier-1', credits: 750 },
    subscription: { tier: 1, status: 'active' },
  });

  const { subscription } = await app.stripe.checkout.sessions.retrieve(idOf(mentorship));
  await app.stripe.subscriptions.cancel(String(subscription));
  await hear(app, 'customer.subscription.deleted');
  expect(await standing(ann)).toMatchObject({ seat: null, seatsLeft: 5 });
  expect(await kept(app, ann)).toMatchObject({
    profile: { plan: 'Tier-1', subscription_status: 'active', credits: 750 },
    subscription: { tier: 1, status: 'active' },
  });
});

it('frees the seat of a checkout that ran out, as the provider tells', async () => {
  const app = await withSeatsTaken(4);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  const url = await urlFor(ann);
  expect((await pickSeat(ben)).status).toBe(409);
  await app.stripe.checkout.sessions.expire(idOf(url));
  await hear(app, 'checkout.session.expired');
  expect(await standing(ann)).toMatchObject({ seat: null, seatsLeft: 1 });
  expect((await pickSeat(ben)).status).toBe(200);
});

it('frees it by itself when nobody tells, and nobody can pay for it any more', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await lookAfter(app, 29 * MINUTE_MS);
  expect((await standing(ann)).seat).toMatchObject({ state: 'held' });
  await lookAfter(app, 31 * MINUTE_MS);
  expect(await standing(ann)).toMatchObject({ seat: null, seatsLeft: 1 });
  await app.pay(url);
  expect((await app.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

it('takes no seat away that was paid in the last moment, though no event came', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  await app.pay(await urlFor(ann));
  await lookAfter(app, 31 * MINUTE_MS);
  expect((await standing(ann)).seat).toMatchObject({ state: 'taken' });
});

it('keeps the seat while the provider can’t be asked', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  await urlFor(ann);
  const away = createStripePayments({
    apiKey: 'sk_test_sandbox',
    baseUrl: 'http://127.0.0.1:9',
    isSandbox: true,
  });
  await expect(lookAfter({ ...app, provider: away }, 31 * MINUTE_MS)).rejects.toMatchObject({
    failure: 'unreachable',
  });
  expect((await standing(ann)).seat).toMatchObject({ state: 'held' });
});

it('finds the checkout again that was opened just before a crash', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await app.database.asSystem((tx) =>
    tx.updateTable('mentorship_seats').set({ checkout_id: null }).where('seat', '=', 5).execute(),
  );
  await app.pay(url);
  await lookAfter(app, 31 * MINUTE_MS);
  expect((await standing(ann)).seat).toMatchObject({ state: 'taken' });
});

it('gives a seat back at once to who came back without paying', async () => {
  const app = await withSeatsTaken(4);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  const url = await urlFor(ann);
  const answer = await ann.send('DELETE', '/api/billing/mentorship/hold');
  expect(await answer.json()).toMatchObject({ seat: null, seatsLeft: 1 });
  expect(await app.stripe.checkout.sessions.retrieve(idOf(url))).toMatchObject({ status: 'expired' });
  expect((await pickSeat(ben)).status).toBe(200);
});

it('keeps the seat of a cancelled mentorship until the month ends, and lets it go on after all', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await app.pay(url);
  await settle(ann, url);
  const renewal = (renews: boolean) => ann.send('PUT', '/api/billing/mentorship/renewal', { renews });
  expect(await (await renewal(false)).json()).toMatchObject({
    seat: { state: 'taken', cancelAtPeriodEnd: true },
    seatsLeft: 0,
  });
  expect(await (await renewal(true)).json()).toMatchObject({ seat: { cancelAtPeriodEnd: false } });
  await renewal(false);

  const { subscription } = await app.stripe.checkout.sessions.retrieve(idOf(url));
  const form = new URLSearchParams({ subscription: String(subscription), declined: 'false' });
  const ended = new URL('/sandbox/payments/end-period', url);
  await fetch(ended, { method: 'POST', body: form, redirect: 'manual' });
  await hear(app, 'customer.subscription.deleted');
  expect(await standing(ann)).toMatchObject({ seat: null, seatsLeft: 1 });
});

it('cancels a mentorship that somebody paid for by a fixed link when no seat was left', async () => {
  const app = await withSeatsTaken(5);
  const ann = await person(app, 'ann');
  const product = await app.stripe.products.create({ name: 'Mentorship' });
  const price = await app.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 199_999,
    recurring: { interval: 'month' },
  });
  const session = await app.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    client_reference_id: ann.accountId,
    success_url: PUBLIC_URL,
  });
  await app.pay(session.url ?? '');
  await hear(app, 'checkout.session.completed');
  const { data } = await app.stripe.subscriptions.list({ status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const events = await app.database.asSystem((tx) =>
    tx.selectFrom('payment_events').select('failure').where('failure', 'is not', null).execute(),
  );
  expect(events.map(({ failure }) => failure)).toContainEqual(
    expect.stringContaining('no mentorship seat left'),
  );
  expect((await kept(app, ann)).profile.plan).toBe('Tier-1');
});

it('leads to the fixed link, where there is no payment key, only who could be held a seat', async () => {
  const app = await withSeatsTaken();
  const { database } = app;
  const link = 'https://buy.example/mentorship';
  const deps: MentorshipDeps = {
    database,
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    provider: null,
    mentorshipLink: link,
  };
  const people = await Promise.all(Array.from({ length: 6 }, () => newAccount(database)));
  const open = (accountId: string, now = new Date()) =>
    openMentorshipCheckout({ ...deps, clock: { now: () => now } }, { accountId, email: 'a@b.test' });
  for (const accountId of people.slice(0, 5)) {
    expect(await open(accountId)).toBe(`${link}?client_reference_id=${accountId}&prefilled_email=a%40b.test`);
  }
  await expect(open(people[5] ?? '')).rejects.toMatchObject({ details: { reason: 'no_seat' } });
  await expect(
    openMentorshipCheckout({ ...deps, mentorshipLink: null }, { accountId: people[5] ?? '', email: 'x' }),
  ).rejects.toThrow('PAYMENT_LINK_MENTORSHIP');
});

it('never takes a real seat for what the sandbox sold', async () => {
  const app = await withSeatsTaken(5);
  const { database } = app;
  const accountId = await newAccount(database);
  const deps: MentorshipDeps = {
    database,
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    provider: null,
    mentorshipLink: 'https://buy.example/mentorship',
  };
  expect(await openMentorshipCheckout(deps, { accountId, email: 'a@b.test' })).toContain('buy.example');
});

it('ends with the account: nothing is charged any more, and the seat is the next one’s', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await app.pay(url);
  await settle(ann, url);
  await endPayments(app.database, app.provider, ann.accountId);
  const { data } = await app.stripe.subscriptions.list({ status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  await app.database.asSystem((tx) => tx.deleteFrom('users').where('id', '=', ann.accountId).execute());
  expect((await pickSeat(await person(app, 'ben'))).status).toBe(200);
});
