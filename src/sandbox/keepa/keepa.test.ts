import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { worldBrands } from '../world/brands.ts';
import type { Envelope } from './envelope.ts';
import { createKeepa, type KeepaOptions } from './keepa.ts';

const world = worldBrands(4, 80);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Answer extends Envelope {
  [field: string]: unknown;
  products: {
    asin: string;
    domainId: number;
    title: string | null;
    productType: number;
    csv: unknown;
    stats: unknown;
  }[];
  asinList: string[];
  totalResults: number;
}

const start = async (options: Partial<KeepaOptions> = {}) => {
  const keepa = createKeepa({ world, seed: 4, products: 700, ...options });
  const server = createServer((request, response) => {
    void keepa.handle(request, response, new URL(request.url ?? '/', 'http://stand-in'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.address() as AddressInfo;

  // Plain http, so that the bytes are seen as they come: the fetch API would unpack them unasked.
  const ask = (
    path: string,
    method = 'GET',
    body = '',
  ): Promise<{ status: number; encoding?: string; body: Answer }> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = gunzipSync(Buffer.concat(chunks)).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            encoding: response.headers['content-encoding'],
            body: JSON.parse(text),
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const query = (selection: object, key = 'k') =>
    ask(`/query?key=${key}&domain=1&selection=${encodeURIComponent(JSON.stringify(selection))}`);
  return { keepa, ask, query };
};

const envelopeFields = [
  'processingTimeInMs',
  'refillIn',
  'refillRate',
  'timestamp',
  'tokenFlowReduction',
  'tokensConsumed',
  'tokensLeft',
];

describe('the Keepa stand-in', () => {
  it('frames every answer alike, good or bad, and always packs it', async () => {
    const { ask } = await start();
    const answers = await Promise.all([
      ask('/token?key=k'),
      ask('/product?domain=1&asin=B000000000'),
      ask('/product?key=invalid-1&domain=1&asin=B000000000'),
      ask('/product?key=expired-1&domain=1&asin=B000000000'),
      ask('/product?key=k&domain=7&asin=B000000000'),
      ask('/product?key=k&domain=1&asin=nonsense'),
      ask('/nowhere?key=k'),
      ask('/product?key=k', 'DELETE'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 402, 400, 400, 404, 405]);
    for (const { status, encoding, body } of answers) {
      expect(encoding).toBe('gzip');
      expect(
        Object.keys(body)
          .filter((key) => key !== 'error')
          .sort(),
      ).toEqual(envelopeFields);
      expect(body.tokensConsumed).toBe(0);
      if (status !== 200) expect(Object.keys(body.error ?? {})).toEqual(['type', 'message', 'details']);
    }
  });

  it('finds products, then serves them, with and without a slash, by GET and by POST', async () => {
    const { ask, query } = await start();
    const selection = { current_NEW_gte: 100, productType: [0], perPage: 50, page: 0 };
    const found = await query(selection);
    expect(found.body.asinList).toHaveLength(50);
    expect(found.body.tokensConsumed).toBe(11);
    const posted = await ask('/query/?key=k&domain=1', 'POST', JSON.stringify(selection));
    expect(posted.body.asinList).toEqual(found.body.asinList);
    const asins = found.body.asinList.join(',');
    const served = await ask(`/product/?key=k&domain=1&asin=${asins}&stats=90&history=0`);
    expect(served.body.products.map(({ asin }) => asin)).toEqual(found.body.asinList);
    expect(served.body.products.every(({ csv, stats }) => csv === null && stats !== null)).toBe(true);
    expect(served.body.tokensConsumed).toBe(50);
    const form = await ask('/product', 'POST', `key=k&domain=1&asin=${asins}&stats=90&history=0`);
    expect(form.body.products).toEqual(served.body.products);
    expect(form.body.tokensLeft).toBe(20_000 - 11 - 11 - 50 - 50);
  });

  it('charges for the Buy Box, for ratings and for pages of offers', async () => {
    const { ask, query } = await start();
    const { body } = await query({ buyBoxIsAmazon: true, productType: [0] });
    const asins = body.asinList.slice(0, 4).join(',');
    const cost = async (extra: string) =>
      (await ask(`/product?key=k&domain=1&asin=${asins}&${extra}`)).body.tokensConsumed;
    expect(await cost('')).toBe(4);
    expect(await cost('buybox=1')).toBe(12);
    expect(await cost('buybox=1&rating=1&stats=180')).toBe(16);
    expect(await cost('offers=20')).toBeGreaterThanOrEqual(4 * 7);
  });

  it('gives back a shell for a number that nobody knows and refuses too many', async () => {
    const { ask, query } = await start();
    const known = (await query({ productType: [0] })).body.asinList[0];
    const { body } = await ask(`/product?key=k&domain=1&asin=B0NEVER000,${known}`);
    expect(body.products.map(({ asin, productType }) => [asin, productType])).toEqual([
      ['B0NEVER000', 4],
      [known, 0],
    ]);
    expect(body.products[0]).toMatchObject({ title: null, csv: null, domainId: 1 });
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => `B0${String(i).padStart(8, '0')}`).join(',');
    expect((await ask(`/product?key=k&domain=1&asin=${many(100)}`)).status).toBe(200);
    expect((await ask(`/product?key=k&domain=1&asin=${many(101)}`)).status).toBe(400);
    expect((await ask(`/product?key=k&domain=1&asin=${many(21)}&offers=20`)).status).toBe(400);
  });

  it('finds products by their bar codes, no more than asked for', async () => {
    const { ask, query } = await start();
    const { body } = await query({ productType: [0], perPage: 100 });
    const { body: full } = await ask(`/product?key=k&domain=1&asin=${body.asinList.join(',')}`);
    const carrier = full.products.find(
      (product) => (product as unknown as { upcList: string[] | null }).upcList,
    );
    const [upc] = (carrier as unknown as { upcList: string[] }).upcList;
    const byCode = await ask(`/product?key=k&domain=1&code=${upc}&code-limit=1`);
    expect(byCode.body.products).toHaveLength(1);
    expect(byCode.body.tokensConsumed).toBe(1);
    const all = await ask(`/product?key=k&domain=1&code=0${upc}`);
    expect(all.body.products.map(({ asin }) => asin)).toContain(carrier?.asin);
  });

  it('runs dry: a request may overdraw, the next is refused, and the refill lets it through', async () => {
    const clock = { ms: Date.UTC(2026, 4, 10) };
    const { keepa, ask } = await start({ tokens: 30, refillPerMinute: 20, now: () => clock.ms });
    const asins = Array.from({ length: 100 }, (_, i) => `B0${String(i).padStart(8, '0')}`).join(',');
    const product = (key: string) => ask(`/product?key=${key}&domain=1&asin=${asins}`);
    const first = await product('one');
    expect([first.status, first.body.tokensLeft, first.body.tokensConsumed]).toEqual([200, -70, 100]);
    clock.ms += 15_000;
    const refused = await product('one');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      tokensLeft: -70,
      refillIn: 45_000,
      refillRate: 20,
      tokensConsumed: 0,
    });
    expect(refused.body.error?.type).toBe('notEnoughToken');
    expect((await ask('/token?key=one')).status).toBe(200);
    expect((await product('two')).status).toBe(200);
    clock.ms += 3 * 60_000;
    expect((await product('one')).status).toBe(429);
    clock.ms += 60_000;
    expect((await product('one')).status).toBe(200);
    expect(keepa.state()).toMatchObject({
      tokensLeft: { one: -90, two: 10 },
      tokensConsumed: { one: 200, two: 100 },
      requests: { product: 5, token: 1 },
      productsServed: 300,
    });
  });

  it('knows sellers, categories, best sellers and words', async () => {
    const { ask } = await start();
    const seller = await ask('/seller?key=k&domain=1&seller=ATVPDKIKX0DER,ANOBODY');
    expect(seller.body.sellers).toMatchObject({ ATVPDKIKX0DER: { sellerName: 'Amazon.com', domainId: 1 } });
    expect([Object.keys(seller.body.sellers as object), seller.body.tokensConsumed]).toEqual([
      ['ATVPDKIKX0DER'],
      1,
    ]);
    const roots = await ask('/category?key=k&domain=1&category=0');
    expect(Object.keys(roots.body.categories as object)).toContain('1055398');
    const best = await ask('/bestsellers?key=k&domain=1&category=1055398');
    const list = best.body.bestSellersList as { asinList: string[] };
    expect(list.asinList.length).toBeGreaterThan(3);
    expect(best.body.tokensConsumed).toBe(50);
    const searched = await ask('/search?key=k&domain=1&type=product&term=premium%20quality&page=0');
    expect(searched.body.products.length).toBeGreaterThan(0);
    expect(searched.body.products.every(({ title }) => /premium/i.test(title ?? ''))).toBe(true);
    expect(searched.body.tokensConsumed).toBe(10);
  });

  it('serves other marketplaces from a smaller range', async () => {
    const { ask } = await start();
    const selection = encodeURIComponent('{"perPage":1000}');
    const there = await ask(`/query?key=k&domain=3&selection=${selection}`);
    expect(there.body.totalResults).toBeLessThan(100);
    const asin = there.body.asinList[0];
    const [product] = (await ask(`/product?key=k&domain=3&asin=${asin}`)).body.products;
    expect([product?.domainId, product?.asin]).toEqual([3, asin]);
  });

  it('fails as it is told to: refusing undone, or cutting off what is done and paid', async () => {
    const faults = createFaults(1);
    const { keepa, ask } = await start({ faults });
    const product = () => ask('/product?key=k&domain=1&asin=B0NEVER000');
    faults.change({ keepa: { limit: true } });
    expect((await product()).status).toBe(429);
    expect(keepa.state().requests).toEqual({});
    faults.change({ keepa: { limit: false, dropAfterAccept: 1 } });
    await expect(product()).rejects.toThrow();
    expect(keepa.state().tokensConsumed).toEqual({ k: 1 });
    faults.change({ keepa: { dropAfterAccept: 0 } });
    expect((await product()).status).toBe(200);
  });
});
