import type { SearchHit } from '../../case.ts';
import { slug } from './shop.ts';

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const amazon = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.amazon.com/${slug(brand)}-${slug(product)}/dp/B0${slug(brand).replaceAll('-', '').slice(0, 8).toUpperCase()}`,
    `Amazon.com: ${brand} ${product}`,
    `Buy ${brand} ${product}: 4.4 out of 5 stars, 1,218 ratings. FREE delivery Tuesday.`,
  );
export const walmart = (brand: string): SearchHit =>
  hit(
    `https://www.walmart.com/c/brand/${slug(brand)}`,
    `${brand} - Walmart.com`,
    `Shop for ${brand} at Walmart.com. Save money. Live better.`,
  );
export const etsy = (brand: string): SearchHit =>
  hit(
    `https://www.etsy.com/shop/${slug(brand).replaceAll('-', '')}`,
    `${brand} - Etsy`,
    `Shop unique items from ${brand}, handmade with care.`,
  );
export const faire = (brand: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/b_${slug(brand).replaceAll('-', '').slice(0, 10)}`,
    `${brand} wholesale products | Faire`,
    `Buy wholesale ${brand} products on Faire. Net 60 terms, free returns on opening orders.`,
  );
export const instagram = (brand: string, bio: string): SearchHit =>
  hit(
    `https://www.instagram.com/${slug(brand).replaceAll('-', '')}/`,
    `${brand} (@${slug(brand).replaceAll('-', '')}) • Instagram photos and videos`,
    `14K Followers, 612 Following, 803 Posts - ${bio}`,
  );
export const facebook = (brand: string): SearchHit =>
  hit(
    `https://www.facebook.com/${slug(brand).replaceAll('-', '')}`,
    `${brand} | Facebook`,
    `${brand}. 2,318 likes · 14 talking about this.`,
  );
export const linkedin = (brand: string): SearchHit =>
  hit(
    `https://www.linkedin.com/company/${slug(brand)}`,
    `${brand} | LinkedIn`,
    `${brand} | 11-50 employees | Manufacturing.`,
  );

/** Somebody else's site, in a few lines: a namesake, a directory, a local paper. */
export const other = (title: string, body: string, foot = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><header><h1>${title}</h1><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header><main>${body}</main><footer>${foot || `&copy; 2026 ${title}`}</footer></body></html>`;

/** A shop that sells the brand among others. */
export const seller = (shop: string, brand: string, goods: readonly string[], address: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${brand} | ${shop}</title></head><body class="collection-template"><header><a href="/">${shop}</a><nav><a href="/brands">Brands A-Z</a> <a href="/sale">Sale</a> <a href="/gift-cards">Gift Cards</a> <a href="/contact">Contact</a></nav></header><main><h1>${brand}</h1><p>We are proud to stock ${brand}. Free delivery over 50, easy 30 day returns.</p><ul class="grid">${goods.map((title) => `<li><a href="/products/${slug(title)}"><h2>${title}</h2></a><button>Add to basket</button></li>`).join('')}</ul></main><footer><p>${shop}. Questions? <a href="mailto:${address}">${address}</a></p></footer></body></html>`;
