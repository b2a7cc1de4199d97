import { inLines } from '../../../../kernel/in-lines.ts';
import type { PageScan } from '../page/page-scan.ts';

/** Where shops show what they sell, the fullest page first. */
const GOODS_PATHS = [
  /\shref\s*=\s*["']([^"']*\/(?:collections|products?)\/all\b[^"']*)["']/i,
  new RegExp(
    inLines`
      \shref\s*=\s*["']([^"']*/(?:
        shop|store|products?|catalog(?:ue)?|all-products|shop-all|
        range|sortiment|produkte|boutique|
        produits|catalogo|productos|tienda|
        prodotti|negozio|producten|assortiment|winkel
      )(?:\.\w+)?/?)["']
    `,
    'i',
  ),
  /\shref\s*=\s*["']([^"']*\/(?:collections?|product-category|category|categories|products?|shop)\/[\w%-]+\/?)["']/i,
];

/** The page of a site that shows the most of its goods, where its front page says little of them. */
export function goodsPageOf({ url, body }: PageScan): string | undefined {
  for (const pattern of GOODS_PATHS) {
    const href = pattern.exec(body)?.[1];
    const goods = href && URL.parse(href.replace(/&amp;/g, '&'), url);
    if (goods && goods.hostname === new URL(url).hostname && goods.href !== url) return goods.href;
  }
  return undefined;
}
