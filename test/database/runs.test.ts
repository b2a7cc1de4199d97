import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { switchSending } from '../../src/features/outreach/actions/sending-switch.ts';
import { tellFate } from '../../src/features/outreach/actions/tell-fate.ts';
import { closeStep, endRows, giveRowsBack, openStep } from '../../src/features/runs/actions/advance-rows.ts';
import { changeRun } from '../../src/features/runs/actions/change-run.ts';
import { planRun } from '../../src/features/runs/actions/plan-run.ts';
import { readRows, readRun } from '../../src/features/runs/actions/read-runs.ts';
import { rowsForRun } from '../../src/features/runs/actions/rows-for-run.ts';
import { settleUnknown } from '../../src/features/runs/actions/settle-unknown.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { waitForRun } from '../../src/features/runs/actions/wait-for-run.ts';
import type { Run } from '../../src/features/runs/domain/run.ts';
import { moveRun } from '../../src/features/runs/store/runs.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from '../support/accounts.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { setupSender } from '../support/mailing.ts';
import { givenMessage } from '../support/messages.ts';
import { changeSenders } from '../support/run-of-two.ts';

const WORKER = '0198c000-0000-7000-8000-0000000000ff';
const NOW = new Date('2026-03-09T15:00:00Z');

let database: TestDatabase;
let accountId: string;

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

const give = (credits: number) =>
  database.asAccount(accountId, (tx) =>
    grantCredits(tx, { accountId, credits, reason: 'for the test', actor: 'test' }),
  );

const brandsWithoutWayIn = (count: number) =>
  database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, {
      marketplace: 'amazon',
      rows: Array.from({ length: count }, (_, index) => ({
        line: index + 1,
        marketplace: 'amazon' as const,
        name: `Brand ${index + 1}`,
        website: null,
        email: null,
      })),
    }),
  );

const startSourceBot = (startedBy: Run['startedBy'] = 'browser') =>
  database.asAccount(accountId, (tx) => startRun(tx, { accountId, bot: 'source-bot', startedBy, now: NOW }));

const claim = (run: Run, places: number) =>
  database.asAccount(accountId, async (tx) => {
    const opening = await openStep(tx, run, WORKER, { results: [], places });
    await closeStep(tx, WORKER, opening);
    return opening;
  });

const end = (run: Run, results: Parameters<typeof endRows>[3], worker = WORKER) =>
  database.asAccount(accountId, (tx) => endRows(tx, run, worker, results));

const balance = async () => {
  const { credits, creditsHeld } = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
  return { credits, held: creditsHeld };
};

describe('starting a bot', () => {
  it('is refused below half a credit, in the catalogue’s words', async () => {
    await brandsWithoutWayIn(3);
    await expect(startSourceBot()).rejects.toThrow(
      'Insufficient credits. You need 0.5 credits to run Source Bot.',
    );
  });

  it('a second time says that one is running', async () => {
    await give(10);
    await brandsWithoutWayIn(3);
    await startSourceBot();
    await expect(startSourceBot()).rejects.toThrow('Source Bot is running already.');
  });

  it('while one is paused says so, with the reason', async () => {
    await give(10);
    await brandsWithoutWayIn(3);
    const run = await startSourceBot();
    const reason = 'The web search refuses the key.';
    await database.asAccount(accountId, (tx) =>
      moveRun(tx, run.id, ['running'], { state: 'paused', reason }),
    );
    await expect(startSourceBot()).rejects.toThrow(
      `Source Bot is paused: ${reason} Continue or stop that run first.`,
    );
  });

  const planOf = (bot: 'source-bot' | 'emailer-bot', hasWebSearch = true, brandIds?: number[]) => {
    const desks = { open: async () => ({ blocked: 'not asked' }) };
    const sources = { forAccount: async () => Promise.reject(new Error('not asked')) };
    const planning = { database, sources, desks, hasWebSearch, workflow: { operators: null } };
    return planRun(planning, { accountId, bot, brandIds, withBuyBox: false, now: NOW });
  };
  const noticeOf = async (...asked: Parameters<typeof planOf>) => (await planOf(...asked)).notice;

  it('says of the next run only what no run has in hand', async () => {
    await give(10);
    await brandsWithoutWayIn(5);
    expect(await planOf('source-bot')).toMatchObject({ rows: 5, rowsWaiting: 5, credits: 2.5 });
    const run = await database.asAccount(accountId, (tx) =>
      startRun(tx, { accountId, bot: 'source-bot', limit: 3, startedBy: 'browser', now: NOW }),
    );
    expect(await planOf('source-bot')).toMatchObject({ rows: 2, rowsWaiting: 2, credits: 1 });
    await database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'stop' }));
    expect(await planOf('source-bot')).toMatchObject({ rows: 5, rowsWaiting: 5 });
  });

  it('says of chosen brands what they alone would cost', async () => {
    await give(1);
    await brandsWithoutWayIn(5);
    const { brandIds } = await database.asAccount(accountId, (tx) =>
      rowsForRun(tx, accountId, 'source-bot', { now: NOW }),
    );
    expect(await planOf('source-bot', true, brandIds.slice(0, 3))).toMatchObject({
      rows: 3,
      credits: 1.5,
      creditsAvailable: 1,
      blockedBy: null,
    });
  });

  it('says beforehand that no mail goes out at the moment', async () => {
    await database.asSystem((tx) => switchSending(tx, false));
    expect(await noticeOf('source-bot')).toBeNull();
    expect((await noticeOf('emailer-bot'))?.sentence).toMatch(/^Sending is paused for everybody/);
    await database.asSystem((tx) => switchSending(tx, true));
    expect(await noticeOf('emailer-bot')).toBeNull();
  });

  it('says beforehand that every sender waits for a person, and nothing as long as one writes', async () => {
    const ann = await setupSender(database, accountId);
    const second = { id: uuidv7(), account_id: accountId, email: 'ben@shop.example', from_name: 'Ben' };
    await database.asSystem((tx) =>
      tx
        .insertInto('senders')
        .values({ ...second, time_zone: 'America/New_York' })
        .execute(),
    );
    await changeSenders(database, { state: 'stopped', stopped_for: 'complaints', reason: 'It was stopped.' });
    expect((await noticeOf('emailer-bot'))?.sentence).toBe(
      'It was stopped. Start a sender at Outreach → Senders first.',
    );
    expect(await noticeOf('source-bot')).toBeNull();
    await changeSenders(database, { state: 'active', stopped_for: null, reason: null }, ann);
    expect(await noticeOf('emailer-bot')).toBeNull();
  });

  it('says beforehand that no web search is set up', async () => {
    expect(await noticeOf('source-bot')).toBeNull();
    expect(await noticeOf('source-bot', false)).toEqual({
      sentence: expect.stringMatching(/^No web search is set up, .* are tried\.$/),
      setting: expect.stringContaining('SEARCH_BASE_URL'),
    });
  });

  it('with nothing to do ends at once for a program, and is not begun for a person, who reads why', async () => {
    await give(10);
    await expect(startSourceBot()).rejects.toThrow('No brands waiting to be looked up.');
    for (const startedBy of ['api', 'command_line'] as const)
      expect(await startSourceBot(startedBy)).toMatchObject({ state: 'finished', rowsTotal: 0 });
    await brandsWithoutWayIn(1);
    await startSourceBot();
    await expect(startSourceBot()).rejects.toThrow('Source Bot is running already.');
  });
});

it('whoever waits for a run hears of each state and reason once', async () => {
  await give(10);
  await brandsWithoutWayIn(3);
  const { id: runId } = await startSourceBot();
  const move = (to: Parameters<typeof moveRun>[3]) =>
    database.asAccount(accountId, (tx) => moveRun(tx, runId, ['running', 'waiting'], to));
  const heard: string[] = [];
  await waitForRun(database, {
    accountId,
    runId,
    forMs: 30_000,
    changed: ({ state, reason }) => {
      heard.push(`${state}: ${reason}`);
      const waitUntil = new Date(NOW.getTime() + 60_000);
      if (heard.length === 1) void move({ state: 'waiting', reason: 'Slow down.', waitUntil });
      if (heard.length === 2) void move({ state: 'paused', reason: 'No key.' });
    },
  });
  expect(heard).toEqual(['running: null', 'waiting: Slow down.', 'paused: No key.']);
});

describe('a run’s credits', () => {
  it('are set aside as rows are claimed, charged for what was delivered, and given back for what was not', async () => {
    await give(10);
    await brandsWithoutWayIn(3);
    const run = await startSourceBot();
    await claim(run, 3);
    expect(await balance()).toEqual({ credits: 10, held: 1.5 });

    const ended = await end(run, [
      { seq: 1, outcome: 'found_address', detail: 'wholesale@brand.com' },
      { seq: 2, outcome: 'no_site', detail: null },
    ]);
    expect(ended).toMatchObject({ rowsDone: 2, rowsProcessed: 1, creditsCharged: 0.5, state: 'running' });
    expect(await balance()).toEqual({ credits: 9.5, held: 0.5 });

    expect(await end(run, [{ seq: 3, outcome: 'found_form', detail: null }])).toMatchObject({
      state: 'finished',
    });
    expect(await balance()).toEqual({ credits: 9, held: 0 });
  });

  it('pay for no row twice, however often its end is reported', async () => {
    await give(10);
    await brandsWithoutWayIn(1);
    const run = await startSourceBot();
    await claim(run, 1);
    await end(run, [{ seq: 1, outcome: 'found_address', detail: null }]);
    await end(run, [{ seq: 1, outcome: 'found_address', detail: null }]);
    expect(await balance()).toEqual({ credits: 9.5, held: 0 });
  });

  it('never let a row be claimed that they can’t pay', async () => {
    await give(1);
    await brandsWithoutWayIn(5);
    const run = await startSourceBot();
    const { next, dry } = await claim(run, 5);
    expect(next.map((row) => row.seq)).toEqual([1, 2]);
    expect(dry).toBe('unpaid');
  });

  it('stay set aside for a mail whose fate is open', async () => {
    await give(10);
    await brandsWithoutWayIn(1);
    const run = await startSourceBot();
    await claim(run, 1);
    await end(run, [{ seq: 1, outcome: 'unknown', detail: null }]);
    expect(await balance()).toEqual({ credits: 10, held: 0.5 });
  });

  it('are not touched by a worker that was taken for dead and whose rows went to another', async () => {
    await give(10);
    await brandsWithoutWayIn(1);
    const run = await startSourceBot();
    await claim(run, 1);
    const late = await end(run, [{ seq: 1, outcome: 'found_address', detail: null }], accountId);
    expect(late).toMatchObject({ rowsDone: 0, rowsProcessed: 0 });
    expect(await balance()).toEqual({ credits: 10, held: 0.5 });

    await database.asAccount(accountId, (tx) => giveRowsBack(tx, run, accountId, [1], [1]));
    const done = await end(run, [{ seq: 1, outcome: 'found_address', detail: null }]);
    expect(done).toMatchObject({ rowsDone: 1, rowsProcessed: 1, state: 'finished' });
    expect(await balance()).toEqual({ credits: 9.5, held: 0 });
  });
});

describe('stopping a run', () => {
  it('ends the rows that wait, and leaves what is in work to be finished and counted', async () => {
    await give(10);
    await brandsWithoutWayIn(4);
    const run = await startSourceBot();
    await claim(run, 1);
    await database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'stop' }));
    await end(run, [{ seq: 1, outcome: 'found_address', detail: null }]);

    const stopped = await database.asAccount(accountId, (tx) => readRun(tx, accountId, run.id));
    expect(stopped).toMatchObject({ state: 'stopped', rowsProcessed: 1, creditsCharged: 0.5 });
    expect(await balance()).toEqual({ credits: 9.5, held: 0 });
    await expect(
      database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'continue' })),
    ).rejects.toThrow('can’t continue now: it is stopped');
  });

  it('is done to one that begins to wait at that very moment', async () => {
    await give(10);
    await brandsWithoutWayIn(4);
    const { id: runId } = await startSourceBot();
    let stopping: Promise<unknown> | undefined;
    await database.asAccount(accountId, async (tx) => {
      await moveRun(tx, runId, ['running'], { state: 'waiting', waitingFor: 'credits', reason: '' });
      stopping = database.asAccount(accountId, (other) =>
        changeRun(other, { accountId, runId, command: 'stop' }),
      );
      await untilSomebodyWaits();
    });
    await expect(stopping).resolves.toMatchObject({ state: 'stopped' });
  });
});

/** For a lock that another holds. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await database.asSystem((tx) =>
      sql`select from pg_stat_activity
           where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });

it('a row tells what the provider said of its mail', async () => {
  await give(10);
  await brandsWithoutWayIn(2);
  const run = await startSourceBot();
  const id = '0198c000-0000-7000-8000-000000000001';
  await givenMessage(database, { id, accountId });
  await database.asSystem((tx) =>
    tx
      .updateTable('messages')
      .set({ run_id: run.id, run_seq: 2, delivery: 'bounced' })
      .where('id', '=', id)
      .execute(),
  );
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: 10, offset: 0 }),
  );
  expect(rows.map((row) => row.delivery)).toEqual([null, 'bounced']);
});

it('a mail that turns out to have been accepted ends its row as sent, charged once, and keeps its address', async () => {
  await give(10);
  await brandsWithoutWayIn(1);
  const run = await startSourceBot();
  await claim(run, 1);
  await end(run, [{ seq: 1, outcome: 'unknown', detail: 'hello@nordkap.com: the connection was reset' }]);
  const id = '0198c000-0000-7000-8000-000000000001';
  await givenMessage(database, { id, accountId, toEmail: 'hello@nordkap.com' });
  await database.asSystem((tx) =>
    tx.updateTable('messages').set({ run_id: run.id, run_seq: 1 }).where('id', '=', id).execute(),
  );
  await settleUnknown(database);
  await settleUnknown(database);
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: 10, offset: 0 }),
  );
  expect(rows).toMatchObject([{ outcome: 'sent', detail: 'hello@nordkap.com', charged: true }]);
  const settled = await database.asAccount(accountId, (tx) => readRun(tx, accountId, run.id));
  expect(settled).toMatchObject({ rowsProcessed: 1, rowsFailed: 0, creditsCharged: 0.5 });
  expect(await balance()).toEqual({ credits: 9.5, held: 0 });
});

it('a mail that surely didn’t go out, after all, ends its row as held back and gives its credit back once', async () => {
  await give(10);
  await brandsWithoutWayIn(1);
  const run = await startSourceBot();
  await claim(run, 1);
  await end(run, [{ seq: 1, outcome: 'unknown', detail: 'hello@nordkap.com: the connection was reset' }]);
  const [before, id] = ['0198c000-0000-7000-8000-000000000001', '0198c000-0000-7000-8000-000000000002'];
  // An earlier try that was called off says nothing of the last one.
  await givenMessage(database, { id: before, accountId, createdAt: new Date(0) });
  await givenMessage(database, { id, accountId, toEmail: 'hello@nordkap.com', state: 'unknown' });
  await database.asSystem(async (tx) => {
    await tx.updateTable('messages').set({ run_id: run.id, run_seq: 1 }).execute();
    await tx.updateTable('messages').set({ state: 'cancelled' }).where('id', '=', before).execute();
  });
  await settleUnknown(database);
  expect(await balance()).toEqual({ credits: 10, held: 0.5 });

  await database.asAccount(accountId, (tx) => tellFate(tx, accountId, id, false));
  await settleUnknown(database);
  await settleUnknown(database);
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: 10, offset: 0 }),
  );
  const detail = 'hello@nordkap.com: it did not go out, so the next run tries it again';
  expect(rows).toMatchObject([{ outcome: 'held', detail, charged: false }]);
  expect(await balance()).toEqual({ credits: 10, held: 0 });
  const again = database.asAccount(accountId, (tx) => tellFate(tx, accountId, id, true));
  await expect(again).rejects.toThrow('What happened to this email is already known.');
});
