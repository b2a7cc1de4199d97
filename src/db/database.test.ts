import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { TEST_SECRET_KEY } from '../../test/support/cluster.ts';
import { freshDatabaseUrl, openClient } from '../../test/support/database.ts';
import { openDatabase } from './database.ts';

it('leaves no connection behind when it closes, whatever it was used for', async () => {
  const ownerUrl = await freshDatabaseUrl();
  const database = openDatabase({ ownerUrl, secretKey: TEST_SECRET_KEY });
  await database.asSystem((tx) => sql`select`.execute(tx));
  await database.close();
  const owner = await openClient(ownerUrl);
  const open = () =>
    owner.query(
      "select from pg_stat_activity where datname = current_database() and application_name like 'linesheet%'",
    );
  // The server takes a moment to see a connection off.
  await vi.waitFor(async () => expect((await open()).rowCount).toBe(0), { timeout: 5_000 });
});
