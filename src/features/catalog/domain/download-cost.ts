/** What the source asks for: per finder page, per 100 ASINs found, per product, per product's Buy Box shares. */
const TOKENS = { page: 10, hundredFound: 1, product: 1, buyBoxShares: 2 };

export interface DownloadCost {
  products: number;
  tokens: number;
  /** How long the bucket has to be waited for; null where nobody knows how fast it fills. */
  hours: number | null;
}

export interface CostBasis {
  products: number;
  withBuyBoxShares: boolean;
  /** Null where the source couldn't be asked. */
  tokens: { tokensLeft: number; refillRate: number } | null;
}

/** What a download will cost at most. Each answer then says what it really took, and that counts. */
export function estimateDownload({ products, withBuyBoxShares, tokens: bucket }: CostBasis): DownloadCost {
  const perProduct = TOKENS.product + (withBuyBoxShares ? TOKENS.buyBoxShares : 0);
  const tokens = tokensToFind(products) + products * perProduct;
  if (!bucket) return { products, tokens, hours: null };
  const short = Math.max(0, tokens - bucket.tokensLeft);
  if (short > 0 && bucket.refillRate <= 0) return { products, tokens, hours: null };
  return { products, tokens, hours: short === 0 ? 0 : short / bucket.refillRate / 60 };
}

/** What asking for so many products costs, before any is fetched. */
export const tokensToFind = (products: number): number =>
  TOKENS.page + Math.ceil(products / 100) * TOKENS.hundredFound;
