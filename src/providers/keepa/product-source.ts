import * as z from 'zod/mini';
import type { FetchedProducts, ProductSource, Seller } from '../../features/catalog/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import { decodeHistory } from './decode-history.ts';
import { decodeProduct } from './decode-product.ts';
import { createKeepaClient, type KeepaClientOptions, pricedBy, tokensOf } from './keepa-client.ts';
import { readQueryAddress } from './query-address.ts';
import {
  envelope,
  finderAnswer,
  type ProductBody,
  productAnswer,
  productBody,
  sellerAnswer,
} from './wire.ts';

/** The days over which Keepa counts Buy Box shares. */
const STATISTICS_DAYS = 90;
/** As far back as a history is shown. */
const HISTORY_DAYS = 365;
/** An ASIN that was never a product. */
const NO_SUCH_PRODUCT = 4;

export interface KeepaSourceOptions extends Omit<KeepaClientOptions, 'timeoutMs'> {
  clock: Clock;
  /** Whether what comes from there is made up, and has to be marked so. */
  isSandbox: boolean;
}

export function createKeepaSource(options: KeepaSourceOptions): ProductSource & { close(): Promise<void> } {
  const client = createKeepaClient(options);

  async function askFor(
    siteId: number,
    which: Readonly<Record<string, string | number>>,
    withBuyBoxShares: boolean,
  ) {
    // History is left out: the statistics hold what is kept, at a hundredth of the size.
    const extent = { stats: STATISTICS_DAYS, history: 0, ...(withBuyBoxShares && { buybox: 1 }) };
    const answer = await client.ask('/product', { domain: siteId, ...which, ...extent }, productAnswer);
    const context = { siteId, fetchedAt: options.clock.now(), isSandbox: options.isSandbox };
    const products = answer.products.flatMap(readable).map((body) => decodeProduct(body, context));
    return { ...pricedBy(answer), products };
  }

  return {
    readQuery: readQueryAddress,

    async tokenStatus() {
      return tokensOf(await client.ask('/token', {}, envelope));
    },

    async findProducts({ siteId, selection }, { page, perPage }) {
      const wanted = JSON.stringify({ ...selection, page, perPage });
      const answer = await client.ask('/query', { domain: siteId, selection: wanted }, finderAnswer);
      const asins = (answer.asinList ?? []).map(String);
      return { ...pricedBy(answer), asins, totalResults: answer.totalResults ?? asins.length };
    },

    async fetchProducts({ siteId, asins, withBuyBoxShares }) {
      const fetched = await askFor(siteId, { asin: asins.join(',') }, withBuyBoxShares);
      return { ...fetched, missing: missingFrom(asins, fetched.products) };
    },

    async fetchHistory(siteId, asin) {
      const answer = await client.ask(
        '/product',
        { domain: siteId, asin, history: 1, days: HISTORY_DAYS },
        productAnswer,
      );
      const body = answer.products.flatMap(readable).find((product) => product.asin === asin);
      return { ...pricedBy(answer), steps: body ? decodeHistory(body) : null };
    },

    async fetchByCodes({ siteId, codes, mostPerCode, withBuyBoxShares }) {
      return askFor(siteId, { code: codes.join(','), 'code-limit': mostPerCode }, withBuyBoxShares);
    },

    async fetchSellers(siteId, sellerIds) {
      const answer = await client.ask(
        '/seller',
        { domain: siteId, seller: sellerIds.join(',') },
        sellerAnswer,
      );
      return Object.entries(answer.sellers ?? {}).map(
        ([sellerId, seller]): Seller => ({ sellerId, name: seller?.sellerName ?? null }),
      );
    },

    close: () => client.close(),
  };
}

function readable(body: unknown): ProductBody[] {
  const result = z.safeParse(productBody, body);
  return result.success && result.data.productType !== NO_SUCH_PRODUCT ? [result.data] : [];
}

function missingFrom(asins: readonly string[], products: FetchedProducts['products']): string[] {
  const found = new Set(products.map(({ externalId }) => externalId));
  return asins.filter((asin) => !found.has(asin));
}
