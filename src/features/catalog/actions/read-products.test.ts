import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { type Product, unknownProduct } from '../domain/product.ts';
import type { ProductPage } from '../store/list-products.ts';
import { exportProducts } from './export-products.ts';
import { readProduct, readProducts } from './read-products.ts';
import { saveProducts } from './save-products.ts';

const product = (externalId: string, known: Partial<Product>): Product => {
  const bare = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId });
  return { ...bare, ...known, salesRank: { ...bare.salesRank, ...known.salesRank } };
};
const rank = (current: number | null) => ({ salesRank: { current } as Product['salesRank'] });

let database: TestDatabase;
let accountId: string;

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const products = [
    product('B000000001', { title: 'Steel bottle 100%', brand: 'Yeti', upcs: ['012345678905'], ...rank(30) }),
    product('B000000002', { title: 'Water bottle', brand: 'Owala', ...rank(null) }),
    product('B000000003', { title: 'Cup', brandStoreName: 'Yeti', ...rank(10) }),
    product('77001', { marketplace: 'walmart', siteId: 0, title: 'Bottle_opener', ...rank(20) }),
  ];
  await database.asAccount(accountId, (tx) => saveProducts(tx, accountId, products));
});

const ids = async (wanted: Partial<ProductPage>) => {
  const { products, total } = await database.asAccount(accountId, (tx) =>
    readProducts(tx, accountId, wanted),
  );
  return [products.map(({ externalId }) => externalId), total];
};

describe('reading products', () => {
  it('lists them page by page, and counts all', async () => {
    expect(await ids({ limit: 2 })).toEqual([['B000000001', 'B000000002'], 4]);
    expect(await ids({ limit: 2, offset: 2 })).toEqual([['B000000003', '77001'], 4]);
  });

  it('sorts by a figure, with the unknown last either way', async () => {
    expect(await ids({ order: 'salesRank' })).toEqual([
      ['B000000003', '77001', 'B000000001', 'B000000002'],
      4,
    ]);
    expect(await ids({ order: 'salesRank', direction: 'desc' })).toEqual([
      ['B000000001', '77001', 'B000000003', 'B000000002'],
      4,
    ]);
  });

  it('finds by the beginnings of words, by codes, by marketplace, by brand and by figures', async () => {
    const cases: [Partial<ProductPage>, string[]][] = [
      [{ search: ' BOTTLE steel ' }, ['B000000001']],
      [{ search: 'yeti' }, ['B000000001', 'B000000003']],
      [{ search: '012345678905' }, ['B000000001']],
      [{ search: 'b000000002' }, ['B000000002']],
      [{ search: '100%' }, ['B000000001']],
      [{ search: 'open bot' }, ['77001']],
      [{ search: 'ottle' }, []],
      [{ marketplace: 'walmart' }, ['77001']],
      [{ brand: 'Yeti' }, ['B000000001', 'B000000003']],
      [{ brand: ['Yeti', 'Owala'] }, ['B000000001', 'B000000002', 'B000000003']],
      [{ rankMin: 10, rankMax: 20 }, ['B000000003', '77001']],
      [{ search: 'yeti', rankMin: 20 }, ['B000000001']],
    ];
    for (const [filter, found] of cases)
      expect([filter, await ids(filter)]).toEqual([filter, [found, found.length]]);
  });

  describe('that changed since the download before', () => {
    const download = (at: string, products: Product[]) =>
      database.asAccount(accountId, (tx) =>
        saveProducts(
          tx,
          accountId,
          products.map((one) => ({ ...one, fetchedAt: new Date(at) })),
        ),
      );
    const listing = (asin: string, price: number | null, rank: number, sellers: number) => {
      const { prices, offers, salesRank, ...bare } = product(asin, {});
      return {
        ...bare,
        prices: { ...prices, buyBox: { ...prices.buyBox, current: price } },
        offers: { ...offers, new: sellers },
        salesRank: { ...salesRank, current: rank },
      };
    };
    const CHEAPER = 'B0CHEAPER1';
    const DEARER = 'B0DEARER01';
    const SAME = 'B0THESAME1';
    const SOLD_OUT = 'B0SOLDOUT1';

    beforeEach(async () => {
      const first = [
        listing(CHEAPER, 2000, 900, 3),
        listing(DEARER, 2000, 400, 5),
        listing(SAME, 1500, 100, 2),
        listing(SOLD_OUT, 1800, 700, 4),
      ];
      await download('2026-02-01T00:00:00Z', first);
      await download('2026-02-08T00:00:00Z', [
        listing(CHEAPER, 1750, 850, 6),
        listing(DEARER, 2100, 410, 5),
        listing(SAME, 1500, 100, 2),
        listing(SOLD_OUT, null, 700, 1),
      ]);
    });

    it('are found by what changed, and which way', async () => {
      const cases: [NonNullable<ProductPage['changed']>, string[]][] = [
        ['any', [CHEAPER, DEARER, SOLD_OUT]],
        ['priceFell', [CHEAPER]],
        ['priceRose', [DEARER]],
        ['rankImproved', [CHEAPER]],
        ['rankFell', [DEARER]],
        ['moreSellers', [CHEAPER]],
        ['fewerSellers', [SOLD_OUT]],
      ];
      for (const [changed, found] of cases)
        expect([changed, (await ids({ changed }))[0]]).toEqual([changed, found]);
    });

    it('stand in the order of the change, those of which it isn’t known last', async () => {
      const [byPrice] = await ids({ changed: 'any', order: 'priceChange' });
      expect(byPrice).toEqual([CHEAPER, DEARER, SOLD_OUT]);
    });

    it('are as before once another download brings nothing else', async () => {
      await download('2026-02-15T00:00:00Z', [listing(CHEAPER, 1750, 850, 6)]);
      expect((await ids({ changed: 'any' }))[0]).toEqual([DEARER, SOLD_OUT]);
    });
  });

  it('reads one, and says so where there is none', async () => {
    const first = (await database.asAccount(accountId, (tx) => readProducts(tx, accountId, { limit: 1 })))
      .products[0];
    const read = (id: number) => database.asAccount(accountId, (tx) => readProduct(tx, accountId, id));
    expect(await read(first?.id ?? 0)).toEqual(first);
    await expect(read(999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('exports all of them', async () => {
    const exported: string[] = [];
    await database.asAccount(accountId, async (tx) => {
      for await (const { externalId } of exportProducts(tx, accountId)) exported.push(externalId);
    });
    expect(exported).toEqual(['B000000001', 'B000000002', 'B000000003', '77001']);
  });

  it("shows nothing of another account's", async () => {
    const other = await newAccount(database);
    const { total } = await database.asAccount(other, (tx) => readProducts(tx, accountId, {}));
    expect(total).toBe(0);
  });
});
