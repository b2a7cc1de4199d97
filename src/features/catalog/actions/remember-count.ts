import type { Tx } from '../../../db/database.ts';
import { type ProductQuery, queryText } from '../domain/product-query.ts';
import { saveCount } from '../store/product-counts.ts';

/** Keeps how many products a query matched, so that the next plan knows without asking. */
export const rememberCount = (
  tx: Tx,
  accountId: string,
  query: ProductQuery,
  totalResults: number,
): Promise<void> => saveCount(tx, accountId, queryText(query), totalResults);
