import { expect, it } from 'vitest';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { adminApp, adminAt } from '../support/admin.ts';
import { browserAt, signedIn, type TestApp } from '../support/http-app.ts';

const json = async <Answer>(answer: Response | Promise<Response>) => (await (await answer).json()) as Answer;

const NEW_PERSON = { name: 'Nora New', email: 'nora@shop.example', password: 'Wholesale-2026' };

it('takes no new accounts while sign-up is off, and says so by a code that the page has words for', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const signUp = () => browserAt(app).post('/api/auth/sign-up/email', NEW_PERSON);
  await root.send('PUT', '/api/admin/sign-up', { isOn: false });
  const refused = await signUp();
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    {
      code: 'signup_disabled',
      detail: 'Account registration is currently disabled. Please contact support.',
    },
  ]);
  expect(await app.mails()).toEqual([]);
  await root.send('PUT', '/api/admin/sign-up', { isOn: true });
  expect((await signUp()).status).toBe(200);
  expect(await app.mails()).toMatchObject([{ to: NEW_PERSON.email }]);
});

it('shows an announcement to everybody who is signed in, plan or none, until it ends', async () => {
  const app = await adminApp();
  const [root, ann] = [await adminAt(app), await signedIn(app, { plan: 'none' })];
  const seen = async () =>
    (await json<{ announcement: { text: string } | null }>(ann.get('/api/announcement'))).announcement;
  const publish = (text: string, until: Date | null = null) =>
    root.send('PUT', '/api/admin/announcement', { text, tone: 'warning', until });

  expect((await browserAt(app).get('/api/announcement')).status).toBe(401);
  expect(await seen()).toBeNull();
  await publish('First');
  await publish('Second', new Date(Date.now() + 60_000));
  expect(await seen()).toMatchObject({ text: 'Second', tone: 'warning', until: expect.any(String) });

  await app.database.asSystem((tx) =>
    tx
      .updateTable('announcements')
      .set({ until: new Date(0) })
      .where('text', '=', 'Second')
      .execute(),
  );
  expect(await seen()).toBeNull();
  await publish('Third');
  await root.send('DELETE', '/api/admin/announcement');
  expect(await seen()).toBeNull();
});

it('refuses an announcement that says nothing, too much, or is over already', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  for (const wrong of [
    { text: ' ' },
    { text: 'x'.repeat(281) },
    { until: '2020-01-01T00:00:00Z' },
    { tone: 'loud' },
  ]) {
    const body = { text: 'Hello', tone: 'info', until: null, ...wrong };
    const answer = await root.send('PUT', '/api/admin/announcement', body);
    expect([answer.status, wrong]).toEqual([400, wrong]);
  }
});

it('lists what people asked by kind and state, and marks it as answered', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const visitor = browserAt(app);
  for (const kind of ['sales', 'support', 'demo']) {
    const question = { kind, name: kind, email: 'sue@shop.example', message: 'Hello?' };
    await visitor.post(
      '/api/inquiries',
      kind === 'demo' ? { ...question, company: 'Shop', role: null } : question,
    );
  }
  const list = (query = '') =>
    json<{ inquiries: { id: string; name: string }[]; total: number }>(
      root.get(`/api/admin/inquiries${query}`),
    );
  const names = async (query?: string) => (await list(query)).inquiries.map(({ name }) => name);

  expect(await names()).toEqual(['demo', 'support', 'sales']);
  expect(await names('?kind=support')).toEqual(['support']);
  const [latest] = (await list()).inquiries;
  const mark = (state: string) => root.send('PUT', `/api/admin/inquiries/${latest?.id}/state`, { state });
  await mark('answered');
  expect([await names(), await names('?state=answered')]).toEqual([['support', 'sales'], ['demo']]);
  await mark('new');
  expect(await names()).toContain('demo');
  const nobodys = await root.send('PUT', `/api/admin/inquiries/${uuidv7()}/state`, { state: 'answered' });
  expect(nobodys.status).toBe(404);
});

it('shows who has a mentorship seat and who waits, in turn, and no hold that ran out', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const [ann, bob, cem] = await Promise.all(
    ['ann', 'bob', 'cem'].map((name) => signedIn(app, { email: `${name}@shop.example` })),
  );
  await seat(app, 1, ann?.accountId ?? '', { state: 'taken', subscription_id: 'sub_1' });
  await seat(app, 2, bob?.accountId ?? '', { held_until: new Date(Date.now() - 1_000) });
  await app.database.asSystem((tx) =>
    tx
      .insertInto('mentorship_waiters')
      .values([
        { account_id: cem?.accountId ?? '', joined_at: new Date(1_000) },
        { account_id: bob?.accountId ?? '', joined_at: new Date(2_000) },
      ])
      .execute(),
  );
  expect(await json(root.get('/api/admin/mentorship'))).toMatchObject({
    seats: 5,
    seated: [{ seat: 1, email: 'ann@shop.example', state: 'taken', heldUntil: null }],
    waiting: [{ email: 'cem@shop.example' }, { email: 'bob@shop.example' }],
  });
});

const seat = (app: TestApp, number: number, accountId: string, rest: Record<string, unknown>) =>
  app.database.asSystem((tx) =>
    tx
      .insertInto('mentorship_seats')
      .values({
        seat: number,
        account_id: accountId,
        is_sandbox: false,
        hold_key: uuidv7(),
        held_until: new Date(Date.now() + 60_000),
        ...rest,
      })
      .execute(),
  );

it('tells what needs somebody: the switches, stuck payments, and bots that nobody works on', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const titles = async () =>
    (await json<{ alerts: { title: string }[] }>(root.get('/api/admin/overview'))).alerts.map(
      ({ title }) => title,
    );
  expect(await titles()).not.toContain('Sending is off');
  await root.send('PUT', '/api/admin/sending', { isOn: false });
  await root.send('PUT', '/api/admin/sign-up', { isOn: false });
  const longAgo = new Date(Date.now() - 60_000);
  await app.database.asSystem(async (tx) => {
    const event = { id: 'evt_1', kind: 'invoice.paid', body: '{}', is_sandbox: false, attempts: 5 };
    await tx.insertInto('payment_events').values(event).execute();
    const run = { id: uuidv7(), account_id: root.accountId, bot: 'source-bot', started_by: 'browser' };
    await tx
      .insertInto('runs')
      .values({ ...run, updated_at: longAgo })
      .execute();
  });
  expect(await titles()).toEqual(
    expect.arrayContaining([
      '1 payment event could not be applied',
      'Nobody works on 1 running bot',
      'Sending is off',
      'Sign-up is off',
    ]),
  );
});
