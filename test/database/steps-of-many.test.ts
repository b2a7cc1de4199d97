import { beforeEach, expect, it } from 'vitest';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { readBrandsToSource } from '../../src/features/brands/store/sourcing.ts';
import {
  lockUnchanged,
  readBrandsToWriteTo,
} from '../../src/features/outreach/actions/brands-to-write-to.ts';
import { insertBrandRows, pickRows } from '../../src/features/runs/store/rows.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from '../support/accounts.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsReadBy } from '../support/rows-read.ts';

/** So many at first, and the rest once the server has settled on how it reads them. */
const FIRST = 100;
const BRANDS = 3_000;
const A_STEP = 50;
/** The server settles on one plan for all steps after some of them. */
const STEPS = 10;

let database: TestDatabase;
let accountId: string;
let brandIds: number[];

/** An account as it is right after its first imports, before the server has counted its tables. */
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  brandIds = await importBrands(0, FIRST);
});

async function importBrands(first: number, end: number): Promise<number[]> {
  const rows = Array.from({ length: end - first }, (_, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name: `Brand ${first + index}`,
    website: null,
    email: `wholesale@brand-${first + index}.example`,
  }));
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
  );
  const brands = await database.asSystem((tx) =>
    tx.selectFrom('brands').select('id').orderBy('id').execute(),
  );
  return brands.map(({ id }) => id);
}

/** Reads brands step by step, as the bots do. */
const readInSteps = (steps: number) =>
  database.asAccount(accountId, (tx) =>
    rowsReadBy(tx, 'brands', async () => {
      for (let step = 0; step < steps; step += 1) {
        const brands = brandIds.slice(step * A_STEP, (step + 1) * A_STEP);
        await readBrandsToWriteTo(tx, brands);
        await readBrandsToSource(tx, brands);
        const mails = brands.map((brandId) => ({ brandId, to: `wholesale@brand-${brandId}.example` }));
        await lockUnchanged(tx, mails);
      }
    }),
  );

it('reads no other brands than those of its step', async () => {
  for (let again = 0; again < STEPS; again += 1) await readInSteps(1);
  brandIds = await importBrands(FIRST, BRANDS);
  expect(await readInSteps(STEPS)).toBe(3 * STEPS * A_STEP);
});

it('reads no other rows of a run than those that it takes next', async () => {
  const runId = uuidv7();
  brandIds = await importBrands(FIRST, BRANDS);
  await database.asAccount(accountId, async (tx) => {
    const run = { id: runId, account_id: accountId, bot: 'source-bot', started_by: 'browser' } as const;
    await tx
      .insertInto('runs')
      .values({ ...run, state: 'running' })
      .execute();
    await insertBrandRows(tx, accountId, runId, brandIds);
  });
  await database.asAccount(accountId, async (tx) => {
    const read = await rowsReadBy(tx, 'run_rows', async () => {
      for (let step = 0; step < STEPS; step += 1)
        expect(await pickRows(tx, runId, A_STEP)).toHaveLength(A_STEP);
    });
    expect(read).toBeLessThan(3 * STEPS * A_STEP);
  });
});

it('reads no brand of another account by its number', async () => {
  const other = await newAccount(database);
  const read = await database.asAccount(other, (tx) => readBrandsToWriteTo(tx, brandIds));
  expect(read.size).toBe(0);
});
