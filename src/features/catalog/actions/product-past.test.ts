import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { type Product, unknownProduct } from '../domain/product.ts';
import { changesBetween, figuresOf } from '../domain/product-change.ts';
import type { ProductSource } from '../ports.ts';
import { presentPast } from '../present/history.ts';
import { presentProduct } from '../present/product.ts';
import { createPastFetcher, readPast } from './product-past.ts';
import { readProduct, readProducts } from './read-products.ts';
import { saveProducts } from './save-products.ts';

const NOW = new Date('2026-03-04T09:00:00Z');

let database: TestDatabase;
let accountId: string;
let productId: number;
let asked: string[];
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  asked = [];
  productId = await download({ fetchedAt: new Date('2026-02-01T00:00:00Z') }, 1999, 5000);
});

async function download(rest: Partial<Product>, price: number, rank: number): Promise<number> {
  const bare = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: 'B000000001' });
  const prices = { ...bare.prices, buyBox: { ...bare.prices.buyBox, current: price } };
  const product = { ...bare, prices, salesRank: { ...bare.salesRank, current: rank }, ...rest };
  return database.asAccount(accountId, async (tx) => {
    await saveProducts(tx, accountId, [product]);
    const { products } = await readProducts(tx, accountId, {});
    return products[0]?.id ?? 0;
  });
}

const past = async () => presentPast(await readPast(database, accountId, productId));

/** As the product's page tells it. */
async function sinceLastDownload() {
  const product = await database.asAccount(accountId, (tx) => readProduct(tx, accountId, productId));
  const { before, ...now } = presentProduct(product);
  return before && { fetchedAt: before.fetchedAt, changes: changesBetween(before, figuresOf(now)) };
}

/** As a process has it. */
const fetcherOf = (fetchHistory: ProductSource['fetchHistory'], now = NOW) => {
  const source = { fetchHistory } as ProductSource;
  const sources = { forAccount: async () => source };
  const fetchPast = createPastFetcher({ database, sources, clock: { now: () => now } });
  return () => fetchPast(accountId, productId);
};
const fetchFrom = (fetchHistory: ProductSource['fetchHistory'], now = NOW) => fetcherOf(fetchHistory, now)();
const aYear: ProductSource['fetchHistory'] = async (_site, asin) => {
  asked.push(asin);
  const steps = { buyBox: [], new: [], amazon: [], newOffers: [] };
  return {
    tokensConsumed: 1,
    tokens: { tokensLeft: 9, refillRate: 1, waitMs: 0 },
    steps: { ...steps, salesRank: [[new Date('2026-03-02T00:00:00Z'), 700] as const] },
  };
};

it('tells what a download changed, and nothing of the first one', async () => {
  expect(await sinceLastDownload()).toBeNull();
  await download({ fetchedAt: new Date('2026-02-11T00:00:00Z') }, 2499, 5000);
  expect(await sinceLastDownload()).toEqual({
    fetchedAt: '2026-02-01T00:00:00.000Z',
    changes: [{ figure: 'price', from: 1999, to: 2499 }],
  });
});

it('takes downloads that follow each other closely for one', async () => {
  await download({ fetchedAt: new Date('2026-02-11T00:00:00Z') }, 2499, 5000);
  await download({ fetchedAt: new Date('2026-02-11T00:20:00Z') }, 2499, 4000);
  const since = await sinceLastDownload();
  expect(since?.fetchedAt).toBe('2026-02-01T00:00:00.000Z');
  expect(since?.changes.map(({ figure }) => figure)).toEqual(['price', 'salesRank']);
});

it('fetches a year once, and pays for it again only when it is old', async () => {
  const { kept } = await fetchFrom(aYear);
  expect(kept?.history?.salesRank.slice(-4)).toEqual([null, 700, 700, 700]);
  await fetchFrom(aYear, new Date('2026-03-04T20:00:00Z'));
  expect(asked).toEqual(['B000000001']);
  await fetchFrom(aYear, new Date('2026-03-06T09:00:00Z'));
  expect(asked).toHaveLength(2);
  expect((await past()).history?.days.at(-1)).toBe('2026-03-06');
});

it('says in a sentence that Keepa can’t be asked, and keeps what there is', async () => {
  await fetchFrom(aYear);
  const later = new Date('2026-03-09T09:00:00Z');
  const dry = () => Promise.reject(new ProviderError('Keepa', 'limited', 'Keepa has no tokens left.'));
  await expect(fetchFrom(dry, later)).rejects.toThrow('Keepa has no tokens left. Nothing was fetched');
  expect((await past()).history?.days.at(-1)).toBe('2026-03-04');
  await fetchFrom(aYear, later);
  expect((await past()).history?.days.at(-1)).toBe('2026-03-09');
});

it('fetches and pays once for all who ask at the same moment, in this process and in another', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let ask = () => {};
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const slow: ProductSource['fetchHistory'] = async (site, asin) => {
    ask();
    await isAnswered;
    return aYear(site, asin);
  };
  const here = fetcherOf(slow);
  const pasts = [here(), here(), here()];
  await isAsked;
  await expect(fetchFrom(slow)).rejects.toThrow('just being fetched');
  answer();
  for (const { kept } of await Promise.all(pasts)) expect(kept?.history?.salesRank.at(-1)).toBe(700);
  expect(asked).toEqual(['B000000001']);
  await here();
  expect(asked).toHaveLength(1);
});

it('pays once to learn that nothing is known', async () => {
  const nothing: ProductSource['fetchHistory'] = async (site, asin) => ({
    ...(await aYear(site, asin)),
    steps: null,
  });
  await expect(fetchFrom(nothing)).rejects.toThrow('Keepa knows no history of this listing.');
  await expect(fetchFrom(nothing)).rejects.toThrow('Keepa knows no history of this listing.');
  expect(asked).toHaveLength(1);
  expect((await past()).history).toBeNull();
});
