import { beforeEach, describe, expect, it } from 'vitest';
import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { settleMessages } from '../../src/features/outreach/actions/settle-messages.ts';
import { pauseSequences, stopSequences } from '../../src/features/outreach/actions/stop-sequences.ts';
import type { SendOutcome } from '../../src/features/outreach/ports.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  inquiredBrand,
  messagesOf,
  type Outbox,
  outboxOf,
  STARTED,
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
  it.each(['goes on', 'finds that it may not write'])(
    'goes out once where a worker was so slow that another took it up, though the slow one %s in the end',
    async (end) => {
      const { brandId } = await inquiredBrand(database, by);
      await worker().work(STARTED);
      const opened = Promise.withResolvers<void>();
      const slow = outboxOf(database, end === 'goes on' ? {} : { blocked: 'Choose a plan first.' });
      const { open } = slow.desks;
      slow.desks.open = (accountId) => opened.promise.then(() => open(accountId));
      const slowWorker = scheduleWorker(database, slow);
      slowWorker.clock.at = daysAfter(4);
      const slowRound = slowWorker.round();
      await expect.poll(() => states(brandId), { timeout: 20_000 }).toContain('follow_up claimed');

      const answered = Promise.withResolvers<SendOutcome>();
      outbox.answer = () => answered.promise;
      const other = worker();
      const otherRound = other.work(new Date(daysAfter(4).getTime() + 61_000));
      await expect.poll(() => outbox.sent.length, { timeout: 20_000 }).toBe(1);
      opened.resolve();
      await slowRound;
      expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up sending']);
      answered.resolve({ fate: 'accepted', providerMessageId: null });
      await otherRound;
      expect([slow.sent, outbox.sent.length]).toEqual([[], 1]);
      expect((await states(brandId)).slice(0, 2)).toEqual(['inquiry accepted', 'follow_up accepted']);
    },
  );

  it('waits for who turns out to be away while a worker has it in hand', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work, clock, round } = worker();
    await work(STARTED);
    const opened = Promise.withResolvers<void>();
    const { open } = outbox.desks;
    outbox.desks.open = (accountId) => opened.promise.then(() => open(accountId));
    clock.at = daysAfter(4);
    const underWay = round();
    await expect.poll(() => states(brandId), { timeout: 20_000 }).toContain('follow_up claimed');
    await database.asAccount(by.accountId, (tx) =>
      pauseSequences(tx, by.accountId, { brandId }, '2026-03-20'),
    );
    opened.resolve();
    await underWay;
    await work(clock.at);
    expect(outbox.sent).toEqual([]);
    expect((await messagesOf(database, brandId))[1]).toMatchObject({
      state: 'queued',
      due_at: new Date('2026-03-20T12:00:00Z'),
    });
  });

  it('stays accepted where the provider has told so before its answer failed to come', async () => {
    const { brandId } = await inquiredBrand(database, by);
    outbox.answer = async ({ messageId }) => {
      await database.asSystem((tx) => settleMessages(tx, [messageId]));
      return { fate: 'unknown', reason: 'a time-out' };
    };
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect((await states(brandId)).slice(0, 2)).toEqual(['inquiry accepted', 'follow_up accepted']);
  });

  it('doesn’t go out where the plan has ended since its sender was made ready, whatever limit was agreed on', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    const { open } = outbox.desks;
    outbox.desks.open = async (accountId) => {
      const desk = await open(accountId);
      await database.asSystem(async (tx) => {
        await tx
          .updateTable('profiles')
          .set({ emails_per_day_override: 60 })
          .where('id', '=', accountId)
          .execute();
        await setPlan(tx, accountId, 'none', 'past_due');
      });
      return desk;
    };
    await work(daysAfter(4));
    expect(outbox.sent).toEqual([]);
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up queued']);
  });

  it('is asked about no more once the brand has answered', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(6));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up expired']);
    await database.asAccount(by.accountId, (tx) => stopSequences(tx, by.accountId, { brandId }, 'replied'));
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up cancelled']);
  });

  it('is asked about where it is more than a day late, though nobody had kept the schedule before', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const { work, clock, round } = worker();
    await work(STARTED);
    clock.at = daysAfter(5.1);
    expect(await round()).toBe(0);
    await work(clock.at);
    expect(outbox.sent).toEqual([]);
    expect(await states(brandId)).toEqual(['inquiry accepted', 'follow_up expired']);
  });
});
