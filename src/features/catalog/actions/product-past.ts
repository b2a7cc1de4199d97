import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import type { SavedProduct } from '../domain/product.ts';
import { historyOf, type ProductSteps } from '../domain/product-history.ts';
import type { ProductPast } from '../domain/product-past.ts';
import type { ProductSources } from '../ports.ts';
import { figuresBefore, findHistory, keepHistory } from '../store/product-histories.ts';
import { readProduct } from './read-products.ts';

/** Younger than this, nothing new is asked and paid for. */
const FRESH_MS = 20 * 3_600_000;

/** What is known of how a listing came to where it is. */
export const readPast = (database: Database, accountId: string, productId: number): Promise<ProductPast> =>
  database.asAccount(accountId, async (tx) => ({
    product: await readProduct(tx, accountId, productId),
    before: await figuresBefore(tx, accountId, productId),
    kept: await findHistory(tx, accountId, productId),
  }));

/** The same, with the listing's history, which costs the account a token unless what is kept is fresh. */
export async function fetchPast(
  { database, sources, clock }: { database: Database; sources: ProductSources; clock: Clock },
  accountId: string,
  productId: number,
): Promise<ProductPast> {
  const past = await readPast(database, accountId, productId);
  const { product, kept } = past;
  const now = clock.now();
  if (kept && now.getTime() - kept.fetchedAt.getTime() < FRESH_MS) return past;
  if (product.marketplace !== 'amazon')
    throw new AppError('invalid_input', 'Only listings on Amazon have a history that can be fetched.');
  const steps = await stepsOf(sources, accountId, product);
  const fetched = { history: historyOf(steps, now), fetchedAt: now };
  await database.asAccount(accountId, (tx) => keepHistory(tx, accountId, productId, fetched));
  return { ...past, kept: fetched };
}

async function stepsOf(
  sources: ProductSources,
  accountId: string,
  { siteId, externalId }: SavedProduct,
): Promise<ProductSteps> {
  try {
    const source = await sources.forAccount(accountId);
    const { steps } = await source.fetchHistory(siteId, externalId);
    if (steps) return steps;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('provider_unavailable', `${error.message} Nothing was fetched; try again later.`);
  }
  throw new AppError('not_found', 'Keepa knows no history of this listing.');
}
