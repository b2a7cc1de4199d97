import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { changeSender, setSenderState } from '../../src/features/outreach/actions/save-sender.ts';
import type { BrandToWriteTo } from '../../src/features/outreach/domain/brand-to-write-to.ts';
import type { MailDesk } from '../../src/features/outreach/ports.ts';
import { driveEmailerRun } from '../../src/features/runs/actions/drive-emailer-run.ts';
import { readRows, readRun } from '../../src/features/runs/actions/read-runs.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { moveRun, runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { mailDesk, mailingRun, setupSender } from '../support/mailing.ts';

const AT_ONCE = 4;
/** Thursday, 10:00 in New York. */
const NOW = new Date('2026-03-05T15:00:00Z');
const NEXT_MORNING = new Date('2026-03-06T15:00:00Z');

/** A run over brands, and two senders to write to them. */
async function runOfTwo(brands: number) {
  const database = await testDatabase();
  const run = await mailingRun(database, brands);
  const { accountId } = run;
  const ann = await setupSender(database, accountId);
  const ben = uuidv7();
  const own = { id: ben, account_id: accountId, email: 'ben@shop.example', from_name: 'Ben' };
  await database.asSystem((tx) =>
    tx
      .insertInto('senders')
      .values({ ...own, time_zone: 'America/New_York' })
      .execute(),
  );
  const work = async (
    now: Date,
    afterEach: () => Promise<unknown> = async () => {},
    { clock = { at: now }, ...counted }: Partial<MailDesk> & { clock?: { at: Date } } = {},
  ) => {
    const desk = mailDesk([ann, ben], AT_ONCE, async () => {
      await afterEach();
      return { fate: 'accepted', providerMessageId: null };
    });
    await driveEmailerRun(
      {
        database,
        clock: { now: () => clock.at },
        desks: { open: async () => ({ ...desk, ...counted }) },
        optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
        slots: createSlots(AT_ONCE).join(),
        workerId: uuidv7(),
        stopping: new AbortController().signal,
        advanced: () => {},
      },
      { ...run, state: 'running' },
    );
  };
  const goOn = () =>
    database.asAccount(accountId, (tx) => moveRun(tx, run.id, ['waiting', 'paused'], { state: 'running' }));
  const read = () =>
    database.asAccount(accountId, async (tx) => ({
      run: await readRun(tx, accountId, run.id),
      rows: (await readRows(tx, accountId, run.id, { limit: 200, offset: 0 })).rows,
    }));
  return { database, run, ann, ben, work, goOn, read };
}

const change = (database: TestDatabase, columns: Record<string, unknown>, senderId?: string) =>
  database.asSystem((tx) => {
    const all = tx.updateTable('senders').set(columns);
    return (senderId ? all.where('id', '=', senderId) : all).execute();
  });

async function sentBy(database: TestDatabase): Promise<Record<string, number>> {
  const mails = await database.asSystem((tx) =>
    tx.selectFrom('messages').select('sender_id').where('state', '=', 'accepted').execute(),
  );
  const bySender = Object.groupBy(mails, ({ sender_id }) => sender_id ?? 'nobody');
  return Object.fromEntries(Object.entries(bySender).map(([id, some]) => [id, some?.length ?? 0]));
}

it('shares its mails among the senders, and waits for the next day once all have sent what they may', async () => {
  const { database, run, ann, ben, work, goOn, read } = await runOfTwo(12);
  await change(database, { daily_cap: 5 }, ann);
  await change(database, { daily_cap: 2 }, ben);
  await work(NOW);
  expect(await sentBy(database)).toEqual({ [ann]: 5, [ben]: 2 });
  const waiting = await read();
  expect(waiting.run).toMatchObject({
    state: 'waiting',
    waitingFor: 'sender',
    rowsProcessed: 7,
    reason: expect.stringMatching(/@shop\.example has sent the \d mails that it may send today\.$/),
    waitUntil: new Date('2026-03-06T05:00:00Z'),
  });
  expect(waiting.rows.filter(({ state }) => state === 'waiting')).toHaveLength(5);

  const isTakenUp = async (now: Date) =>
    (await database.asSystem((tx) => runsToWorkOn(tx, now))).some(({ id }) => id === run.id);
  expect(await isTakenUp(NOW)).toBe(false);
  expect(await isTakenUp(NEXT_MORNING)).toBe(true);
  await goOn();
  await work(NEXT_MORNING);
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 12 });
  const days = await database.asSystem((tx) =>
    tx.selectFrom('sender_days').select(['sender_id', 'sent']).orderBy('sent').execute(),
  );
  for (const { sender_id, sent } of days) expect(sent).toBeLessThanOrEqual(sender_id === ann ? 5 : 2);
});

it('writes nothing outside the hours of its senders, and goes on when the first of them begins', async () => {
  const { database, ann, ben, work, goOn, read } = await runOfTwo(3);
  await change(database, { window_start: 600, window_end: 1020, time_zone: null }, ann);
  await change(database, { window_start: 660, window_end: 1020 }, ben);
  const night = new Date('2026-03-05T08:00:00Z');
  await work(night);
  expect((await read()).run).toMatchObject({
    state: 'waiting',
    waitingFor: 'sender',
    waitUntil: NOW,
    reason: 'ann@shop.example writes 10:00–17:00 (America/New_York).',
  });
  expect(await sentBy(database)).toEqual({});
  await goOn();
  await work(NOW);
  expect((await read()).run.state).toBe('finished');
  expect(await sentBy(database)).toEqual({ [ann]: 3 });
});

it('has the others write once a sender is paused, and asks a person once none is left', async () => {
  const { database, ann, ben, work, read } = await runOfTwo(20);
  await change(database, { state: 'paused' }, ben);
  let sent = 0;
  await work(NOW, async () => {
    sent += 1;
    if (sent === 1) await change(database, { state: 'active' }, ben);
    if (sent === 3)
      await change(
        database,
        { state: 'stopped', stopped_for: 'bounces', reason: 'ann@shop.example was stopped.' },
        ann,
      );
    if (sent === 10) await change(database, { state: 'paused' }, ben);
  });
  const { run, rows } = await read();
  expect(run).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(
      /(was stopped|is paused)\. Start a sender at Outreach, then continue the run\.$/,
    ),
  });
  const by = await sentBy(database);
  expect((by[ann] ?? 0) + (by[ben] ?? 0)).toBe(sent);
  // What was on its way already goes out, and nothing after it.
  expect(sent).toBeLessThanOrEqual(10 + AT_ONCE);
  expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(20 - sent);
});

it('writes one mail at a time where a sender leaves a while between two, and waits that long', async () => {
  const { database, ben, work, goOn, read } = await runOfTwo(2);
  await change(database, { state: 'paused' }, ben);
  await change(database, { gap_seconds: 90 });
  await work(NOW);
  const { run } = await read();
  expect(run).toMatchObject({
    state: 'waiting',
    rowsProcessed: 1,
    waitUntil: new Date(NOW.getTime() + 90_000),
    reason: 'ann@shop.example leaves a while between two mails.',
  });
  await goOn();
  await work(new Date(NOW.getTime() + 90_000));
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 2 });
});

it('looks again at once when a sender that it waits for is changed', async () => {
  const { database, run, ann, ben, work, read } = await runOfTwo(3);
  await change(database, { state: 'paused' }, ben);
  await change(database, { daily_cap: 1 }, ann);
  await work(NOW);
  expect((await read()).run).toMatchObject({ state: 'waiting', waitingFor: 'sender', rowsProcessed: 1 });
  const isTakenUp = async () =>
    (await database.asSystem((tx) => runsToWorkOn(tx, NOW))).some(({ id }) => id === run.id);
  expect(await isTakenUp()).toBe(false);
  const saving = { accountId: run.accountId, sealer: createSealer(TEST_SECRET_KEY), now: NOW };
  await database.asAccount(run.accountId, (tx) =>
    changeSender(tx, saving, ann, {
      fromName: null,
      signature: '',
      postalAddress: null,
      timeZone: 'America/New_York',
      dailyCap: 10,
      transport: 'account',
      window: { start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] },
      ramp: { start: 10, step: 5, from: null },
      gap: { seconds: 0, jitter: 0 },
    }),
  );
  expect(await isTakenUp()).toBe(true);

  // Another sender that may write again serves as well.
  await change(database, { daily_cap: 1 }, ann);
  await database.asAccount(run.accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
  await work(NOW);
  expect(await isTakenUp()).toBe(false);
  await database.asAccount(run.accountId, (tx) =>
    setSenderState(tx, run.accountId, ben, { state: 'active', now: NOW }),
  );
  expect(await isTakenUp()).toBe(true);
});

const REFUSED_KEY = {
  fate: 'refused',
  reason: 'SendGrid refuses the key: The key is revoked.',
  concerns: 'key',
} as const;

/** The second sender has a key of its own, which SendGrid refuses for as long as `isRefused` says so. */
async function runWithRefusedKey(brands: number) {
  const run = await runOfTwo(brands);
  const { ann, ben } = run;
  const at = { isRefused: true, refusals: 0 };
  const [first] = mailDesk([ann], AT_ONCE, async () => ({
    fate: 'accepted',
    providerMessageId: null,
  })).senders;
  const [second] = mailDesk([ben], AT_ONCE, async () => {
    if (!at.isRefused) return { fate: 'accepted', providerMessageId: null };
    at.refusals += 1;
    return REFUSED_KEY;
  }).senders;
  if (!first || !second) throw new Error('No senders');
  const own = { ...second, own: { address: true, key: true, mailbox: false } };
  const drive = (now = new Date()) => run.work(now, undefined, { senders: [first, own] });
  const stateOf = async (senderId: string) =>
    run.database.asSystem((tx) =>
      tx
        .selectFrom('senders')
        .select(['state', 'reason'])
        .where('id', '=', senderId)
        .executeTakeFirstOrThrow(),
    );
  return { ...run, at, drive, stateOf };
}

it('pauses the one sender whose key is refused, says what to do, and goes on with the others', async () => {
  const {
    database,
    run: { accountId },
    ann,
    ben,
    at,
    drive,
    stateOf,
    read,
  } = await runWithRefusedKey(20);
  // At work since the very millisecond at which the run begins: the database counts finer.
  const now = new Date();
  await change(database, { state_since: sql`${now}::timestamptz + interval '900 microseconds'` });
  await drive(now);
  const reason =
    'ann@shop.example was paused: SendGrid refuses the key: The key is revoked. Enter a valid one for ann@shop.example at Outreach → Senders, then start it again.';
  expect(await stateOf(ben)).toEqual({ state: 'paused', reason });
  expect((await stateOf(ann)).state).toBe('active');
  expect((await read()).run).toMatchObject({ state: 'running', reason });
  expect(at.refusals).toBeLessThanOrEqual(AT_ONCE);

  await drive();
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 20, reason });
  expect(await sentBy(database)).toEqual({ [ann]: 20 });
  expect(at.refusals).toBeLessThanOrEqual(AT_ONCE);
  const days = await database.asSystem((tx) =>
    tx.selectFrom('daily_sends').select('sent').where('account_id', '=', accountId).execute(),
  );
  expect(days.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
});

it('tries a sender anew that was started again while the run still had its old key', async () => {
  const {
    database,
    run: { accountId },
    ben,
    at,
    drive,
    stateOf,
    read,
  } = await runWithRefusedKey(40);
  await drive();
  expect((await stateOf(ben)).state).toBe('paused');
  const later = new Date(Date.now() + 60_000);
  await database.asAccount(accountId, (tx) =>
    setSenderState(tx, accountId, ben, { state: 'active', now: later }),
  );
  await drive();
  expect((await stateOf(ben)).state).toBe('active');
  expect((await read()).run.state).toBe('running');
  at.isRefused = false;
  await drive();
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 40 });
  expect((await sentBy(database))[ben]).toBeGreaterThan(0);
});

it('pauses the run where the others can’t write either, or send with the same key', async () => {
  const { database, ann, ben, drive, stateOf, read } = await runWithRefusedKey(20);
  await change(database, { state: 'paused' }, ann);
  await drive();
  expect((await read()).run).toMatchObject({
    state: 'paused',
    reason:
      'SendGrid refuses the key: The key is revoked. Enter a valid one for ann@shop.example at Outreach → Senders, then continue the run.',
  });
  expect(await stateOf(ben)).toEqual({ state: 'active', reason: null });

  const shared = await runOfTwo(8);
  const desk = mailDesk([shared.ann, shared.ben], AT_ONCE, async () => REFUSED_KEY);
  await shared.work(new Date(), undefined, { senders: desk.senders });
  expect((await shared.read()).run).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(/ Check your SendGrid key in onboarding step 4, then continue the run\.$/),
  });
  const states = await shared.database.asSystem((tx) => tx.selectFrom('senders').select('state').execute());
  expect(states).toEqual([{ state: 'active' }, { state: 'active' }]);
});

it('counts what goes out after midnight for the new day, with that day’s limit', async () => {
  const { database, run, work } = await runOfTwo(12);
  await database.asSystem((tx) =>
    tx.updateTable('profiles').set({ emails_per_day_override: 5 }).where('id', '=', run.accountId).execute(),
  );
  const midnight = new Date('2026-03-06T05:00:00Z');
  const clock = { at: new Date(midnight.getTime() - 1_000) };
  let sent = 0;
  await work(
    clock.at,
    async () => {
      sent += 1;
      if (sent === 2) clock.at = midnight;
    },
    { clock, day: '2026-03-05', dailyLimit: 5, limitResetsAt: midnight },
  );
  const days = await database.asSystem((tx) =>
    tx.selectFrom('daily_sends').select(['day', 'sent']).orderBy('day').execute(),
  );
  expect(days).toMatchObject([{ day: '2026-03-05' }, { day: '2026-03-06', sent: 5 }]);
  expect(days[0]?.sent).toBeLessThanOrEqual(5);
});

it('doesn’t send what was written to a brand that is merged, set aside or moved before it goes out', async () => {
  const { database, run, ann, work, read } = await runOfTwo(5);
  const changes: Record<string, (tx: Tx, id: number, other: number) => Promise<unknown>> = {
    'Brand 2': (tx, id, other) =>
      tx.updateTable('brands').set({ merged_into: other }).where('id', '=', id).execute(),
    'Brand 3': (tx, id) =>
      tx.updateTable('brands').set({ email: 'new@brand-3.com' }).where('id', '=', id).execute(),
    'Brand 4': (tx, id) => {
      const aside = { account_id: run.accountId, is_aside: true, decided_by: 'person', reason: 'By hand.' };
      return tx
        .insertInto('brand_set_asides')
        .values({ ...aside, brand_id: id })
        .execute();
    },
  };
  const senders = mailDesk([ann], AT_ONCE, async () => ({
    fate: 'accepted',
    providerMessageId: null,
  })).senders.map((sender) => ({
    ...sender,
    compose: async (messageId: string, brand: BrandToWriteTo & { email: string }) => {
      const composed = await sender.compose(messageId, brand);
      await database.asSystem((tx) => changes[brand.name]?.(tx, brand.id, brand.id - 1) ?? Promise.resolve());
      return composed;
    },
  }));
  await work(NOW, undefined, { senders });
  const mails = await database.asSystem((tx) =>
    tx.selectFrom('messages').select('to_email').orderBy('to_email').execute(),
  );
  expect(mails.map(({ to_email }) => to_email)).toEqual(['wholesale@brand-1.com', 'wholesale@brand-5.com']);
  const { rows } = await read();
  expect(
    rows
      .filter(({ outcome }) => outcome === 'held')
      .map(({ detail }) => detail)
      .sort(),
  ).toEqual(
    [2, 3, 4].map(
      (brand) =>
        `wholesale@brand-${brand}.com: the brand was merged, set aside or given another address meanwhile`,
    ),
  );
});
