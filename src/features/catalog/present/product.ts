import type { ProductView } from '../contract/products.ts';
import { amazonSite } from '../domain/amazon-site.ts';
import { brandNameOf, GTIN_ID, type Product, type SavedProduct } from '../domain/product.ts';

export function presentProduct(product: SavedProduct): ProductView {
  const { brandStoreName, buyBoxSharesAt, listedSince, lastUpdate, fetchedAt, before, ...told } = product;
  return {
    ...told,
    brand: brandNameOf(product),
    url: listingUrl(product),
    currency: amazonSite(product.siteId)?.currency ?? 'usd',
    buyBoxSharesAt: buyBoxSharesAt?.toISOString() ?? null,
    listedSince: listedSince?.toISOString() ?? null,
    lastUpdate: lastUpdate?.toISOString() ?? null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    before: before && { ...before, fetchedAt: before.fetchedAt.toISOString() },
  };
}

/** What is made up has no page out there, and a product code names none. */
function listingUrl({ marketplace, siteId, externalId, isSandbox }: Product): string | null {
  if (isSandbox || externalId.startsWith(GTIN_ID)) return null;
  const id = encodeURIComponent(externalId);
  if (marketplace === 'walmart') return `https://www.walmart.com/ip/${id}`;
  const site = marketplace === 'amazon' ? amazonSite(siteId) : undefined;
  return site ? `https://www.${site.host}/dp/${id}` : null;
}
