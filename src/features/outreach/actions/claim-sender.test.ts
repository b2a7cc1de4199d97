import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { setupSender } from '../../../../test/support/mailing.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { createOptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { Wanted } from '../domain/mails/place.ts';
import { claimPlaces, countAnswer, givePlacesBack, readSenderRooms } from './claim-sender.ts';

const NOW = new Date('2026-03-05T15:00:00Z');
const optOuts = createOptOutHasher('a secret key of some length, to test with', null);

let database: TestDatabase;
let accountId: string;
let senderId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  senderId = await setupSender(database, accountId);
});

const allowance = (limit: number) => ({
  day: '2026-03-05',
  limit,
  resetsAt: new Date('2026-03-06T05:00:00Z'),
});
const mails = (count: number, changes: Partial<Wanted> = {}): Wanted[] =>
  Array.from({ length: count }, () => {
    const messageId = uuidv7();
    const to = `${messageId}@brand.example`;
    return { messageId, senderId, to, brand: { id: 1, name: 'Nordkap' }, isFirstInquiry: true, ...changes };
  });
const claim = (wanted: Wanted[], { limit = 60, now = NOW, account = accountId } = {}) =>
  database.asAccount(account, (tx) =>
    claimPlaces(tx, { accountId: account, runId: null, allowance: allowance(limit), optOuts, now }, wanted),
  );
const change = (columns: Record<string, unknown>) =>
  database.asSystem((tx) => tx.updateTable('senders').set(columns).where('id', '=', senderId).execute());
const counters = () =>
  database.asSystem(async (tx) => ({
    plan: (await tx.selectFrom('daily_sends').select('sent').execute()).map(({ sent }) => sent),
    sender: (await tx.selectFrom('sender_days').select('sent').execute()).map(({ sent }) => sent),
  }));

describe('places of a day', () => {
  it('are never one too many, however many workers ask at once', async () => {
    await change({ daily_cap: 23 });
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, worker) => claim(mails((worker % 4) + 1))),
    );
    expect(claims.flatMap(({ places }) => places)).toHaveLength(23);
    expect(await counters()).toEqual({ plan: [23], sender: [23] });
    const [turned] = claims.flatMap((one) => one.turned);
    expect(turned).toMatchObject({ by: 'sender', until: new Date('2026-03-06T05:00:00Z') });
  });

  it('are the plan’s over all senders', async () => {
    const other = uuidv7();
    await database.asAccount(accountId, (tx) =>
      tx
        .insertInto('senders')
        .values({
          id: other,
          account_id: accountId,
          email: 'ben@shop.example',
          from_name: 'Ben',
          time_zone: 'Asia/Tokyo',
        })
        .execute(),
    );
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, worker) =>
        claim(mails(3, worker % 2 ? { senderId: other } : {}), { limit: 25 }),
      ),
    );
    expect(claims.flatMap(({ places }) => places)).toHaveLength(25);
    expect(claims.flatMap(({ turned }) => turned)[0]).toMatchObject({ by: 'plan' });
    const days = await database.asSystem((tx) =>
      tx.selectFrom('sender_days').select(['sender_id', 'day', 'sent']).execute(),
    );
    // In Tokyo it is the next day already.
    expect(new Map(days.map(({ sender_id, day }) => [sender_id, day]))).toEqual(
      new Map([
        [senderId, '2026-03-05'],
        [other, '2026-03-06'],
      ]),
    );
    expect(days.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
  });

  it('come back where a mail surely wasn’t sent', async () => {
    const { places } = await claim(mails(5));
    await database.asAccount(accountId, (tx) => givePlacesBack(tx, accountId, places.slice(0, 2)));
    expect(await counters()).toEqual({ plan: [3], sender: [3] });
  });

  it('are one at a time with a gap between two mails', async () => {
    await change({ gap_seconds: 60, gap_jitter: 10 });
    const claims = await Promise.all([claim(mails(3)), claim(mails(3))]);
    expect(claims.flatMap(({ places }) => places)).toHaveLength(1);
    expect((await claim(mails(1), { now: new Date(NOW.getTime() + 59_000) })).places).toEqual([]);
    expect((await claim(mails(1), { now: new Date(NOW.getTime() + 71_000) })).places).toHaveLength(1);
  });

  it('are none of a sender that is paused, but an answer to a person is counted and goes', async () => {
    await change({ state: 'paused' });
    const { places, turned } = await claim(mails(1));
    expect(places).toEqual([]);
    expect(turned).toMatchObject([{ by: 'sender', reason: 'ann@shop.example is paused.', until: null }]);
    await database.asAccount(accountId, (tx) =>
      countAnswer(tx, accountId, { messageId: uuidv7(), senderId }, NOW),
    );
    expect(await counters()).toEqual({ plan: [1], sender: [1] });
  });

  it('can be looked at beforehand', async () => {
    await change({ daily_cap: 7 });
    await claim(mails(3));
    const rooms = await database.asAccount(accountId, (tx) => readSenderRooms(tx, accountId, NOW));
    expect(rooms.get(senderId)).toMatchObject({ places: 4, cap: 7, reason: null });
  });
});

describe('an address', () => {
  const to = 'Hello@Nordkap.example';

  it('gets three first inquiries a week, whoever sends them, and not one more when all ask at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const account = await newAccount(database);
        return { account, senderId: await setupSender(database, account) };
      }),
    );
    const claims = await Promise.all(
      others.map((other) => claim(mails(1, { to, senderId: other.senderId }), { account: other.account })),
    );
    expect(claims.flatMap(({ places }) => places)).toHaveLength(3);
    expect(claims.flatMap(({ turned }) => turned)).toMatchObject([{ by: 'recipient' }, { by: 'recipient' }]);

    // Follow-ups are none, and a week later there is room again.
    expect((await claim(mails(1, { to, isFirstInquiry: false }))).places).toHaveLength(1);
    expect((await claim(mails(1, { to: 'hello@nordkap.example' }))).places).toEqual([]);
    const later = new Date(NOW.getTime() + 7 * 86_400_000 + 1);
    expect((await claim(mails(1, { to }), { now: later })).places).toHaveLength(1);
  });

  it('gets one of them where an account asks for several at once, and follow-ups use up none', async () => {
    await claim(mails(3, { to, isFirstInquiry: false }));
    const [first, ...others] = mails(3, { to });
    const { places, turned } = await claim([
      ...(first ? [{ ...first, brand: { id: 2, name: 'Fjell & Co.' } }] : []),
      ...others,
    ]);
    expect(places.map(({ messageId }) => messageId)).toEqual([first?.messageId]);
    const reason =
      'Fjell & Co., which has this address too, was written to first, so this one goes on another day';
    expect(turned).toMatchObject(others.map(({ messageId }) => ({ messageId, by: 'recipient', reason })));
  });

  it('is known of by a keyed hash alone', async () => {
    await claim(mails(1, { to }));
    const rows = await database.asSystem((tx) => tx.selectFrom('first_inquiries').selectAll().execute());
    expect(rows.map(({ email_hash }) => email_hash)).toEqual([optOuts.hash('hello@nordkap.example')]);
  });

  it('has its place back where the mail surely wasn’t sent', async () => {
    const claims = [
      await claim(mails(1, { to })),
      await claim(mails(1, { to })),
      await claim(mails(1, { to })),
    ];
    const places = claims.flatMap((one) => one.places);
    expect((await claim(mails(1, { to }))).places).toEqual([]);
    await database.asAccount(accountId, (tx) => givePlacesBack(tx, accountId, places.slice(0, 1)));
    expect((await claim(mails(1, { to }))).places).toHaveLength(1);
  });
});
