import type { SearchHit } from '../../case.ts';
import { slug } from './shop.ts';

export function hit(url: string, title: string, content: string): SearchHit {
  return { url, title, content };
}

export function onAmazon(brand: string, product: string): SearchHit {
  return hit(
    `https://www.amazon.com/${slug(product)}/dp/B0${slug(brand).toUpperCase().replace(/-/g, '').padEnd(8, 'X').slice(0, 8)}`,
    `Amazon.com: ${brand} ${product}`,
    `Visit the ${brand} Store. ${product}. 4.5 out of 5 stars. FREE delivery on orders shipped by Amazon.`,
  );
}

export function onEbay(brand: string, product: string): SearchHit {
  return hit(
    `https://www.ebay.com/shop/${slug(brand)}?_nkw=${slug(brand).replace(/-/g, '+')}`,
    `${brand} for sale | eBay`,
    `Get the best deals for ${brand} ${product} at eBay.com. We have a great online selection at the lowest prices.`,
  );
}

export function onWalmart(brand: string): SearchHit {
  return hit(
    `https://www.walmart.com/c/brand/${slug(brand)}`,
    `${brand} - Walmart.com`,
    `Shop for ${brand} at Walmart.com. Save money. Live better.`,
  );
}

export function onEtsy(brand: string): SearchHit {
  return hit(
    `https://www.etsy.com/market/${slug(brand).replace(/-/g, '_')}`,
    `${brand} - Etsy`,
    `Check out our ${brand} selection for the very best in unique or custom, handmade pieces from our shops.`,
  );
}

export function onFaire(brand: string): SearchHit {
  return hit(
    `https://www.faire.com/brand/b_${slug(brand).replace(/-/g, '')}`,
    `${brand} wholesale products | Faire`,
    `Buy ${brand} products wholesale on Faire. Free returns on first orders, net 60 terms.`,
  );
}

export function onInstagram(brand: string, line: string): SearchHit {
  return hit(
    `https://www.instagram.com/${slug(brand).replace(/-/g, '')}/`,
    `${brand} (@${slug(brand).replace(/-/g, '')}) • Instagram photos and videos`,
    line,
  );
}

export function onFacebook(brand: string, line: string): SearchHit {
  return hit(`https://www.facebook.com/${slug(brand).replace(/-/g, '')}`, `${brand} | Facebook`, line);
}

export function onLinkedIn(brand: string, line: string): SearchHit {
  return hit(`https://www.linkedin.com/company/${slug(brand)}`, `${brand} | LinkedIn`, line);
}
