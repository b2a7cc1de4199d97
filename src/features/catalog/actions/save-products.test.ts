import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { type Product, unknownProduct } from '../domain/product.ts';
import { readProducts } from './read-products.ts';
import { saveProducts } from './save-products.ts';

const product = (externalId: string, known: Partial<Product> = {}): Product => ({
  ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId }),
  fetchedAt: new Date('2026-05-01T12:00:00Z'),
  ...known,
});

/** Every field filled, each with a value of its own, so that swapped columns are found out. */
const full = product('B000000001', {
  upcs: ['012345678905'],
  eans: ['8809875456477', '4006381333931'],
  title: 'A bottle, “steel”',
  brand: 'Yeti',
  brandStoreName: 'YETI Store',
  manufacturer: 'boosters',
  categoryRoot: { id: 3760911, name: 'Beauty' },
  categoryLeaf: { id: 7_792_528_011, name: 'Serums' },
  imageUrl: 'https://m.media-amazon.com/images/I/a.jpg',
  prices: {
    amazon: { current: 1, avg30: 2, avg90: 3, avg365: 4 },
    new: { current: 5, avg30: 6, avg90: 7, avg365: 8 },
    fba: { current: 9, avg30: 10, avg90: 11, avg365: 12 },
    buyBox: { current: 13, avg30: 14, avg90: 15, avg365: 16 },
  },
  salesRank: {
    current: 17,
    avg30: 18,
    avg90: 19,
    avg180: 20,
    avg365: 21,
    drops30: 22,
    drops90: 23,
    drops180: 24,
    drops365: 25,
  },
  monthlySold: 26,
  offers: { total: 27, new: 28, newFba: 29, newFbm: 30 },
  buyBoxShares: [{ sellerId: 'A1', percent: 97.46682, isFba: true, avgPriceCents: 1855 }],
  amazonBuyBoxPercent: 2.5,
  buyBoxSharesAt: new Date('2026-05-01T12:00:01Z'),
  buyBoxSeller: { sellerId: 'A1', isAmazon: false, isFba: true },
  rating: 4.3,
  reviewCount: 31,
  packageSize: { lengthMm: 32, widthMm: 33, heightMm: 34, weightG: 35 },
  itemSize: { lengthMm: 36, widthMm: 37, heightMm: 38, weightG: 39 },
  packageQuantity: 40,
  fbaFeeCents: 409,
  referralFeePercent: 15.01,
  outOfStock: {
    amazon: { last30: 41, last90: 42 },
    new: { last30: 43, last90: 44 },
    buyBox: { last30: 45, last90: 46 },
  },
  listedSince: new Date('2024-07-05T08:32:00Z'),
  lastUpdate: new Date('2026-05-10T04:02:00Z'),
  isSandbox: true,
});

async function account() {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  return {
    save: (products: Product[], mode?: 'replace' | 'fill') =>
      database.asAccount(accountId, (tx) => saveProducts(tx, accountId, products, mode)),
    read: async () => {
      const { products } = await database.asAccount(accountId, (tx) => readProducts(tx, accountId, {}));
      return products.map(({ id, before, ...rest }) => rest);
    },
  };
}

it('keeps every figure of a product, and every one that is not known', async () => {
  const { save, read } = await account();
  const bare = product('B000000002');
  await save([full, bare]);
  expect(await read()).toEqual([full, bare]);
});

it('changes nothing when the same products are saved again', async () => {
  const { save } = await account();
  expect(await save([full, product('B000000002', { brand: 'Owala' })])).toEqual({
    inserted: 2,
    updated: 0,
    brands: [
      { marketplace: 'amazon', name: 'Owala' },
      { marketplace: 'amazon', name: 'Yeti' },
    ],
  });
  expect(await save([full])).toEqual({ inserted: 0, updated: 0, brands: [] });
});

it('names both brands when a product went from one to the other', async () => {
  const { save } = await account();
  await save([product('B000000001', { brand: 'Yetti' })]);
  expect((await save([product('B000000001', { brandStoreName: 'Yeti' })])).brands).toEqual([
    { marketplace: 'amazon', name: 'Yeti' },
    { marketplace: 'amazon', name: 'Yetti' },
  ]);
});

it('takes the last of a product that comes twice at once', async () => {
  const { save, read } = await account();
  await save([product('B000000001', { title: 'first' }), product('B000000001', { title: 'last' })]);
  expect(await read()).toMatchObject([{ title: 'last' }]);
});

it('keeps one ASIN apart on two sites', async () => {
  const { save, read } = await account();
  await save([product('B000000001'), product('B000000001', { siteId: 3 })]);
  expect(await read()).toHaveLength(2);
});

it('keeps Buy Box shares that were paid for when a later download comes without them', async () => {
  const { save, read } = await account();
  await save([full]);
  const later = new Date('2026-06-01T00:00:00Z');
  await save([product('B000000001', { brand: 'Yeti', fetchedAt: later })]);
  const [now] = await read();
  expect(now).toMatchObject({
    buyBoxShares: full.buyBoxShares,
    amazonBuyBoxPercent: 2.5,
    buyBoxSharesAt: full.buyBoxSharesAt,
    fetchedAt: later,
    title: null,
  });
});

it('only fills in what a file knows', async () => {
  const { save, read } = await account();
  await save([full]);
  const fromFile = product('B000000001', { title: 'Another title', fetchedAt: null });
  expect(await save([fromFile], 'fill')).toMatchObject({ inserted: 0, updated: 1 });
  expect(await read()).toEqual([{ ...full, title: 'Another title' }]);
});

it('takes a title with anything in it', async () => {
  const { save, read } = await account();
  await save([product('B000000001', { title: 'cut \ud83d in half\0 \\u0000 🚚' })]);
  expect(await read()).toMatchObject([{ title: 'cut \ufffd in half \\u0000 🚚' }]);
});

it('saves nothing where there is nothing', async () => {
  const { save } = await account();
  expect(await save([])).toEqual({ inserted: 0, updated: 0, brands: [] });
});
