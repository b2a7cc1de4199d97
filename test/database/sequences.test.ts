import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeBrands } from '../../src/features/brands/actions/change-brands.ts';
import { setAside } from '../../src/features/brands/actions/policy.ts';
import { applyMailEvents } from '../../src/features/outreach/actions/apply-mail-events.ts';
import { switchSending } from '../../src/features/outreach/actions/sending-switch.ts';
import { sequenceInUse } from '../../src/features/outreach/actions/sequence-in-use.ts';
import { pauseSequences, stopSequences } from '../../src/features/outreach/actions/stop-sequences.ts';
import { readSubscription, unsubscribe } from '../../src/features/outreach/actions/unsubscribe.ts';
import { insertEnrolments } from '../../src/features/outreach/store/enrolments.ts';
import { markEnrolled, takeAcceptedInquiries } from '../../src/features/outreach/store/threads.ts';
import { insertDelivery } from '../../src/features/outreach/store/webhook-deliveries.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  enrolmentOf,
  inquiredBrand,
  messagesOf,
  type Outbox,
  optOuts,
  outboxOf,
  STARTED,
  scheduleWorker,
  unsubscribeTokens,
  writingAccount,
} from '../support/sequences.ts';

let database: TestDatabase;
let by: { accountId: string; senderId: string };
let outbox: Outbox;
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  outbox = outboxOf(database);
});
const worker = () => scheduleWorker(database, outbox);
const states = async (brandId: number) =>
  (await messagesOf(database, brandId)).map(({ kind, state }) => `${kind} ${state}`);

describe('a brand that was just written to', () => {
  it('begins its sequence once the Emailer Bot is through, or a minute later', async () => {
    const { brandId: early } = await inquiredBrand(database, by, { sentAt: new Date(Date.now() - 61_000) });
    const { brandId } = await inquiredBrand(database, by, {
      name: 'Sudkap',
      email: 'trade@sudkap.com',
      sentAt: new Date(),
    });
    const runId = uuidv7();
    const run = { id: runId, account_id: by.accountId, bot: 'emailer-bot', started_by: 'browser' };
    await database.asSystem((tx) => tx.insertInto('runs').values(run).execute());
    const { work } = worker();
    await work(new Date());
    expect(await enrolmentOf(database, early)).toMatchObject({ state: 'active' });
    expect(await enrolmentOf(database, brandId)).toBeUndefined();

    await database.asSystem((tx) =>
      tx.updateTable('runs').set({ state: 'finished' }).where('id', '=', runId).execute(),
    );
    await work(new Date());
    expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'active' });
  });
});

describe('a brand that doesn’t answer', () => {
  it('is written to on days 4, 9 and 16 in the thread of the first mail, and then is due for a call', async () => {
    const { brandId, messageId } = await inquiredBrand(database, by);
    const { work } = worker();
    for (const day of [0, 3.9, 4, 8.9, 9, 16, 30]) await work(daysAfter(day));

    expect(outbox.sent.map(({ subject, to }) => [subject, to])).toEqual(
      Array.from({ length: 3 }, () => ['Re: Wholesale account', 'wholesale@nordkap.com']),
    );
    const [first, second] = outbox.sent;
    expect(first?.headers).toMatchObject({
      'In-Reply-To': `<${messageId}@acme-retail.com>`,
      References: `<${messageId}@acme-retail.com>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(first?.headers['List-Unsubscribe']).toContain(unsubscribeTokens.of(first?.messageId ?? ''));
    expect(first?.text).toMatch(/^Hi Nordkap team,\n\nI wanted to make sure[\s\S]*\n\nAna\nAcme Retail\n/);
    expect(second?.headers.References).toBe(
      `<${messageId}@acme-retail.com> <${first?.messageId}@acme-retail.com>`,
    );
    expect(await states(brandId)).toEqual([
      'inquiry accepted',
      ...Array.from({ length: 3 }, () => 'follow_up accepted'),
    ]);
    expect(await enrolmentOf(database, brandId)).toMatchObject({
      state: 'finished',
      call_due_at: daysAfter(21),
    });
  });

  it('costs no credits, and its mails count for the day', async () => {
    await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    const entries = await database.asSystem((tx) => tx.selectFrom('credit_entries').selectAll().execute());
    expect(entries.filter(({ amount }) => Number(amount) < 0)).toEqual([]);
    const days = await database.asSystem((tx) => tx.selectFrom('daily_sends').select('sent').execute());
    expect(days).toEqual([{ sent: 1 }]);
  });

  it('is followed up at a time at which its sender writes', async () => {
    await database.asSystem((tx) =>
      tx
        .updateTable('senders')
        .set({ window_start: 9 * 60, window_end: 17 * 60, days: [1, 2, 3, 4, 5] })
        .where('id', '=', by.senderId)
        .execute(),
    );
    // Day 4 after a Tuesday is a Saturday.
    const { brandId } = await inquiredBrand(database, by, { sentAt: new Date('2026-03-10T15:00:00Z') });
    await worker().keep(new Date('2026-03-10T16:00:00Z'));
    const [, next] = await messagesOf(database, brandId);
    expect(next?.due_at).toEqual(new Date('2026-03-16T13:00:00Z'));
  });

  it('is not followed up for mails of the time before there were sequences', async () => {
    const { brandId } = await inquiredBrand(database, by);
    await database.asSystem((tx) => tx.updateTable('messages').set({ begins_sequence: false }).execute());
    await worker().work(daysAfter(4));
    expect(await enrolmentOf(database, brandId)).toBeUndefined();
  });
});

describe('a sequence ends at once', () => {
  it.each(['replied', 'bounced', 'stage_changed', 'by_hand'] as const)(
    'when the brand %s',
    async (reason) => {
      const { brandId } = await inquiredBrand(database, by);
      const { work } = worker();
      await work(STARTED);
      await database.asAccount(by.accountId, (tx) => stopSequences(tx, by.accountId, { brandId }, reason));
      await work(daysAfter(4));
      expect(outbox.sent).toEqual([]);
      expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up cancelled']);
      expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'stopped', stop_reason: reason });
    },
  );

  it('also when the answer is there before the sequence has begun', async () => {
    const { brandId } = await inquiredBrand(database, by);
    await database.asAccount(by.accountId, (tx) => stopSequences(tx, by.accountId, { brandId }, 'replied'));
    await worker().work(daysAfter(4));
    expect(await states(brandId)).toEqual(['inquiry accepted']);
  });

  it('also when the answer comes at the very moment at which the sequence begins', async () => {
    const { brandId, messageId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asSystem(async (tx) => {
      await tx.updateTable('messages').set({ enrolment_id: null, begins_sequence: true }).execute();
      await tx.deleteFrom('messages').where('kind', '=', 'follow_up').execute();
      await tx.deleteFrom('enrolments').execute();
    });
    let isBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      isBegun = resolve;
    });
    const beginning = database.asAccount(by.accountId, async (tx) => {
      await takeAcceptedInquiries(tx, by.accountId, 1);
      const { id: sequenceId } = await sequenceInUse(tx, by.accountId);
      const begun = [{ brandId, sentAt: STARTED }];
      const enrolmentId = (await insertEnrolments(tx, by.accountId, sequenceId, begun)).get(brandId) ?? 0;
      isBegun();
      await expect.poll(() => waitsForLock()).toBe(true);
      await markEnrolled(tx, [{ messageId, enrolmentId, templateVersionId: null, arm: null }]);
    });
    await begun;
    const stopping = database.asAccount(by.accountId, (tx) =>
      stopSequences(tx, by.accountId, { brandId }, 'replied'),
    );
    await Promise.all([beginning, stopping]);
    expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
  });

  const waitsForLock = () =>
    database.asSystem(async (tx) => {
      const { rows } = await sql`
        select from pg_locks where not granted
           and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(tx);
      return rows.length > 0;
    });

  it('when a follow-up’s unsubscribe link is used, at the very last moment too', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    const [sent] = outbox.sent;
    // A scanner that opens the link looks only.
    const token = unsubscribeTokens.of(sent?.messageId ?? '');
    const looked = await database.asSystem((tx) => readSubscription(tx, unsubscribeTokens, token));
    expect(looked).toMatchObject({ standing: 'subscribed', email: 'wholesale@nordkap.com' });
    expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'active' });
    await database.asSystem((tx) =>
      unsubscribe(tx, unsubscribeTokens, unsubscribeTokens.of(sent?.messageId ?? '')),
    );
    await work(daysAfter(9));
    expect(outbox.sent).toHaveLength(1);
    expect(await enrolmentOf(database, brandId)).toMatchObject({
      state: 'stopped',
      stop_reason: 'unsubscribed',
    });
  });

  it('when the address opted out in another way', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asSystem((tx) =>
      tx
        .insertInto('suppressions')
        .values({
          account_id: by.accountId,
          email: 'wholesale@nordkap.com',
          reason: 'by_hand',
          source: 'a test',
        })
        .execute(),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up cancelled']);
  });

  it.each(['bounced', 'complained', 'unsubscribed'] as const)(
    'when the provider tells of a mail that %s',
    async (kind) => {
      const { brandId, messageId } = await inquiredBrand(database, by);
      await worker().work(STARTED);
      const event = { messageId, kind, happenedAt: STARTED, detail: null, recipient: null, suppress: kind };
      await database.asSystem(async (tx) => {
        const webhook = { account_id: by.accountId, token_hash: Buffer.from('hash'), token_sealed: 'sealed' };
        const { id } = await tx
          .insertInto('sendgrid_webhooks')
          .values(webhook)
          .returning('id')
          .executeTakeFirstOrThrow();
        const told = { headers: {}, body: Buffer.from('told'), accountId: by.accountId };
        await insertDelivery(tx, { ...told, webhookId: id, kind: 'sendgrid_events' });
      });
      await applyMailEvents(database, { read: () => ({ events: [event] }) }, { optOuts, now: STARTED });
      expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up cancelled']);
      expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'stopped', stop_reason: kind });
    },
  );

  it('when a person sets the brand aside', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asAccount(by.accountId, (tx) => setAside(tx, by.accountId, [brandId], 'Not now.'));
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await enrolmentOf(database, brandId)).toMatchObject({
      state: 'stopped',
      stop_reason: 'set_aside',
    });
  });

  it('when a person excludes the brand', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asAccount(by.accountId, (tx) =>
      changeBrands(tx, by.accountId, { action: 'exclude', ids: [brandId] }),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await enrolmentOf(database, brandId)).toMatchObject({ stop_reason: 'set_aside' });
  });

  it('when the provider refuses a mail for good', async () => {
    const { brandId } = await inquiredBrand(database, by);
    outbox.answer = () => ({ fate: 'refused', reason: 'no such mailbox', concerns: 'message' });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    await work(daysAfter(9));
    expect(outbox.sent).toHaveLength(1);
    expect(await enrolmentOf(database, brandId)).toMatchObject({ stop_reason: 'refused' });
    const days = await database.asSystem((tx) => tx.selectFrom('daily_sends').select('sent').execute());
    expect(days).toEqual([{ sent: 0 }]);
  });
});

describe('a sequence waits', () => {
  it('until the day that an automatic reply names', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asAccount(by.accountId, (tx) =>
      pauseSequences(tx, by.accountId, { brandId }, '2026-03-20'),
    );
    await work(daysAfter(4));
    expect(await enrolmentOf(database, brandId)).toMatchObject({
      state: 'paused',
      paused_until: '2026-03-20',
    });
    await work(new Date('2026-03-20T11:00:00Z'));
    expect(outbox.sent).toEqual([]);
    await work(new Date('2026-03-20T12:00:00Z'));
    expect(outbox.sent).toHaveLength(1);
    expect(await enrolmentOf(database, brandId)).toMatchObject({ state: 'active' });
  });

  it('while sending is off, and asks about what is more than a day late', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asSystem((tx) => switchSending(tx, false));
    await work(daysAfter(4));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up queued']);
    await work(daysAfter(5.1));
    await database.asSystem((tx) => switchSending(tx, true));
    await work(daysAfter(5.2));
    expect(outbox.sent).toEqual([]);
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up expired']);
  });

  it('while the account’s plan has ended', async () => {
    const { brandId } = await inquiredBrand(database, by);
    outbox = outboxOf(database, { blocked: 'Choose a plan before you write to brands.' });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    const [, next] = await messagesOf(database, brandId);
    expect(next).toMatchObject({ state: 'queued', failure: 'Choose a plan before you write to brands.' });
  });

  it('for a ground where the recipient is in Canada or the European Union', async () => {
    const canadian = await inquiredBrand(database, by, { email: 'trade@maple.ca' });
    const german = await inquiredBrand(database, by, {
      email: 'hello@nordkap.com',
      website: 'https://www.nordkap.de/handel',
    });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    for (const { brandId } of [canadian, german])
      expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up held']);
    const [, held] = await messagesOf(database, canadian.brandId);
    expect(held?.failure).toMatch(/Canada/);
  });

  it('for a ground, too, where only a site found later tells in which country the recipient is', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asSystem((tx) =>
      tx.updateTable('brands').set({ website: 'https://www.nordkap.ca' }).where('id', '=', brandId).execute(),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    const held = await database.asSystem((tx) =>
      tx.selectFrom('messages').select(['state', 'jurisdiction']).where('step', '=', 1).execute(),
    );
    // By the country it is decided which grounds there are to confirm.
    expect(held).toEqual([{ state: 'held', jurisdiction: 'CA' }]);
  });
});
