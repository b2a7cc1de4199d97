import { expect, it, vi } from 'vitest';
import { connectAsOwner } from '../../src/db/roles.ts';
import { queueSystemMail } from '../../src/features/accounts/actions/system-mails.ts';
import type { PaymentProvider } from '../../src/features/billing/ports.ts';
import { closeAccount } from '../../src/features/closures/actions/close-account.ts';
import { closureRoutes } from '../../src/features/closures/routes.ts';
import { liveRun } from '../../src/features/runs/store/runs.ts';
import { suppress } from '../../src/features/suppression/actions/suppress.ts';
import { suppressedAmong } from '../../src/features/suppression/actions/suppressed-among.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type Browser, signedIn } from '../support/http-app.ts';
import { givenMessage } from '../support/messages.ts';
import { type PaymentsApp, paymentsApp } from '../support/payments.ts';

type Person = Browser & { accountId: string };
const optOuts = createOptOutHasher(TEST_SECRET_KEY, null);
const email = 'ann@shop.example';

const openApp = () =>
  paymentsApp((app, payments) => closureRoutes({ ...app, optOuts, payments, patienceMs: 300 }));
const close = (person: Browser, confirmation = 'DELETE') => person.post('/api/closures', { confirmation });

/** An account with something in every corner. */
async function withHistory(app: PaymentsApp): Promise<{ ann: Person; runId: string }> {
  const ann = await signedIn(app, { email, plan: 'none' });
  const { accountId } = ann;
  const { url } = (await (await ann.post('/api/billing/checkout', { tier: 1 })).json()) as { url: string };
  await app.pay(url);
  await vi.waitFor(() => expect(app.posted.some(({ body }) => body.includes('"invoice.paid"'))).toBe(true));
  await app.deliver(app.posted);
  await app.applyAll();
  await ann.post('/api/tokens', { name: 'Script', scopes: ['read'] });
  const messageId = uuidv7();
  await givenMessage(app.database, { id: messageId, accountId, toEmail: 'hello@nordkap.com' });
  const runId = uuidv7();
  await app.database.asSystem(async (tx) => {
    for (const [address, reason] of [
      ['hello@nordkap.com', 'unsubscribed'],
      ['gone@nordkap.com', 'bounced'],
    ] as const)
      await suppress(tx, { accountId, email: address, reason, source: 'a test' });
    await queueSystemMail(tx, { to: email, subject: 'For Ann', text: 'Hello Ann', html: '' });
    const run = { id: runId, account_id: accountId, bot: 'source-bot', started_by: 'browser' };
    await tx.insertInto('runs').values(run).execute();
    await tx.insertInto('run_rows').values({ run_id: runId, seq: 1, account_id: accountId }).execute();
    await tx.insertInto('events').values({ account_id: accountId, kind: 'x', payload: '{}' }).execute();
    // As a link to a new password has it.
    const link = { id: uuidv7(), identifier: 'reset-password:a token', value: accountId };
    await tx
      .insertInto('verifications')
      .values({ ...link, expires_at: new Date(Date.now() + 3_600_000) })
      .execute();
    const told = {
      account_id: accountId,
      message_id: messageId,
      event: 'bounced',
      detail: 'gone@nordkap.com',
    };
    await tx
      .insertInto('mail_events')
      .values({ ...told, happened_at: new Date() })
      .execute();
    await tx
      .insertInto('inquiries')
      .values({ id: uuidv7(), account_id: accountId, kind: 'support', name: 'Ann', email, message: 'Help' })
      .execute();
  });
  return { ann, runId };
}

/** Every table in which a text stands anywhere. */
async function tablesWith(app: PaymentsApp, text: string): Promise<string[]> {
  const owner = await connectAsOwner(app.database.ownerUrl);
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await owner.query(
      `select from ${name} where strpos(${name}::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  await owner.end();
  return found;
}

it('leaves nothing of an account but the ledger without a name, and hashes of who opted out', async () => {
  const app = await openApp();
  const { ann } = await withHistory(app);
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  const before = await tablesWith(app, ann.accountId);
  expect(before).toEqual(
    expect.arrayContaining([
      'runs',
      'messages',
      'subscriptions',
      'verifications',
      'mail_events',
      'credit_entries',
    ]),
  );
  expect(await tablesWith(app, email)).toContain('payment_events');
  await (await ann.get('/api/closures/data')).arrayBuffer();
  expect(await tablesWith(app, ann.accountId)).toContain('rate_limits');

  const closed = await close(ann);
  expect([closed.status, await closed.json()]).toEqual([200, { closed: true }]);
  expect(await tablesWith(app, ann.accountId)).toEqual(['credit_entries']);
  expect(await tablesWith(app, email)).toEqual([]);
  expect(await tablesWith(app, 'nordkap.com')).toEqual([]);
  const among = await app.database.asAccount(ben.accountId, (tx) =>
    suppressedAmong(tx, ben.accountId, ['hello@nordkap.com', 'gone@nordkap.com'], optOuts),
  );
  expect(among).toEqual(new Map([['hello@nordkap.com', 'unsubscribed']]));
  expect((await ben.get('/api/profile')).status).toBe(200);
});

it('lets somebody go whose profile is lost', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { email, plan: 'none' });
  await app.database.asSystem((tx) => tx.deleteFrom('profiles').where('id', '=', ann.accountId).execute());
  expect((await close(ann)).status).toBe(200);
  expect(await tablesWith(app, email)).toEqual([]);
});

it('signs the person out, and lets them begin anew', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { email });
  const cookies = new Map(ann.cookies);
  await close(ann);
  expect(ann.cookies.size).toBe(cookies.size - 1);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  expect((await ann.get('/api/profile', { cookie })).status).toBe(401);
  expect((await signedIn(app, { email })).accountId).not.toBe(ann.accountId);
});

it('cancels the subscription at the provider, whose last events then find nobody', async () => {
  const app = await openApp();
  const { ann } = await withHistory(app);
  app.posted.length = 0;
  await close(ann);
  const { data } = await app.stripe.subscriptions.list({ status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  await vi.waitFor(() => expect(app.posted.length).toBeGreaterThan(0));
  expect(new Set(await app.deliver(app.posted))).toEqual(new Set([200]));
  await app.applyAll();
  expect(await tablesWith(app, ann.accountId)).toEqual(['credit_entries']);
});

it('leaves no checkout open that could be paid for nobody', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { email, plan: 'none' });
  await ann.post('/api/billing/checkout', { tier: 1 });
  expect((await close(ann)).status).toBe(200);
  const { data } = await app.stripe.checkout.sessions.list();
  expect(data.map(({ status }) => status)).toEqual(['expired']);
});

it('lets nothing be opened in another tab that could be paid for while it is going', async () => {
  let known: PaymentProvider | undefined;
  const app = await paymentsApp((app, payments) => {
    known = payments;
    return closureRoutes({ ...app, optOuts, payments });
  });
  const provider = known as PaymentProvider;
  const ann = await signedIn(app, { email, plan: 'none' });
  await ann.post('/api/billing/checkout', { tier: 1 });
  const meanwhile: number[] = [];
  const checkouts = {
    createCustomer: provider.checkouts.createCustomer,
    open: provider.checkouts.open,
    find: provider.checkouts.find,
    close: async (id: string) => {
      meanwhile.push((await ann.post('/api/billing/checkout', { tier: 2 })).status);
      return provider.checkouts.close(id);
    },
  };
  await closeAccount(
    { database: app.database, optOuts, payments: { ...provider, checkouts } },
    ann.accountId,
  );
  expect(meanwhile).toEqual([409]);
  const { data } = await app.stripe.checkout.sessions.list();
  expect(data.map(({ status }) => status)).toEqual(['expired']);
});

it('deletes nothing while the provider can’t be told to charge no more', async () => {
  const app = await openApp();
  const { ann } = await withHistory(app);
  const { database } = app;
  const gone = { apiKey: 'sk_test_sandbox', baseUrl: 'http://127.0.0.1:9', isSandbox: true };
  const payments = createStripePayments(gone);
  await expect(closeAccount({ database, optOuts, payments }, ann.accountId)).rejects.toMatchObject({
    failure: 'unreachable',
  });
  expect((await ann.get('/api/profile')).status).toBe(200);
  expect(await tablesWith(app, ann.accountId)).toContain('messages');
});

it('waits for bots to let go of what they have in hand, and asks for patience where they don’t', async () => {
  const app = await openApp();
  const { ann, runId } = await withHistory(app);
  const { database } = app;
  const workerId = uuidv7();
  const worker = { id: workerId, run_id: runId, host: 'here' };
  await database.asSystem((tx) => tx.insertInto('run_workers').values(worker).execute());
  const refused = await close(ann);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }]);
  expect(
    await database.asAccount(ann.accountId, (tx) => liveRun(tx, ann.accountId, 'source-bot')),
  ).toBeNull();
  await database.asSystem((tx) => tx.deleteFrom('run_workers').where('id', '=', workerId).execute());
  expect((await close(ann)).status).toBe(200);
});

it('wants the word typed exactly, by a person rather than a token', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { email });
  for (const word of ['', 'delete', 'DELETE ', 'Delete'])
    expect((await close(ann, word)).status, word).toBe(400);
  const made = (await (await ann.post('/api/tokens', { name: 'T', scopes: ['read'] })).json()) as {
    secret: string;
  };
  const byToken = await fetch(`${app.url}/api/closures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: 'DELETE' }),
  });
  expect(byToken.status).toBe(403);
  expect((await ann.get('/api/profile')).status).toBe(200);
});

it('lets the only admin go once somebody else is one', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { email, role: 'admin' });
  const refused = await close(ann);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { detail: 'You are the only admin. Make somebody else one first.' },
  ]);
  await signedIn(app, { email: 'ben@shop.example', role: 'admin' });
  expect((await close(ann)).status).toBe(200);
});

it('lets one of two admins go who want to at once', async () => {
  const app = await openApp();
  const both = [
    await signedIn(app, { email, role: 'admin' }),
    await signedIn(app, { email: 'ben@shop.example', role: 'admin' }),
  ];
  const answers = await Promise.all(both.map((admin) => close(admin)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
