import { expect, it } from 'vitest';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { closeStep, endRows, giveRowsBack, openStep } from '../../src/features/runs/actions/advance-rows.ts';
import { changeRun } from '../../src/features/runs/actions/change-run.ts';
import { readRows } from '../../src/features/runs/actions/read-runs.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import type { RowFilter } from '../../src/features/runs/domain/run.ts';
import { newAccount } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';

const WORKER = '0198c000-0000-7000-8000-0000000000ff';

it('a run that was stopped shows first what came of it, then what it never began, which ended at no time', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const rows = Array.from({ length: 5 }, (_, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name: `Brand ${index + 1}`,
    website: null,
    email: null,
  }));
  const runId = await database.asAccount(accountId, async (tx) => {
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows });
    await grantCredits(tx, { accountId, credits: 10, reason: 'for the test', actor: 'test' });
    const run = await startRun(tx, { accountId, bot: 'source-bot', startedBy: 'browser', now: new Date() });
    const opening = await openStep(tx, run, WORKER, { results: [], places: 4 });
    await closeStep(tx, WORKER, opening);
    await giveRowsBack(tx, run, WORKER, [1, 2]);
    await endRows(tx, run, WORKER, [{ seq: 3, outcome: 'no_contact', detail: null }]);
    await endRows(tx, run, WORKER, [
      { seq: 4, outcome: 'found_form', detail: 'https://brand.example/apply' },
    ]);
    await changeRun(tx, { accountId, runId: run.id, command: 'stop' });
    return run.id;
  });
  const listed = async (outcome?: RowFilter) => {
    const page = await database.asAccount(accountId, (tx) =>
      readRows(tx, accountId, runId, { limit: 10, offset: 0, outcome }),
    );
    return page.rows.map(({ seq, finishedAt }) => (finishedAt === null ? `${seq} without an end` : seq));
  };
  const untouched = ['1 without an end', '2 without an end', '5 without an end'];
  expect(await listed()).toEqual([4, 3, ...untouched]);
  expect(await listed('unprocessed')).toEqual([3]);
  expect(await listed('not_done')).toEqual(untouched);
});
