import { expect, it } from 'vitest';
import { HOUR_MS } from '../../src/kernel/durations.ts';
import { linkIn } from '../support/http-app.ts';
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

const join = (who: Person) => who.post('/api/billing/mentorship/waiting-list', undefined);

const mailsTo = async (app: PaymentsApp, name: string) =>
  (await app.mails()).filter(({ to }) => to === `${name}@shop.example`);

it('puts the sixth on the waiting list, confirms it by mail once, and lets them leave', async () => {
  const app = await withSeatsTaken(5);
  const [ann, ben] = [await person(app, 'ann'), await person(app, 'ben')];
  const refused = await pickSeat(ann);
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
  expect((await pickSeat(dan)).status).toBe(409);
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

it('keeps a seat for those who wait for it from the moment that it is free', async () => {
  const app = await withSeatsTaken(5);
  const [ben, cat, dan] = [await person(app, 'ben'), await person(app, 'cat'), await person(app, 'dan')];
  for (const who of [ben, cat]) await join(who);
  await app.database.asSystem((tx) => tx.deleteFrom('mentorship_seats').where('seat', '=', 2).execute());
  // Nobody has been invited yet.
  expect([(await pickSeat(dan)).status, (await pickSeat(cat)).status]).toEqual([409, 409]);
  expect(await standing(dan)).toMatchObject({ seatsLeft: 0 });
  expect((await join(dan)).status).toBe(200);
  expect((await pickSeat(ben)).status).toBe(200);
});
