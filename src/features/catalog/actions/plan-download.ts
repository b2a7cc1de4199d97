import type { Tx } from '../../../db/database.ts';
import { type DownloadCost, estimateDownload } from '../domain/download-cost.ts';
import {
  type ProductQuery,
  productsCovered,
  queryText,
  unknownFiltersSentence,
} from '../domain/product-query.ts';
import type { TokenStatus } from '../ports.ts';
import { countedResults } from '../store/product-counts.ts';

export interface DownloadPlan extends DownloadCost {
  withBuyBoxShares: boolean;
  /** What the query matched when the finder last answered it; null where it never has. */
  totalResults: number | null;
  tokensLeft: number | null;
  refillRate: number | null;
  warnings: string[];
}

/**
 * What a download would cover and cost. It spends nothing: tokens are asked for free, and how many products
 * match is remembered from the query's last run. Until there was one, the rows that the query asks for are the
 * most that it can be.
 */
export async function planDownload(
  tx: Tx,
  accountId: string,
  request: { query: ProductQuery; tokens: TokenStatus | null; withBuyBoxShares: boolean },
): Promise<DownloadPlan> {
  const { query, tokens, withBuyBoxShares } = request;
  const totalResults = await countedResults(tx, accountId, queryText(query));
  const products = productsCovered(query, totalResults);
  const warning = unknownFiltersSentence(query);
  return {
    ...estimateDownload({ products, withBuyBoxShares, tokens }),
    withBuyBoxShares,
    totalResults,
    tokensLeft: tokens?.tokensLeft ?? null,
    refillRate: tokens?.refillRate ?? null,
    warnings: warning === null ? [] : [warning],
  };
}
