import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setDisabled } from '../../src/features/accounts/actions/disable-user.ts';
import { removeSender } from '../../src/features/outreach/actions/save-sender.ts';
import type { SendOutcome } from '../../src/features/outreach/ports.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  inquiredBrand,
  messagesOf,
  type Outbox,
  outboxOf,
  STARTED,
  saveSender,
  scheduleWorker,
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
      queued: await tx
        .selectFrom('messages')
        .select(['due_at', 'failure'])
        .where('state', '=', 'queued')
        .execute(),
    }));
    expect(counted.plan).toEqual([{ sent: 37 }]);
    // The others wait for the next day, 37 of the second mails for their turn.
    expect(counted.queued).toHaveLength(60);
    expect(counted.queued.every(({ due_at }) => due_at && due_at >= daysAfter(5))).toBe(true);
    // Each that the limit put off says so, those that nobody has taken up among them.
    const putOff = counted.queued.filter(({ failure }) => failure === 'Today’s limit is reached.');
    expect(putOff).toHaveLength(23);
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

  it('waits while its account is suspended, and is asked about where that took too long', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { keep, work } = worker();
    await keep(STARTED);
    const suspend = (at: Date | null) => database.asSystem((tx) => setDisabled(tx, by.accountId, at));
    await suspend(daysAfter(1));
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    await suspend(null);
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    await suspend(daysAfter(5));
    await work(daysAfter(12));
    await suspend(null);
    await work(daysAfter(12));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up accepted', 'follow_up expired']);
    expect(outbox.sent).toHaveLength(1);
  });

  it('waits where its own sender can’t write, and keeps no other sender from it', async () => {
    const stuck = await inquiredBrand(database, by);
    const other = crypto.randomUUID();
    await database.asSystem((tx) =>
      tx
        .insertInto('senders')
        .values({
          id: other,
          account_id: by.accountId,
          email: 'ben@acme.shop',
          from_name: 'Ben',
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
    const last = outbox.sent.find(({ to }) => to === 'a@fjell.com');
    expect(last?.headers.References).toMatch(
      new RegExp(`^<${free.messageId}@acme\\.shop> <[\\w-]+@acme\\.shop>$`),
    );
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
      saveSender(database, by, { dailyCap, gap }, now);
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

  it('that the plan’s limit had put off goes on the same day once the plan is raised, within the new limit', async () => {
    const allow = (mails: number) =>
      database.asSystem((tx) =>
        tx
          .updateTable('profiles')
          .set({ emails_per_day_override: mails })
          .where('id', '=', by.accountId)
          .execute(),
      );
    await allow(1);
    for (const name of ['fjell', 'alder', 'birk'])
      await inquiredBrand(database, by, { email: `a@${name}.com`, name });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    const later = new Date(daysAfter(4).getTime() + 3_600_000);
    await allow(2);
    await work(later);
    await work(later);
    expect(outbox.sent).toHaveLength(2);
    await allow(60);
    await work(later);
    expect(outbox.sent).toHaveLength(3);
  });

  it('goes at once by another sender with room, where its own had put it off and was removed', async () => {
    const other = crypto.randomUUID();
    const ben = { id: other, account_id: by.accountId, email: 'ben@acme.shop', from_name: 'Ben' };
    await database.asSystem(async (tx) => {
      await tx
        .insertInto('senders')
        .values({ ...ben, daily_cap: 1, time_zone: 'UTC' })
        .execute();
    });
    for (const name of ['fjell', 'alder'])
      await inquiredBrand(database, { ...by, senderId: other }, { email: `a@${name}.com`, name });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    await database.asAccount(by.accountId, (tx) => removeSender(tx, by.accountId, other, daysAfter(4)));
    await work(new Date(daysAfter(4).getTime() + 3_600_000));
    expect(outbox.sent).toHaveLength(2);
  });

  it('comes when its plan has it once its sender writes then, too: no sooner, and no later', async () => {
    // Day 4 after that Thursday is a Monday, on which nobody writes.
    const onTuesdays = { window_start: 600, window_end: 1_000, days: [2] };
    await database.asSystem((tx) =>
      tx.updateTable('senders').set(onTuesdays).where('id', '=', by.senderId).execute(),
    );
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    const dueAt = async () => (await messagesOf(database, brandId))[1]?.due_at;
    expect(await dueAt()).toEqual(new Date('2026-03-10T14:00:00Z'));
    await saveSender(database, by, { days: [1, 2] }, daysAfter(1));
    expect(await dueAt()).toEqual(daysAfter(4));
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
  });

  it('keeps to the limit of now where the plan was lowered after the mails were set up', async () => {
    for (const name of ['fjell', 'alder', 'birk'])
      await inquiredBrand(database, by, { email: `a@${name}.com`, name });
    const { work } = worker();
    await work(STARTED);
    const { open } = outbox.desks;
    outbox.desks.open = async (accountId) => {
      const desk = await open(accountId);
      await database.asSystem((tx) =>
        tx.updateTable('profiles').set({ emails_per_day_override: 2 }).where('id', '=', accountId).execute(),
      );
      return desk;
    };
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(2);
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

  it.each<SendOutcome>([
    { fate: 'refused', reason: 'no such mailbox', concerns: 'message' },
    { fate: 'limited', retryAfterMs: 30_000 },
  ])(
    'has its place of the day back once, though what became of it is written twice: $fate',
    async (outcome) => {
      for (const name of ['fjell', 'alder'])
        await inquiredBrand(database, by, { email: `a@${name}.com`, name });
      outbox.answer = ({ to }) =>
        to === 'a@fjell.com' ? outcome : { fate: 'accepted', providerMessageId: null };
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
    },
  );

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
