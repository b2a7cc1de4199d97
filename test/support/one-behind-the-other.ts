import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database, Tx } from '../../src/db/database.ts';

/**
 * Lets an account do `second` while what `first` did isn't committed, and commits that as soon as `second` has to wait
 * for it, with what it does `then`; answers how `second` ended.
 */
export async function oneBehindTheOther<Result>(
  { database, accountId }: { database: Database; accountId: string },
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<Result>,
  then: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<PromiseSettledResult<Result>> {
  const done = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const holding = database.asAccount(accountId, async (tx) => {
    await first(tx);
    done.resolve();
    await goOn.promise;
    await then(tx);
  });
  await Promise.race([done.promise, holding]);
  const waiting = Promise.allSettled([database.asAccount(accountId, second)]);
  await vi.waitFor(async () => expect(await somebodyWaits(database)).toBe(true), { timeout: 10_000 });
  goOn.resolve();
  await holding;
  const [ending] = await waiting;
  return ending;
}

const somebodyWaits = (database: Database): Promise<boolean | undefined> =>
  database.asSystem(async (tx) => {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks join pg_stat_activity using (pid)
                      where not granted and datname = current_database()) as waits`.execute(tx);
    return rows[0]?.waits;
  });
