import type { Product } from './domain/product.ts';
import type { ProductSteps, Step } from './domain/product-history.ts';
import type { PageWindow, PastedQuery, ProductQuery } from './domain/product-query.ts';
import type { SheetPlace } from './domain/sheet-address.ts';

/** The source's bucket, out of which every question but this one is paid. */
export interface TokenStatus {
  /** Negative while a large request is being paid off. */
  tokensLeft: number;
  /** Tokens that flow in per minute. */
  refillRate: number;
  /** Milliseconds until the next question can be paid: 0 while there are tokens. */
  waitMs: number;
}

export interface Priced {
  /** What the source says that the answer cost: believed over any estimate. */
  tokensConsumed: number;
  tokens: TokenStatus;
}

export interface FoundPage extends Priced {
  asins: string[];
  totalResults: number;
}

export interface FetchedProducts extends Priced {
  products: Product[];
  /** Asked for, but unknown to the source or no longer on the marketplace. */
  missing: string[];
}

export interface Seller {
  sellerId: string;
  name: string | null;
}

/** Most ASINs, or sellers, in one request. */
export const MOST_PER_REQUEST = 100;

/**
 * Where product data is downloaded from. Failures are ProviderErrors; `limited` says in `retryAfterMs`
 * when the bucket will have filled up. Nothing is repeated behind the caller's back: a request whose
 * answer got lost may have been charged, so that the run decides, and says so.
 */
export interface ProductSource {
  /**
   * Reads an address that a person pasted; throws invalid_input with a sentence where there is no query in it.
   * Null stands for the query that setup's step 2 offers.
   */
  readQuery(address: string | null): PastedQuery;
  tokenStatus(): Promise<TokenStatus>;
  findProducts(query: Pick<ProductQuery, 'siteId' | 'selection'>, window: PageWindow): Promise<FoundPage>;
  fetchProducts(request: {
    siteId: number;
    asins: readonly string[];
    withBuyBoxShares: boolean;
  }): Promise<FetchedProducts>;
  /** What changed in one listing over the last year; null where the source doesn't know it. */
  fetchHistory(siteId: number, asin: string): Promise<Priced & { steps: ProductSteps | null }>;
  /** The products that carry these UPCs, EANs or GTINs, so many of each code at most; those that nobody knows are left out. */
  fetchByCodes(request: {
    siteId: number;
    codes: readonly string[];
    mostPerCode: number;
    withBuyBoxShares: boolean;
  }): Promise<Omit<FetchedProducts, 'missing'>>;
  fetchSellers(siteId: number, sellerIds: readonly string[]): Promise<Seller[]>;
}

/** The source's own way of writing queries down; asks nobody. */
export interface QueryAddresses extends Pick<ProductSource, 'readQuery'> {
  /** Names in a selection that the source doesn't know and would ignore in silence. */
  unknownFilters(selection: Readonly<Record<string, unknown>>): string[];
  /** The query as an address of the source, without a key. */
  addressOf(query: Pick<PastedQuery, 'siteId' | 'selection' | 'page' | 'perPage'>): string;
}

export interface ProductSources {
  /** With the account's own key where it has one; throws not_configured with a sentence where there is none at all. */
  forAccount(accountId: string): Promise<ProductSource>;
}

export type { ProductSteps, SheetPlace, Step };

export type SheetCell = string | number | boolean;

/** A person's spreadsheets, as far as they are shared with us. Every failure is a ProviderError. */
export interface SheetBooks {
  /** The address to share a sheet with; null where only sheets that anybody may view can be read. */
  shareWith: string | null;
  /** Where a person opens it. */
  addressOf(place: SheetPlace): string;
  /** The sheet's rows, some at a time, or all of it as CSV. */
  read(place: SheetPlace): AsyncIterable<SheetCell[][] | string>;
  /** Puts these rows into a sheet of that title in place of what it held; makes it where it is missing. */
  write(place: SheetPlace, tab: string, rows: AsyncIterable<SheetCell[][]>): Promise<void>;
  close(): Promise<void>;
}
