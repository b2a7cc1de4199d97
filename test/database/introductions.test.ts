import { beforeEach, expect, it } from 'vitest';
import { queueIntroduction } from '../../src/features/outreach/actions/queue-introduction.ts';
import { tellFate } from '../../src/features/outreach/actions/tell-fate.ts';
import { suppress } from '../../src/features/suppression/actions/suppress.ts';
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

/** A first mail to somebody at a brand to whom the brand itself has sent us. */
let database: TestDatabase;
let by: { accountId: string; senderId: string };
let outbox: Outbox;
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  outbox = outboxOf(database);
});

const TO = 'maria@nordkap.com';
const introduce = async (brandId: number, now = daysAfter(1), email = TO) => {
  await database.asAccount(by.accountId, async (tx) => {
    await tx.updateTable('brands').set({ email }).where('id', '=', brandId).execute();
    const words = { subject: 'Wholesale account for Nordkap', text: 'Hi, Tom sent me to you.' };
    await queueIntroduction(tx, by.accountId, { brandId, since: STARTED, now, ...words });
  });
};

it('goes out in the person’s words with a way out, in no thread, and ends what was under way to others', async () => {
  const { brandId } = await inquiredBrand(database, by);
  const { work } = scheduleWorker(database, outbox);
  await work(STARTED);
  await introduce(brandId);
  await work(daysAfter(1));
  await work(daysAfter(30));
  expect(outbox.sent.map(({ to }) => to)).toEqual([TO]);
  const [mail] = outbox.sent;
  expect(mail?.subject).toBe('Wholesale account for Nordkap');
  expect(mail?.text).toContain('Hi, Tom sent me to you.');
  expect(mail?.text).toContain('1 Main St');
  expect(mail?.headers['List-Unsubscribe']).toBeDefined();
  expect(mail?.headers['In-Reply-To']).toBeUndefined();
});

it('waits for a place of the day, as follow-ups do', async () => {
  outbox = outboxOf(database, { day: '2026-03-06', dailyLimit: 1 });
  for (const name of ['one', 'two']) {
    const { brandId } = await inquiredBrand(database, by, { email: `wholesale@${name}.com` });
    await introduce(brandId, daysAfter(1), `maria@${name}.com`);
  }
  await scheduleWorker(database, outbox).work(daysAfter(1));
  expect(outbox.sent).toHaveLength(1);
  const waiting = await database.asSystem((tx) =>
    tx.selectFrom('messages').select('due_at').where('state', '=', 'queued').execute(),
  );
  expect(waiting).toEqual([{ due_at: daysAfter(5) }]);
});

it('goes at once where its sender had put it off and may write more now', async () => {
  await saveSender(database, by, { dailyCap: 1 }, STARTED);
  for (const name of ['one', 'two']) {
    const { brandId } = await inquiredBrand(database, by, { email: `wholesale@${name}.com` });
    await introduce(brandId, daysAfter(1), `maria@${name}.com`);
  }
  const { work } = scheduleWorker(database, outbox);
  await work(daysAfter(1));
  expect(outbox.sent).toHaveLength(1);
  const later = new Date(daysAfter(1).getTime() + 3_600_000);
  await saveSender(database, by, { dailyCap: 2 }, later);
  await work(later);
  expect(outbox.sent).toHaveLength(2);
});

it('counts as a first inquiry to its address, which gets one a day and waits where it has had enough of them in a week', async () => {
  const { work } = scheduleWorker(database, outbox);
  for (let index = 0; index < 5; index += 1) {
    const { brandId } = await inquiredBrand(database, by, { email: `wholesale@brand-${index}.com` });
    await introduce(brandId, daysAfter(5), 'desk@house.com');
  }
  const sent: number[] = [];
  for (let day = 5; day <= 10; day += 1) {
    await work(new Date(daysAfter(day).getTime() + day * 60_000));
    sent.push(outbox.sent.length);
  }
  expect(sent).toEqual([1, 2, 3, 3, 3, 3]);
});

it('has its places back once a person says that it didn’t go out', async () => {
  outbox.answer = () => ({ fate: 'unknown', reason: 'No answer came.' });
  const { brandId } = await inquiredBrand(database, by);
  await introduce(brandId);
  await scheduleWorker(database, outbox).work(daysAfter(1));
  const taken = () =>
    database.asSystem(async (tx) => ({
      plan: await tx.selectFrom('daily_sends').select('sent').execute(),
      sender: await tx.selectFrom('sender_days').select('sent').execute(),
      recipient: (await tx.selectFrom('first_inquiries').select('message_id').execute()).length,
    }));
  expect(await taken()).toEqual({ plan: [{ sent: 1 }], sender: [{ sent: 1 }], recipient: 1 });
  const open = (await messagesOf(database, brandId)).find(({ state }) => state === 'unknown');
  await database.asAccount(by.accountId, (tx) => tellFate(tx, by.accountId, open?.id ?? '', false));
  expect(await taken()).toEqual({ plan: [{ sent: 0 }], sender: [{ sent: 0 }], recipient: 0 });
});

it('goes to nobody who has unsubscribed meanwhile', async () => {
  const { brandId } = await inquiredBrand(database, by);
  await introduce(brandId);
  await database.asAccount(by.accountId, (tx) =>
    suppress(tx, { accountId: by.accountId, email: TO, reason: 'unsubscribed', source: 'for the test' }),
  );
  await scheduleWorker(database, outbox).work(daysAfter(1));
  expect(outbox.sent).toEqual([]);
  expect((await messagesOf(database, brandId)).map(({ state }) => state)).toEqual(['accepted', 'cancelled']);
});
