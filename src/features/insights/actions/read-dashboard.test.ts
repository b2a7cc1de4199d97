import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { readDashboardFacts } from '../store/dashboard.ts';

it('counts what a Source run has found before it has ended: one may wait for credits for days', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const at = new Date('2026-03-08T12:00:00Z');
  const foundBy = (state: string, rows: number) =>
    database.asAccount(accountId, (tx) =>
      tx
        .insertInto('runs')
        .values({
          id: uuidv7(),
          account_id: accountId,
          bot: 'source-bot',
          state,
          rows_processed: rows,
          started_by: 'browser',
          created_at: at,
          updated_at: at,
          finished_at: state === 'finished' ? at : null,
        })
        .execute(),
    );
  await foundBy('finished', 5);
  await foundBy('waiting', 80);
  const asked = { since: '2026-03-01', today: '2026-03-09', timeZone: 'UTC' };
  const { found } = await database.asAccount(accountId, (tx) => readDashboardFacts(tx, accountId, asked));
  expect(found).toEqual([{ day: '2026-03-08', count: 85 }]);
});
