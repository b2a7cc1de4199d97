import type { PageWindow, ProductQuery } from '../../catalog/domain/product-query.ts';

/** What a Keepa download needs to go on where it was: kept with the run, so that nothing is paid for twice. */
export interface DownloadProgress {
  query: ProductQuery;
  /** As it was called when the download began. */
  queryName: string;
  withBuyBoxShares: boolean;
  limit: number | null;
  /** The finder's page to ask for next; null once all are read. */
  window: PageWindow | null;
  found: number;
  tokensSpent: number;
  /** How often in a row it came to nothing. Left out of downloads from before this was counted. */
  failures?: number;
}

/** The name of the query that a run downloads; null for other bots, and for downloads from before queries had names. */
export function queryNameOf({ progress }: { progress: unknown }): string | null {
  const { queryName } = (progress ?? {}) as Partial<DownloadProgress>;
  return queryName ?? null;
}
