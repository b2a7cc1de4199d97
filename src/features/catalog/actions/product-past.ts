import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import type { SavedProduct } from '../domain/product.ts';
import { historyOf, isBlank, type ProductSteps } from '../domain/product-history.ts';
import type { ProductPast } from '../domain/product-past.ts';
import type { ProductSources } from '../ports.ts';
import { figuresBefore, findHistory, keepHistory, lockHistory } from '../store/product-histories.ts';
import { readProduct } from './read-products.ts';

/** Younger than this, nothing new is asked and paid for. */
const FRESH_MS = 20 * 3_600_000;

/** What is known of how a listing came to where it is. */
export const readPast = async (
  database: Database,
  accountId: string,
  productId: number,
): Promise<ProductPast> =>
  withoutBlank(await database.asAccount(accountId, (tx) => pastOf(tx, accountId, productId)));

const pastOf = async (tx: Tx, accountId: string, productId: number): Promise<ProductPast> => ({
  product: await readProduct(tx, accountId, productId),
  before: await figuresBefore(tx, accountId, productId),
  kept: await findHistory(tx, accountId, productId),
});

/** That the source knows nothing is kept too, so that it isn't asked and paid again for that. */
const withoutBlank = (past: ProductPast): ProductPast =>
  past.kept && isBlank(past.kept.history) ? { ...past, kept: null } : past;

export type PastFetcher = (accountId: string, productId: number) => Promise<ProductPast>;

/**
 * The same, with the listing's history, which costs the account a token unless what is kept is fresh. Asked for by many
 * at once, it is fetched once: here they all wait for the one, and another process is told to come back.
 */
export function createPastFetcher(deps: {
  database: Database;
  sources: ProductSources;
  clock: Clock;
}): PastFetcher {
  const fetching = new Map<string, Promise<ProductPast>>();
  return (accountId, productId) => {
    const listing = `${accountId} ${productId}`;
    const under = fetching.get(listing);
    if (under) return under;
    const fetched = deps.database
      .asAccount(accountId, (tx) => fetchPast(tx, deps, accountId, productId))
      .then(known)
      .finally(() => fetching.delete(listing));
    fetching.set(listing, fetched);
    return fetched;
  };
}

async function fetchPast(
  tx: Tx,
  { sources, clock }: { sources: ProductSources; clock: Clock },
  accountId: string,
  productId: number,
): Promise<ProductPast> {
  if (!(await lockHistory(tx, productId)))
    throw new AppError('conflict', 'Its history is just being fetched. Please try again in a moment.');
  const past = await pastOf(tx, accountId, productId);
  const { product, kept } = past;
  const now = clock.now();
  if (kept && now.getTime() - kept.fetchedAt.getTime() < FRESH_MS) return past;
  if (product.marketplace !== 'amazon')
    throw new AppError('invalid_input', 'Only listings on Amazon have a history that can be fetched.');
  const steps = await stepsOf(sources, accountId, product);
  const fetched = { history: historyOf(steps ?? NO_STEPS, now), fetchedAt: now };
  await keepHistory(tx, accountId, productId, fetched);
  return { ...past, kept: fetched };
}

const NO_STEPS: ProductSteps = { buyBox: [], new: [], amazon: [], salesRank: [], newOffers: [] };

function known(past: ProductPast): ProductPast {
  if (withoutBlank(past).kept) return past;
  throw new AppError('not_found', 'Keepa knows no history of this listing.');
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
