import type { MailAcceptance } from './domain/discovery/discovery.ts';
import type { SheetLine } from './domain/discovery/trade-sheet-page.ts';
import type { SearchResult } from './domain/site/candidate-sites.ts';

export type { MailAcceptance, SearchResult, SheetLine };

/** Fails only with a ProviderError: a search that is down or limited says nothing about a brand. */
export interface SiteSearch {
  search(query: string, signal?: AbortSignal): Promise<SearchResult[]>;
}

/** What is publicly known of a brand's official site without asking anybody: a hint, never a proof. */
export interface KnownBrands {
  websitesOf(brand: string): Promise<string[]>;
}

export interface Page {
  ok: true;
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  /**
   * The body as bytes, one character each ("binary string"), because that is searched at a fraction of the
   * cost of decoded text. Pieces become text by `textOf(piece, charset)`.
   */
  body: string;
  charset: string;
  /** The body was longer than what is kept of it. */
  truncated: boolean;
  durationMs: number;
}

export type PageFailureReason =
  | 'bad_address'
  | 'private_address'
  | 'robots'
  | 'robots_unreachable'
  | 'not_found'
  | 'http_error'
  | 'limited'
  | 'timeout'
  | 'unreachable'
  | 'not_a_page'
  | 'too_large'
  | 'too_many_redirects'
  | 'called_off';

export interface PageFailure {
  ok: false;
  url: string;
  reason: PageFailureReason;
  status?: number | undefined;
  /** A sentence's worth of detail for the trail. */
  detail: string;
  durationMs: number;
}

export interface FetchOptions {
  signal?: AbortSignal | undefined;
  maxBytes?: number;
  /** A sitemap is XML, which is no page; of a PDF the bytes are answered. */
  accept?: 'page' | 'sitemap' | 'pdf';
}

/** Reads public web pages politely. Never throws for what a website does. */
export interface PageFetcher {
  fetch(url: string, options?: FetchOptions): Promise<Page | PageFailure>;
}

export interface MailDns {
  mx(domain: string): Promise<MailAcceptance>;
}

/** The lines of a PDF's first pages, or a sentence that says why there are none to be had. */
export interface SheetReader {
  read(pdf: Uint8Array): Promise<SheetLine[][] | string>;
}
