import { beforeEach, expect, it } from 'vitest';
import { givenAnswer, givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, type TestApp } from '../../../../test/support/http-app.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { readBrand } from '../../brands/actions/read-brand.ts';
import { wayInOf } from '../../brands/domain/reached-brand.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import type { NextStepView } from '../contract/deals.ts';
import { dealsApp } from './fixtures/deals-app.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let brandId: number;
beforeEach(async () => {
  app = await dealsApp();
  me = await signedIn(app);
  await app.database.asSystem((tx) =>
    tx
      .updateTable('profiles')
      .set({ sender_email: 'ana@northlake.example', plan: 'Tier-1' })
      .where('id', '=', me.accountId)
      .execute(),
  );
  brandId = await within((tx) => givenBrand(tx, me.accountId, 'Nordkap'));
  await within((tx) =>
    tx.updateTable('brands').set({ is_sandbox: false, email: 'info@nordkap.example' }).execute(),
  );
});

const within = <T>(work: Parameters<typeof app.database.asAccount<T>>[1]) =>
  app.database.asAccount(me.accountId, work);

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const names = (contact: string, receivedAt = hoursAgo(5)) =>
  givenAnswer(app.database, me.accountId, {
    brandId,
    class: 'wrong_contact',
    receivedAt,
    facts: [{ name: 'better_contact', value: contact, words: `Please write to ${contact}.` }],
  });
const write = (mailId: string, more: object = {}) =>
  me.post(`/api/deals/brands/${brandId}/contact`, {
    mailId,
    subject: 'Wholesale account for Nordkap',
    text: 'Hi, Tom sent me to you.',
    ...more,
  });
const first = async () => {
  const next = await me.get(`/api/deals/brands/${brandId}/next-step`);
  return ((await next.json()) as NextStepView).answers[0]?.first;
};
const queued = () =>
  within((tx) =>
    tx
      .selectFrom('messages')
      .select(['kind', 'step', 'to_email', 'words'])
      .where('state', '=', 'queued')
      .execute(),
  );

it('becomes the brand’s way in, and gets the person’s mail', async () => {
  const mailId = await names('Maria@nordkap.example');
  expect(await first()).toEqual({
    toWhom: 'contact',
    subject: 'Wholesale account for Nordkap',
    written: null,
    jurisdiction: null,
  });
  const response = await write(mailId);
  expect(response.status, await response.clone().text()).toBe(200);
  expect(await queued()).toEqual([
    { kind: 'follow_up', step: null, to_email: 'maria@nordkap.example', words: 'Hi, Tom sent me to you.' },
  ]);
  const brand = await within((tx) => readBrand(tx, me.accountId, brandId));
  expect(wayInOf(brand)).toEqual({
    kind: 'address',
    value: 'maria@nordkap.example',
    reason: 'Tom Baker named it as the right contact.',
  });
  expect(await first()).toMatchObject({ written: { name: 'maria@nordkap.example', isSent: false } });
});

it('is written to once, however often it is asked for', async () => {
  const mailId = await names('maria@nordkap.example');
  const statuses = (await Promise.all([write(mailId), write(mailId)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await queued()).toHaveLength(1);
});

it('is the only one at the brand: nobody else is written to until somebody has answered', async () => {
  const one = await names('maria@nordkap.example', hoursAgo(5));
  const other = await names('jon@nordkap.example', hoursAgo(4));
  expect((await write(one)).status).toBe(200);
  const refused = await write(other);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('maria@nordkap.example has already been written to');
  expect(await first()).toMatchObject({ written: { name: 'maria@nordkap.example' } });
  const later = await names('jon@nordkap.example', new Date(Date.now() + 1_000));
  expect((await write(later)).status).toBe(200);
});

it('leaves nothing under way to whoever was written to before', async () => {
  const mailId = await names('maria@nordkap.example');
  await within((tx) =>
    tx
      .insertInto('messages')
      .values({
        id: uuidv7(),
        account_id: me.accountId,
        brand_id: brandId,
        kind: 'follow_up',
        step: 1,
        to_email: 'info@nordkap.example',
        subject: 'Re: Wholesale',
        body_text: '',
        state: 'queued',
        transport: 'sendgrid',
        day: '2026-03-02',
        is_sandbox: false,
      })
      .execute(),
  );
  expect((await write(mailId)).status).toBe(200);
  expect((await queued()).map(({ to_email }) => to_email)).toEqual(['maria@nordkap.example']);
});

it('ends the task and the wait for an answer that the mail had made', async () => {
  const mailId = await names('maria@nordkap.example');
  await within(async (tx) => {
    await tx.updateTable('conversations').set({ needs_answer: true }).execute();
    await tx
      .insertInto('tasks')
      .values({
        account_id: me.accountId,
        brand_id: brandId,
        mail_id: mailId,
        kind: 'follow_up',
        title: 'Write to maria@nordkap.example',
        due_on: '2026-03-02',
        made_by: 'reading',
        source: `mail:${mailId}:contact`,
      })
      .execute();
  });
  await write(mailId);
  const left = await within(async (tx) => [
    await tx.selectFrom('tasks').select('id').where('done_at', 'is', null).execute(),
    await tx.selectFrom('conversations').select('id').where('needs_answer', '=', true).execute(),
  ]);
  expect(left).toEqual([[], []]);
});

it('is nobody who wants no mail, nobody real for a made-up brand, and nobody whom the mail doesn’t name', async () => {
  await within((tx) =>
    suppress(tx, {
      accountId: me.accountId,
      email: 'maria@nordkap.example',
      reason: 'unsubscribed',
      source: 'for the test',
    }),
  );
  expect((await write(await names('maria@nordkap.example'))).status).toBe(403);
  expect((await write(await names('Maria in sales'))).status).toBe(400);
  await within((tx) => tx.updateTable('brands').set({ is_sandbox: true }).execute());
  expect((await write(await names('jon@nordkap.example'))).status).toBe(403);
  expect(await queued()).toEqual([]);
  const [brand] = await within((tx) => tx.selectFrom('brands').select('email').execute());
  expect(brand?.email).toBe('info@nordkap.example');
});

it('waits for a ground where its country asks for one', async () => {
  const mailId = await names('maria@nordkap.ca');
  expect(await first()).toMatchObject({ jurisdiction: 'CA' });
  expect((await write(mailId)).status).toBe(400);
  expect((await write(mailId, { ground: 'consent' })).status).toBe(200);
});
