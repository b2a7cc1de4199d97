import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { unknownProduct } from '../../catalog/domain/product.ts';
import { brandTable } from './brand-table.ts';
import { rollUpBrands } from './roll-up-brands.ts';

const BRANDS = ['Fjell', 'Nordvik', 'Sund'];

it('is of the brands that match alone, in the order of the list, with nothing of another account', async () => {
  const database = await testDatabase();
  const [me, other] = [await newAccount(database), await newAccount(database)];
  const products = BRANDS.map((brand, at) => ({
    ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: `B00000000${at}` }),
    brand,
    title: 'A thing',
    monthlySold: 100 * (at + 1),
  }));
  await database.asAccount(me, async (tx) => {
    await saveProducts(tx, me, products);
    await rollUpBrands(tx, me, { marketplace: 'amazon', spellings: BRANDS, isSandbox: false });
  });

  const read = async (account: string, filter: object = {}) => {
    const wanted = { order: 'monthlySales', direction: 'desc', ...filter } as const;
    const { headings, batches } = await brandTable(database, account, wanted);
    const rows = [];
    for await (const batch of batches) rows.push(...batch);
    for (const row of rows) expect(row).toHaveLength(headings.length);
    return rows;
  };
  const names = async (filter?: object) => (await read(me, filter)).map(([name]) => name);

  expect(await names()).toEqual(['Sund', 'Nordvik', 'Fjell']);
  expect(await names({ direction: 'asc', salesMin: 200 })).toEqual(['Nordvik', 'Sund']);
  const [sund] = await read(me, { search: 'sund' });
  expect(sund?.slice(0, 2)).toEqual(['Sund', 'amazon']);
  expect(await read(other)).toEqual([]);
});
