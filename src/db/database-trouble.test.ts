import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_SECRET_KEY } from '../../test/support/cluster.ts';
import { freshDatabaseUrl, openClient } from '../../test/support/database.ts';
import { openDatabase } from './database.ts';
import { databaseTrouble } from './database-trouble.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('tells a database that is too slow, busy or gone from a statement that is wrong', async () => {
  const ownerUrl = await freshDatabaseUrl();
  const database = openDatabase({
    ownerUrl,
    secretKey: TEST_SECRET_KEY,
    poolSize: 2,
    longestStatementMs: 100,
  });
  onTestFinished(() => database.close());
  const ask = (statement: string) => failureOf(database.asSystem((tx) => sql.raw(statement).execute(tx)));
  expect(databaseTrouble(await ask('select pg_sleep(5)'))).toBe('The database took too long to answer.');
  expect(databaseTrouble(await ask('select nothing from nowhere'))).toBeNull();

  const owner = await openClient(ownerUrl);
  const gone = failureOf(owner.query('select pg_terminate_backend(pg_backend_pid())'));
  expect(databaseTrouble(await gone)).toBe('The database was stopped meanwhile.');
  expect(databaseTrouble(await failureOf(owner.query('select 1')))).toBe(
    'The connection to the database was lost.',
  );
  expect(databaseTrouble(new Error('Something else.'))).toBeNull();
});
