import { expect, it } from 'vitest';
import type { AuditAction } from '../../src/features/admin/domain/audit.ts';
import type { Endpoint } from '../../src/kernel/endpoint.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { adminApp, adminAt, auditOf, confirmed, type SignedIn } from '../support/admin.ts';
import { PUBLIC_URL, signedIn, type TestApp } from '../support/http-app.ts';

interface Sample {
  body?: unknown;
  action: AuditAction;
  /** Makes what it is about; its id stands in the address, in place of the person's. */
  about?: (app: TestApp) => Promise<string>;
  /** Brings about what it undoes. */
  after?: (admin: SignedIn, personId: string) => Promise<unknown>;
  /** Done once more it is a deed of its own. */
  isNewEachTime?: true;
}

const HELLO = { text: 'Hello', tone: 'info', until: null };

/** What each change of an admin is asked for with; one that is missing here fails the tests that walk them all. */
const CHANGES: Record<string, Sample> = {
  'PUT /api/admin/people/:id/plan': { body: { plan: 'Tier-3' }, action: 'plan.set' },
  'POST /api/admin/people/:id/credits': {
    body: { credits: 12.5, reason: 'An apology' },
    action: 'credits.granted',
    isNewEachTime: true,
  },
  'PUT /api/admin/people/:id/role': { body: { role: 'admin' }, action: 'role.set' },
  'POST /api/admin/people/:id/suspension': { body: { reason: 'Spam' }, action: 'account.suspended' },
  'DELETE /api/admin/people/:id/suspension': {
    action: 'account.restored',
    after: (admin, id) => admin.post(`/api/admin/people/${id}/suspension`, { reason: 'Spam' }),
  },
  'PUT /api/admin/announcement': { body: HELLO, action: 'announcement.published', isNewEachTime: true },
  'DELETE /api/admin/announcement': {
    action: 'announcement.ended',
    after: (admin) => admin.send('PUT', '/api/admin/announcement', HELLO),
  },
  'PUT /api/admin/sign-up': { body: { isOn: false }, action: 'sign_up.switched' },
  'PUT /api/admin/sending': { body: { isOn: false }, action: 'sending.switched' },
  'PUT /api/admin/inquiries/:id/state': {
    body: { state: 'answered' },
    action: 'inquiry.answered',
    about: newInquiry,
  },
  'POST /api/admin/backups': { action: 'backup.asked', isNewEachTime: true },
  'PUT /api/admin/backup-schedule': { body: { every: 'week', atHour: 5 }, action: 'backups.scheduled' },
  'POST /api/admin/backups/:id/release': {
    action: 'backup.released',
    about: newBackup,
    isNewEachTime: true,
  },
  'DELETE /api/admin/backups/:id': { action: 'backup.removed', about: newBackup },
};

async function newInquiry(app: TestApp): Promise<string> {
  const id = uuidv7();
  const values = { id, kind: 'sales', name: 'Sue', email: 'sue@shop.example', message: 'How much?' };
  await app.database.asSystem((tx) => tx.insertInto('inquiries').values(values).execute());
  return id;
}

async function newBackup(app: TestApp): Promise<string> {
  const id = uuidv7();
  const values = { id, state: 'done', host: 'here', file: 'a.gz', finished_at: new Date() };
  await app.database.asSystem((tx) => tx.insertInto('backups').values(values).execute());
  return id;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const adminEndpoints = (app: TestApp) =>
  app.routes.endpoints.filter(({ path }) => path.startsWith('/api/admin'));

it('opens no endpoint of an admin to anybody else, visitor, member or API token', async () => {
  const app = await adminApp();
  const ann = await signedIn(app);
  const root = await adminAt(app);
  const token = (await (await root.post('/api/tokens', { name: 'x', scopes: ['read'] })).json()) as {
    secret: string;
  };
  const endpoints = adminEndpoints(app);
  expect(endpoints.length).toBeGreaterThan(20);
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint);
    expect(endpoint.access, name).toEqual({ role: 'admin' });
    const path = endpoint.path.replace(':id', ann.accountId);
    const { body } = CHANGES[name] ?? {};
    const asVisitor = await fetch(app.url + path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
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

it('knows each change that an admin can make', async () => {
  const changes = adminEndpoints(await adminApp()).filter(({ method }) => method !== 'GET');
  expect(changes.map(nameOf).sort()).toEqual(Object.keys(CHANGES).sort());
});

it.each(Object.entries(CHANGES))(
  'writes into the audit log who did it, to whom and from where: %s',
  async (name, sample) => {
    const app = await adminApp();
    const [ann, root] = [await signedIn(app), await confirmed(await adminAt(app))];
    await sample.after?.(root, ann.accountId);
    const before = (await auditOf(app)).length;
    const [method = '', path = ''] = name.split(' ');
    const id = sample.about ? await sample.about(app) : ann.accountId;
    const send = () => root.send(method, path.replace(':id', id), sample.body);
    const answer = await send();
    expect(answer.status, await answer.clone().text()).toBe(200);
    const entries = async () => (await auditOf(app)).slice(before);
    const isAboutAPerson = path.includes('/people/');
    expect(await entries()).toMatchObject([
      {
        action: sample.action,
        admin_id: root.accountId,
        client_address: '127.0.0.1',
        ...(isAboutAPerson && {
          subject_id: ann.accountId,
          before: expect.any(Object),
          after: expect.any(Object),
        }),
      },
    ]);
    if (sample.isNewEachTime) return;
    // The same again changes nothing, so there is nothing to tell.
    await send();
    expect(await entries()).toHaveLength(1);
  },
);

it('keeps the audit log from being changed, by anybody', async () => {
  const app = await adminApp();
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
