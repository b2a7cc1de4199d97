import { expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { setPersonsRole } from '../../src/features/admin/actions/change-person.ts';
import { adminRoutes } from '../../src/features/admin/routes.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { sleep } from '../../src/kernel/clock.ts';
import type { Endpoint } from '../../src/kernel/endpoint.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';

const PASSWORD = 'Wholesale-2026';
const openApp = () => testApp((app) => adminRoutes(app));

type Person = Awaited<ReturnType<typeof signedIn>>;

const adminAt = (app: TestApp, email = 'root@linesheet.example') => signedIn(app, { email, role: 'admin' });

/** Gives the password again, as the dialog does. */
async function confirmed(admin: Person): Promise<Person> {
  const answer = await admin.post('/api/session/confirmation', { password: PASSWORD });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return admin;
}

const auditOf = (app: TestApp) =>
  app.database.asSystem((tx) => tx.selectFrom('audit_entries').selectAll().orderBy('id').execute());

/** What each change of an admin is asked for with; one that is missing here fails the tests that walk them all. */
const REQUESTS: Record<
  string,
  { body?: unknown; prepare?: (admin: Person, person: string) => Promise<unknown> }
> = {
  'PUT /api/admin/people/:id/plan': { body: { plan: 'Tier-3' } },
  'POST /api/admin/people/:id/credits': { body: { credits: 12.5, reason: 'An apology' } },
  'PUT /api/admin/people/:id/role': { body: { role: 'admin' } },
  'POST /api/admin/people/:id/suspension': { body: { reason: 'Spam' } },
  'DELETE /api/admin/people/:id/suspension': {
    prepare: (admin, person) => admin.post(`/api/admin/people/${person}/suspension`, { reason: 'Spam' }),
  },
  'PUT /api/admin/announcement': { body: { text: 'Hello', tone: 'info', until: null } },
  'DELETE /api/admin/announcement': {
    prepare: (admin) =>
      admin.send('PUT', '/api/admin/announcement', { text: 'Hello', tone: 'info', until: null }),
  },
  'PUT /api/admin/sign-up': { body: { isOn: false } },
  'PUT /api/admin/sending': { body: { isOn: false } },
  'PUT /api/admin/inquiries/:id/state': { body: { state: 'answered' } },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const adminEndpoints = (app: TestApp) =>
  app.routes.endpoints.filter(({ path }) => path.startsWith('/api/admin'));

async function inquiryFrom(app: TestApp): Promise<string> {
  const id = uuidv7();
  await app.database.asSystem((tx) =>
    tx
      .insertInto('inquiries')
      .values({ id, kind: 'sales', name: 'Sue', email: 'sue@shop.example', message: 'How much?' })
      .execute(),
  );
  return id;
}

it('opens no endpoint of an admin to anybody else, visitor, member or API token', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  const root = await adminAt(app);
  const token = (await (await root.post('/api/tokens', { name: 'x', scopes: ['read'] })).json()) as {
    secret: string;
  };
  const endpoints = adminEndpoints(app);
  expect(endpoints.length).toBeGreaterThan(12);
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint);
    expect(endpoint.access, name).toEqual({ role: 'admin' });
    const path = endpoint.path.replace(':id', ann.accountId);
    const { body } = REQUESTS[name] ?? {};
    const asVisitor = await fetch(app.url + path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', origin: 'http://linesheet.test' },
      body: body ? JSON.stringify(body) : null,
    });
    const asToken = await fetch(app.url + path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token.secret}` },
      body: body ? JSON.stringify(body) : null,
    });
    const asMember = await ann.send(endpoint.method, path, body);
    expect([asVisitor.status, asMember.status, asToken.status], name).toEqual([401, 403, 403]);
    expect(await asMember.text(), name).not.toContain(root.accountId);
  }
  expect(await auditOf(app)).toEqual([]);
});

it('writes each change of an admin into the audit log, with who, whom, from where, before and after', async () => {
  const changes = adminEndpoints(await openApp()).filter(({ method }) => method !== 'GET');
  expect(changes.map(nameOf).sort()).toEqual(Object.keys(REQUESTS).sort());
  for (const endpoint of changes) {
    const app = await openApp();
    const name = nameOf(endpoint);
    const [ann, root] = [await signedIn(app), await confirmed(await adminAt(app))];
    const { body, prepare } = REQUESTS[name] ?? {};
    await prepare?.(root, ann.accountId);
    const before = (await auditOf(app)).length;
    const id = name.includes('inquiries') ? await inquiryFrom(app) : ann.accountId;
    const path = endpoint.path.replace(':id', id);
    const answer = await root.send(endpoint.method, path, body);
    expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200);
    const entries = (await auditOf(app)).slice(before);
    expect(entries, name).toMatchObject([
      {
        admin_id: root.accountId,
        client_address: '127.0.0.1',
        before: expect.any(Object),
        after: expect.any(Object),
        ...(name.includes('people') && { subject_id: ann.accountId }),
      },
    ]);
    // The same again changes nothing, and so says nothing; only credits are given anew, and words said anew.
    if (/credits|PUT .*announcement/.test(name)) continue;
    await root.send(endpoint.method, path, body);
    expect((await auditOf(app)).length, name).toBe(before + 1);
  }
});

it('keeps the audit log from being changed, by anybody', async () => {
  const app = await openApp();
  const root = await adminAt(app);
  await root.send('PUT', '/api/admin/sign-up', { isOn: false });
  const { asSystem, asAccount } = app.database;
  const attempts = [
    () => asSystem((tx) => tx.deleteFrom('audit_entries').execute()),
    () => asSystem((tx) => tx.updateTable('audit_entries').set({ action: 'x' }).execute()),
    () => asAccount(root.accountId, (tx) => tx.selectFrom('audit_entries').selectAll().execute()),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/permission denied/);
  expect(await auditOf(app)).toHaveLength(1);
});

it('asks for the password again before money or a role is changed', async () => {
  const app = await openApp();
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
  const app = await openApp();
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
  const app = await openApp();
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
  const app = await openApp();
  const [ann, root] = [await signedIn(app), await confirmed(await adminAt(app))];
  const { secret } = (await (await ann.post('/api/tokens', { name: 'x', scopes: ['read'] })).json()) as {
    secret: string;
  };
  await root.post(`/api/admin/people/${ann.accountId}/credits`, { credits: 50, reason: 'To run' });
  const { accountId } = ann;
  const run = await app.database.asAccount(accountId, async (tx) => {
    const brand = { line: 1, marketplace: 'amazon', name: 'Acme', website: null, email: null } as const;
    await importBrandRows(tx, accountId, 'amazon', [brand]);
    return startRun(tx, { accountId, bot: 'source-bot', startedBy: 'browser', now: new Date() }, null);
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

it('lets nobody suspend themselves', async () => {
  const app = await openApp();
  const root = await adminAt(app);
  const answer = await root.post(`/api/admin/people/${root.accountId}/suspension`, { reason: 'Holiday' });
  expect([answer.status, (await root.get('/api/profile')).status]).toEqual([409, 200]);
});

it('finds people by any part of address and name, a page at a time', async () => {
  const app = await openApp();
  const root = await adminAt(app);
  await app.database.asSystem((tx) =>
    tx
      .insertInto('users')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          ...{ id: uuidv7(), name: `Kim Case ${index}`, email: `kim${index}@100%_shop.example` },
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
