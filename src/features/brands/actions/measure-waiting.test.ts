import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { openClient, type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { unknownProduct } from '../../catalog/domain/product.ts';
import { measureWaiting } from './measure-waiting.ts';
import { rollUpBrands } from './roll-up-brands.ts';

async function accountWithUnmeasured(database: TestDatabase): Promise<string> {
  const accountId = await newAccount(database);
  await database.asAccount(accountId, async (tx) => {
    const bare = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: 'B000000001' });
    await saveProducts(tx, accountId, [{ ...bare, brand: 'Fjell', fetchedAt: new Date() }]);
    await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings: ['Fjell'], isSandbox: false });
    await tx.updateTable('listed_brands').set({ measured_at: null }).execute();
  });
  return accountId;
}

const isMeasured = (database: TestDatabase, accountId: string): Promise<boolean> =>
  database.asAccount(accountId, async (tx) => {
    const { measured_at } = await tx
      .selectFrom('listed_brands')
      .select('measured_at')
      .executeTakeFirstOrThrow();
    return measured_at !== null;
  });

/** From now on nothing can be written of this account's brands. */
async function breakBrandsOf(database: TestDatabase, accountId: string): Promise<void> {
  const owner = await openClient(database.ownerUrl);
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger refuse before update on listed_brands for each row
      when (old.account_id = '${accountId}') execute function refuse()`);
}

it.each([0, 1])(
  'measures an account’s brands though those of another can’t be: number %i',
  async (broken) => {
    const database = await testDatabase();
    const accountIds = [await accountWithUnmeasured(database), await accountWithUnmeasured(database)];
    await breakBrandsOf(database, accountIds[broken] ?? '');
    await expect(measureWaiting(database, new AbortController().signal)).rejects.toThrow('broken');
    const measured = await Promise.all(accountIds.map((accountId) => isMeasured(database, accountId)));
    expect(measured).toEqual(broken === 0 ? [false, true] : [true, false]);
  },
);
