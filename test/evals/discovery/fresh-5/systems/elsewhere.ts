import type { SearchHit } from '../../case.ts';

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const amazon = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.amazon.com/stores/${slug(brand)}/page/4F1D2C`,
    `Amazon.com: ${brand}`,
    `${product} and more from the ${brand} Store. Free delivery on eligible orders.`,
  );

export const walmart = (brand: string): SearchHit =>
  hit(
    `https://www.walmart.com/c/brand/${slug(brand)}`,
    `${brand} | Walmart.com`,
    `Shop for ${brand} at Walmart.`,
  );

export const etsy = (brand: string): SearchHit =>
  hit(`https://www.etsy.com/shop/${slug(brand)}`, `${brand} - Etsy`, 'Star Seller. 4.9 of 5 stars.');

export const instagram = (brand: string, content: string): SearchHit =>
  hit(`https://www.instagram.com/${slug(brand)}/`, `${brand} (@${slug(brand)})`, content);

export const facebook = (brand: string): SearchHit =>
  hit(
    `https://www.facebook.com/${slug(brand)}`,
    `${brand} | Facebook`,
    `${brand}. 3,214 likes. Product/service.`,
  );

export const faire = (brand: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/b_${slug(brand)}`,
    `${brand} Wholesale Products | Buy with Free Returns on Faire.com`,
    `Shop ${brand} wholesale on Faire.`,
  );

export const linkedin = (brand: string, content: string): SearchHit =>
  hit(`https://www.linkedin.com/company/${slug(brand)}`, `${brand} | LinkedIn`, content);

export const youtube = (brand: string): SearchHit =>
  hit(`https://www.youtube.com/@${slug(brand)}`, `${brand} - YouTube`, `Share your videos with friends.`);

/** A page of somebody else: a shop that stocks the brand, a namesake, a directory, an article. */
export const other = (title: string, body: string, foot = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><header><a href="/">Home</a></header><main><h1>${title}</h1>${body}</main><footer>${foot}</footer></body></html>`;

/** A shop's page of the brands that it stocks. */
export const stockist = (shop: string, brand: string, goods: readonly string[], foot: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${brand} | ${shop}</title><meta property="og:site_name" content="${shop}"></head><body><header><a href="/">${shop}</a><nav><a href="/brands">Brands</a><a href="/sale">Sale</a><a href="/cart">Cart</a></nav></header><main><h1>${brand}</h1><p>Browse our ${brand} range. In stock and ready to ship from ${shop}.</p><ul>${goods.map((good) => `<li><a href="/p/${slug(good)}">${brand} ${good}</a> <button>Add to cart</button></li>`).join('')}</ul></main><footer><p>${foot}</p><p>&copy; ${shop} 2026</p></footer></body></html>`;
