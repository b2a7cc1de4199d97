import { type BrandName, keyOf, matchName } from '../brand-name.ts';
import type { GoodsOnPage, KnownGoods } from '../goods/goods-on-page.ts';
import { namesOtherBusiness } from '../goods/product-evidence.ts';
import { namesOtherTrade } from '../goods/trades.ts';
import type { PageScan } from '../page/page-scan.ts';
import { detached } from '../page/page-text.ts';
import { structuredDataOf } from '../page/structured-data.ts';
import { namesOutlet, resellerSign } from './resellers.ts';

/** A page that bears the brand's name. */
export interface NamedPage {
  scan: PageScan;
  title: string;
  /** What the site calls itself. */
  selfNames: readonly string[];
  /** Its domain's chosen name. */
  label: string;
  isNamedByDomain: boolean;
  goods: GoodsOnPage;
}

export interface NotItsOwn {
  confirmed: false;
  reason: 'namesake' | 'sells_many_brands' | 'reseller';
  detail: string;
}

/** What shows that a page of the brand's name is a namesake's, or that of somebody who sells its goods. */
export function notItsOwn(page: NamedPage, known: KnownGoods): NotItsOwn | undefined {
  const { scan, title, goods, label } = page;
  const { brand } = known;
  const refused = (reason: NotItsOwn['reason'], says: string): NotItsOwn => ({
    confirmed: false,
    reason,
    detail: detached(`“${title}” ${says}`),
  });
  const isForeign = goods.trade === 'foreign' || addsOtherTrade(page, known);
  // A category may be wrong: at the brand's own address, or with its products, its goods decide.
  const isGuess = known.isTradeGuessed && (goods.hits > 0 || page.isNamedByDomain);
  if (isForeign && !isGuess) return refused('namesake', 'makes things of another kind');
  // A single word of its products may be any word, where nothing is for sale.
  const isOtherBusiness = goods.otherBusiness && goods.hits <= (goods.sold ? 0 : 1);
  if (isOtherBusiness || (!goods.isPlain && namesOtherBusiness(label, brand)))
    return refused('namesake', 'is in another line of business');
  if (sellsManyBrands(scan, brand) && !page.isNamedByDomain)
    return refused('sells_many_brands', 'sells products of many brands');
  if (namesOutlet(label, brand) || page.selfNames.some((name) => namesOutlet(name, brand)))
    return refused('reseller', 'sells off its products');
  if (resellerSign(scan, brand)) return refused('reseller', 'says that it sells the products for another');
  return undefined;
}

/** "Larkspur Cycles", where Larkspur makes candles and the page hardly speaks of any. */
function addsOtherTrade({ goods, label, selfNames }: NamedPage, known: KnownGoods): boolean {
  if (goods.isPlain) return false;
  const key = keyOf(label);
  const own = known.brand.keys.find((one) => key.startsWith(one)) ?? '';
  return [...selfNames, key.slice(own.length)].some((name) => namesOtherTrade(known, name));
}

function sellsManyBrands(scan: PageScan, brand: BrandName): boolean {
  if (scan.structuredData.length === 0) return false;
  const others = new Set(
    structuredDataOf(scan)
      .productBrands.filter((name) => matchName(brand, name) === 'none')
      .map(keyOf),
  );
  return others.size >= 3;
}
