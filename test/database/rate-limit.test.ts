import { expect, it } from 'vitest';
import { createRateLimiter, forgetIdleLimits, type Limit } from '../../src/http/rate-limit.ts';
import { testDatabase } from '../support/database.ts';
import { browserAt, testApp } from '../support/http-app.ts';

const LIMIT: Limit = { name: 'probe', burst: 3, perMinute: 6, sentence: 'Slow down.' };

async function limiters(count: number) {
  const database = await testDatabase();
  let now = Date.parse('2026-03-09T12:00:00Z');
  const clock = { now: () => new Date(now) };
  return {
    database,
    clock,
    machines: Array.from({ length: count }, () => createRateLimiter(database, clock)),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error: { code: string; details: { retryAfterSeconds: number } }) =>
      `${error.code} for ${error.details.retryAfterSeconds} s`,
  );

it('lets so many through at once, and then one by one, on all machines together', async () => {
  const { machines, pass } = await limiters(2);
  const take = (machine: number) => outcome(machines[machine]?.take(LIMIT, 'ann') ?? Promise.reject());
  expect([await take(0), await take(1), await take(0)]).toEqual(['taken', 'taken', 'taken']);
  expect(await take(1)).toBe('too_many_requests for 10 s');
  expect(await take(0)).toBe('too_many_requests for 10 s');
  pass(10_000);
  expect(await take(0)).toBe('taken');
  expect(await take(1)).toBe('too_many_requests for 10 s');
});

it('says beforehand whether it would let one through, and takes nothing for it', async () => {
  const { machines, pass } = await limiters(2);
  const [limiter, other] = machines;
  if (!limiter || !other) throw new Error('no limiters');
  const look = () => outcome(other.look(LIMIT, 'ann'));
  for (let count = 0; count < 3; count += 1) {
    expect([await look(), await look()]).toEqual(['taken', 'taken']);
    await limiter.take(LIMIT, 'ann');
  }
  expect(await look()).toBe('too_many_requests for 10 s');
  pass(10_000);
  expect(await look()).toBe('taken');
});

it('keeps subjects and limits apart', async () => {
  const { machines } = await limiters(1);
  const [limiter] = machines;
  if (!limiter) throw new Error('no limiter');
  for (let count = 0; count < 3; count += 1) await limiter.take(LIMIT, 'ann');
  expect(await outcome(limiter.take(LIMIT, 'bob'))).toBe('taken');
  expect(await outcome(limiter.take({ ...LIMIT, name: 'other' }, 'ann'))).toBe('taken');
});

it('never lets more through than the burst, however many ask at the same moment', async () => {
  const { machines } = await limiters(2);
  const wide: Limit = { name: 'wide', burst: 200, perMinute: 1 };
  const asked = Array.from({ length: 300 }, (_, index) =>
    outcome(machines[index % 2]?.take(wide, 'x') ?? Promise.reject()),
  );
  const taken = (await Promise.all(asked)).filter((one) => one === 'taken').length;
  expect(taken).toBeLessThanOrEqual(200);
  expect(taken).toBeGreaterThan(0);
});

it('forgets buckets that nobody touched for a day', async () => {
  const { machines, database, clock, pass } = await limiters(1);
  await machines[0]?.take(LIMIT, 'ann');
  pass(25 * 60 * 60 * 1000);
  await database.asSystem((tx) => forgetIdleLimits(tx, clock.now()));
  expect(await database.asSystem((tx) => tx.selectFrom('rate_limits').select('key').execute())).toEqual([]);
});

it('limits guesses at one address from wherever they come, and says when to try again', async () => {
  const app = await testApp();
  const attempt = (client: number) =>
    browserAt(app).post(
      '/api/auth/sign-in/email',
      { email: 'ann@shop.example', password: 'Guess-number-1' },
      { 'x-forwarded-for': `198.51.100.${client}` },
    );
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, client) => (await attempt(client)).status),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const refused = await attempt(99);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    {
      code: 'too_many_requests',
      detail: 'Too many login attempts. Please wait a few minutes and try again.',
    },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('limits how many addresses one client may check for accounts, and counts the checks', async () => {
  const app = await testApp();
  const check = async (number: number) =>
    (await browserAt(app).post('/api/accounts/email-check', { email: `ann${number}@shop.example` })).json();
  const answers = await Promise.all(Array.from({ length: 45 }, (_, number) => check(number)));
  const refused = answers.filter((answer) => 'code' in (answer as object));
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect(refused[0]).toMatchObject({
    detail: 'Too many signup attempts. Please wait a few minutes and try again.',
  });
  expect((await app.metrics.render()).body).toMatch(/email_checks_total\{outcome="free"\} (3|4)\d/);
});
