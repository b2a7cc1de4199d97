import type { SearchHit } from '../../case.ts';
import { bare, slug } from './site.ts';

export const found = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const onAmazon = (brand: string, goods: string): SearchHit =>
  found(
    `https://www.amazon.com/stores/${slug(brand)}/page/${bare(brand).length}F0A2C41`,
    `${brand}: ${goods} - Amazon.com`,
    `Visit the ${brand} Store. ${goods}, 4.6 out of 5 stars. Prime delivery.`,
  );
export const onAmazonDe = (brand: string, goods: string): SearchHit =>
  found(
    `https://www.amazon.de/${slug(brand)}/s?k=${slug(brand)}`,
    `Amazon.de : ${brand} ${goods}`,
    `Suchergebnis auf Amazon.de für: ${brand}. Kostenlose Lieferung mit Prime.`,
  );
export const onEbay = (brand: string): SearchHit =>
  found(`https://www.ebay.com/b/${slug(brand)}/bn_70${bare(brand).length}`, `${brand} for sale | eBay`, '');
export const onEtsy = (brand: string): SearchHit =>
  found(
    `https://www.etsy.com/shop/${bare(brand)}`,
    `${brand} | Etsy`,
    `Browse items by ${brand}. 5.0 (412 reviews).`,
  );
export const onFaire = (brand: string): SearchHit =>
  found(
    `https://www.faire.com/brand/b_${bare(brand).slice(0, 8)}`,
    `${brand} | Wholesale on Faire`,
    `Shop ${brand} wholesale with free returns on your first order.`,
  );
export const onInstagram = (brand: string): SearchHit =>
  found(
    `https://www.instagram.com/${bare(brand)}/`,
    `${brand} (@${bare(brand)}) - Instagram`,
    `9,204 followers · 311 posts`,
  );
export const onFacebook = (brand: string): SearchHit =>
  found(
    `https://www.facebook.com/${bare(brand)}official/`,
    `${brand} - Home`,
    `${brand}. 4,102 likes. Product/service.`,
  );
export const onWalmart = (brand: string): SearchHit =>
  found(`https://www.walmart.com/browse/${slug(brand)}`, `${brand} in Shop by Brand - Walmart.com`, '');

/** Somebody else's page: a namesake, a paper, a register. */
export const strangers = (title: string, main: string, language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div class="site-header"><a class="brand" href="/">${title}</a></div><div class="content">${main}</div><div class="site-footer">© ${title} 2026</div></body></html>`;

/** A shop that has the brand on its shelves among others. */
export const stocks = (
  shop: string,
  brand: string,
  goods: readonly string[],
  address: string,
  language = 'en',
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${brand} – ${shop}</title></head><body><nav><a href="/">${shop}</a><a href="/new">New in</a><a href="/brands">Brands</a><a href="/help">Help</a></nav><h1>${brand}</h1><div class="grid">${goods.map((title) => `<div class="tile"><a href="/p/${slug(title)}">${brand} ${title}</a></div>`).join('')}</div><footer><strong>${shop}</strong> <a href="mailto:${address}">${address}</a></footer></body></html>`;

export const forSale = (domain: string, broker: string): string =>
  `<!doctype html><html><head><title>${domain} is for sale</title><meta name="robots" content="noindex"></head><body><h1>${domain}</h1><p>The domain name <b>${domain}</b> is available for purchase. Get a price in less than 24 hours.</p><form action="/inquire" method="post"><input name="fullname" placeholder="Full name"><input name="email" type="email" placeholder="Email"><button>Get price</button></form><p>Questions? <a href="mailto:${broker}">${broker}</a></p></body></html>`;
