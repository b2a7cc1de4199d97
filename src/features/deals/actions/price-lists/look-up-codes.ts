import type { Database, Tx } from '../../../../db/database.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { AppError, ProviderError } from '../../../../kernel/errors.ts';
import { count, counted } from '../../../../kernel/words.ts';
import { rollUpBrands } from '../../../brands/actions/roll-up-brands.ts';
import { saveProducts } from '../../../catalog/actions/save-products.ts';
import type { Product } from '../../../catalog/domain/product.ts';
import type { ProductSources } from '../../../catalog/ports.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import {
  askToLookUp,
  claimLookUp,
  codesToLookUp,
  countUnknownCodes,
  endLookUp,
} from '../../store/price-list-matches.ts';
import { wakePriceListReaders } from './receive-price-list.ts';
import { requirePriceList } from './require-price-list.ts';
import { settleLines } from './settle-lines.ts';

/** Listings that are fetched of each code: more than a person would compare. */
const MOST_PER_CODE = 4;
/** What the source takes for a listing with its Buy Box shares. */
const TOKENS_PER_LISTING = 3;
const CODES_AT_ONCE = 20;
/** Of one asking: more would take a usual key days. */
const MOST_CODES = 5_000;
const HELD_MS = 120_000;
const AGAIN_MS = 60_000;

export interface LookUpPrice {
  codes: number;
  tokensLeast: number;
  tokensMost: number;
  sentence: string;
}

/** What it costs to look for listings of the codes that no product of the account carries. */
export async function priceOfLookUp(tx: Tx, accountId: string, id: string): Promise<LookUpPrice> {
  await requirePriceList(tx, accountId, id);
  const codes = Math.min(MOST_CODES, await countUnknownCodes(tx, id));
  const [tokensLeast, tokensMost] = [codes * TOKENS_PER_LISTING, codes * TOKENS_PER_LISTING * MOST_PER_CODE];
  const sentence =
    codes === 0
      ? 'Every code of the list is known: there is nothing to look up.'
      : `${counted(codes, 'code')} at ${TOKENS_PER_LISTING} tokens for each listing found: about ${count(tokensLeast)} tokens where each code has one listing, ${count(tokensMost)} at most. A code Keepa doesn’t know costs nothing.`;
  return { codes, tokensLeast, tokensMost, sentence };
}

export async function askForLookUp(tx: Tx, accountId: string, id: string): Promise<void> {
  const { codes } = await priceOfLookUp(tx, accountId, id);
  if (codes === 0)
    throw new AppError('conflict', 'Every code of the list is known: there is nothing to look up.');
  await askToLookUp(tx, id, MOST_CODES);
  await wakePriceListReaders(tx);
}

export interface LookUpDeps {
  database: Database;
  sources: ProductSources;
  clock: Clock;
}

/** Looks up the next codes of the list that has waited longest; false where none waits. */
export async function lookUpNext({ database, sources, clock }: LookUpDeps): Promise<boolean> {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const claimed = await database.asSystem((tx) => claimLookUp(tx, later(HELD_MS)));
  if (!claimed) return false;
  const { id, accountId } = claimed;
  const { siteId, codes } = await database.asAccount(accountId, async (tx) => ({
    siteId: assumptionsOfList(await requirePriceList(tx, accountId, id)).siteId,
    codes: await codesToLookUp(tx, id, CODES_AT_ONCE),
  }));
  const ended = (outcome: Parameters<typeof endLookUp>[2], products: readonly Product[] = []) =>
    database.asAccount(accountId, async (tx) => {
      await takeProducts(tx, accountId, products);
      await endLookUp(tx, id, outcome);
      if (products.length > 0) await settleLines(tx, accountId, id);
    });
  if (codes.length === 0) {
    await ended({ codes, nextAt: null, failure: null });
    return true;
  }
  try {
    const source = await sources.forAccount(accountId);
    const request = { siteId, codes, mostPerCode: MOST_PER_CODE, withBuyBoxShares: true };
    const { products } = await source.fetchByCodes(request);
    await ended({ codes, nextAt: later(0), failure: null }, products);
  } catch (error) {
    if (error instanceof ProviderError) {
      const wait = error.retryAfterMs ?? AGAIN_MS;
      const failure =
        error.failure === 'limited'
          ? 'Keepa’s tokens are used up: the look-up continues by itself when there are some again.'
          : 'Keepa could not be asked: the look-up is tried again by itself.';
      await ended({ codes: [], nextAt: later(wait), failure });
    } else if (error instanceof AppError) await ended({ codes, nextAt: null, failure: error.message });
    else throw error;
  }
  return true;
}

async function takeProducts(tx: Tx, accountId: string, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  const { brands } = await saveProducts(tx, accountId, products);
  const spellings = brands.map(({ name }) => name);
  const isSandbox = products.every((product) => product.isSandbox);
  await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings, isSandbox });
}
