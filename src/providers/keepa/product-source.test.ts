import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ProviderError } from '../../kernel/errors.ts';
import { createKeepaSource } from './product-source.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const KEY = 'k'.repeat(64);
const TOKENS = { timestamp: 1, tokensLeft: 94, refillIn: 53_441, refillRate: 60, tokenFlowReduction: 0 };

type Answer = (
  url: URL,
  request: IncomingMessage,
) => [status: number, body: unknown] | Promise<[number, unknown]>;

async function keepaAnswering(answer: Answer) {
  const asked: URL[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://keepa');
    asked.push(url);
    const [status, body] = await answer(url, request);
    const bytes = gzipSync(typeof body === 'string' ? body : JSON.stringify(body));
    response.writeHead(status, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keepa`;
  const source = createKeepaSource({ baseUrl, key: KEY, clock: { now: () => NOW }, isSandbox: true });
  onTestFinished(async () => {
    await source.close();
    server.closeAllConnections();
    server.close();
  });
  return { source, asked };
}

const failureOf = (promise: Promise<unknown>): Promise<ProviderError> =>
  promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error) => {
      expect(error).toBeInstanceOf(ProviderError);
      return error;
    },
  );

const QUERY = { siteId: 3, selection: { brand: ['Bath & Body', 'A+B'] } };

it('asks the finder for one window of a query', async () => {
  const { source, asked } = await keepaAnswering(() => [
    200,
    { ...TOKENS, tokensConsumed: 60, asinList: ['B000000001', 'B000000002'], totalResults: 4711 },
  ]);
  expect(await source.findProducts(QUERY, { page: 1, perPage: 2000 })).toEqual({
    asins: ['B000000001', 'B000000002'],
    totalResults: 4711,
    tokensConsumed: 60,
    tokens: { tokensLeft: 94, refillRate: 60, waitMs: 0 },
  });
  const [url] = asked;
  expect(url?.pathname).toBe('/keepa/query');
  expect(url?.searchParams.get('key')).toBe(KEY);
  expect(url?.searchParams.get('domain')).toBe('3');
  expect(JSON.parse(url?.searchParams.get('selection') ?? '')).toEqual({
    brand: ['Bath & Body', 'A+B'],
    page: 1,
    perPage: 2000,
  });
});

it('takes an answer without its list for none, and one that only says what is wrong for a refusal', async () => {
  const { source } = await keepaAnswering((url) => [
    200,
    url.searchParams.get('domain') === '3'
      ? TOKENS
      : { ...TOKENS, error: { type: 'x', message: 'Bad domain' } },
  ]);
  const page = { page: 0, perPage: 50 };
  const wanted = { siteId: 3, asins: ['B000000001'], withBuyBoxShares: false };
  expect(await failureOf(source.findProducts(QUERY, page))).toMatchObject({ failure: 'invalid_answer' });
  expect(await failureOf(source.fetchProducts(wanted))).toMatchObject({ failure: 'invalid_answer' });
  const refused = { failure: 'refused', message: 'Keepa refused the request (Bad domain).' };
  expect(await failureOf(source.findProducts({ ...QUERY, siteId: 1 }, page))).toMatchObject(refused);
  expect(await failureOf(source.fetchProducts({ ...wanted, siteId: 1 }))).toMatchObject(refused);
});

it('reads titles and brands as a database takes them, and as people do', async () => {
  const { source } = await keepaAnswering(() => [
    200,
    {
      ...TOKENS,
      tokensConsumed: 1,
      products: [{ asin: 'B000000001', domainId: 1, title: 'A b\u0000ottle', brand: 'harrow &amp; finch' }],
    },
  ]);
  const { products } = await source.fetchProducts({
    siteId: 1,
    asins: ['B000000001'],
    withBuyBoxShares: false,
  });
  expect(products).toMatchObject([{ title: 'A bottle', brand: 'harrow & finch' }]);
});

it('reads figures that came as text, and loses no page to one odd entry of its list', async () => {
  const { source } = await keepaAnswering(() => [
    200,
    {
      ...TOKENS,
      tokensLeft: '94',
      tokensConsumed: '11',
      totalResults: '2',
      asinList: ['B000000001', null, 7],
    },
  ]);
  expect(await source.findProducts(QUERY, { page: 0, perPage: 50 })).toMatchObject({
    asins: ['B000000001', 'null', '7'],
    totalResults: 2,
    tokensConsumed: 11,
    tokens: { tokensLeft: 94 },
  });
});

it('finds nothing where the list is null', async () => {
  const { source } = await keepaAnswering(() => [200, { ...TOKENS, tokensConsumed: 10, asinList: null }]);
  expect(await source.findProducts(QUERY, { page: 0, perPage: 50 })).toMatchObject({
    asins: [],
    totalResults: 0,
  });
});

it('posts a selection that is too long for an address', async () => {
  let posted = '';
  const { source, asked } = await keepaAnswering(async (_, request) => {
    posted = await text(request);
    return [200, { ...TOKENS, asinList: [], totalResults: 0 }];
  });
  const brand = Array.from(
    { length: 50 },
    (_, index) => `${'A brand with a rather long name '.repeat(4)}${index}`,
  );
  await source.findProducts({ siteId: 1, selection: { brand } }, { page: 0, perPage: 50 });
  expect(JSON.parse(posted)).toEqual({ brand, page: 0, perPage: 50 });
  expect(asked[0]?.searchParams.get('domain')).toBe('1');
  expect(asked[0]?.searchParams.has('selection')).toBe(false);
});

it('fetches products with their statistics, and says which were missing', async () => {
  const { source, asked } = await keepaAnswering(() => [
    200,
    {
      ...TOKENS,
      tokensConsumed: 3,
      products: [
        { asin: 'B000000001', domainId: 1, productType: 0, title: 'A bottle' },
        { asin: 'B000000002', productType: 4 },
        null,
        { title: 'without an ASIN' },
      ],
    },
  ]);
  const asins = ['B000000001', 'B000000002', 'B000000003'];
  const answer = await source.fetchProducts({ siteId: 1, asins, withBuyBoxShares: false });
  expect(answer.products).toHaveLength(1);
  expect(answer.products[0]).toMatchObject({
    externalId: 'B000000001',
    title: 'A bottle',
    fetchedAt: NOW,
    isSandbox: true,
  });
  expect(answer.missing).toEqual(['B000000002', 'B000000003']);
  expect(answer.tokensConsumed).toBe(3);
  const parameters = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(parameters).toEqual({ key: KEY, domain: '1', asin: asins.join(','), stats: '90', history: '0' });
});

it('asks for Buy Box shares only where they are wanted, as they triple the price', async () => {
  const { source, asked } = await keepaAnswering(() => [200, { ...TOKENS, products: [] }]);
  await source.fetchProducts({ siteId: 1, asins: ['B000000001'], withBuyBoxShares: true });
  expect(asked[0]?.searchParams.get('buybox')).toBe('1');
});

it('asks for the tokens left and for the names of sellers', async () => {
  const { source } = await keepaAnswering((url) =>
    url.pathname.endsWith('/token')
      ? [200, TOKENS]
      : [200, { ...TOKENS, sellers: { A1: { sellerName: 'Shop One' }, A2: null } }],
  );
  expect(await source.tokenStatus()).toEqual({ tokensLeft: 94, refillRate: 60, waitMs: 0 });
  expect(await source.fetchSellers(1, ['A1', 'A2'])).toEqual([
    { sellerId: 'A1', name: 'Shop One' },
    { sellerId: 'A2', name: null },
  ]);
});

it('says how long an answer that emptied the bucket makes one wait', async () => {
  const { source } = await keepaAnswering(() => [200, { ...TOKENS, tokensLeft: -120, products: [] }]);
  const answer = await source.fetchProducts({ siteId: 1, asins: ['B1'], withBuyBoxShares: false });
  expect(answer.tokens).toEqual({ tokensLeft: -120, refillRate: 60, waitMs: 53_541 + 120_000 });
});

it('goes on at once after an answer that says nothing of the bucket', async () => {
  const { source } = await keepaAnswering(() => [200, { products: [] }]);
  const answer = await source.fetchProducts({ siteId: 1, asins: ['B1'], withBuyBoxShares: false });
  expect(answer.tokens.waitMs).toBe(0);
});

it.each([
  [
    'a minute where the refill is said to be years away',
    { tokensLeft: 0, refillIn: 1e18, refillRate: 5 },
    60_100,
  ],
  ['a day at the most', { tokensLeft: -1e9, refillIn: 1_000, refillRate: 5 }, 86_400_000],
  ['no time less than none', { tokensLeft: 0, refillIn: -5_000, refillRate: 5 }, 100],
  ['until the next refill', { tokensLeft: 0, refillIn: 12_000, refillRate: 5 }, 12_100],
  [
    'longer while the bucket is in debt',
    { tokensLeft: -30, refillIn: 12_000, refillRate: 5 },
    12_100 + 360_000,
  ],
  ['a minute where nothing is said', {}, 60_100],
])('says of an empty bucket to wait %s', async (_, tokens, wait) => {
  const error = { type: 'NOT_ENOUGH_TOKEN', message: 'No tokens', details: '' };
  const { source, asked } = await keepaAnswering(() => [429, { ...tokens, error }]);
  const failure = await failureOf(source.findProducts(QUERY, { page: 0, perPage: 50 }));
  expect(failure).toMatchObject({ failure: 'limited', retryAfterMs: wait, status: 429 });
  expect(asked).toHaveLength(1);
});

it('waits a minute where the refusal is no envelope at all', async () => {
  const { source } = await keepaAnswering(() => [429, '<html>busy</html>']);
  expect(await failureOf(source.tokenStatus())).toMatchObject({ failure: 'limited', retryAfterMs: 60_000 });
});

it.each([
  [402, { error: { message: 'payment required' } }, 'misconfigured', 'wants the key’s subscription paid'],
  [400, { error: { message: 'Invalid API key' } }, 'misconfigured', 'refuses the key: Invalid API key.'],
  [401, 'no', 'misconfigured', 'refuses the key: status'],
  [
    400,
    { error: { message: 'API key is invalid', details: 'It does not exist.' } },
    'misconfigured',
    'refuses the key: API key is invalid: It does not exist.',
  ],
  [400, { error: { message: 'selection', details: 'perPage too small' } }, 'refused', 'perPage too small'],
  [405, { error: { message: 'parameter out of range' } }, 'refused', 'parameter out of range'],
  [404, {}, 'not_found', 'status 404'],
  [500, { ...TOKENS, error: { message: 'oops' } }, 'unreachable', 'trouble of its own'],
  [503, '<html>', 'unreachable', 'trouble of its own'],
])('makes %s %j a failure that is %s', async (status, body, failure, sentence) => {
  const { source, asked } = await keepaAnswering(() => [status, body]);
  const error = await failureOf(source.fetchProducts({ siteId: 1, asins: ['B1'], withBuyBoxShares: false }));
  expect(error).toMatchObject({ failure, status });
  expect(error.message).toContain(sentence);
  expect(asked).toHaveLength(1);
});

it('keeps nobody waiting for what is left as long as for the products', async () => {
  const { source } = await keepaAnswering(() => new Promise(() => {}));
  const askedAt = performance.now();
  expect(await failureOf(source.tokenStatus())).toMatchObject({ failure: 'unreachable' });
  expect(performance.now() - askedAt).toBeLessThan(20_000);
});

it('never repeats the key in what it says', async () => {
  const { source } = await keepaAnswering(() => [400, { error: { message: `invalid key ${KEY}` } }]);
  expect((await failureOf(source.tokenStatus())).message).not.toContain(KEY);
});

it.each([
  ['not JSON', 'pardon?'],
  ['another shape', { ...TOKENS, asinList: 'B1' }],
])('refuses an answer that is %s', async (_, body) => {
  const { source } = await keepaAnswering(() => [200, body]);
  expect(await failureOf(source.findProducts(QUERY, { page: 0, perPage: 50 }))).toMatchObject({
    failure: 'invalid_answer',
  });
});

it('reads a year of one listing, with shipping in the price and no offer as none', async () => {
  const minute = (iso: string) => Date.parse(iso) / 60_000 - 21_564_000;
  const [may, june] = [minute('2026-04-30T00:00:00Z'), minute('2026-05-01T06:00:00Z')];
  const csv: unknown[] = [];
  csv[0] = [may, -1];
  csv[3] = [may, 1200, june, 900];
  csv[18] = [may, 2000, 499, june, -1, -1];
  const body = { asin: 'B000000001', domainId: 1, productType: 0, csv };
  const { source, asked } = await keepaAnswering(() => [
    200,
    { ...TOKENS, tokensConsumed: 1, products: [body] },
  ]);
  const { steps, tokensConsumed } = await source.fetchHistory(1, 'B000000001');
  expect(tokensConsumed).toBe(1);
  expect(asked[0]?.searchParams.get('history')).toBe('1');
  expect(steps).toEqual({
    amazon: [[new Date('2026-04-30T00:00:00Z'), null]],
    buyBox: [
      [new Date('2026-04-30T00:00:00Z'), 2499],
      [new Date('2026-05-01T06:00:00Z'), null],
    ],
    salesRank: [
      [new Date('2026-04-30T00:00:00Z'), 1200],
      [new Date('2026-05-01T06:00:00Z'), 900],
    ],
    new: [],
    newOffers: [],
  });
});

it('knows no history of a listing that was never there', async () => {
  const { source } = await keepaAnswering(() => [200, { ...TOKENS, tokensConsumed: 1, products: [] }]);
  expect((await source.fetchHistory(1, 'B000000009')).steps).toBeNull();
});
