import type { SearchHit } from '../case.ts';

/** What a search engine answers: shops, marketplaces, and what a brand says of itself elsewhere. */

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const amazon = (asin: string, title: string, brand: string, price: string): SearchHit =>
  hit(
    `https://www.amazon.com/dp/${asin}`,
    `Amazon.com: ${title}`,
    `${title}. Brand: ${brand}. ${price}. Free returns. Ships from and sold by Amazon.com.`,
  );

export const walmart = (id: string, title: string): SearchHit =>
  hit(`https://www.walmart.com/ip/${id}`, `${title} - Walmart.com`, `Buy ${title} at Walmart.com.`);

export const social = (
  site: 'instagram' | 'facebook' | 'tiktok' | 'pinterest',
  handle: string,
  blurb: string,
): SearchHit =>
  hit(
    site === 'tiktok' ? `https://www.tiktok.com/@${handle}` : `https://www.${site}.com/${handle}/`,
    `${handle} | ${site[0]?.toUpperCase()}${site.slice(1)}`,
    blurb,
  );

export const faire = (slug: string, brand: string, blurb: string): SearchHit =>
  hit(`https://www.faire.com/brand/${slug}`, `${brand} wholesale products | Faire`, blurb);
