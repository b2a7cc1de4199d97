import type { Database } from '../../src/db/database.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';

/** A confirmed account with a profile, as bare as can be. */
export async function newAccount(database: Database): Promise<string> {
  const id = uuidv7();
  const email = `${id}@example.test`;
  await database.asSystem(async (tx) => {
    await tx.insertInto('users').values({ id, name: 'Sam Seller', email, email_verified: true }).execute();
    await tx.insertInto('profiles').values({ id, email, first_name: 'Sam' }).execute();
  });
  return id;
}
