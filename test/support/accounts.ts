import type { Database } from '../../src/db/database.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';

/** A confirmed account, as bare as can be; the database gives it its profile. */
export async function newAccount(database: Database): Promise<string> {
  const id = uuidv7();
  const email = `${id}@example.test`;
  await database.asSystem((tx) =>
    tx.insertInto('users').values({ id, name: 'Sam Seller', email, email_verified: true }).execute(),
  );
  return id;
}
