import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { askApp, outreachApp } from '../../../../test/support/outreach-app.ts';
import {
  daysAfter,
  enrolmentOf,
  inquiredBrand,
  messagesOf,
  outboxOf,
  STARTED,
  saveSender,
  scheduleWorker,
  writingAccount,
} from '../../../../test/support/sequences.ts';
import { pauseSequences, stopSequences } from '../actions/stop-sequences.ts';
import { inquiryWriting, planInquiries } from '../actions/write-inquiry.ts';
import type { SequenceView } from '../contract/sequences.ts';
import type { TemplateView } from '../contract/templates.ts';
import type { WaitingView } from '../contract/waiting.ts';
import { brandsToWriteTo, readBrandsToWriteTo } from '../store/brands-to-write-to.ts';

let database: TestDatabase;
let app: Hono;
let by: { accountId: string; senderId: string };
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  app = appOf(by.accountId);
});

const ask = <Body>(method: string, path: string, body?: object, from = app) =>
  askApp<Body>(from, method, path, body);
const appOf = (accountId: string) => outreachApp(database, accountId);
const templates = async () => (await ask<{ templates: TemplateView[] }>('GET', '/api/templates')).templates;
const sequences = async () => (await ask<{ sequences: SequenceView[] }>('GET', '/api/sequences')).sequences;
const sequence = async (): Promise<SequenceView> => {
  const [first] = await sequences();
  if (!first) throw new Error('There is no sequence.');
  return first;
};
const waiting = async (state: string) =>
  (await ask<{ mails: WaitingView[] }>('GET', `/api/waiting?state=${state}`)).mails;
const stepsOf = ({ steps }: SequenceView) =>
  steps.map(({ kind, day, templateId, templateBId }) =>
    kind === 'mail' ? { kind, day, templateId, templateBId } : { kind, day },
  );
const saveApproval = async (approval: string) => {
  const { id, name, ...rest } = await sequence();
  const steps = stepsOf({ id, name, ...rest });
  await ask('PUT', `/api/sequences/${id}`, { name, approval, steps });
};

describe('sequences', () => {
  it('are days 0, 4, 9, 16 and then a call, and go out by themselves, until somebody changes that', async () => {
    const first = await sequence();
    expect(first).toMatchObject({ isInUse: true, approval: 'automatic' });
    expect(first.steps.map(({ kind, day }) => [kind, day])).toEqual([
      ['mail', 0],
      ['mail', 4],
      ['mail', 9],
      ['mail', 16],
      ['call', 21],
    ]);
    const steps = stepsOf(first).slice(0, 2);
    await ask('PUT', `/api/sequences/${first.id}`, { name: 'Short', approval: 'each', steps });
    expect((await sequence()).steps).toHaveLength(2);
  });

  it.each([
    ['five mails at most', (steps: object[]) => [...steps, ...mailsOn(17, 18)], /at most 5 emails/],
    ['days in order', (steps: object[]) => [...steps.slice(0, 2), ...mailsOn(3)], /at least a day/],
    ['day 0 first', (steps: object[]) => steps.slice(1), /begins with the first inquiry/],
  ])('keep to %s', async (_, change, problem) => {
    const { id, steps } = await sequence();
    const mails = stepsOf({ steps } as SequenceView).filter(({ kind }) => kind === 'mail');
    const templateId = steps[0]?.templateId ?? 0;
    const changed = change(mails).map((step) => ({ templateId, templateBId: null, ...step }));
    const answer = await ask<{ detail: string }>('PUT', `/api/sequences/${id}`, {
      name: 'Changed',
      approval: 'automatic',
      steps: changed,
    });
    expect(answer.detail).toMatch(problem);
  });

  it('count answers per mail sent, honestly', async () => {
    const { work } = scheduleWorker(database, outboxOf(database));
    const { id, name, steps } = await sequence();
    const [, b] = await templates();
    const compared = stepsOf({ steps } as SequenceView).map((step, index) =>
      index === 1 ? { ...step, templateId: b?.id, templateBId: steps[2]?.templateId } : step,
    );
    await ask('PUT', `/api/sequences/${id}`, { name, approval: 'automatic', steps: compared });
    const brands: { brandId: number }[] = [];
    for (let brand = 0; brand < 8; brand += 1)
      brands.push(await inquiredBrand(database, by, { email: `a@brand-${brand}.com` }));
    await work(STARTED);
    await work(daysAfter(4));
    await database.asAccount(by.accountId, (tx) =>
      stopSequences(tx, by.accountId, { brandId: brands[0]?.brandId ?? 0 }, 'replied'),
    );
    const after = await sequence();
    const [first, second] = after.steps;
    expect(first?.a).toMatchObject({ sent: 8, replied: 0 });
    expect((second?.a.sent ?? 0) + (second?.b?.sent ?? 0)).toBe(8);
    expect(second?.a.sent).toBeGreaterThan(0);
    expect(second?.b?.sent).toBeGreaterThan(0);
    expect((second?.a.replied ?? 0) + (second?.b?.replied ?? 0)).toBe(1);
    expect(second?.verdict).toMatch(/^Too few to tell/);
    expect(after.brands).toMatchObject({ active: 7, replied: 1 });

    // Another template in the place of one: what the earlier one got is not to its credit.
    const changed = stepsOf(after).map((step, index) =>
      index === 1 ? { ...step, templateBId: steps[3]?.templateId } : step,
    );
    await ask('PUT', `/api/sequences/${id}`, { name, approval: 'automatic', steps: changed });
    const replaced = (await sequence()).steps[1];
    expect(replaced?.a.sent).toBe(second?.a.sent);
    expect(replaced?.b).toMatchObject({ sent: 0, replied: 0 });
  });

  it('that another is used in place of are put away once nobody is in them', async () => {
    const first = await sequence();
    const { id } = await ask<{ id: number }>('POST', '/api/sequences', {
      name: 'Gentle',
      approval: 'each',
      steps: stepsOf(first).slice(0, 2),
    });
    expect(await ask('DELETE', `/api/sequences/${first.id}`)).toMatchObject({ code: 'conflict' });
    await ask('POST', `/api/sequences/${id}/use`);
    expect((await sequence()).name).toBe('Gentle');
    expect(await ask('DELETE', `/api/sequences/${first.id}`)).toEqual({});
    expect(await sequences()).toHaveLength(1);
  });
});

const mailsOn = (...days: number[]) => days.map((day) => ({ kind: 'mail' as const, day }));

describe('mails that wait', () => {
  it('stand there with the moment at which their sender writes next, in whichever hours', async () => {
    await inquiredBrand(database, by);
    await scheduleWorker(database, outboxOf(database)).work(STARTED);
    const due = async () => (await waiting('queued')).map(({ dueAt }) => dueAt);
    expect(await due()).toEqual([daysAfter(4).toISOString()]);
    // A Monday, on which it writes no more.
    await saveSender(database, by, { days: [3] }, daysAfter(1));
    expect(await due()).toEqual(['2026-03-11T04:00:00.000Z']);
  });

  it('for approval go out in the very words that were read', async () => {
    await saveApproval('each');
    const outbox = outboxOf(database);
    const { work } = scheduleWorker(database, outbox);
    const { brandId } = await inquiredBrand(database, by);
    await work(STARTED);
    const [draft] = await waiting('draft');
    expect(draft?.text).toMatch(/^Hi Nordkap team,/);
    await ask('PUT', `/api/waiting/${draft?.id}`, { subject: 'Re: Hello', text: 'My own words.' });
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await ask('POST', '/api/waiting/approve', { ids: [draft?.id] })).toEqual({ done: 1 });
    await dueNow(brandId);
    await work(daysAfter(4));
    expect(outbox.sent).toMatchObject([
      { subject: 'Re: Hello', text: expect.stringMatching(/^My own words\./) },
    ]);
    expect((await sequence()).approved).toBe(1);
  });

  it('for the first ten approvals go on by themselves after them', async () => {
    await saveApproval('first_ten');
    const { work } = scheduleWorker(database, outboxOf(database));
    for (let brand = 0; brand < 12; brand += 1)
      await inquiredBrand(database, by, { email: `a@brand-${brand}.com` });
    await work(STARTED);
    const drafts = await waiting('draft');
    expect(drafts).toHaveLength(12);
    await ask('POST', '/api/waiting/approve', { ids: drafts.slice(0, 9).map(({ id }) => id) });
    expect(await waiting('draft')).toHaveLength(3);
    await ask('POST', '/api/waiting/approve', { ids: [drafts[9]?.id] });
    expect(await waiting('draft')).toHaveLength(0);
    expect(await waiting('queued')).toHaveLength(12);
  });

  it('for a ground go on once one is confirmed, and none is asked for again', async () => {
    const outbox = outboxOf(database);
    const { work } = scheduleWorker(database, outbox);
    const { brandId } = await inquiredBrand(database, by, { email: 'trade@maple.ca' });
    await work(STARTED);
    const [held] = await waiting('held');
    expect(held).toMatchObject({ jurisdiction: 'CA', reason: expect.stringMatching(/CASL/) });
    expect(await ask('POST', '/api/waiting/approve', { ids: [held?.id] })).toEqual({ done: 0 });
    expect(await ask('POST', '/api/waiting/send-now', { ids: [held?.id] })).toEqual({ done: 0 });
    expect(
      await ask('POST', '/api/waiting/ground', { ids: [held?.id], ground: 'legitimate_interest' }),
    ).toMatchObject({ detail: expect.stringMatching(/This ground doesn’t exist in the law/) });
    expect(
      await ask('POST', '/api/waiting/ground', { ids: [held?.id], ground: 'published_address' }),
    ).toEqual({ done: 1 });
    await dueNow(brandId);
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    expect(await waiting('held')).toEqual([]);
  });

  it('because they came too late are sent or skipped, as the person says', async () => {
    const outbox = outboxOf(database);
    const { work } = scheduleWorker(database, outbox);
    const late = await inquiredBrand(database, by);
    const skipped = await inquiredBrand(database, by, { email: 'b@fjell.com', name: 'Fjell' });
    await work(STARTED);
    await work(daysAfter(6));
    const expired = await waiting('expired');
    expect(expired).toHaveLength(2);
    const idOf = (name: string) => expired.find(({ brand }) => brand.name === name)?.id;
    await ask('POST', '/api/waiting/skip', { ids: [idOf('Fjell')] });
    await ask('POST', '/api/waiting/send-now', { ids: [idOf('Nordkap')] });
    await dueNow(late.brandId, daysAfter(6));
    await work(daysAfter(6));
    expect(outbox.sent.map(({ to }) => to)).toEqual(['wholesale@nordkap.com']);
    expect((await messagesOf(database, skipped.brandId)).map(({ state }) => state)).toEqual([
      'accepted',
      'cancelled',
      'queued',
    ]);
    expect(await enrolmentOf(database, skipped.brandId)).toMatchObject({ state: 'active', next_step: 2 });
  });

  it('for somebody to be back go out before that where the person says so', async () => {
    const outbox = outboxOf(database);
    const { work } = scheduleWorker(database, outbox);
    const { brandId } = await inquiredBrand(database, by);
    await work(STARTED);
    await database.asAccount(by.accountId, (tx) =>
      pauseSequences(tx, by.accountId, { brandId }, '2026-03-20'),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    const [queued] = await waiting('queued');
    await ask('POST', '/api/waiting/send-now', { ids: [queued?.id] });
    await dueNow(brandId, daysAfter(5));
    await work(daysAfter(5));
    expect(outbox.sent).toHaveLength(1);
    // The next one waits for that day all the same.
    const next = (await messagesOf(database, brandId)).at(-1);
    expect(next).toMatchObject({ state: 'queued', due_at: new Date('2026-03-20T12:00:00Z') });
  });

  it('are nobody else’s to decide on', async () => {
    await saveApproval('each');
    const { work } = scheduleWorker(database, outboxOf(database));
    await inquiredBrand(database, by);
    await work(STARTED);
    const [draft] = await waiting('draft');
    const other = appOf((await writingAccount(database)).accountId);
    for (const deed of ['approve', 'skip', 'send-now'])
      expect(await ask('POST', `/api/waiting/${deed}`, { ids: [draft?.id] }, other)).toEqual({ done: 0 });
    expect(await waiting('draft')).toHaveLength(1);
  });

  /** Approval sets the mail to the real now; these tests live in another time. */
  const dueNow = (brandId: number, at = daysAfter(4)) =>
    database.asSystem((tx) =>
      tx
        .updateTable('messages')
        .set({ due_at: at })
        .where('brand_id', '=', brandId)
        .where('state', '=', 'queued')
        .execute(),
    );
});

describe('first inquiries', () => {
  const write = async (brandId: number) => {
    const plan = await database.asAccount(by.accountId, (tx) => planInquiries(tx, by.accountId));
    const desk = inquiryWriting({
      database,
      ...by,
      plan,
      note: async () => null,
      unsubscribeUrl: () => 'https://x.shop/u',
      account: {
        senderName: 'Acme Retail',
        firstName: 'Ana',
        senderEmail: 'ana@acme-retail.com',
        postalAddress: '1 Main St',
        subject: null,
        template: 'Hi [Brand Name]',
        transport: 'sendgrid',
        isRehearsal: false,
        publicUrl: 'https://app.linesheet.shop',
      },
    });
    const brand = await database.asAccount(by.accountId, async (tx) =>
      (await readBrandsToWriteTo(tx, [brandId])).get(brandId),
    );
    if (!brand?.email) throw new Error('There is no such brand.');
    return desk.compose(crypto.randomUUID(), { ...brand, email: brand.email });
  };
  const newBrand = (email: string) =>
    database.asSystem(async (tx) => {
      const row = await tx
        .insertInto('brands')
        .values({
          account_id: by.accountId,
          marketplace: 'amazon',
          key: email,
          name: 'Nordkap',
          email,
          is_sandbox: false,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
  const toWriteTo = () => database.asAccount(by.accountId, (tx) => brandsToWriteTo(tx, by.accountId, 10));

  it('go out as before where nothing is asked for', async () => {
    const composed = await write(await newBrand('wholesale@nordkap.com'));
    expect(composed).toMatchObject({ mail: { text: expect.stringMatching(/^Hi Nordkap\n/) } });
  });

  it('wait for approval where a sequence asks for it, and go out with the next run in the words approved', async () => {
    await saveApproval('each');
    const brandId = await newBrand('wholesale@nordkap.com');
    expect(await write(brandId)).toEqual({ held: 'It waits for your approval at Outreach.' });
    expect(await toWriteTo()).toEqual([]);
    const [draft] = await waiting('draft');
    expect(draft).toMatchObject({ kind: 'inquiry', text: 'Hi Nordkap', isApproved: false });
    await ask('PUT', `/api/waiting/${draft?.id}`, { subject: 'Hello', text: 'My own words.' });
    await ask('POST', '/api/waiting/approve', { ids: [draft?.id] });
    expect(await ask('GET', '/api/waiting')).toMatchObject({
      mails: [],
      total: 0,
      counts: { draft: 0, approved: 1 },
    });
    expect(await waiting('approved')).toMatchObject([{ id: draft?.id, isApproved: true }]);
    expect(await toWriteTo()).toEqual([brandId]);
    expect(await write(brandId)).toMatchObject({
      mail: { subject: 'Hello', text: expect.stringMatching(/^My own words\.\n/) },
    });
  });

  it('wait no more once they are out, where nothing follows them either', async () => {
    const { id, name, approval, ...rest } = await sequence();
    const [first] = stepsOf({ id, name, approval, ...rest });
    await ask('PUT', `/api/sequences/${id}`, { name, approval: 'each', steps: [first] });
    const brandId = await newBrand('wholesale@nordkap.com');
    await write(brandId);
    const [draft] = await waiting('draft');
    await ask('POST', '/api/waiting/approve', { ids: [draft?.id] });
    await database.asSystem((tx) =>
      tx
        .insertInto('messages')
        .values({
          id: crypto.randomUUID(),
          account_id: by.accountId,
          brand_id: brandId,
          sender_id: by.senderId,
          to_email: 'wholesale@nordkap.com',
          subject: 'Wholesale account',
          body_text: 'Hi Nordkap',
          state: 'accepted',
          transport: 'sendgrid',
          day: '2026-03-05',
          is_sandbox: false,
          sent_at: STARTED,
        })
        .execute(),
    );
    await scheduleWorker(database, outboxOf(database)).work(STARTED);
    expect(await waiting('approved')).toEqual([]);
  });

  it('to Canada and the European Union are held, and taken up again with a ground', async () => {
    const brandId = await newBrand('hola@nordkap.es');
    expect(await write(brandId)).toMatchObject({ held: expect.stringMatching(/European Union/) });
    expect(await toWriteTo()).toEqual([]);
    const [held] = await waiting('held');
    await ask('POST', '/api/waiting/ground', { ids: [held?.id], ground: 'consent' });
    expect(await toWriteTo()).toEqual([brandId]);
    expect(await write(brandId)).toHaveProperty('mail');
  });

  it('that are skipped set their brand aside', async () => {
    await saveApproval('each');
    await write(await newBrand('wholesale@nordkap.com'));
    const [draft] = await waiting('draft');
    await ask('POST', '/api/waiting/skip', { ids: [draft?.id] });
    expect(await toWriteTo()).toEqual([]);
    expect(await waiting('draft')).toEqual([]);
  });
});
