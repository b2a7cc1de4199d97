import { beforeEach, expect, it } from 'vitest';
import { givenAnswer, givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, type TestApp } from '../../../../test/support/http-app.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { importBrandRows } from '../../brands/actions/import-brands.ts';
import { brandsToWriteTo, readBrandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { takeOverNext } from '../actions/take-over-answers.ts';
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
  await isReal();
});

const within = <T>(work: Parameters<typeof app.database.asAccount<T>>[1]) =>
  app.database.asAccount(me.accountId, work);
const isReal = () => within((tx) => tx.updateTable('brands').set({ is_sandbox: false }).execute());

const refers = (email: string | null, name: string | null = 'Alpine Supply') =>
  givenAnswer(app.database, me.accountId, {
    brandId,
    class: 'distributor_referral',
    facts: [{ name: 'distributor', value: { name, email, url: null }, words: 'Please ask Alpine Supply.' }],
  });
const write = (mailId: string, more: object = {}) =>
  me.post(`/api/deals/brands/${brandId}/distributor`, {
    mailId,
    subject: 'Wholesale account for Nordkap',
    text: 'Hi, Nordkap sent me to you.',
    ...more,
  });
const first = async () => {
  const next = await me.get(`/api/deals/brands/${brandId}/next-step`);
  return ((await next.json()) as NextStepView).answers[0]?.first;
};
const toWriteTo = () => within((tx) => brandsToWriteTo(tx, me.accountId, 10));

it('goes out with the next run in the person’s words, as the inquiry to a brand of its own', async () => {
  const mailId = await refers('sales@alpine.example');
  expect(await first()).toEqual({
    toWhom: 'distributor',
    subject: 'Wholesale account for Nordkap',
    written: null,
    jurisdiction: null,
  });
  const response = await write(mailId);
  expect(response.status, await response.clone().text()).toBe(200);
  const { brandId: distributor } = (await response.json()) as { brandId: number };
  expect(await toWriteTo()).toEqual([distributor]);
  const [known, brand] = await within(async (tx) => [
    (await readBrandsToWriteTo(tx, [distributor])).get(distributor),
    await tx.selectFrom('brands').selectAll().where('id', '=', distributor).executeTakeFirstOrThrow(),
  ]);
  expect(known).toMatchObject({
    name: 'Alpine Supply',
    email: 'sales@alpine.example',
    approved: { subject: 'Wholesale account for Nordkap', words: 'Hi, Nordkap sent me to you.' },
  });
  expect(brand.way_in_reason).toBe('Nordkap named it as its distributor.');
  expect(await first()).toMatchObject({ written: { id: distributor, name: 'Alpine Supply', isSent: false } });
});

it('ends the task to write there, whichever of the brand’s mails it was made for', async () => {
  await refers('sales@alpine.example');
  await takeOverNext(app.database, systemClock);
  const mailId = await refers('sales@alpine.example');
  await takeOverNext(app.database, systemClock);
  const tasks = () => within((tx) => tx.selectFrom('tasks').select(['title', 'done_at']).execute());
  expect(await tasks()).toMatchObject([{ title: 'Write to Alpine Supply', done_at: null }]);
  await write(mailId);
  expect(await tasks()).toMatchObject([{ done_at: expect.any(Date) }]);
});

it('is one mail, however often and from however many brands it is asked for', async () => {
  const mailId = await refers('sales@alpine.example');
  const statuses = (await Promise.all([write(mailId), write(mailId)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  brandId = await within((tx) => givenBrand(tx, me.accountId, 'Fjell'));
  await isReal();
  const again = await write(await refers('Sales@Alpine.example', 'Alpine'));
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('Alpine Supply has already been written to');
  expect(await toWriteTo()).toHaveLength(1);
});

it('takes the distributor for the brand that it is already, and not for another of its name', async () => {
  const row = { line: 1, marketplace: 'amazon' as const, name: 'Alpine Supply', website: null };
  await within((tx) =>
    importBrandRows(tx, me.accountId, { marketplace: 'amazon', rows: [{ ...row, email: null }] }),
  );
  const { id: alpine } = await within((tx) =>
    tx.selectFrom('brands').select('id').where('name', '=', 'Alpine Supply').executeTakeFirstOrThrow(),
  );
  const setEmail = (email: string) =>
    within((tx) => tx.updateTable('brands').set({ email }).where('id', '=', alpine).execute());
  await setEmail('hello@alpine.example');
  const mailId = await refers('sales@alpine.example');
  expect((await write(mailId)).status).toBe(409);
  await setEmail('sales@alpine.example');
  expect(await (await write(mailId)).json()).toEqual({ brandId: alpine });
});

it('goes to nobody who wants no mail, nor anywhere that the brand’s mail doesn’t name', async () => {
  await within((tx) =>
    suppress(tx, {
      accountId: me.accountId,
      email: 'sales@alpine.example',
      reason: 'unsubscribed',
      source: 'for the test',
    }),
  );
  expect((await write(await refers('sales@alpine.example'))).status).toBe(403);
  expect((await write(await refers(null))).status).toBe(400);
  const other = await givenAnswer(app.database, me.accountId, { brandId, class: 'interested' });
  expect((await write(other)).status).toBe(400);
  await within((tx) => tx.updateTable('brands').set({ is_sandbox: true }).execute());
  const real = await write(await refers('orders@harbor.example', 'Harbor'));
  expect(real.status).toBe(403);
  expect(await real.text()).toContain('made up for practice');
  expect(await toWriteTo()).toEqual([]);
});

it('says what is missing before it is taken', async () => {
  const mailId = await refers('sales@alpine.example');
  const unfilled = await write(mailId, { text: 'Hi, [Brand Name] sent me.' });
  expect(unfilled.status).toBe(400);
  expect(await unfilled.text()).toContain('still a placeholder in it: [Brand Name]');
  await within((tx) => tx.deleteFrom('senders').execute());
  expect(await (await write(mailId)).text()).toContain('no workspace email');
  expect(await within((tx) => tx.selectFrom('brands').select('id').execute())).toHaveLength(1);
});

it('waits for a ground where the distributor’s country asks for one', async () => {
  const mailId = await refers('sales@alpine.ca');
  expect(await first()).toMatchObject({ jurisdiction: 'CA' });
  expect((await write(mailId)).status).toBe(400);
  expect((await write(mailId, { ground: 'legitimate_interest' })).status).toBe(400);
  expect((await write(mailId, { ground: 'consent' })).status).toBe(200);
  const grounds = await within((tx) => tx.selectFrom('contact_grounds').select('ground').execute());
  expect(grounds).toEqual([{ ground: 'consent' }]);
});
