import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import {
  firstWindow,
  type PageWindow,
  type PastedQuery,
  type ProductQuery,
} from '../domain/product-query.ts';
import type { ProductSource } from '../ports.ts';
import { fetchBatch } from './fetch-batch.ts';
import { findPage } from './find-page.ts';
import { planDownload } from './plan-download.ts';
import { readQuery } from './read-query.ts';
import { readTokens } from './read-tokens.ts';
import { rememberCount } from './remember-count.ts';

const BUCKET = { tokensLeft: 60, refillRate: 5, waitMs: 0 };

/** A source of numbered products; `perPage` is the most that it gives at once. */
function sourceOf(count: number, perPage = 10_000): ProductSource & { windows: PageWindow[] } {
  const all = Array.from({ length: count }, (_, index) => `B${String(index).padStart(9, '0')}`);
  const windows: PageWindow[] = [];
  return {
    windows,
    readQuery: (address): PastedQuery => ({
      siteId: 1,
      selection: { title: address ?? 'example' },
      page: null,
      perPage: null,
      unknownFilters: address === 'typo' ? ['colour'] : [],
    }),
    tokenStatus: async () => BUCKET,
    findProducts: async (_, window) => {
      windows.push(window);
      const size = Math.min(window.perPage, perPage);
      const asins = all.slice(window.page * size, (window.page + 1) * size);
      return { asins, totalResults: count, tokensConsumed: 10, tokens: BUCKET };
    },
    fetchProducts: async ({ asins }) => ({
      products: [],
      missing: [...asins],
      tokensConsumed: asins.length,
      tokens: BUCKET,
    }),
    fetchByCodes: () => Promise.reject(new Error('Not asked for.')),
    fetchHistory: () => Promise.reject(new Error('not asked for here')),
    fetchSellers: async () => [],
  };
}

async function findAll(source: ProductSource, query: ProductQuery, limit?: number): Promise<string[]> {
  const found: string[] = [];
  let window: PageWindow | null = firstWindow(query, limit);
  while (window) {
    const page = await findPage(source, { query, window, found: found.length, ...(limit && { limit }) });
    found.push(...page.asins);
    window = page.next;
  }
  return found;
}

it('runs the query that the account pasted, else the one that setup offers', () => {
  const source = sourceOf(0);
  expect(readQuery(source, ' {"x":1} ').selection).toEqual({ title: '{"x":1}' });
  expect(readQuery(source, '  ').selection).toEqual({ title: 'example' });
});

it('finds 5,000 products in one page', async () => {
  const source = sourceOf(6000);
  expect(new Set(await findAll(source, readQuery(source, null))).size).toBe(5000);
  expect(source.windows).toEqual([{ page: 0, perPage: 5000 }]);
});

it('finds them all in many pages where the source gives less at once', async () => {
  const source = sourceOf(6000, 700);
  expect(new Set(await findAll(source, readQuery(source, null))).size).toBe(5000);
  expect(source.windows).toHaveLength(8);
});

it('finds no more than there are, and no more than the limit', async () => {
  expect(await findAll(sourceOf(120), readQuery(sourceOf(120), null))).toHaveLength(120);
  expect(await findAll(sourceOf(6000), readQuery(sourceOf(0), null), 7)).toHaveLength(7);
  expect(await findAll(sourceOf(0), readQuery(sourceOf(0), null))).toEqual([]);
});

it('leaves out what is no ASIN, and what comes twice', async () => {
  const source = sourceOf(0);
  source.findProducts = async () => ({
    asins: ['B000000001', 'B000000001', "'; drop", 'b000000002'],
    totalResults: 4,
    tokensConsumed: 11,
    tokens: BUCKET,
  });
  expect(await findAll(source, readQuery(source, null))).toEqual(['B000000001']);
});

it('plans with what the query asks for until its matches are known, and then with those', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const source = sourceOf(0);
  const query = readQuery(source, 'typo');
  const tokens = await readTokens(source);
  const plan = () =>
    database.asAccount(accountId, (tx) =>
      planDownload(tx, accountId, { query, tokens, withBuyBoxShares: false }),
    );
  expect(await plan()).toEqual({
    products: 5000,
    tokens: 5060,
    hours: 5000 / 5 / 60,
    withBuyBoxShares: false,
    totalResults: null,
    tokensLeft: 60,
    refillRate: 5,
    warnings: ['One filter is unknown to the product finder and would be ignored: colour.'],
  });
  await database.asAccount(accountId, (tx) => rememberCount(tx, accountId, query, 9000));
  await database.asAccount(accountId, (tx) => rememberCount(tx, accountId, query, 40));
  expect(await plan()).toMatchObject({ products: 40, tokens: 51, hours: 0, totalResults: 40 });
  const another = await database.asAccount(accountId, (tx) =>
    planDownload(tx, accountId, {
      query: { ...readQuery(source, 'x'), rows: 100 },
      tokens: null,
      withBuyBoxShares: true,
    }),
  );
  expect(another).toMatchObject({
    products: 100,
    tokens: 311,
    hours: null,
    totalResults: null,
    tokensLeft: null,
  });
});

it('plans on without the tokens while the source is away, but not with a key that it refuses', async () => {
  const source = sourceOf(0);
  source.tokenStatus = async () => {
    throw new ProviderError('Keepa', 'unreachable', 'away');
  };
  expect(await readTokens(source)).toBeNull();
  source.tokenStatus = async () => {
    throw new ProviderError('Keepa', 'misconfigured', 'bad key');
  };
  await expect(readTokens(source)).rejects.toThrow('bad key');
});

it('fetches at most 100 products at once', async () => {
  const asins = Array.from({ length: 101 }, (_, index) => `B${index}`);
  const batch = (count: number) => ({ siteId: 1, asins: asins.slice(0, count), withBuyBoxShares: false });
  expect((await fetchBatch(sourceOf(0), batch(100))).missing).toHaveLength(100);
  await expect(fetchBatch(sourceOf(0), batch(101))).rejects.toThrow('At most 100');
});
