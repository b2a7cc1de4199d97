import type { PageWindow, ProductQuery } from '../../catalog/domain/product-query.ts';

/** What a Keepa download needs to go on where it was: kept with the run, so that nothing is paid for twice. */
export interface DownloadProgress {
  query: ProductQuery;
  withBuyBoxShares: boolean;
  limit: number | null;
  /** The finder's page to ask for next; null once all are read. */
  window: PageWindow | null;
  found: number;
  tokensSpent: number;
}
