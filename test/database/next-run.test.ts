import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { planRun } from '../../src/features/runs/actions/plan-run.ts';
import { readShownRun } from '../../src/features/runs/actions/read-runs.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { rowsAhead } from '../../src/features/runs/domain/time-left.ts';
import { newAccount } from '../support/accounts.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

let database: TestDatabase;
let accountId: string;

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const rows = Array.from({ length: 6 }, (_, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name: `Brand ${index + 1}`,
    website: null,
    email: null,
  }));
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
  );
});

const give = (credits: number) =>
  database.asAccount(accountId, (tx) =>
    grantCredits(tx, { accountId, credits, reason: 'for the test', actor: 'test' }),
  );

const plan = (brandIds?: number[], bot: 'source-bot' | 'emailer-bot' = 'source-bot') =>
  planRun(
    {
      database,
      sources: { forAccount: async () => Promise.reject(new Error('not asked')) },
      desks: { open: async () => ({ blocked: 'not asked' }) },
      hasWebSearch: true,
      workflow: { operators: null },
    },
    { accountId, bot, brandIds, withBuyBox: false, now: new Date() },
  );

it('without credits the next run covers nothing, though brands wait', async () => {
  expect(await plan()).toMatchObject({
    rows: 0,
    rowsWaiting: 6,
    credits: 0,
    creditsAvailable: 0,
    blockedBy: { sentence: 'Insufficient credits. You need 0.5 credits to run Source Bot.' },
  });
  await give(0.5);
  expect(await plan()).toMatchObject({ rows: 6, credits: 3, blockedBy: null });
});

it('the next run says which of its brands were looked up before, and which it leaves for later', async () => {
  await give(10);
  expect(await plan()).toMatchObject({ rows: 6, lookedUpBefore: 0, resting: null });
  const lookedUp = (state: string, daysAgo: number, names: string[]) =>
    database.asAccount(accountId, (tx) =>
      sql`update brands set sourcing_state = ${state}, sourced_at = now() - make_interval(days => ${daysAgo})
           where name = any (${names}::text[])`.execute(tx),
    );
  await lookedUp('unreachable', 0, ['Brand 1']);
  await lookedUp('no_site', 31, ['Brand 2']);
  await lookedUp('no_contact', 20, ['Brand 3']);
  await lookedUp('no_site', 5, ['Brand 4']);
  await lookedUp('found_form', 5, ['Brand 5']);
  const { rows, lookedUpBefore, resting } = await plan();
  expect({ rows, lookedUpBefore }).toEqual({ rows: 3, lookedUpBefore: 2 });
  expect(resting?.brands).toBe(2);
  expect(Math.round(((resting?.from.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(10);
  // What a person chooses is taken at once, so nothing of it rests.
  const ids = await database.asAccount(accountId, (tx) =>
    tx.selectFrom('brands').select('id').where('name', 'in', ['Brand 3', 'Brand 6']).execute(),
  );
  expect(await plan(ids.map(({ id }) => id))).toMatchObject({ rows: 2, lookedUpBefore: 1, resting: null });
});

it('the next Emailer run says how many brands with an address are set aside', async () => {
  await give(10);
  const brands = await database.asAccount(accountId, async (tx) => {
    await sql`update brands set email = 'b2b@' || id || '.example' where name < 'Brand 5'`.execute(tx);
    const aside = ['Brand 1', 'Brand 2', 'Brand 6'];
    const { rows } = await sql<{ id: number }>`
      update listed_brands set decision = 'exclude'
       where brand_id in (select id from brands where name = any (${aside}::text[]))
       returning brand_id as id`.execute(tx);
    return rows.map(({ id }) => id);
  });
  expect(await plan(undefined, 'emailer-bot')).toMatchObject({ rowsWaiting: 2, leftOut: 2 });
  expect(await plan(brands, 'emailer-bot')).toMatchObject({ leftOut: 0 });
  expect(await plan()).toMatchObject({ leftOut: 0 });
});

it('a run that is under way comes to no more rows than its account pays for', async () => {
  await give(1.5);
  const { id } = await database.asAccount(accountId, (tx) =>
    startRun(tx, { accountId, bot: 'source-bot', startedBy: 'browser', now: new Date() }),
  );
  const shown = await database.asAccount(accountId, (tx) => readShownRun(tx, accountId, id));
  expect(shown.creditsLeft).toBe(1.5);
  expect(rowsAhead({ ...shown, rowsDone: 1, rowsProcessed: 1 })).toBe(3);
});
