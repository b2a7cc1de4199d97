import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { setupSender } from '../../../../test/support/mailing.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import type { OpenStage, Stage } from '../../deals/domain/stage.ts';
import type { FunnelSplit } from '../domain/funnel.ts';
import { readFunnel } from './read-funnel.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

interface Story {
  category?: string;
  /** When its first inquiry went out. */
  sentDaysAgo?: number;
  /** After how many days a person answered. */
  answeredAfter?: number;
  isMachine?: boolean;
  /** A person wrote who answers nothing of ours. */
  isPitch?: boolean;
  asksForSilence?: boolean;
  stage?: Stage;
  lostFrom?: OpenStage;
  revenueCents?: number;
  senderId?: string;
}

let told = 0;
/** A brand that was written to, and what came of it. */
const brandWith = (story: Story): Promise<void> =>
  database.asSystem(async (tx) => {
    told += 1;
    const { sentDaysAgo = 10, answeredAfter, stage, lostFrom = null, revenueCents } = story;
    const own = { account_id: accountId };
    const brand = { marketplace: 'amazon', key: `brand${told}`, name: `Brand ${told}`, is_sandbox: false };
    const { id } = await tx
      .insertInto('brands')
      .values({ ...own, ...brand, category: story.category ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (revenueCents !== undefined)
      await tx
        .updateTable('listed_brands')
        .set({ monthly_revenue_cents: revenueCents })
        .where('brand_id', '=', id)
        .execute();
    const sentAt = daysAgo(sentDaysAgo);
    await tx
      .insertInto('messages')
      .values({
        ...own,
        id: crypto.randomUUID(),
        brand_id: id,
        sender_id: story.senderId ?? null,
        to_email: 'a@b.example',
        subject: 's',
        body_text: 'b',
        state: 'accepted',
        transport: 'smtp',
        day: '2026-03-01',
        is_sandbox: false,
        sent_at: sentAt,
      })
      .execute();
    if (answeredAfter !== undefined) {
      const at = new Date(sentAt.getTime() + answeredAfter * DAY_MS);
      const conversation = await tx
        .insertInto('conversations')
        .values({ ...own, brand_id: id, last_inbound_at: at, last_class: 'interested' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const read = {
        class: story.asksForSilence ? 'unsubscribe' : stage === 'lost' ? 'no_amazon' : 'interested',
        confidence: 1,
        facts: '[]',
        read_by: 'rules',
        is_human: !story.isMachine,
        stops_follow_ups: !story.isPitch,
        suppresses: false,
        words: '',
      };
      await tx
        .insertInto('inbound_mails')
        .values({
          ...own,
          ...read,
          id: crypto.randomUUID(),
          conversation_id: conversation.id,
          brand_id: id,
          source: 'mailbox',
          fingerprint: Buffer.from(String(told)),
          from_name: '',
          from_email: 'a@b.example',
          subject: 's',
          text: 't',
          new_text: 't',
          headers: '[]',
          received_at: at,
          is_sandbox: false,
        })
        .execute();
    }
    if (stage === undefined) return;
    const lost = stage === 'lost' ? { lost_reason: 'no_marketplaces', lost_from: lostFrom } : {};
    await tx
      .insertInto('deals')
      .values({ ...own, brand_id: id, stage, ...lost })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ stage, ...lost }))
      .execute();
  });

const read = (by: FunnelSplit = 'category', days?: number) =>
  database.asAccount(accountId, (tx) => readFunnel(tx, accountId, { by, days, now: NOW }));

it('counts who came to a step as past all before it', async () => {
  await brandWith({});
  await brandWith({ answeredAfter: 2 });
  await brandWith({ answeredAfter: 2, stage: 'application' });
  await brandWith({ answeredAfter: 2, stage: 'price_list' });
  await brandWith({ answeredAfter: 2, stage: 'reorder' });
  expect((await read()).total).toEqual({
    contacted: 5,
    replied: 4,
    application: 3,
    account: 2,
    price_list: 2,
    order: 1,
    reorder: 1,
  });
});

it('counts a lost deal as far as it had come, and no machine for an answer', async () => {
  await brandWith({ answeredAfter: 1, stage: 'lost', lostFrom: 'terms' });
  await brandWith({ answeredAfter: 1, isMachine: true });
  expect((await read()).total).toMatchObject({ contacted: 2, replied: 1, account: 1, price_list: 0 });
});

it('counts no offer to the seller for an answer, as little as the sequence that goes on after it', async () => {
  await brandWith({ answeredAfter: 1 });
  await brandWith({ answeredAfter: 1, isPitch: true });
  expect(await read()).toMatchObject({
    total: { contacted: 2, replied: 1 },
    classes: [{ class: 'interested', brands: 1 }],
  });
});

it('counts who only asks for silence among no answers, as little as its sequence does, and shows that it asked', async () => {
  await brandWith({ answeredAfter: 1 });
  await brandWith({ answeredAfter: 1, asksForSilence: true });
  const { total, classes } = await read();
  expect(total).toMatchObject({ contacted: 2, replied: 1 });
  expect(classes).toContainEqual({ class: 'unsubscribe', brands: 1 });
});

it('tells groups apart, the largest first, weeks in their order, and only within the days asked for', async () => {
  await brandWith({ category: 'Home' });
  await brandWith({ category: 'Home', answeredAfter: 1 });
  await brandWith({ category: 'Toys', sentDaysAgo: 3 });
  await brandWith({ sentDaysAgo: 200 });
  const { groups } = await read('category', 90);
  expect(groups.map(({ name, counts }) => [name, counts.contacted, counts.replied])).toEqual([
    ['Home', 2, 1],
    ['Toys', 1, 0],
  ]);
  expect((await read('week', 90)).groups.map(({ name }) => name)).toEqual(['2026-03-09', '2026-03-16']);
  expect((await read('category')).groups).toContainEqual(
    expect.objectContaining({ name: null, counts: expect.objectContaining({ contacted: 1 }) }),
  );
});

it('names every sender by its address, the setup’s by the one that onboarding knows', async () => {
  const setup = await setupSender(database, accountId);
  const own = { account_id: accountId, email: 'ben@shop.example', from_name: 'Ben', time_zone: 'UTC' };
  const { id: added } = await database.asSystem((tx) =>
    tx.insertInto('senders').values(own).returning('id').executeTakeFirstOrThrow(),
  );
  for (const senderId of [setup, setup, added]) await brandWith({ senderId });
  const { groups } = await read('sender');
  expect(groups.map(({ name, counts }) => [name, counts.contacted])).toEqual([
    ['ann@shop.example', 2],
    ['ben@shop.example', 1],
  ]);
});

it('tells how long answers took, and which mail they answered', async () => {
  for (const answeredAfter of [0.5, 2, 2, 9]) await brandWith({ answeredAfter });
  const { replyTimes } = await read();
  expect(replyTimes).toMatchObject({ replies: 4, medianHours: 48 });
  expect(replyTimes.buckets).toEqual([
    { upToDays: 1, replies: 1 },
    { upToDays: 3, replies: 2 },
    { upToDays: 7, replies: 0 },
    { upToDays: 14, replies: 1 },
    { upToDays: null, replies: 0 },
  ]);
  expect(replyTimes.byMail).toEqual([{ mail: 1, replies: 4 }]);
});

it('tells what an objection costs, as far as the brands’ sales are known', async () => {
  await brandWith({ answeredAfter: 1, stage: 'lost', lostFrom: 'inquiry', revenueCents: 500_000 });
  await brandWith({ answeredAfter: 1, stage: 'lost', lostFrom: 'inquiry' });
  const { objections, classes } = await read();
  expect(objections).toEqual([
    {
      reason: 'no_marketplaces',
      brands: 2,
      monthlyRevenue: [{ cents: 500_000, currency: 'usd' }],
      measured: 1,
    },
  ]);
  expect(classes).toEqual([{ class: 'no_amazon', brands: 2 }]);
});

it('has nothing to tell where nothing was sent, and nothing of another account', async () => {
  await brandWith({ answeredAfter: 1 });
  const other = await newAccount(database);
  const funnel = await database.asAccount(other, (tx) => readFunnel(tx, other, { by: 'week', now: NOW }));
  expect(funnel).toMatchObject({ total: { contacted: 0 }, groups: [], classes: [], objections: [] });
  expect(funnel.replyTimes).toMatchObject({ replies: 0, medianHours: null });
});

it('knows who has never written to anybody from who only hasn’t in the time asked for', async () => {
  expect(await read('template', 30)).toMatchObject({ hasContacted: false });
  await brandWith({ sentDaysAgo: 60 });
  expect(await read('template', 30)).toMatchObject({ hasContacted: true, total: { contacted: 0 } });
});
