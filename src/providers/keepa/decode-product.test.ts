import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeProduct } from './decode-product.ts';
import { productBody } from './wire.ts';

const FETCHED_AT = new Date('2026-05-10T04:19:28Z');
const decode = (body: unknown) =>
  decodeProduct(z.parse(productBody, body), { siteId: 1, fetchedAt: FETCHED_AT, isSandbox: false });

const unknownPrice = { current: null, avg30: null, avg90: null, avg365: null };

const data = process.env.LINESHEET_DATA_DIR;
it.skipIf(!data)('decodes a real answer (LINESHEET_DATA_DIR) as a person reads it', () => {
  const file = readFileSync(join(data ?? '', 'keepa/product-B0D8W1YVBX.json'), 'utf8');
  expect(decode(JSON.parse(file).products[0])).toEqual({
    marketplace: 'amazon',
    siteId: 1,
    externalId: 'B0D8W1YVBX',
    upcs: [],
    eans: ['8809875456477'],
    title:
      'EQQUALBERRY Vitamin Illuminating Serum | Niacinamide 4% + Brightening Vitamin C Face Serum with Hyaluronic Acid & Vitamin E | Dark Spot, Uneven Tone Care | Korean Skincare, 1.01 fl.oz',
    brand: 'EQQUALBERRY',
    brandStoreName: 'EQQUALBERRY',
    manufacturer: 'boosters',
    categoryRoot: { id: 3760911, name: 'Beauty & Personal Care' },
    categoryLeaf: { id: 7792528011, name: 'Serums' },
    imageUrl: 'https://m.media-amazon.com/images/I/614vlOIc8YL.jpg',
    prices: {
      amazon: unknownPrice,
      new: { current: 1499, avg30: 1742, avg90: 1797, avg365: 1908 },
      fba: unknownPrice,
      buyBox: { current: 1499, avg30: 1763, avg90: 1805, avg365: 1911 },
    },
    salesRank: {
      current: 23,
      avg30: 43,
      avg90: 27,
      avg180: 63,
      avg365: 655,
      drops30: 35,
      drops90: 75,
      drops180: 165,
      drops365: 424,
    },
    monthlySold: 100_000,
    offers: { total: 5, new: 5, newFba: 3, newFbm: 2 },
    buyBoxShares: [
      { sellerId: 'AFZNN5H6MIT2Z', percent: 97.46682, isFba: true, avgPriceCents: 1855 },
      { sellerId: 'A382YMOFSCAYQE', percent: 1.1319444, isFba: false, avgPriceCents: 1647 },
      { sellerId: 'A2D7JKJIGBZO3G', percent: 0.9336419, isFba: false, avgPriceCents: 1882 },
      { sellerId: 'A13ASQDJPF4YGN', percent: 0.25925925, isFba: true, avgPriceCents: 1990 },
    ],
    amazonBuyBoxPercent: 0,
    buyBoxSharesAt: FETCHED_AT,
    buyBoxSeller: { sellerId: 'AFZNN5H6MIT2Z', isAmazon: false, isFba: true },
    rating: 4.3,
    reviewCount: 11_598,
    packageSize: { lengthMm: 104, widthMm: 55, heightMm: 35, weightG: 141 },
    itemSize: { lengthMm: 54, widthMm: 35, heightMm: 100, weightG: 28 },
    packageQuantity: 1,
    fbaFeeCents: 409,
    referralFeePercent: 15.01,
    outOfStock: {
      amazon: { last30: 100, last90: 100 },
      new: { last30: 0, last90: 0 },
      buyBox: { last30: 0, last90: 1 },
    },
    listedSince: new Date('2024-07-05T08:32:00Z'),
    lastUpdate: new Date('2026-05-10T04:02:00Z'),
    fetchedAt: FETCHED_AT,
    isSandbox: false,
  });
});

it.skipIf(!data)('reads the same present figures from the series alone (LINESHEET_DATA_DIR)', () => {
  const file = readFileSync(join(data ?? '', 'keepa/product-B0D8W1YVBX.json'), 'utf8');
  const { stats, ...body } = JSON.parse(file).products[0];
  expect(decode(body)).toMatchObject({
    prices: {
      amazon: { current: null },
      new: { current: 1499, avg30: null },
      buyBox: { current: 1499 },
    },
    salesRank: { current: 23, drops30: null },
    offers: { total: null, new: 5, newFba: 3, newFbm: 2 },
    rating: 4.3,
    reviewCount: 11_598,
    buyBoxShares: null,
    amazonBuyBoxPercent: null,
    buyBoxSeller: { sellerId: 'AFZNN5H6MIT2Z', isAmazon: false, isFba: null },
  });
});

it('knows nothing but the ASIN of a body that holds nothing else', () => {
  const product = decode({ asin: 'B000000001' });
  const { marketplace, siteId, externalId, fetchedAt, isSandbox, upcs, eans, ...rest } = product;
  expect({ marketplace, siteId, externalId, upcs, eans }).toEqual({
    marketplace: 'amazon',
    siteId: 1,
    externalId: 'B000000001',
    upcs: [],
    eans: [],
  });
  const leaves = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
  expect(new Set(leaves(rest))).toEqual(new Set([null]));
});

it('survives fields of other types than documented', () => {
  const odd = {
    asin: 'B000000002',
    title: 7,
    brand: ['x'],
    csv: 'none',
    categoryTree: {},
    images: 'a.jpg',
    stats: { current: [null, 'five', 1200], avg30: 3, buyBoxStats: [], salesRankDrops30: '' },
    fbaFees: 12,
    upcList: [12345678905, '0012345678905 '],
    eanList: null,
    buyBoxSellerIdHistory: [1, 2],
    lastUpdate: 'yesterday',
  };
  expect(decode(odd)).toMatchObject({
    title: null,
    brand: null,
    categoryRoot: null,
    imageUrl: null,
    prices: { new: { current: null } },
    salesRank: { drops30: null },
    fbaFeeCents: null,
    upcs: ['012345678905', '0012345678905'],
    buyBoxSeller: null,
    lastUpdate: null,
  });
});

it('makes figures that the database can hold of whatever numbers come', () => {
  const product = decode({
    asin: 'B000000010',
    domainId: 1.5,
    categoryTree: [{ catId: 1.5, name: 'Odd' }],
    monthlySold: 1e12,
    referralFeePercentage: 8.25,
    stats: {
      current: [1299.6, 1e300],
      outOfStockPercentage30: [250],
      buyBoxStats: { A1: { percentageWon: 12.5 } },
    },
  });
  expect(product).toMatchObject({
    siteId: 1,
    categoryRoot: { id: null, name: 'Odd' },
    monthlySold: null,
    referralFeePercent: 8.25,
    prices: { amazon: { current: 1300 }, new: { current: null } },
    outOfStock: { amazon: { last30: null } },
    buyBoxShares: [{ percent: 12.5 }],
  });
});

it('takes -1 and -2 for unknown, but 0 for a figure where there can be none of something', () => {
  const row = (values: Record<number, number>) =>
    Array.from({ length: 36 }, (_, index) => values[index] ?? -1);
  const product = decode({
    asin: 'B000000003',
    monthlySold: 0,
    packageHeight: 0,
    packageWeight: -1,
    fbaFees: { pickAndPackFee: 0 },
    stats: {
      current: row({ 0: 0, 1: -2, 3: 0, 11: 0, 16: 0, 17: 0, 34: -2 }),
      outOfStockPercentage30: row({ 0: 0 }),
      salesRankDrops30: 0,
      salesRankDrops90: -1,
      totalOfferCount: -2,
      offerCountFBA: 4,
    },
  });
  expect(product).toMatchObject({
    monthlySold: null,
    packageSize: { heightMm: null, weightG: null },
    fbaFeeCents: null,
    prices: { amazon: { current: 0 }, new: { current: null } },
    salesRank: { current: null, drops30: 0, drops90: null },
    offers: { total: null, new: 0, newFba: 4 },
    outOfStock: { amazon: { last30: 0, last90: null } },
    rating: null,
    reviewCount: 0,
  });
});

it('reads the last entry of pairs and, with its shipping, of triples', () => {
  const csv = Array.from({ length: 36 }, (): number[] | null => null);
  csv[0] = [7000000, 999, 7100000, -1];
  csv[1] = [7000000, 999, 7100000, 1099];
  csv[18] = [7000000, 999, 0, 7100000, 1000, 499];
  expect(decode({ asin: 'B000000004', csv }).prices).toMatchObject({
    amazon: { current: null },
    new: { current: 1099 },
    buyBox: { current: 1499 },
  });
  csv[18] = [7000000, 999, 0, 7100000, -1, -1];
  expect(decode({ asin: 'B000000004', csv }).prices.buyBox.current).toBeNull();
});

it('believes the statistics over the series where both speak of the present', () => {
  const csv = [[7000000, 999]];
  expect(decode({ asin: 'B000000005', csv, stats: { current: [1299] } }).prices.amazon.current).toBe(1299);
  expect(decode({ asin: 'B000000005', csv, stats: { current: [-1] } }).prices.amazon.current).toBeNull();
  expect(decode({ asin: 'B000000005', csv, stats: { current: [-2] } }).prices.amazon.current).toBe(999);
});

it("adds up Amazon's own part of the Buy Box", () => {
  const buyBoxStats = {
    A1THIRDPARTY00: { percentageWon: 30.5, avgPrice: 2000, isFBA: true },
    ATVPDKIKX0DER: { percentageWon: 62.25, avgPrice: 1900, isFBA: null },
    A3DWYIK6Y9EEQB: { percentageWon: 7.25, avgPrice: -1 },
  };
  const product = decode({
    asin: 'B000000006',
    stats: { buyBoxStats, buyBoxSellerId: 'ATVPDKIKX0DER', buyBoxIsFBA: false },
  });
  expect(product.amazonBuyBoxPercent).toBe(69.5);
  expect(product.buyBoxShares?.map(({ sellerId }) => sellerId)).toEqual([
    'ATVPDKIKX0DER',
    'A1THIRDPARTY00',
    'A3DWYIK6Y9EEQB',
  ]);
  expect(product.buyBoxShares?.[2]).toEqual({
    sellerId: 'A3DWYIK6Y9EEQB',
    percent: 7.25,
    isFba: null,
    avgPriceCents: null,
  });
  expect(product.buyBoxSeller).toEqual({ sellerId: 'ATVPDKIKX0DER', isAmazon: true, isFba: false });
});

it.each([
  ['nobody qualified', { stats: { buyBoxSellerId: '-1' }, buyBoxSellerIdHistory: ['7000000', 'A1OLD'] }],
  ['the seller is unknown', { stats: { buyBoxSellerId: '-2' } }],
  ['the last of the history is nobody', { buyBoxSellerIdHistory: ['7000000', 'A1OLD', '7000100', '-1'] }],
])('names no Buy Box seller where %s', (_, body) => {
  expect(decode({ asin: 'B000000007', ...body }).buyBoxSeller).toBeNull();
});

it("names the history's last seller where there are no statistics", () => {
  const buyBoxSellerIdHistory = ['7000000', '-2', '7000100', 'ATVPDKIKX0DER'];
  expect(decode({ asin: 'B000000008', buyBoxSellerIdHistory }).buyBoxSeller).toEqual({
    sellerId: 'ATVPDKIKX0DER',
    isAmazon: true,
    isFba: null,
  });
});

it('reads images of the older form and the site that the body names', () => {
  expect(decode({ asin: 'B000000009', imagesCSV: 'a1.jpg,b2.jpg', domainId: 3 })).toMatchObject({
    imageUrl: 'https://m.media-amazon.com/images/I/a1.jpg',
    siteId: 3,
  });
});

it('reads figures that came as text, and leaves seller ids and codes the text that they are', () => {
  const body = {
    asin: 'B000000001',
    domainId: 1,
    eanList: [8_809_875_456_477],
    csv: [null, [7_000_000, 2_499], null, [7_000_000, 12_345]],
    stats: {
      current: [-1, 2_399, -1, 12_345],
      avg30: [-1, 2_400],
      salesRankDrops30: 33,
      buyBoxStats: { A1: { percentageWon: 60.5, avgPrice: 2_500, isFBA: true } },
    },
    buyBoxSellerIdHistory: ['7000000', 'A1'],
    packageWeight: 300,
  };
  const text = JSON.parse(
    JSON.stringify(body, (_, value) => (typeof value === 'number' ? `${value}` : value)),
  );
  expect(text.stats.current).toEqual(['-1', '2399', '-1', '12345']);
  expect(decode(text)).toEqual(decode(body));
  expect(decode(text)).toMatchObject({
    prices: { new: { current: 2_399, avg30: 2_400 }, amazon: { current: null } },
    salesRank: { current: 12_345, drops30: 33 },
    buyBoxShares: [{ sellerId: 'A1', percent: 60.5 }],
    buyBoxSeller: { sellerId: 'A1' },
    packageSize: { weightG: 300 },
  });
});
