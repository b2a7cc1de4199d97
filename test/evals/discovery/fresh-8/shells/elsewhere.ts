import type { SearchHit } from '../../case.ts';
import { hit } from './site.ts';

/** A page of somebody who has only the name in common, or sells the brand among others. */
export const stranger = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><header><b>${title}</b> <a href="/">Home</a> <a href="/contact">Contact</a></header><main><h1>${title}</h1>${body}</main><footer>© ${title} 2026</footer></body></html>`;

/** What a registrar shows of a domain that ran out. */
export const parked = (domain: string): string =>
  `<!doctype html><html><head><title>${domain} is for sale</title></head><body><h1>${domain}</h1><p>This domain may be for sale. Inquire with a domain broker.</p><p>Related searches: wholesale gifts, soap making supplies, cheap flights</p></body></html>`;

export const amazon = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.amazon.com/s?k=${encodeURIComponent(brand)}`,
    `Amazon.com: ${brand}`,
    `${product} by ${brand}. Free delivery on eligible orders. 4.5 out of 5 stars.`,
  );
export const instagram = (handle: string, brand: string): SearchHit =>
  hit(
    `https://www.instagram.com/${handle}/`,
    `${brand} (@${handle}) • Instagram photos and videos`,
    `3,914 Followers, 611 Posts.`,
  );
export const faire = (slug: string, brand: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/${slug}`,
    `${brand} wholesale products | Faire`,
    `Buy ${brand} wholesale on Faire. Net 60 and free returns on first orders.`,
  );
