import { expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { changeSender, setSenderState } from '../../src/features/outreach/actions/save-sender.ts';
import type { BrandToWriteTo } from '../../src/features/outreach/domain/brands/brand-to-write-to.ts';
import { moveRun, runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { mailDesk } from '../support/mailing.ts';
import { AT_ONCE, changeSenders, runOfTwo, sentBy } from '../support/run-of-two.ts';
import { NO_MAILBOX_APPS } from '../support/sequences.ts';

/** Thursday, 10:00 in New York. */
const NOW = new Date('2026-03-05T15:00:00Z');
const NEXT_MORNING = new Date('2026-03-06T15:00:00Z');

it('shares its mails among the senders, and waits for the next day once all have sent what they may', async () => {
  const { database, run, ann, ben, work, goOn, read } = await runOfTwo(12);
  await changeSenders(database, { daily_cap: 5 }, ann);
  await changeSenders(database, { daily_cap: 2 }, ben);
  await work(NOW);
  expect(await sentBy(database)).toEqual({ [ann]: 5, [ben]: 2 });
  const waiting = await read();
  expect(waiting.run).toMatchObject({
    state: 'waiting',
    waitingFor: 'sender',
    rowsProcessed: 7,
    reason: expect.stringMatching(/@shop\.example has sent the \d emails that it may send today\.$/),
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
  await changeSenders(database, { window_start: 600, window_end: 1020, time_zone: null }, ann);
  await changeSenders(database, { window_start: 660, window_end: 1020 }, ben);
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
  await changeSenders(database, { state: 'paused' }, ben);
  let sent = 0;
  await work(NOW, async () => {
    sent += 1;
    if (sent === 1) await changeSenders(database, { state: 'active' }, ben);
    if (sent === 3)
      await changeSenders(
        database,
        { state: 'stopped', stopped_for: 'bounces', reason: 'ann@shop.example was stopped.' },
        ann,
      );
    if (sent === 10) await changeSenders(database, { state: 'paused' }, ben);
  });
  const { run, rows } = await read();
  expect(run).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(
      /(was stopped|is paused)\. Start a sender at Outreach → Senders, then continue the run\.$/,
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
  await changeSenders(database, { state: 'paused' }, ben);
  await changeSenders(database, { gap_seconds: 90 });
  await work(NOW);
  const { run } = await read();
  expect(run).toMatchObject({
    state: 'waiting',
    rowsProcessed: 1,
    waitUntil: new Date(NOW.getTime() + 90_000),
    reason: 'ann@shop.example leaves some time between emails.',
  });
  await goOn();
  await work(new Date(NOW.getTime() + 90_000));
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 2 });
});

it('looks again at once when a sender that it waits for is changed', async () => {
  const { database, run, ann, ben, work, read } = await runOfTwo(3);
  await changeSenders(database, { state: 'paused' }, ben);
  await changeSenders(database, { daily_cap: 1 }, ann);
  await work(NOW);
  expect((await read()).run).toMatchObject({ state: 'waiting', waitingFor: 'sender', rowsProcessed: 1 });
  const isTakenUp = async () =>
    (await database.asSystem((tx) => runsToWorkOn(tx, NOW))).some(({ id }) => id === run.id);
  expect(await isTakenUp()).toBe(false);
  const saving = {
    accountId: run.accountId,
    sealer: createSealer(TEST_SECRET_KEY),
    mailboxes: NO_MAILBOX_APPS,
    now: NOW,
  };
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
  await changeSenders(database, { daily_cap: 1 }, ann);
  await database.asAccount(run.accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
  await work(NOW);
  expect(await isTakenUp()).toBe(false);
  await database.asAccount(run.accountId, (tx) =>
    setSenderState(tx, run.accountId, ben, { state: 'active', now: NOW }),
  );
  expect(await isTakenUp()).toBe(true);
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
