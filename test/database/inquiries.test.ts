import { expect, it } from 'vitest';
import { inquiryRoutes } from '../../src/features/inquiries/routes.ts';
import { browserAt, signedIn, testApp } from '../support/http-app.ts';

const desks = { sales: 'sales@linesheet.example', support: 'support@linesheet.example' };
const openApp = () => testApp((app) => inquiryRoutes({ ...app, desks }));

const demo = {
  kind: 'demo',
  name: 'Ann\r\nBcc: everybody@shop.example',
  email: 'ann@shop.example',
  company: 'Shop <LLC>',
  role: 'founder',
  message: 'Mornings, please.',
};

it('stores what a visitor asks and mails it to the desk that answers it', async () => {
  const app = await openApp();
  const answer = await browserAt(app).post('/api/inquiries', demo);
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  const stored = await app.database.asSystem((tx) => tx.selectFrom('inquiries').selectAll().execute());
  expect(stored).toMatchObject([
    {
      id,
      account_id: null,
      kind: 'demo',
      company: 'Shop <LLC>',
      role: 'founder',
      message: 'Mornings, please.',
    },
  ]);
  const [mail] = await app.mails();
  expect(mail).toMatchObject({
    to: 'sales@linesheet.example',
    subject: 'Demo requested by Ann Bcc: everybody@shop.example',
  });
  expect(mail?.text).toContain('Email: ann@shop.example\nCompany: Shop <LLC>\nRole: Founder/CEO\n\nMornings');
  expect(mail?.html).toContain('Shop &lt;LLC&gt;');
});

it('knows the account of who is signed in, plan or none', async () => {
  const app = await openApp();
  const ann = await signedIn(app, { plan: 'none' });
  const question = { kind: 'support', name: 'Ann', email: 'ann@shop.example', message: 'Help!' };
  expect((await ann.post('/api/inquiries', question)).status).toBe(200);
  const [stored] = await app.database.asSystem((tx) => tx.selectFrom('inquiries').selectAll().execute());
  expect(stored?.account_id).toBe(ann.accountId);
  expect((await app.mails()).map(({ to }) => to)).toEqual(['support@linesheet.example']);
});

it('takes a few from one client, then asks it to wait', async () => {
  const app = await openApp();
  const visitor = browserAt(app);
  const question = { kind: 'sales', name: 'Ann', email: 'ann@shop.example', message: 'How much?' };
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1)
    statuses.push((await visitor.post('/api/inquiries', question)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('refuses one without a name, an address or a message', async () => {
  const app = await openApp();
  for (const gap of [{ name: ' ' }, { email: 'ann' }, { message: '' }]) {
    const question = { kind: 'sales', name: 'Ann', email: 'ann@shop.example', message: 'Hi', ...gap };
    expect((await browserAt(app).post('/api/inquiries', question)).status).toBe(400);
  }
  expect(await app.mails()).toEqual([]);
});
