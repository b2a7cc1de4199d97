import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('ends a statement that would not end by itself, and goes on over the same connection', async () => {
  const database = openDatabase({
    ownerUrl: await freshDatabaseUrl(),
    secretKey: TEST_SECRET_KEY,
    poolSize: 1,
    longestStatementMs: 50,
  });
  onTestFinished(() => database.close());
  const endless = database.asSystem((tx) => sql`select pg_sleep(600)`.execute(tx));
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  await expect(database.asSystem((tx) => sql`select`.execute(tx))).resolves.toBeDefined();
});

it('bounds how long a statement may take, and how long a transaction may do nothing', async () => {
  const database = openDatabase({ ownerUrl: await freshDatabaseUrl(), secretKey: TEST_SECRET_KEY });
  onTestFinished(() => database.close());
  const setting = async (name: string) => {
    const { rows } = await database.asSystem((tx) =>
      sql<{ is: string }>`select current_setting(${name}) as is`.execute(tx),
    );
    return rows[0]?.is;
  };
  expect(await setting('statement_timeout')).toBe('10min');
  expect(await setting('idle_in_transaction_session_timeout')).toBe('1min');
});
