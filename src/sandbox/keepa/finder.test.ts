import { beforeAll, describe, expect, it } from 'vitest';
import { worldBrands } from '../world/brands.ts';
import { createProducts } from '../world/products.ts';
import { type Marketplace, marketplaces } from '../world/products-marketplaces.ts';
import { allExtras } from './csv-types.ts';
import { answerQuery } from './finder.ts';
import { buildFinderIndex, type FinderIndex } from './finder-index.ts';
import { productBody } from './product-body.ts';

const products = createProducts(worldBrands(2, 150), 2, 1000);
const today = 8_300_000;
const com = marketplaces.get(1) as Marketplace;
const options = {
  domainId: 1,
  today,
  extras: allExtras,
  interval: [today - 90 * 1440, today] as const,
  history: true,
  days: null,
};

let index: FinderIndex;
beforeAll(async () => {
  index = await buildFinderIndex(products, com, today);
});

const query = (selection: Record<string, unknown>) => {
  const { tokens, body } = answerQuery({ perPage: 1000, ...selection }, index, products, 1);
  const { asinList, totalResults } = body as { asinList: string[]; totalResults: number };
  const found = asinList.map((asin) => productBody(products.at(products.indexOf(asin) ?? -1, 1), options));
  return { tokens, asinList, totalResults, found };
};

describe('the product finder', () => {
  it('answers the usual first query: offered by Amazon, best rank first', () => {
    const { found, totalResults } = query({
      current_AMAZON_gte: 100,
      current_AMAZON_lte: 10000000,
      sort: [['current_SALES', 'asc']],
      productType: [0, 1, 2],
      page: 0,
      perPage: 100,
    });
    expect(found.length).toBe(Math.min(100, totalResults));
    expect(found.length).toBeGreaterThan(50);
    const ranks = found
      .map(({ stats }) => stats?.current[3] ?? 0)
      .map((rank) => (rank < 0 ? Number.MAX_VALUE : rank));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const { stats, productType } of found) {
      expect(stats?.current[0]).toBeGreaterThanOrEqual(100);
      expect(productType).toBe(0);
    }
  });

  it('finds what is shown to fit, for every kind of field', () => {
    const checks: [Record<string, unknown>, (body: ReturnType<typeof productBody>) => boolean][] = [
      [
        { current_NEW_lte: 1500 },
        ({ stats }) => (stats?.current[1] ?? 0) >= 0 && (stats?.current[1] ?? 0) <= 1500,
      ],
      [{ avg90_SALES_gte: 1, avg90_SALES_lte: 50000 }, ({ stats }) => (stats?.avg90[3] ?? 0) <= 50000],
      [
        { current_BUY_BOX_SHIPPING_gte: -1, current_BUY_BOX_SHIPPING_lte: -1 },
        ({ stats }) => stats?.current[18] === -1,
      ],
      [{ monthlySold_gte: 500 }, ({ monthlySold }) => (monthlySold ?? 0) >= 500],
      [{ salesRankDrops30_gte: 3 }, ({ stats }) => (stats?.salesRankDrops30 ?? 0) >= 3],
      [{ productType: [5] }, ({ variations }) => variations !== null],
      [{ buyBoxIsAmazon: true }, ({ stats }) => stats?.buyBoxIsAmazon === true],
      [
        { packageWeight_gte: 1, packageWeight_lte: 200 },
        ({ packageWeight }) => packageWeight > 0 && packageWeight <= 200,
      ],
      [{ rootCategory: ['1055398'] }, ({ rootCategory }) => rootCategory === 1055398],
      [{ categories_exclude: [1055398], productType: [0] }, ({ rootCategory }) => rootCategory !== 1055398],
      [{ buyBoxSellerId: ['ATVPDKIKX0DER'] }, ({ stats }) => stats?.buyBoxSellerId === 'ATVPDKIKX0DER'],
      [{ title: 'PREMIUM quality' }, ({ title }) => /premium.*quality|quality.*premium/i.test(title ?? '')],
    ];
    for (const [selection, fits] of checks) {
      const { found, totalResults } = query(selection);
      expect([selection, totalResults > 0, totalResults < 1000]).toEqual([selection, true, true]);
      expect(found.every(fits)).toBe(true);
    }
  });

  it('takes any of several values of one field, and all of several fields, in any letter case', () => {
    const names = [...new Set(query({}).found.flatMap(({ brand }) => brand ?? []))].slice(0, 2);
    const { found } = query({ brand: names.map((name) => name.toUpperCase()) });
    expect(new Set(found.map(({ brand }) => brand?.toLowerCase()))).toEqual(
      new Set(names.map((name) => name.toLowerCase())),
    );
    const narrowed = query({ brand: names, current_NEW_gte: 2000 });
    expect(narrowed.totalResults).toBeLessThan(found.length + 1);
  });

  it('ignores names that it does not know', () => {
    expect(query({ nonsense_gte: 5, current_TYPO_lte: 1 }).totalResults).toBe(1000);
  });

  it('pages through all results without a gap and charges by what it returns', () => {
    const pages = [0, 1, 2, 3].map((page) => query({ page, perPage: 300 }));
    expect(pages.map(({ asinList }) => asinList.length)).toEqual([300, 300, 300, 100]);
    expect(new Set(pages.flatMap(({ asinList }) => asinList)).size).toBe(1000);
    expect(pages.map(({ tokens }) => tokens)).toEqual([13, 13, 13, 11]);
  });

  it('refuses pages beyond the window and lists beyond fifty values', () => {
    for (const bad of [
      { perPage: 49 },
      { perPage: 10001 },
      { page: 100, perPage: 100 },
      { page: -1 },
      { page: 0.5 },
      { brand: Array.from({ length: 51 }, (_, i) => `brand ${i}`) },
      { current_NEW_gte: 'cheap' },
    ]) {
      expect(() => query(bad)).toThrow(expect.objectContaining({ status: 400, type: 'invalidParameter' }));
    }
    expect(query({ page: 99, perPage: 100 }).asinList).toEqual([]);
  });

  it('sorts downwards too, with what has no value last', () => {
    const { found } = query({ sort: [['current_SALES', 'desc']] });
    const ranks = found.map(({ stats }) => stats?.current[3] ?? -1);
    expect(ranks[0]).toBeGreaterThan(ranks[500] ?? 0);
    expect(ranks.at(-1)).toBe(-1);
  });

  it('knows fewer products in other marketplaces', async () => {
    const german = await buildFinderIndex(products, marketplaces.get(3) as Marketplace, today);
    expect(german.rows.length).toBe(125);
  });
});
