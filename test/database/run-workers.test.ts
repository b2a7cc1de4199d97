import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { type Discovery, NOTHING_FOUND } from '../../src/features/brands/domain/discovery/discovery.ts';
import { type PastedQuery, productQuery } from '../../src/features/catalog/domain/product-query.ts';
import type { ProductSource } from '../../src/features/catalog/ports.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { changeRun } from '../../src/features/runs/actions/change-run.ts';
import { dismissAllWorkers } from '../../src/features/runs/actions/dismiss-workers.ts';
import type { Discover } from '../../src/features/runs/actions/drive-source-run.ts';
import { readRows, readRun } from '../../src/features/runs/actions/read-runs.ts';
import { startDownload, startRun } from '../../src/features/runs/actions/start-run.ts';
import { sweepOrphans } from '../../src/features/runs/actions/sweep-orphans.ts';
import { waitForRun } from '../../src/features/runs/actions/wait-for-run.ts';
import { createRunWorkers, type RunWorkerDeps } from '../../src/features/runs/actions/work-on-runs.ts';
import type { Bot, Run, RunState } from '../../src/features/runs/domain/run.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { moveRun } from '../../src/features/runs/store/runs.ts';
import { enrolWorker } from '../../src/features/runs/store/workers.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { sleep, systemClock } from '../../src/kernel/clock.ts';
import { ProviderError } from '../../src/kernel/errors.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from '../support/accounts.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { noWorkflowHosts } from '../support/workflow-host.ts';

const BRANDS = 6;
const QUERY: PastedQuery = { siteId: 1, selection: {}, page: null, perPage: null, unknownFilters: [] };
const TOKENS = { tokensLeft: 1_000, refillRate: 20, waitMs: 0 };
const NO_SITE: Discovery = { ...NOTHING_FOUND, outcome: 'no_site' };

let database: TestDatabase;
let accountId: string;
let failures: unknown[];

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  failures = [];
});

/** One process that works on runs. */
const aProcess = (own: Partial<Pick<RunWorkerDeps, 'discover' | 'searchAnswers' | 'sources'>>) =>
  createRunWorkers({
    database,
    clock: systemClock,
    optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
    crawlSlots: createSlots(4),
    mailSlots: createSlots(4),
    discover: async () => NO_SITE,
    searchAnswers: async () => true,
    sources: { forAccount: () => Promise.reject(new Error('not asked for here')) },
    desks: { open: () => Promise.reject(new Error('not asked for here')) },
    workflow: noWorkflowHosts,
    failed: (error) => failures.push(error),
    ...own,
  });

const start = (bot: Bot, credits = 50): Promise<Run> =>
  database.asAccount(accountId, async (tx) => {
    await grantCredits(tx, { accountId, credits, reason: 'for the test', actor: 'test' });
    const download = { query: productQuery(QUERY), queryName: 'Your query', withBuyBoxShares: false };
    const rows = Array.from({ length: BRANDS }, (_, index) => ({
      line: index + 1,
      marketplace: 'amazon' as const,
      name: `Brand ${index + 1}`,
      website: null,
      email: null,
    }));
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows });
    const request = { accountId, startedBy: 'browser', now: new Date() } as const;
    return bot === 'keepa-download'
      ? startDownload(tx, request, download)
      : startRun(tx, { ...request, bot });
  });

const runNow = (id: string) => database.asAccount(accountId, (tx) => readRun(tx, accountId, id));

const stateOf = (run: Run, state: RunState) =>
  vi.waitFor(async () => {
    const now = await runNow(run.id);
    expect(now.state).toBe(state);
    return now;
  }, 10_000);

const endOf = (run: Run) => stateOf(run, 'finished');

/** A process that begins to look for brands, and says nothing more until it is told to stop. */
async function aSilentProcess() {
  const looking = Promise.withResolvers<void>();
  const discover: Discover = (_brand, signal) =>
    new Promise((resolve) => {
      looking.resolve();
      if (signal.aborted) resolve(NO_SITE);
      signal.addEventListener('abort', () => resolve(NO_SITE));
    });
  const silent = aProcess({ discover });
  await silent.takeUp();
  await looking.promise;
  return silent;
}

it('a brand for whose name alone the search fails doesn’t hold the run up, and a search that is away is waited for', async () => {
  const run = await start('source-bot');
  let isUp = false;
  const workers = aProcess({
    searchAnswers: async () => isUp,
    discover: async ({ name }) => {
      if (name === 'Brand 3') throw new ProviderError('search', 'invalid_answer', 'It sent a web page');
      return NO_SITE;
    },
  });
  const tryAgain = async () => {
    await database.asAccount(accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
    await vi.waitFor(async () => {
      await workers.takeUp();
      expect((await runNow(run.id)).state).not.toBe('running');
    }, 10_000);
  };
  for (const _ of [1, 2, 3, 4, 5]) {
    await tryAgain();
    const reason = expect.stringContaining('The web search gave an answer that makes no sense.');
    expect(await runNow(run.id)).toMatchObject({ state: 'waiting', reason });
  }
  isUp = true;
  await tryAgain();
  expect(await runNow(run.id)).toMatchObject({ state: 'finished', rowsDone: BRANDS, rowsFailed: BRANDS });
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: BRANDS, offset: 0 }),
  );
  expect(rows.filter(({ outcome }) => outcome === 'unreachable').map(({ name }) => name)).toEqual([
    'Brand 3',
  ]);
  await workers.stop();
});

it('a brand that waits for a limited search is not given up for it', async () => {
  const run = await start('source-bot');
  const answers: Discover[] = [
    ...Array.from(
      { length: 4 },
      (): Discover => () => {
        throw new ProviderError('search', 'limited', 'Slow down', { retryAfterMs: 1_000 });
      },
    ),
    () => {
      throw new ProviderError('search', 'unreachable', 'The line broke');
    },
  ];
  let turn: Discover | undefined;
  const workers = aProcess({
    discover: async (brand, signal) => (turn && brand.name === 'Brand 3' ? turn(brand, signal) : NO_SITE),
  });
  for (turn of [...answers, undefined]) {
    await database.asAccount(accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
    await vi.waitFor(async () => {
      await workers.takeUp();
      expect((await runNow(run.id)).state).toBe(turn ? 'waiting' : 'finished');
    }, 10_000);
  }
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: BRANDS, offset: 0 }),
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(Array.from({ length: BRANDS }, () => 'no_site'));
  await workers.stop();
});

describe('a worker', () => {
  const claimed = async (run: Run) =>
    (
      await database.asSystem((tx) =>
        tx.selectFrom('run_rows').select('state').where('run_id', '=', run.id).execute(),
      )
    ).filter(({ state }) => state === 'claimed').length;

  it('that was taken for dead lets go of its rows, too, while another is at work on the same run', async () => {
    const run = await start('source-bot');
    const silent = await aSilentProcess();
    await vi.waitFor(async () => expect(await claimed(run)).toBe(BRANDS));
    await dismissAllWorkers(database);
    await database.asSystem((tx) => enrolWorker(tx, uuidv7(), run.id, 'another machine'));
    await sweepOrphans(database);
    expect(await claimed(run)).toBe(0);
    await silent.stop();
  });

  it('that was taken for dead lets go of its rows, and whoever takes them up ends each once', async () => {
    const run = await start('source-bot');
    const process = await aSilentProcess();

    await dismissAllWorkers(database);
    await sweepOrphans(database);
    const other = aProcess({});
    await other.takeUp();
    const ended = await endOf(run);
    expect(ended).toMatchObject({ rowsTotal: BRANDS, rowsDone: BRANDS });

    await process.sayAlive();
    await process.stop();
    expect(await runNow(run.id)).toMatchObject({ rowsDone: BRANDS, creditsCharged: ended.creditsCharged });
    await other.stop();
  });

  it('that died with rows paid for by the last credits leaves no run waiting for more', async () => {
    const run = await start('source-bot', 2);
    const silent = await aSilentProcess();
    await dismissAllWorkers(database);
    const other = aProcess({});
    await other.takeUp();
    expect(await stateOf(run, 'waiting')).toMatchObject({ waitingFor: 'credits' });

    await sweepOrphans(database);
    await vi.waitFor(async () => {
      await other.takeUp();
      expect((await runNow(run.id)).state).toBe('finished');
    }, 10_000);
    await silent.stop();
    await other.stop();
  });

  it('that died leaves rows of one run that can’t be taken up, which hold up no other account’s', async () => {
    const broken = await start('source-bot');
    const brokenAccount = accountId;
    accountId = await newAccount(database);
    const sound = await start('source-bot');
    const silent = await aSilentProcess();
    await vi.waitFor(async () => {
      expect(await claimed(broken)).toBe(BRANDS);
      expect(await claimed(sound)).toBe(BRANDS);
    });
    await database.asSystem(async (tx) => {
      await tx.updateTable('profiles').set({ credits_held: 0 }).where('id', '=', brokenAccount).execute();
      await moveRun(tx, broken.id, ['running'], { state: 'stopped' });
    });

    await dismissAllWorkers(database);
    await expect(sweepOrphans(database)).rejects.toThrow('profiles');
    expect(await claimed(sound)).toBe(0);
    await silent.stop();
  });

  it('ends a row at what nobody foresaw, says so, and goes on with the others', async () => {
    const run = await start('source-bot');
    const unforeseen = new Error('nobody foresaw this');
    const process = aProcess({
      discover: async ({ name }) => {
        if (name === 'Brand 3') throw unforeseen;
        return NO_SITE;
      },
    });
    await process.takeUp();
    await endOf(run);
    await process.stop();
    expect(failures).toEqual([unforeseen]);
  });
});

/** Where nothing but a page of the finder is asked for. */
const pagesFrom = (findProducts: ProductSource['findProducts']): ProductSource => ({
  readQuery: () => QUERY,
  tokenStatus: async () => TOKENS,
  findProducts,
  fetchProducts: () => Promise.reject(new Error('there are none')),
  fetchByCodes: () => Promise.reject(new Error('Not asked for.')),
  fetchHistory: () => Promise.reject(new Error('there is none')),
  fetchSellers: () => Promise.reject(new Error('there are none')),
});

it('a download that two processes take up at once asks for each page once', async () => {
  const run = await start('keepa-download');
  let asked = 0;
  const source = pagesFrom(async () => {
    asked += 1;
    // Long enough for the others to come by.
    await sleep(100);
    return { asins: [], totalResults: 0, tokensConsumed: 11, tokens: TOKENS };
  });
  const sources = { forAccount: async () => source };
  const processes = [aProcess({ sources }), aProcess({ sources }), aProcess({ sources })];
  await Promise.all(processes.map((process) => process.takeUp()));
  await endOf(run);
  await Promise.all(processes.map((process) => process.stop()));
  expect(asked).toBe(1);
});

it('the end of a run that is stopped is told once what was in work has ended, with all that it came to', async () => {
  const run = await start('source-bot');
  const looking = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const process = aProcess({
    discover: async () => {
      looking.resolve();
      await released.promise;
      return { ...NOTHING_FOUND, outcome: 'found_form' };
    },
  });
  await process.takeUp();
  await looking.promise;
  const told = () =>
    database.asAccount(accountId, (tx) =>
      tx.selectFrom('events').select(['kind', 'payload']).where('kind', '=', 'run.ended').execute(),
    );
  const ended = waitForRun(database, { accountId, runId: run.id, forMs: 20_000 });
  await database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'stop' }));
  await sleep(600);
  expect(await told()).toEqual([]);
  expect(await runNow(run.id)).toMatchObject({ state: 'stopped', rowsProcessed: 0 });
  released.resolve();
  await vi.waitFor(async () => expect(await told()).not.toEqual([]), 10_000);
  const { rowsProcessed } = await runNow(run.id);
  expect(rowsProcessed).toBeGreaterThan(0);
  expect(await ended).toMatchObject({ state: 'stopped', rowsProcessed });
  await process.stop();
  expect((await runNow(run.id)).rowsProcessed).toBe(rowsProcessed);
});

it('a run that is stopped while nothing is in work has ended at once', async () => {
  const run = await start('source-bot');
  await database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'stop' }));
  const told = await database.asAccount(accountId, (tx) =>
    tx.selectFrom('events').select('kind').where('kind', '=', 'run.ended').execute(),
  );
  expect(told).toHaveLength(1);
});

it('a download that is stopped while it asks for a page leaves none of its products waiting', async () => {
  const run = await start('keepa-download');
  const source = pagesFrom(async () => {
    await database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command: 'stop' }));
    return { asins: ['B000000001', 'B000000002'], totalResults: 2, tokensConsumed: 11, tokens: TOKENS };
  });
  const process = aProcess({ sources: { forAccount: async () => source } });
  await process.takeUp();
  await stateOf(run, 'stopped');
  await process.stop();
  const { rows } = await database.asAccount(accountId, (tx) =>
    readRows(tx, accountId, run.id, { limit: 10, offset: 0 }),
  );
  expect(rows.map(({ state }) => state)).toEqual(['skipped', 'skipped']);
});

it('a download that is paused while its last products are fetched ends once it goes on', async () => {
  const run = await start('keepa-download');
  const change = (command: 'pause' | 'continue') =>
    database.asAccount(accountId, (tx) => changeRun(tx, { accountId, runId: run.id, command }));
  const source: ProductSource = {
    ...pagesFrom(async () => ({
      asins: ['B000000001'],
      totalResults: 1,
      tokensConsumed: 11,
      tokens: TOKENS,
    })),
    fetchProducts: async () => {
      await change('pause');
      return { products: [], missing: ['B000000001'], tokensConsumed: 1, tokens: TOKENS };
    },
  };
  const process = aProcess({ sources: { forAccount: async () => source } });
  await process.takeUp();
  await stateOf(run, 'paused');
  await vi.waitFor(async () => expect(await runNow(run.id)).toMatchObject({ rowsDone: 1 }));
  await change('continue');
  await vi.waitFor(async () => {
    await process.takeUp();
    expect(await runNow(run.id)).toMatchObject({ state: 'finished' });
  });
  await process.stop();
  expect(failures).toEqual([]);
});
