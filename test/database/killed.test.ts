import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { copyTemplate } from '../support/cluster.ts';
import { openCutLine } from '../support/cut-line.ts';
import {
  acceptedAtLeast,
  brokenPromises,
  CREDITS_PER_ROW,
  eventsApplied,
  killEmailerRun,
  noteUnheard,
  runEnded,
  startBot,
  tallyOf,
} from '../support/killing.ts';
import { until } from '../support/processes.ts';
import { openRehearsal, type Rehearsal, type RehearsalOptions } from '../support/rehearsal.ts';

const CONCURRENCY = 16;
/** Half a minute each when nothing else runs; a machine that is busy with more takes its time. */
const GIVE_UP_MS = 240_000;
/** Longer than the database believes in a worker that says nothing. */
const TAKEN_FOR_DEAD_MS = 10_000;

type Test = Pick<TestContext, 'onTestFinished'>;

async function rehearsal({ onTestFinished }: Test, options: RehearsalOptions = {}): Promise<Rehearsal> {
  const opened = await openRehearsal(options);
  onTestFinished(() => opened.close());
  return opened;
}

async function sharedDatabase({ onTestFinished }: Test): Promise<string> {
  const { url, drop } = await copyTemplate({
    adminUrl: inject('adminUrl'),
    templateUrl: inject('templateUrl'),
  });
  onTestFinished(drop);
  return url;
}

const creditsOf = async ({ query }: Rehearsal) => {
  const [credits] = await query<{ left: number; held: number; charged: number }>(`
    select credits::float8 as left, credits_held::float8 as held,
           (select count(*)::float8 / 2 from run_rows where charged) as charged from profiles`);
  return credits ?? { left: Number.NaN, held: Number.NaN, charged: Number.NaN };
};

describe('an Emailer run of 1,000 rows, killed five times with mails in flight', {
  timeout: GIVE_UP_MS,
}, () => {
  for (const [what, everything] of [
    ['its worker', false],
    ['everything, the database included', true],
  ] as const) {
    it.concurrent(`loses no row, sends no mail twice and charges exactly what was sent: ${what}`, async (test) => {
      const opened = await rehearsal(test, everything ? {} : { databaseUrl: await sharedDatabase(test) });
      const killAt = [120, 290, 450, 640, 830];
      const plan = { rows: 1_000, credits: 600, killAt, everything, concurrency: CONCURRENCY };
      const tally = await killEmailerRun(opened, plan);
      expect(brokenPromises(tally, plan), JSON.stringify(tally)).toEqual([]);
      expect(
        tally.inFlight.every((mails) => mails > 0),
        JSON.stringify(tally),
      ).toBe(true);
      expect(tally.settled).toBeGreaterThan(0);
    });
  }
});

describe('whatever else happens to a run', { timeout: GIVE_UP_MS }, () => {
  it.concurrent('stays paused when its worker is killed, and keeps nothing set aside once it is stopped', async (test) => {
    const opened = await rehearsal(test, { databaseUrl: await sharedDatabase(test) });
    await opened.start('server');
    const worker = await opened.start('worker');
    await opened.createAccount({ brands: 800, credits: 400 });
    await noteUnheard(opened);
    const { id } = await startBot(opened, 'emailer-bot');
    await acceptedAtLeast(opened, 100);
    await opened.command(id, 'pause');
    await opened.kill([worker]);
    await opened.start('worker');
    await sleep(TAKEN_FOR_DEAD_MS);
    await eventsApplied(opened);
    const paused = await tallyOf(opened, 'emailer-bot');
    expect(paused).toMatchObject({ run: { state: 'paused' }, twice: 0 });
    expect(paused.mails.sending).toBeUndefined();
    await opened.command(id, 'continue');
    await acceptedAtLeast(opened, paused.accepted + 50);
    await opened.command(id, 'stop');
    await runEnded(opened, 'emailer-bot');
    await eventsApplied(opened);
    const { run, outcomes, accepted, credits, twice } = await tallyOf(opened, 'emailer-bot');
    expect({ state: run.state, twice, sent: outcomes.sent }).toEqual({
      state: 'stopped',
      twice: 0,
      sent: accepted,
    });
    expect(outcomes.skipped).toBeGreaterThan(0);
    expect(credits.held).toBe((outcomes.unknown ?? 0) * CREDITS_PER_ROW);
    expect(credits.left).toBe(400 - accepted * CREDITS_PER_ROW);
  });

  it.concurrent('sends not one mail over the day’s limit with four workers on it at once', async (test) => {
    const opened = await rehearsal(test, { databaseUrl: await sharedDatabase(test) });
    await Promise.all([opened.start('server'), ...Array.from({ length: 4 }, () => opened.start('worker'))]);
    await opened.createAccount({ brands: 1_000, credits: 600, emailsPerDay: 300 });
    await noteUnheard(opened);
    await startBot(opened, 'emailer-bot');
    await runEnded(opened, 'emailer-bot');
    const { outcomes, accepted, twice, doubted, sentToday, credits } = await tallyOf(opened, 'emailer-bot');
    expect({ outcomes, accepted, twice, doubted, sentToday }).toEqual({
      outcomes: { sent: 300 },
      accepted: 300,
      twice: 0,
      doubted: [],
      sentToday: 300,
    });
    expect(credits).toMatchObject({ left: 450, held: 0 });
    expect(await opened.linesheet('run', 'ana@acme.com', 'emailer-bot')).toMatchObject({
      status: 'finished',
    });
  });

  it.concurrent('goes on after the database was away for three seconds', async (test) => {
    const line = await openCutLine(await sharedDatabase(test));
    test.onTestFinished(line.close);
    const opened = await rehearsal(test, { databaseUrl: line.url });
    await opened.start('server');
    let worker = await opened.start('worker');
    await opened.createAccount({ brands: 400, credits: 200 });
    await noteUnheard(opened);
    await startBot(opened, 'emailer-bot');
    await acceptedAtLeast(opened, 100);
    await line.cutFor(3_000);
    // What a supervisor does for a program that ended because its database did.
    await opened.start('server').catch(() => null);
    if (worker.ended() !== null) worker = await opened.start('worker');
    await runEnded(opened, 'emailer-bot');
    await eventsApplied(opened);
    const { run, outcomes, twice, accepted, neverArrived, credits } = await tallyOf(opened, 'emailer-bot');
    expect({ state: run.state, twice, sent: outcomes.sent }).toEqual({
      state: 'finished',
      twice: 0,
      sent: accepted,
    });
    expect(neverArrived + accepted).toBe(400);
    expect(neverArrived).toBeLessThanOrEqual(CONCURRENCY);
    expect(credits).toMatchObject({
      left: 200 - accepted * CREDITS_PER_ROW,
      held: neverArrived * CREDITS_PER_ROW,
    });
  });

  it.concurrent('pays no Keepa token twice and loses no brand, whenever it is killed; two bots share what credits there are', async (test) => {
    const sandbox = ['--products', '3000'];
    const opened = await rehearsal(test, { databaseUrl: await sharedDatabase(test), sandbox });
    const { query } = opened;
    await opened.start('server');
    let worker = await opened.start('worker');
    const restart = async () => {
      await opened.kill([worker]);
      worker = await opened.start('worker');
    };
    await opened.createAccount({ brands: 120, credits: 60 });

    await opened.linesheet('run', 'ana@acme.com', 'keepa-download');
    const before = await opened.providers.keepa();
    await until(
      'half of the products',
      60_000,
      async () => (await opened.providers.keepa()).productsServed >= 400,
    );
    await restart();
    await runEnded(opened, 'keepa-download');
    const [download] = await query<{ total: number; asins: number; saved: number; tokens: number }>(`
      select rows_total as total, count(distinct asin)::int as asins,
             count(*) filter (where outcome = 'saved')::int as saved, (progress->>'tokensSpent')::int as tokens
        from run_rows join runs on runs.id = run_id where bot = 'keepa-download' group by runs.id`);
    expect(download).toMatchObject({ asins: download?.total, saved: download?.total });
    const paid = (await opened.providers.keepa()).tokens - before.tokens;
    expect(paid).toBeLessThanOrEqual((download?.tokens ?? 0) + 100);

    // Both stand in line before either is taken up: the one alone would use up what is there.
    await opened.kill([worker]);
    const [source, emailer] = [await startBot(opened, 'source-bot'), await startBot(opened, 'emailer-bot')];
    worker = await opened.start('worker');
    const chargedAtLeast = (credits: number) =>
      until(`${credits} credits charged`, 60_000, async () => (await creditsOf(opened)).charged >= credits);
    await chargedAtLeast(15);
    await restart();
    await chargedAtLeast(30);
    await restart();
    await until('the end of the credits', 60_000, async () => {
      const { left, held } = await creditsOf(opened);
      const claimed = await query("select from run_rows where state = 'claimed'");
      return left - held < CREDITS_PER_ROW && claimed.length === 0;
    });
    await eventsApplied(opened);
    for (const { id } of [source, emailer]) await opened.command(id, 'stop').catch(() => null);
    await runEnded(opened, 'source-bot');
    await runEnded(opened, 'emailer-bot');
    const open = await query("select from run_rows where outcome = 'unknown' and held");
    const credits = await creditsOf(opened);
    expect(credits).toMatchObject({ left: 60 - credits.charged, held: open.length * CREDITS_PER_ROW });
  });
});
