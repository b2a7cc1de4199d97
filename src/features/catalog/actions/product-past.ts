import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import type { SavedProduct } from '../domain/product.ts';
import { historyOf, type ProductSteps } from '../domain/product-history.ts';
import type { ProductPast } from '../domain/product-past.ts';
import type { ProductSources } from '../ports.ts';
import { claimHistory, findHistory, keepHistory, releaseHistory } from '../store/product-histories.ts';
import { readProduct } from './read-products.ts';

/** Younger than this, nothing new is asked and paid for. */
const FRESH_MS = 20 * HOUR_MS;

/** What is known of how a listing came to where it is. */
export const readPast = async (
  database: Database,
  accountId: string,
  productId: number,
): Promise<ProductPast> =>
  database.asAccount(accountId, async (tx) => ({
    product: await readProduct(tx, accountId, productId),
    kept: await findHistory(tx, accountId, productId),
  }));

export type PastFetcher = (accountId: string, productId: number) => Promise<ProductPast>;

interface Deps {
  database: Database;
  sources: ProductSources;
  clock: Clock;
}

/**
 * The same, with the listing's history, which costs the account a token unless what is kept is fresh. Asked for by many
 * at once, it is fetched once: here they all wait for the one, and another process is told to come back.
 */
export function createPastFetcher(deps: Deps): PastFetcher {
  const fetching = new Map<string, Promise<ProductPast>>();
  return (accountId, productId) => {
    const listing = `${accountId} ${productId}`;
    const under = fetching.get(listing);
    if (under) return under;
    const fetched = fetchPast(deps, accountId, productId).finally(() => fetching.delete(listing));
    fetching.set(listing, fetched);
    return fetched;
  };
}

async function fetchPast(deps: Deps, accountId: string, productId: number): Promise<ProductPast> {
  const { database, clock } = deps;
  const stale = new Date(clock.now().getTime() - FRESH_MS);
  const claimed = await database.asAccount(accountId, async (tx) => {
    const product = await readProduct(tx, accountId, productId);
    if (product.marketplace !== 'amazon')
      throw new AppError('invalid_input', 'Only listings on Amazon have a history that can be fetched.');
    return (await claimHistory(tx, accountId, productId, stale)) ? product : null;
  });
  if (claimed) await fetchHistory(deps, accountId, claimed);
  const past = await readPast(database, accountId, productId);
  if (!past.kept || past.kept.fetchedAt <= stale)
    throw new AppError('conflict', 'Its history is just being fetched. Please try again in a moment.');
  if (!past.kept.history) throw new AppError('not_found', 'Keepa knows no history of this listing.');
  return past;
}

async function fetchHistory(
  { database, sources, clock }: Deps,
  accountId: string,
  product: SavedProduct,
): Promise<void> {
  const fetchedAt = clock.now();
  let steps: ProductSteps | null;
  try {
    steps = await stepsOf(sources, accountId, product);
  } catch (error) {
    await database.asAccount(accountId, (tx) => releaseHistory(tx, accountId, product.id));
    throw error;
  }
  const kept = { history: steps && historyOf(steps, fetchedAt), fetchedAt };
  await database.asAccount(accountId, (tx) => keepHistory(tx, accountId, product.id, kept));
}

async function stepsOf(
  sources: ProductSources,
  accountId: string,
  { siteId, externalId }: SavedProduct,
): Promise<ProductSteps | null> {
  try {
    const source = await sources.forAccount(accountId);
    return (await source.fetchHistory(siteId, externalId)).steps;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('provider_unavailable', `${error.message} Nothing was fetched; try again later.`);
  }
}
