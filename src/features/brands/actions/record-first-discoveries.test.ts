import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { NOTHING_FOUND } from '../domain/discovery/discovery.ts';
import { importBrandRows } from './import-brands.ts';
import { recordDiscoveries } from './record-discoveries.ts';

const BRANDS = 2_000;
const FOUND = 50;

it('a first import’s brands are listed by number, before anybody has counted the tables', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const rows = Array.from({ length: BRANDS }, (_, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name: `Brand ${index}`,
    website: null,
    email: null,
    applicationUrl: null,
  }));
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
  );

  const read = await database.asAccount(accountId, async (tx) => {
    const brands = await tx.selectFrom('brands').select('id').orderBy('id').limit(FOUND).execute();
    const discovery = { ...NOTHING_FOUND, outcome: 'no_site' as const };
    await recordDiscoveries(
      tx,
      accountId,
      brands.map(({ id }) => ({ brandId: id, discovery })),
    );
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relname = 'listed_brands'`.execute(tx);
    return rows[0]?.read;
  });
  expect(read).toBeGreaterThanOrEqual(FOUND);
  expect(read).toBeLessThan(FOUND * 10);
});
