import { expect, it } from 'vitest';
import { rollUpBrands } from '../../src/features/brands/actions/roll-up-brands.ts';
import { saveProducts } from '../../src/features/catalog/actions/save-products.ts';
import { unknownProduct } from '../../src/features/catalog/domain/product.ts';
import { labelledBrands } from '../evals/private-label/all.ts';
import { newAccount } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';

/** By the eval's own words two of its kinds can't be told apart from their likes by figures alone. */
const LEAST_RIGHT = 0.95;

it('tells private labels from brands that a shop can buy', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const products = labelledBrands.flatMap(({ products }) =>
    products.map((product) => ({ ...unknownProduct(product), ...product })),
  );
  await database.asAccount(accountId, async (tx) => {
    await saveProducts(tx, accountId, products);
    const spellings = labelledBrands.map(({ name }) => name);
    await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings, isSandbox: false });
  });
  const judged = await database.asAccount(accountId, (tx) =>
    tx
      .selectFrom('brands')
      .innerJoin('listed_brands', 'listed_brands.brand_id', 'brands.id')
      .select(['brands.spellings', 'listed_brands.private_label as looksLikeOne'])
      .execute(),
  );
  const judgement = new Map(
    judged.flatMap(({ spellings, looksLikeOne }) => spellings.map((one) => [one, looksLikeOne])),
  );
  const wrong = labelledBrands.filter(
    ({ name, isPrivateLabel }) => (judgement.get(name) ?? false) !== isPrivateLabel,
  );
  expect(judgement.size).toBe(labelledBrands.length);
  const kinds = Object.entries(Object.groupBy(wrong, ({ archetype }) => archetype)).map(
    ([archetype, some = []]) => `${archetype}: ${some.length}`,
  );
  expect(1 - wrong.length / labelledBrands.length, kinds.join(', ')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});
