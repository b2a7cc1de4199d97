import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import type { Tx } from '../../../db/database.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { unknownProduct } from '../../catalog/domain/product.ts';
import { rollUpBrands } from './roll-up-brands.ts';

const BRANDS = 150;

it('reads each brand’s own products alone, also where nobody has counted the tables yet', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const spellings = Array.from({ length: BRANDS }, (_, at) => `Brand ${at}`);
  const change = { marketplace: 'amazon', spellings, isSandbox: false };
  const read: number[] = [];
  for (let batch = 1; batch <= 3; batch += 1) {
    const products = Array.from({ length: 500 }, (_, at) => ({
      ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: `B0${batch}${at}` }),
      brand: spellings[at % BRANDS] ?? '',
      title: `A thing ${at} of a long title that goes on`,
      buyBoxShares: ['A1', 'A2'].map((sellerId) => ({
        sellerId,
        percent: 50,
        isFba: true,
        avgPriceCents: null,
      })),
    }));
    await database.asAccount(accountId, async (tx) => {
      await saveProducts(tx, accountId, products);
      const before = await productsRead(tx);
      await rollUpBrands(tx, accountId, change);
      read.push((await productsRead(tx)) - before);
    });
  }
  // Once to count them, once for the figures.
  expect(read).toEqual([1_000, 2_000, 3_000]);
});

it('calls a brand as most of its products have it, whichever came first', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const take = (brands: string[], batch: number) =>
    database.asAccount(accountId, async (tx) => {
      const products = brands.map((brand, at) => ({
        ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: `B0${batch}${at}` }),
        brand,
      }));
      await saveProducts(tx, accountId, products);
      await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings: brands, isSandbox: false });
      return (await tx.selectFrom('brands').select('name').execute()).map(({ name }) => name);
    });
  expect(await take(['WOOLMOOR'], 1)).toEqual(['WOOLMOOR']);
  expect(await take(['Woolmoor'], 2)).toEqual(['WOOLMOOR']);
  expect(await take(['Woolmoor', 'Woolmoor'], 3)).toEqual(['Woolmoor']);
});

async function productsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'products'`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}
