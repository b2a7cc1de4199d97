import { nextWindow, type PageWindow, type ProductQuery, productsCovered } from '../domain/product-query.ts';
import type { Priced, ProductSource } from '../ports.ts';

export interface FoundProducts extends Priced {
  /** Those of the page that the download covers, each once. */
  asins: string[];
  totalResults: number;
  /** How many products the whole download covers, now that the matches are counted. */
  covered: number;
  /** The page to ask for next; null after the last. */
  next: PageWindow | null;
}

const ASIN = /^[A-Z0-9]{10}$/;

/** One page of the finder. `found` is how many ASINs earlier pages brought; start with `firstWindow`. */
export async function findPage(
  source: ProductSource,
  request: { query: ProductQuery; window: PageWindow; found: number; limit?: number },
): Promise<FoundProducts> {
  const { query, window, found, limit } = request;
  const page = await source.findProducts(query, window);
  const covered = productsCovered(query, page.totalResults, limit);
  const asins = [...new Set(page.asins)]
    .filter((asin) => ASIN.test(asin))
    .slice(0, Math.max(0, covered - found));
  const wanted = found + asins.length < covered;
  return {
    asins,
    totalResults: page.totalResults,
    covered,
    next: wanted ? nextWindow(window, page.asins.length, query.firstRow + covered) : null,
    tokensConsumed: page.tokensConsumed,
    tokens: page.tokens,
  };
}
