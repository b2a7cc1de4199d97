import { expect, it, vi } from 'vitest';
import { endPayments } from '../../src/features/billing/actions/end-payments.ts';
import { lookAfterSeats } from '../../src/features/billing/actions/look-after-seats.ts';
import {
  type MentorshipDeps,
  openMentorshipCheckout,
} from '../../src/features/billing/actions/open-mentorship-checkout.ts';
import type { MentorshipView } from '../../src/features/billing/contract/mentorship.ts';
import { mentorshipRoutes } from '../../src/features/billing/routes/mentorship.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { newAccount } from '../support/accounts.ts';
import { type Browser, linkIn, PUBLIC_URL, signedIn } from '../support/http-app.ts';
import { type PaymentsApp, paymentsApp } from '../support/payments.ts';

type Person = Browser & { accountId: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The application, with so many of the five seats taken by others. */
async function withSeatsTaken(taken = 0) {
  const app = await paymentsApp(({ routes, database }, provider) => {
    const deps = { database, provider, clock: systemClock, publicUrl: PUBLIC_URL, mentorshipLink: null };
    mentorshipRoutes({ routes, ...deps });
  });
  for (let seat = 1; seat <= taken; seat += 1) await takeSeat(app, seat);
  return app;
}

async function takeSeat({ database }: PaymentsApp, seat: number): Promise<string> {
  const accountId = await newAccount(database);
  await database.asSystem((tx) =>
    tx
      .insertInto('mentorship_seats')
      .values({
        ...{ account_id: accountId, seat, is_sandbox: true, state: 'taken', status: 'active' },
        ...{ held_until: new Date(), hold_key: uuidv7(), subscription_id: `sub_of_seat_${seat}` },
      })
      .execute(),
  );
  return accountId;
}

const person = (app: PaymentsApp, name: string): Promise<Person> =>
  signedIn(app, { email: `${name}@shop.example` });

const standing = async (who: Person) =>
  (await (await who.get('/api/billing/mentorship')).json()) as MentorshipView;
const pick = (who: Person) => who.post('/api/billing/mentorship/checkout', undefined);
const join = (who: Person) => who.post('/api/billing/mentorship/waiting-list', undefined);

async function urlFor(who: Person): Promise<string> {
  const answer = await pick(who);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;

async function settle(who: Person, url: string): Promise<void> {
  const answer = await who.post(`/api/billing/checkouts/${idOf(url)}/settle`, {});
  expect(answer.status).toBe(200);
}

async function hear(app: PaymentsApp, type: string): Promise<void> {
  await vi.waitFor(() => expect(app.posted.map(typeOf)).toContain(type));
  await app.deliver(app.posted);
  await app.applyAll();
}

/** What the worker does every few seconds, so many milliseconds from now. */
const lookAfter = ({ database, provider }: PaymentsApp, inMs = 0) =>
  lookAfterSeats({
    ...{ database, provider, publicUrl: PUBLIC_URL },
    clock: { now: () => new Date(Date.now() + inMs) },
  });

const mailsTo = async (app: PaymentsApp, name: string) =>
  (await app.mails()).filter(({ to }) => to === `${name}@shop.example`);

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

it('holds a seat for 30 minutes while its checkout is open, and counts it as gone for everybody else', async () => {
  const app = await withSeatsTaken(3);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  expect(await standing(ben)).toMatchObject({ seatsLeft: 2, seat: null, waiting: null });
  const url = await urlFor(ann);
  const session = await app.stripe.checkout.sessions.retrieve(idOf(url));
  expect(session).toMatchObject({
    ...{ mode: 'subscription', amount_total: 199_999, client_reference_id: ann.accountId },
    ...{ metadata: { program: 'mentorship' }, discounts: [] },
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
  expect((await pick(ann)).status).toBe(409);
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
  expect((await pick(ben)).status).toBe(409);
  await app.stripe.checkout.sessions.expire(idOf(url));
  await hear(app, 'checkout.session.expired');
  expect(await standing(ann)).toMatchObject({ seat: null, seatsLeft: 1 });
  expect((await pick(ben)).status).toBe(200);
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
    ...{ apiKey: 'sk_test_sandbox', baseUrl: 'http://127.0.0.1:9', isSandbox: true },
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
  expect((await pick(ben)).status).toBe(200);
});

it('puts the sixth on the waiting list, confirms it by mail once, and lets them leave', async () => {
  const app = await withSeatsTaken(5);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  const refused = await pick(ann);
  expect([refused.status, await refused.json()]).toMatchObject([409, { details: { reason: 'no_seat' } }]);
  await join(ann);
  await join(ben);
  await join(ben);
  expect(await standing(ann)).toMatchObject({ seatsLeft: 0, waiting: { place: 1, invitedUntil: null } });
  expect(await standing(ben)).toMatchObject({ waiting: { place: 2 } });
  const mails = await mailsTo(app, 'ben');
  expect(mails.map(({ subject }) => subject)).toEqual(['You are on the waiting list for the mentorship']);
  expect(mails[0]?.text).toContain('You are number 2 on the waiting list.');

  await ann.send('DELETE', '/api/billing/mentorship/waiting-list');
  expect(await standing(ann)).toMatchObject({ waiting: null });
  expect(await standing(ben)).toMatchObject({ waiting: { place: 1 } });
});

it('puts nobody on the waiting list who can have a seat', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const refused = await join(ann);
  expect([refused.status, await refused.json()]).toMatchObject([409, { details: { reason: 'seat_free' } }]);
  expect(await standing(ann)).toMatchObject({ waiting: null });
});

it('writes to the first of the waiting list when a seat is free, and keeps it for them', async () => {
  const app = await withSeatsTaken(4);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  const [ben, cat, dan] = [await person(app, 'ben'), await person(app, 'cat'), await person(app, 'dan')];
  await join(ben);
  await join(cat);
  await lookAfter(app);
  expect(await mailsTo(app, 'ben')).toHaveLength(1);

  await app.stripe.checkout.sessions.expire(idOf(url));
  await hear(app, 'checkout.session.expired');
  await Promise.all([lookAfter(app), lookAfter(app)]);
  const [, invitation, ...more] = await mailsTo(app, 'ben');
  expect([invitation?.subject, more]).toEqual(['A mentorship seat is free for you', []]);
  expect(linkIn(invitation)).toBe('/plan-selection?change=1#mentorship');
  expect(await mailsTo(app, 'cat')).toHaveLength(1);

  expect(await standing(dan)).toMatchObject({ seatsLeft: 0 });
  expect((await pick(dan)).status).toBe(409);
  expect(await standing(ben)).toMatchObject({ seatsLeft: 1, waiting: { place: 1 } });
  const paid = await urlFor(ben);
  await app.pay(paid);
  await settle(ben, paid);
  expect(await standing(ben)).toMatchObject({ seat: { state: 'taken' }, waiting: null });
  await lookAfter(app);
  expect(await mailsTo(app, 'cat')).toHaveLength(1);
});

it('passes a kept seat on: after two days, or when who was invited leaves the list', async () => {
  const app = await withSeatsTaken(5);
  const [ben, cat, dan] = [await person(app, 'ben'), await person(app, 'cat'), await person(app, 'dan')];
  for (const who of [ben, cat, dan]) await join(who);
  await app.database.asSystem((tx) => tx.deleteFrom('mentorship_seats').where('seat', '=', 2).execute());
  await lookAfter(app);
  await lookAfter(app, 47 * HOUR_MS);
  expect(await mailsTo(app, 'cat')).toHaveLength(1);
  await lookAfter(app, 49 * HOUR_MS);
  expect((await mailsTo(app, 'cat')).map(({ subject }) => subject)).toContain(
    'A mentorship seat is free for you',
  );
  expect(await standing(ben)).toMatchObject({ waiting: null });

  await cat.send('DELETE', '/api/billing/mentorship/waiting-list');
  await lookAfter(app, 49 * HOUR_MS);
  expect(await mailsTo(app, 'dan')).toHaveLength(2);
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
    ...{ product: product.id, currency: 'usd', unit_amount: 199_999, recurring: { interval: 'month' } },
  });
  const session = await app.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', line_items: [{ price: price.id, quantity: 1 }] },
    ...{ client_reference_id: ann.accountId, success_url: PUBLIC_URL },
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
    ...{ database, clock: systemClock, publicUrl: PUBLIC_URL },
    ...{ provider: null, mentorshipLink: link },
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
    ...{ database, clock: systemClock, publicUrl: PUBLIC_URL, provider: null },
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
  expect((await pick(await person(app, 'ben'))).status).toBe(200);
});
