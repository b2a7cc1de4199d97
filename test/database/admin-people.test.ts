import { expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { setPersonsRole, suspendPerson } from '../../src/features/admin/actions/change-person.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { sleep } from '../../src/kernel/clock.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { adminApp, adminAt, confirmed, PASSWORD } from '../support/admin.ts';
import { signedIn } from '../support/http-app.ts';

it('asks for the password again before money or a role is changed', async () => {
  const app = await adminApp();
  const [ann, root] = [await signedIn(app), await adminAt(app)];
  const person = `/api/admin/people/${ann.accountId}`;
  const tries = () =>
    Promise.all([
      root.send('PUT', `${person}/plan`, { plan: 'Tier-4' }),
      root.post(`${person}/credits`, { credits: 5, reason: 'An apology' }),
      root.send('PUT', `${person}/role`, { role: 'admin' }),
    ]);
  for (const refused of await tries())
    expect(await refused.json()).toMatchObject({ code: 'password_needed' });
  const account = () => app.database.asSystem((tx) => readAccount(tx, ann.accountId));
  expect(await account()).toMatchObject({ plan: 'Tier-1', credits: 0, role: 'member' });
  await confirmed(root);
  expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await account()).toMatchObject({ plan: 'Tier-4', credits: 5, role: 'admin' });
});

it('gives credits by the ledger, with the reason', async () => {
  const app = await adminApp();
  const [ann, root] = [await signedIn(app), await confirmed(await adminAt(app))];
  const give = (credits: number, reason: string) =>
    root.post(`/api/admin/people/${ann.accountId}/credits`, { credits, reason });
  expect(await (await give(12.5, ' Lost mails ')).json()).toMatchObject({
    credits: 12.5,
    creditChanges: [{ kind: 'grant', amount: 12.5, reason: 'Lost mails' }],
  });
  for (const [credits, reason] of [
    [0.3, 'x'],
    [-5, 'x'],
    [1_000_000, 'x'],
    [5, ' '],
  ] as const)
    expect((await give(credits, reason)).status).toBe(400);
  const ledger = await app.database.asSystem((tx) => tx.selectFrom('credit_entries').selectAll().execute());
  expect(ledger).toMatchObject([{ amount: 12.5, actor: `admin ${root.accountId}` }]);
});

it('never leaves Linesheet without an admin, also when two take the role from each other at once', async () => {
  const app = await adminApp();
  const root = await confirmed(await adminAt(app));
  const member = { role: 'member' };
  const alone = await root.send('PUT', `/api/admin/people/${root.accountId}/role`, member);
  expect(await alone.json()).toMatchObject({
    code: 'conflict',
    detail: 'You are the only admin. Make somebody else one first.',
  });
  const second = await adminAt(app, 'second@linesheet.example');
  const demote = (tx: Tx, adminId: string, personId: string) =>
    setPersonsRole(tx, { adminId, personId, role: 'member' });
  const inReturn = await app.database.asSystem(async (tx) => {
    await demote(tx, root.accountId, second.accountId);
    const other = app.database
      .asSystem((tx) => demote(tx, second.accountId, root.accountId))
      .catch((error: Error) => error.message);
    // Time enough for the other one to be done, were it not made to wait.
    return { other, waited: await Promise.race([other, sleep(200).then(() => 'waits')]) };
  });
  expect(inReturn.waited).toBe('waits');
  expect(await inReturn.other).toBe('This is the only admin. Make somebody else one first.');
});

it('ends an account that is suspended: sessions, bots and API tokens, until it is lifted', async () => {
  const app = await adminApp();
  const [ann, root] = [await signedIn(app), await confirmed(await adminAt(app))];
  const { secret } = (await (await ann.post('/api/tokens', { name: 'x', scopes: ['read'] })).json()) as {
    secret: string;
  };
  await root.post(`/api/admin/people/${ann.accountId}/credits`, { credits: 50, reason: 'To run' });
  const { accountId } = ann;
  const run = await app.database.asAccount(accountId, async (tx) => {
    const brand = { line: 1, marketplace: 'amazon', name: 'Acme', website: null, email: null } as const;
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [brand] });
    return startRun(tx, { accountId, bot: 'source-bot', startedBy: 'browser', now: new Date() });
  });
  expect(run.state).toBe('running');

  const suspended = await root.post(`/api/admin/people/${ann.accountId}/suspension`, { reason: 'Spam' });
  expect(await suspended.json()).toMatchObject({ suspendedAt: expect.any(String), usage: { liveRuns: 0 } });
  expect((await ann.get('/api/profile')).status).toBe(401);
  const byToken = await fetch(`${app.url}/api/session`, { headers: { authorization: `Bearer ${secret}` } });
  expect(byToken.status).toBe(401);
  const signIn = () => ann.post('/api/auth/sign-in/email', { email: 'ann@shop.example', password: PASSWORD });
  expect((await signIn()).ok).toBe(false);
  const [stopped] = await app.database.asSystem((tx) => tx.selectFrom('runs').selectAll().execute());
  expect(stopped).toMatchObject({ id: run.id, state: 'stopped' });

  await root.send('DELETE', `/api/admin/people/${ann.accountId}/suspension`);
  expect((await signIn()).ok).toBe(true);
  expect((await ann.get('/api/profile')).status).toBe(200);
});

it('lets no worker take up a run of a suspended account, however it came to be', async () => {
  const app = await adminApp();
  const [ann, root] = [await signedIn(app), await adminAt(app)];
  await root.post(`/api/admin/people/${ann.accountId}/suspension`, { reason: 'Spam' });
  await app.database.asSystem((tx) =>
    tx
      .insertInto('runs')
      .values({ id: uuidv7(), account_id: ann.accountId, bot: 'source-bot', started_by: 'api' })
      .execute(),
  );
  const toWorkOn = () => app.database.asSystem((tx) => runsToWorkOn(tx, new Date()));
  expect(await toWorkOn()).toEqual([]);
  await root.send('DELETE', `/api/admin/people/${ann.accountId}/suspension`);
  expect(await toWorkOn()).toHaveLength(1);
});

it('suspends no admin who is the last that can sign in, also when two suspend each other at once', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const second = await adminAt(app, 'second@linesheet.example');
  const suspend = (by: { accountId: string }, whom: { accountId: string }) =>
    app.database.asSystem((tx) =>
      suspendPerson(tx, {
        adminId: by.accountId,
        personId: whom.accountId,
        reason: 'A quarrel',
        now: new Date(),
      }),
    );
  const ended = await Promise.allSettled([suspend(root, second), suspend(second, root)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('lets nobody suspend themselves', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  const answer = await root.post(`/api/admin/people/${root.accountId}/suspension`, { reason: 'Holiday' });
  expect([answer.status, (await root.get('/api/profile')).status]).toEqual([409, 200]);
});

it('finds people by any part of address and name, a page at a time', async () => {
  const app = await adminApp();
  const root = await adminAt(app);
  await app.database.asSystem((tx) =>
    tx
      .insertInto('users')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          id: uuidv7(),
          name: `Kim Case ${index}`,
          email: `kim${index}@100%_shop.example`,
        })),
      )
      .execute(),
  );
  const find = async (query: string) =>
    (await (await root.get(`/api/admin/people?${query}`)).json()) as {
      people: { email: string }[];
      total: number;
    };
  expect(await find('search=case%20KIM')).toMatchObject({ total: 60 });
  expect((await find('search=kim&offset=50')).people).toHaveLength(10);
  expect((await find('search=kim7@')).people.map(({ email }) => email)).toEqual(['kim7@100%_shop.example']);
  // What the database takes for any character is a character like others here.
  expect((await find('search=0%25_s')).total).toBe(60);
  expect((await find('search=0_%25s')).total).toBe(0);
  expect((await find('group=admins')).people.map(({ email }) => email)).toEqual(['root@linesheet.example']);
  expect((await find('group=with_plan')).total).toBe(1);
});
