import type { Database } from '../../../db/database.ts';
import { SMALLEST_PAGE } from '../domain/product-query.ts';
import type { QueryToSave } from '../domain/saved-query.ts';
import type { ProductSources, QueryAddresses } from '../ports.ts';
import { rememberCount } from './remember-count.ts';
import { refuseFaulty } from './save-query.ts';

/** Asks the source how many products match, which costs the tokens of its smallest page, and remembers it. */
export async function countMatches(
  deps: { database: Database; sources: ProductSources; addresses: QueryAddresses },
  accountId: string,
  asked: Pick<QueryToSave, 'siteId' | 'selection'>,
): Promise<{ matches: number; tokensSpent: number }> {
  const query = refuseFaulty(deps.addresses, { ...asked, rows: SMALLEST_PAGE, page: 0 });
  const source = await deps.sources.forAccount(accountId);
  const found = await source.findProducts(query, { page: 0, perPage: SMALLEST_PAGE });
  await deps.database.asAccount(accountId, (tx) => rememberCount(tx, accountId, query, found.totalResults));
  return { matches: found.totalResults, tokensSpent: found.tokensConsumed };
}
