import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import type { WorldBrand } from '../world/brands.ts';
import { createProducts, type Products } from '../world/products.ts';
import type { Marketplace } from '../world/products-marketplaces.ts';
import { type Call, marketplaceOf, readCall } from './call.ts';
import { type Envelope, Refusal, send } from './envelope.ts';
import { answerQuery, selectionOf } from './finder.ts';
import { buildFinderIndex, type FinderIndex } from './finder-index.ts';
import { keepaMinute } from './keepa-time.ts';
import { answerBestSellers, answerCategory, answerSearch, answerSeller } from './lookups.ts';
import { answerProduct, type Served } from './product-request.ts';
import { TokenBucket } from './token-bucket.ts';

export interface KeepaOptions {
  readonly world: readonly WorldBrand[];
  readonly seed: number;
  readonly products?: number;
  /** What each key starts with. */
  readonly tokens?: number;
  readonly refillPerMinute?: number;
  readonly now?: () => number;
  readonly faults?: FaultGate;
}

export interface KeepaState {
  readonly tokensLeft: Record<string, number>;
  readonly tokensConsumed: Record<string, number>;
  readonly requests: Record<string, number>;
  readonly productsServed: number;
}

type Endpoint = (call: Call) => Served | Promise<Served>;

const keyOf = ({ params }: Call): string => {
  const key = params.get('key')?.trim() ?? '';
  if (key === '') throw new Refusal(400, 'invalidApiKey', 'Missing parameter: key');
  if (/^invalid/i.test(key)) throw new Refusal(400, 'invalidApiKey', 'The API key is not valid');
  if (/^expired/i.test(key))
    throw new Refusal(402, 'paymentRequired', 'The subscription of this API key has ended');
  return key;
};

const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(500, 'internalError', 'Internal server error');

/** A stand-in for api.keepa.com over a made-up world. The path arrives without the stand-in's own prefix. */
export const createKeepa = (
  options: KeepaOptions,
): { handle: Handler; state(): KeepaState; products: Products } => {
  const { world, seed, faults, tokens = 20_000, refillPerMinute = 1000, now = Date.now } = options;
  const products = createProducts(world, seed, options.products ?? 12_000);
  // The world stands still at the hour of its creation, so that two answers about a product never differ.
  const today = Math.floor(keepaMinute(now()) / 60) * 60;
  const buckets = new Map<string, TokenBucket>();
  const requests: Record<string, number> = {};
  let productsServed = 0;

  const indexes = new Map<number, Promise<FinderIndex>>();
  const indexOf = (marketplace: Marketplace): Promise<FinderIndex> => {
    const index = indexes.get(marketplace.domainId) ?? buildFinderIndex(products, marketplace, today);
    indexes.set(marketplace.domainId, index);
    return index;
  };

  const endpoints: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
    ['token', () => ({ tokens: 0, body: {} })],
    ['product', (call) => answerProduct(call, products, today)],
    ['seller', (call) => answerSeller(call, products, today)],
    ['category', answerCategory],
    [
      'query',
      async (call) => {
        const marketplace = marketplaceOf(call);
        const selection = selectionOf(call);
        return answerQuery(selection, await indexOf(marketplace), products, marketplace.domainId);
      },
    ],
    [
      'bestsellers',
      async (call) => answerBestSellers(call, await indexOf(marketplaceOf(call)), products, today),
    ],
    ['search', async (call) => answerSearch(call, await indexOf(marketplaceOf(call)), products, today)],
  ]);

  const bucketOf = (key: string): TokenBucket => {
    const bucket = buckets.get(key) ?? new TokenBucket({ tokens, refillPerMinute, now });
    buckets.set(key, bucket);
    return bucket;
  };

  const envelope = (bucket: TokenBucket | undefined, tokensConsumed: number, started: number): Envelope => ({
    timestamp: now(),
    ...(bucket?.status() ?? { tokensLeft: 0, refillIn: 0, refillRate: 0 }),
    tokenFlowReduction: 0,
    tokensConsumed,
    processingTimeInMs: Math.round(performance.now() - started),
  });

  const serve = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now();
    let bucket: TokenBucket | undefined;
    try {
      const name = url.pathname.replace(/^\/+|\/+$/g, '');
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Refusal(404, 'notFound', 'There is no such resource', url.pathname);
      requests[name] = (requests[name] ?? 0) + 1;
      if (request.method !== 'GET' && request.method !== 'POST') {
        throw new Refusal(405, 'methodNotAllowed', 'Only GET and POST are allowed', request.method);
      }
      const call = await readCall(request, url);
      bucket = bucketOf(keyOf(call));
      if (name !== 'token' && bucket.isEmpty)
        throw new Refusal(429, 'notEnoughToken', 'Not enough tokens left');
      const served = await endpoint(call);
      bucket.take(served.tokens);
      productsServed += served.products ?? 0;
      await send(response, 200, { ...envelope(bucket, served.tokens, started), ...served.body });
    } catch (error) {
      const { status, type, message, details } = refusalOf(error);
      request.resume();
      await send(response, status, { ...envelope(bucket, 0, started), error: { type, message, details } });
    }
  };

  const perKey = (read: (bucket: TokenBucket) => number): Record<string, number> =>
    Object.fromEntries([...buckets].map(([key, bucket]) => [key, read(bucket)]));

  return {
    products,
    handle: async (request, response, url) => {
      if (await faults?.apply('keepa', request, response)) return;
      await serve(request, response, url);
    },
    state: () => ({
      tokensLeft: perKey((bucket) => bucket.left),
      tokensConsumed: perKey((bucket) => bucket.consumed),
      requests: { ...requests },
      productsServed,
    }),
  };
};
