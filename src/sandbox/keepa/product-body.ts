import type { WorldProduct } from '../world/products.ts';
import { wordingOf } from '../world/products-wording.ts';
import { seeded } from '../world/random.ts';
import { type Extras, isOpen, stepOf } from './csv-types.ts';
import { type History, historyOf, type Series } from './history.ts';
import { dayMinutes } from './keepa-time.ts';
import { aPlusOf, attributesOf, imagesOf, variationsOf, videosOf } from './listing-extras.ts';
import { offersOf } from './offers.ts';
import { latest, statsOf } from './stats.ts';

export interface BodyOptions {
  readonly domainId: number;
  readonly today: number;
  readonly extras: Extras;
  /** The interval of `stats`, in Keepa minutes; null without the parameter. */
  readonly interval: readonly [from: number, to: number] | null;
  readonly history: boolean;
  /** History older than so many days is cut off. */
  readonly days: number | null;
}

const since = (series: Series | null, step: number, from: number): Series | null => {
  if (!series) return null;
  let start = 0;
  while (start + step < series.length && (series[start + step] as number) <= from) start += step;
  return start === 0 ? series : series.slice(start);
};

/** Nothing but what was paid for. */
const visible = (history: History, { extras, days, today }: BodyOptions): History => {
  const csv = history.csv.map((series, slot) => {
    if (!isOpen(slot, extras)) return null;
    return days === null ? series : since(series, stepOf(slot), today - days * dayMinutes);
  });
  const holders = extras.buyBox || extras.offers ? history.buyBoxSellers : [];
  return { ...history, csv, buyBoxSellers: holders };
};

const feeOf = (weight: number): number => 306 + Math.round(weight ** 0.75 * 3);

/** The product object of an answer, as the service sends it. */
export const productBody = (
  product: WorldProduct,
  options: BodyOptions,
  whole: History = historyOf(product, options.today),
) => {
  const { domainId, today, extras, interval } = options;
  const history = visible(whole, options);
  const random = seeded(product.source).fork('body');
  const alive = product.kind !== 'dead';
  const sells = product.kind === 'live';
  const words = alive ? wordingOf(product) : null;
  const { department, shelf } = product;
  const rank = whole.csv[3] ?? null;
  const storeName =
    alive && (product.brand.privateLabel ? random.chance(0.8) : random.chance(0.5))
      ? product.brand.name
      : null;
  const storeSlug = storeName?.replaceAll(/[^A-Za-z0-9]/g, '') ?? null;
  const rated = latest(whole.csv[17] ?? null, 2) > 0;
  const boxed = extras.buyBox || extras.offers;
  const lists = options.history;
  const keyword = sells ? shelf.keyword : null;
  const box = product.package;
  const known = sells && !random.chance(0.06);
  const size = (value: number): number => (known ? value : -1);
  const fee = feeOf(box.weight);
  const retrieved = sells && extras.offers ? offersOf(product, today) : null;
  const sold = whole.monthlySold;
  const lastUpdate = alive ? today - random.int(0, 2000) * 2 : today - 400 * dayMinutes;
  return {
    asin: product.asin,
    domainId,
    title: words?.title ?? null,
    brand: alive ? product.brandText : null,
    manufacturer: alive ? product.manufacturer : null,
    brandStoreName: storeName,
    brandStoreUrl: storeSlug ? `/stores/${storeSlug}/page/${product.asin}` : null,
    brandStoreUrlName: storeSlug,
    productType: { live: 0, dead: product.index % 2 === 0 ? 4 : 0, parent: 5 }[product.kind],
    type: sells ? shelf.productType : null,
    productGroup: null,
    rootCategory: alive ? department.catId : 0,
    categories: alive ? [shelf.path.at(-1)?.catId] : null,
    categoryTree: alive ? shelf.path : null,
    itemTypeKeyword: keyword,
    websiteDisplayGroup: alive ? department.displayGroup : null,
    websiteDisplayGroupName: alive ? department.displayName : null,
    upcList: alive && product.kind !== 'parent' ? product.upcs : null,
    eanList: alive && product.kind !== 'parent' ? product.eans : null,
    parentAsin: product.parentAsin,
    parentAsinHistory:
      lists && product.parentAsin
        ? [String(whole.since), '-1', String(whole.since + 2880), product.parentAsin]
        : null,
    variations: variationsOf(product),
    partNumber:
      sells && random.chance(0.7) ? `${shelf.keyword.slice(0, 3).toUpperCase()}-${product.index}` : null,
    model: sells && random.chance(0.4) ? String(product.index) : null,
    color: words?.color ?? null,
    size: words?.size ?? null,
    features: words?.features ?? null,
    description: words?.description ?? null,
    images: alive ? imagesOf(random) : null,
    videos: words ? videosOf(random, product.index) : null,
    aPlus: words ? aPlusOf(random, words.title) : null,
    urlSlug: words ? words.title.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 50) : null,
    author: null,
    binding: null,
    edition: null,
    format: null,
    languages: null,
    numberOfItems: sells ? box.quantity : -1,
    numberOfPages: -1,
    publicationDate: 0,
    releaseDate: 0,
    packageHeight: size(box.height),
    packageLength: size(box.length),
    packageWidth: size(box.width),
    packageWeight: size(box.weight),
    packageQuantity: size(box.quantity),
    itemHeight: size(Math.round(box.height * 0.9)),
    itemLength: size(Math.round(box.length * 0.9)),
    itemWidth: size(Math.round(box.width * 0.9)),
    itemWeight: size(Math.round(box.weight * 0.8)),
    fbaFees: known ? { lastUpdate: today - 1300, pickAndPackFee: fee } : null,
    referralFeePercent: department.referralFee,
    referralFeePercentage: department.referralFee + 0.01,
    competitivePriceThreshold: sells && random.chance(0.6) ? product.price : null,
    availabilityAmazon: latest(whole.csv[0] ?? null, 2) >= 0 ? 0 : -1,
    isAdultProduct: random.chance(0.01),
    isEligibleForSuperSaverShipping: sells,
    isEligibleForTradeIn: false,
    isHeatSensitive: random.chance(0.03),
    isRedirectASIN: false,
    isSNS: random.chance(0.25),
    launchpad: false,
    hasReviews: rated,
    reviews:
      lists && rated && extras.rating
        ? { lastUpdate, ratingCount: history.csv[17], reviewCount: history.csv[17]?.slice(-12) }
        : null,
    coupon: random.chance(0.05) ? [0, -10] : null,
    couponHistory: lists && random.chance(0.1) ? [whole.since, 0, -10, whole.since + 14400, 0, 0] : null,
    promotions: random.chance(0.1)
      ? [
          {
            amount: product.price,
            discountPercent: 10,
            sellerId: product.market.contenders[0]?.seller.id,
            snsBulkDiscountPercent: null,
            type: 'SNS',
          },
        ]
      : null,
    ...(sold ? { monthlySold: latest(sold, 2) } : {}),
    monthlySoldHistory: lists ? sold : null,
    salesRankReference: rank ? department.catId : -1,
    salesRankReferenceHistory: lists && rank ? [whole.since, department.catId] : null,
    salesRankDisplayGroup: rank ? department.displayGroup : null,
    salesRanks: lists && rank ? { [department.catId]: history.csv[3] } : null,
    buyBoxSellerIdHistory: lists && boxed && sells ? history.buyBoxSellers : null,
    buyBoxEligibleOfferCounts:
      boxed && sells
        ? [latest(whole.csv[34] ?? null, 2), latest(whole.csv[35] ?? null, 2), 0, 0, 0, 0, 0, 0]
        : null,
    csv: lists ? history.csv : null,
    stats: interval ? statsOf(product, history, interval, today, extras) : null,
    offersSuccessful: retrieved !== null,
    liveOffersOrder: retrieved ? retrieved.map((_, place) => place) : null,
    ...(retrieved ? { offers: retrieved } : {}),
    frequentlyBoughtTogether: null,
    ebayListingIds: null,
    lastEbayUpdate: 0,
    primeDealEndTime: random.chance(0.05) ? today - 300_000 : 0,
    trackingSince: whole.since,
    listedSince: alive ? whole.since - random.int(0, 90) * dayMinutes : 0,
    lastUpdate,
    lastPriceChange: Math.min(lastUpdate, whole.csv[1]?.at(-2) ?? lastUpdate),
    lastRatingUpdate: lastUpdate,
    lastSoldUpdate: sold ? lastUpdate : 0,
    g: product.index % 10_000,
    ...(sells ? attributesOf(random) : {}),
  };
};

export type ProductBody = ReturnType<typeof productBody>;
