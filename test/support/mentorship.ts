import { expect, vi } from 'vitest';
import { lookAfterSeats } from '../../src/features/billing/actions/look-after-seats.ts';
import type { MentorshipView } from '../../src/features/billing/contract/mentorship.ts';
import { mentorshipRoutes } from '../../src/features/billing/routes/mentorship.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from './accounts.ts';
import { type Browser, PUBLIC_URL, signedIn } from './http-app.ts';
import { type PaymentsApp, paymentsApp } from './payments.ts';

export type Person = Browser & { accountId: string };

/** The application, with so many of the five seats taken by others. */
export async function withSeatsTaken(taken = 0): Promise<PaymentsApp> {
  const app = await paymentsApp(({ routes, database }, provider) => {
    const deps = { database, provider, clock: systemClock, publicUrl: PUBLIC_URL, mentorshipLink: null };
    mentorshipRoutes({ routes, ...deps });
  });
  for (let seat = 1; seat <= taken; seat += 1) await takeSeat(app, seat);
  return app;
}

async function takeSeat({ database }: PaymentsApp, seat: number): Promise<void> {
  const accountId = await newAccount(database);
  await database.asSystem((tx) =>
    tx
      .insertInto('mentorship_seats')
      .values({
        account_id: accountId,
        seat,
        is_sandbox: true,
        state: 'taken',
        status: 'active',
        held_until: new Date(),
        hold_key: uuidv7(),
        subscription_id: `sub_of_seat_${seat}`,
      })
      .execute(),
  );
}

export const person = (app: PaymentsApp, name: string): Promise<Person> =>
  signedIn(app, { email: `${name}@shop.example` });

export const standing = async (who: Person): Promise<MentorshipView> =>
  (await (await who.get('/api/billing/mentorship')).json()) as MentorshipView;

export const pickSeat = (who: Person): Promise<Response> =>
  who.post('/api/billing/mentorship/checkout', undefined);

/** Holds a seat; where it is paid. */
export async function urlFor(who: Person): Promise<string> {
  const answer = await pickSeat(who);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

export const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Comes back from paying. */
export async function settle(who: Person, url: string): Promise<void> {
  const answer = await who.post(`/api/billing/checkouts/${idOf(url)}/settle`, {});
  expect(answer.status).toBe(200);
}

const typeOf = ({ body }: { body: Buffer }) => (JSON.parse(body.toString()) as { type: string }).type;

/** Waits for an event of that type, and passes on all that came with it. */
export async function hear(app: PaymentsApp, type: string): Promise<void> {
  await vi.waitFor(() => expect(app.posted.map(typeOf)).toContain(type));
  await app.deliver(app.posted);
  await app.applyAll();
}

/** What the worker does every few seconds, so many milliseconds from now. */
export const lookAfter = (
  { database, provider }: Pick<PaymentsApp, 'database' | 'provider'>,
  inMs = 0,
): Promise<void> =>
  lookAfterSeats({
    database,
    provider,
    publicUrl: PUBLIC_URL,
    clock: { now: () => new Date(Date.now() + inMs) },
  });
