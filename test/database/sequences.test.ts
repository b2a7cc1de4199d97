import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { decideSetAside } from '../../src/features/brands/actions/policy.ts';
import { queueAnswer } from '../../src/features/outreach/actions/queue-answer.ts';
import { changeSender } from '../../src/features/outreach/actions/save-sender.ts';
import { switchSending } from '../../src/features/outreach/actions/sending-switch.ts';
import { sequenceInUse } from '../../src/features/outreach/actions/sequence-in-use.ts';
import { pauseSequences, stopSequences } from '../../src/features/outreach/actions/stop-sequences.ts';
import { readSubscription, unsubscribe } from '../../src/features/outreach/actions/unsubscribe.ts';
import { insertEnrolment } from '../../src/features/outreach/store/enrolments.ts';
import { markEnrolled, takeAcceptedInquiries } from '../../src/features/outreach/store/threads.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  enrolmentOf,
  inquiredBrand,
  messagesOf,
  type Outbox,
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
      const begin = { ...{ accountId: by.accountId, brandId, sequenceId }, startedAt: STARTED };
      const enrolmentId = await insertEnrolment(tx, begin);
      isBegun();
      await expect.poll(() => waitsForLock()).toBe(true);
      await markEnrolled(tx, messageId, {
        ...{ enrolmentId: enrolmentId ?? 0, templateVersionId: null, arm: null },
      });
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
          ...{
            account_id: by.accountId,
            email: 'wholesale@nordkap.com',
            reason: 'by_hand',
            source: 'a test',
          },
        })
        .execute(),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up cancelled']);
  });

  it('when a person sets the brand aside', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asAccount(by.accountId, (tx) =>
      decideSetAside(tx, by.accountId, brandId, { isAside: true, reason: 'Not now.' }),
    );
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await enrolmentOf(database, brandId)).toMatchObject({
      state: 'stopped',
      stop_reason: 'set_aside',
    });
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
      ...{ email: 'hello@nordkap.com', website: 'https://www.nordkap.de/handel' },
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
});

describe('a mail of a sequence', () => {
  it('goes out once, and no limit is exceeded, however many workers send at once', async () => {
    outbox = outboxOf(database, { dailyLimit: 37 });
    for (let brand = 0; brand < 60; brand += 1)
      await inquiredBrand(database, by, { email: `wholesale@brand-${brand}.com` });
    const workers = Array.from({ length: 4 }, worker);
    await workers[0]?.keep(STARTED);
    await Promise.all(
      workers.map(async ({ clock, round }) => {
        clock.at = daysAfter(4);
        while ((await round()) > 0);
      }),
    );
    expect(outbox.sent).toHaveLength(37);
    expect(new Set(outbox.sent.map(({ to }) => to)).size).toBe(37);
    const counted = await database.asSystem(async (tx) => ({
      plan: await tx.selectFrom('daily_sends').select('sent').execute(),
      queued: await tx.selectFrom('messages').select('due_at').where('state', '=', 'queued').execute(),
    }));
    expect(counted.plan).toEqual([{ sent: 37 }]);
    // The others wait for the next day, 37 of the second mails for their turn.
    expect(counted.queued).toHaveLength(60);
    expect(counted.queued.every(({ due_at }) => due_at && due_at >= daysAfter(5))).toBe(true);
  });

  it('is never sent again once a worker may have handed it over, and its sequence goes on', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const dying = worker();
    await dying.work(STARTED);
    // The worker is gone before the provider has answered.
    outbox.answer = () => new Promise(() => {});
    dying.clock.at = daysAfter(4);
    void dying.round();
    await expect.poll(() => outbox.sent.length, { timeout: 20_000 }).toBe(1);
    outbox.answer = () => ({ fate: 'accepted', providerMessageId: null });
    const other = worker();
    await other.work(new Date(daysAfter(4).getTime() + 60_000));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up sending']);
    await other.work(new Date(daysAfter(4).getTime() + 11 * 60_000));
    expect((await states(brandId)).slice(0, 2)).toEqual(['inquiry accepted', 'follow_up unknown']);
    await other.work(daysAfter(10));
    expect(outbox.sent).toHaveLength(2);
    expect((await states(brandId)).slice(0, 3)).toEqual([
      'inquiry accepted',
      'follow_up unknown',
      'follow_up accepted',
    ]);
  });

  it('waits where its own sender can’t write, and keeps no other sender from it', async () => {
    const stuck = await inquiredBrand(database, by);
    const other = crypto.randomUUID();
    await database.asSystem((tx) =>
      tx
        .insertInto('senders')
        .values({
          ...{ id: other, account_id: by.accountId, email: 'ben@acme.shop', from_name: 'Ben' },
          time_zone: 'UTC',
        })
        .execute(),
    );
    const free = await inquiredBrand(database, { ...by, senderId: other }, { email: 'a@fjell.com' });
    outbox = outboxOf(database, { without: by.senderId });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(outbox.sent.map(({ to }) => to)).toEqual(['a@fjell.com']);
    expect(await states(stuck.brandId)).toEqual(['inquiry accepted', 'follow_up queued']);
    expect((await states(free.brandId))[1]).toBe('follow_up accepted');

    // Once its sender is gone for good, another one of the account's goes on.
    await database.asSystem((tx) =>
      tx.updateTable('senders').set({ removed_at: STARTED }).where('id', '=', other).execute(),
    );
    outbox = outboxOf(database);
    await worker().work(daysAfter(9));
    expect(outbox.sent.map(({ to }) => to)).toContain('a@fjell.com');
  });

  it('waits with the sender that it was handed on to, and isn’t taken up in vain', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work, round } = worker();
    await work(STARTED);
    await database.asSystem(async (tx) => {
      await tx.updateTable('messages').set({ sender_id: null }).where('kind', '=', 'follow_up').execute();
      await tx.updateTable('senders').set({ state: 'paused' }).execute();
    });
    await work(daysAfter(4));
    expect(await round()).toBe(0);
    await database.asSystem((tx) => tx.updateTable('senders').set({ state: 'active' }).execute());
    await work(daysAfter(4.1));
    expect(outbox.sent).toHaveLength(1);
    expect((await states(brandId))[1]).toBe('follow_up accepted');
  });

  it('that a limit had put off goes at once when the limit is raised, and waits for no gap that is gone', async () => {
    const change = (columns: { daily_cap?: number; gap_seconds?: number }) =>
      database.asSystem((tx) =>
        tx.updateTable('senders').set(columns).where('id', '=', by.senderId).execute(),
      );
    await change({ daily_cap: 1 });
    for (const name of ['fjell', 'alder', 'birk'])
      await inquiredBrand(database, by, { email: `a@${name}.com`, name });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    const later = (hours: number) => new Date(daysAfter(4).getTime() + hours * 3_600_000);
    await work(later(1));
    expect(outbox.sent).toHaveLength(1);
    const save = (dailyCap: number, gap: { seconds: number; jitter: number }, now: Date) =>
      database.asAccount(by.accountId, (tx) =>
        changeSender(
          tx,
          { accountId: by.accountId, sealer: createSealer(TEST_SECRET_KEY), now },
          by.senderId,
          {
            ...{ fromName: null, signature: '', postalAddress: '1 Main St', timeZone: 'America/New_York' },
            ...{ window: { start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] }, dailyCap, gap },
            ...{ ramp: { start: 10, step: 5, from: null }, transport: 'account' },
          },
        ),
      );
    await save(10, { seconds: 86_400, jitter: 0 }, later(1));
    await work(later(1));
    expect(outbox.sent).toHaveLength(2);
    await save(10, { seconds: 0, jitter: 0 }, later(2));
    await work(later(2));
    expect(outbox.sent).toHaveLength(3);
    // What isn't due by its sequence is not brought forward.
    await save(20, { seconds: 0, jitter: 0 }, later(3));
    await work(later(3));
    expect(outbox.sent).toHaveLength(3);
  });

  it('is taken up again where its worker died before it began', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await database.asSystem((tx) =>
      tx
        .updateTable('messages')
        .set({ state: 'claimed', claimed_by: by.accountId, claimed_at: daysAfter(4) })
        .where('kind', '=', 'follow_up')
        .execute(),
    );
    await work(new Date(daysAfter(4).getTime() + 30_000));
    expect(outbox.sent).toEqual([]);
    await work(new Date(daysAfter(4).getTime() + 61_000));
    expect(outbox.sent).toHaveLength(1);
    expect((await states(brandId))[1]).toBe('follow_up accepted');
  });

  it('is tried again where the provider surely didn’t take it, and only then', async () => {
    const { brandId } = await inquiredBrand(database, by);
    outbox.answer = () => ({ fate: 'limited', retryAfterMs: 30_000 });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up queued']);
    outbox.answer = () => ({ fate: 'unknown', reason: 'a time-out' });
    await work(new Date(daysAfter(4).getTime() + 31_000));
    await work(new Date(daysAfter(4).getTime() + 120_000));
    expect(outbox.sent).toHaveLength(2);
    expect((await states(brandId))[1]).toBe('follow_up unknown');
  });

  it('has its place of the day back once, though what became of it is written twice', async () => {
    for (const name of ['fjell', 'alder'])
      await inquiredBrand(database, by, { email: `a@${name}.com`, name });
    outbox.answer = ({ to }) =>
      to === 'a@fjell.com'
        ? { fate: 'refused', reason: 'no such mailbox', concerns: 'message' }
        : { fate: 'accepted', providerMessageId: null };
    await worker().work(STARTED);
    let works = 0;
    // The connection is lost as the mails' fates are committed: nobody hears that they are.
    const losing: TestDatabase = {
      ...database,
      asAccount: async (id, work) => {
        const result = await database.asAccount(id, work);
        works += 1;
        if (works === 2) throw new Error('The connection is lost.');
        return result;
      },
    };
    const { clock, round } = scheduleWorker(losing, outbox);
    clock.at = daysAfter(4);
    expect(await round()).toBe(2);
    expect(works).toBe(3);
    const days = await database.asSystem((tx) => tx.selectFrom('daily_sends').select('sent').execute());
    expect(days).toEqual([{ sent: 1 }]);
  });

  it('is one of its kind: the database refuses a second one for the same step', async () => {
    const { brandId } = await inquiredBrand(database, by);
    await worker().keep(STARTED);
    const [, followUp] = await messagesOf(database, brandId);
    const insertion = database.asSystem((tx) =>
      sql`
        insert into messages (id, account_id, brand_id, enrolment_id, step, kind, state, to_email, subject, body_text,
                              transport, day, is_sandbox)
        select gen_random_uuid(), account_id, brand_id, enrolment_id, step, kind, 'cancelled', to_email, subject, body_text,
               transport, day, is_sandbox from messages where id = ${followUp?.id}`.execute(tx),
    );
    await expect(insertion).rejects.toThrow(/messages_once_a_step/);
  });
});

describe('a person’s answer', () => {
  it.each([
    ['refused', { fate: 'refused', reason: 'no such mailbox', concerns: 'message' }],
    ['unknown', { fate: 'unknown', reason: 'a time-out' }],
  ] as const)('leaves no file behind, its fate being %s', async (state, outcome) => {
    outbox.answer = () => outcome;
    const { brandId } = await inquiredBrand(database, by);
    await database.asAccount(by.accountId, (tx) =>
      queueAnswer(tx, by.accountId, {
        ...{ brandId, toEmail: 'zoe@nordkap.com', subject: 'Re: Wholesale account', text: 'Here it is.' },
        ...{ inReplyTo: null, references: [] },
        attachments: [{ filename: 'W-9.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }],
      }),
    );
    await worker().work(new Date());
    expect(await states(brandId)).toContain(`answer ${state}`);
    const left = await database.asSystem((tx) =>
      tx.selectFrom('outgoing_attachments').select('id').execute(),
    );
    expect(left).toEqual([]);
  });

  it('goes out at once with its files, whatever the limits and its sender’s health say', async () => {
    outbox = outboxOf(database, { dailyLimit: 0 });
    const { brandId, messageId } = await inquiredBrand(database, by);
    await database.asSystem((tx) =>
      tx
        .updateTable('senders')
        .set({ state: 'stopped', stopped_for: 'bounces', next_send_at: daysAfter(9) })
        .execute(),
    );
    const id = await database.asAccount(by.accountId, (tx) =>
      queueAnswer(tx, by.accountId, {
        ...{ brandId, toEmail: 'zoe@nordkap.com', subject: 'Re: Wholesale account', text: 'Here it is.' },
        ...{ inReplyTo: '<r1@nordkap.com>', references: [`<${messageId}@acme-retail.com>`] },
        attachments: [{ filename: 'W-9.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }],
      }),
    );
    await worker().work(new Date());
    expect(outbox.sent).toMatchObject([
      {
        ...{ messageId: id, to: 'zoe@nordkap.com', subject: 'Re: Wholesale account', text: 'Here it is.\n' },
        headers: {
          'In-Reply-To': '<r1@nordkap.com>',
          References: `<${messageId}@acme-retail.com> <r1@nordkap.com>`,
        },
        attachments: [{ filename: 'W-9.pdf' }],
      },
    ]);
    expect(outbox.sent[0]?.text).not.toMatch(/unsubscribe/i);
    expect(await states(brandId)).toContain('answer accepted');
    const left = await database.asSystem((tx) =>
      tx.selectFrom('outgoing_attachments').select('id').execute(),
    );
    expect(left).toEqual([]);
  });
});
