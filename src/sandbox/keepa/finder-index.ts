import { setImmediate as breathe } from 'node:timers/promises';
import type { Products, WorldProduct } from '../world/products.ts';
import { carries, type Marketplace } from '../world/products-marketplaces.ts';
import { allExtras, csvTypes, stepOf } from './csv-types.ts';
import { type History, historyOf } from './history.ts';
import { dayMinutes } from './keepa-time.ts';
import { type ProductBody, productBody } from './product-body.ts';
import { buyBoxShares, latest, mean, type Stats, statsOf } from './stats.ts';

/** The numbers of all products of one marketplace by column, which is all that is kept of them in memory. */
export interface FinderIndex {
  /** Which product stands in which row. */
  readonly rows: Int32Array;
  readonly numbers: ReadonlyMap<string, Int32Array>;
  readonly texts: ReadonlyMap<string, readonly (string | null)[]>;
}

const averages = [1, 7, 30, 90, 180, 365];
const windows = [30, 90, 180, 365];

type Numbers = Record<string, number>;

const seriesNumbers = ({ csv }: History, today: number): Numbers => {
  const numbers: Numbers = {};
  for (const { slot, name } of csvTypes) {
    const series = csv[slot] ?? null;
    numbers[`current_${name}`] = latest(series, stepOf(slot));
    for (const days of averages) {
      numbers[`avg${days}_${name}`] = mean(series, stepOf(slot), today - days * dayMinutes, today);
    }
  }
  return numbers;
};

const buyBoxNumbers = (product: WorldProduct, history: History, amazonId: string, today: number): Numbers => {
  const numbers: Numbers = {};
  for (const days of windows) {
    const shares = buyBoxShares(history, product.market.contenders, today - days * dayMinutes, today);
    const won = Object.values(shares).map(({ percentageWon }) => percentageWon);
    numbers[`buyBoxStatsAmazon${days}`] = Math.round(shares[amazonId]?.percentageWon ?? 0);
    numbers[`buyBoxStatsTopSeller${days}`] = Math.round(Math.max(0, ...won));
    numbers[`buyBoxStatsSellerCount${days}`] = won.length;
  }
  return numbers;
};

const statsNumbers = (stats: Stats): Numbers => ({
  salesRankDrops30: stats.salesRankDrops30,
  salesRankDrops90: stats.salesRankDrops90,
  salesRankDrops180: stats.salesRankDrops180,
  salesRankDrops365: stats.salesRankDrops365,
  totalOfferCount: stats.totalOfferCount,
  offerCountFBA: stats.offerCountFBA,
  offerCountFBM: stats.offerCountFBM,
  outOfStockPercentage90: stats.outOfStockPercentage90[0] ?? -1,
  outOfStockPercentage90_NEW: stats.outOfStockPercentage90[1] ?? -1,
  outOfStockPercentage90_USED: stats.outOfStockPercentage90[2] ?? -1,
  outOfStockPercentage90_BB: stats.outOfStockPercentage90[18] ?? -1,
  outOfStockCountAmazon30: stats.outOfStockCountAmazon30,
  outOfStockCountAmazon90: stats.outOfStockCountAmazon90,
  buyBoxIsAmazon: Number(stats.buyBoxIsAmazon ?? false),
  buyBoxIsFBA: Number(stats.buyBoxIsFBA ?? false),
  buyBoxIsUnqualified: Number(stats.buyBoxIsUnqualified ?? true),
});

const bodyNumbers = (body: ProductBody): Numbers => ({
  productType: body.productType,
  availabilityAmazon: body.availabilityAmazon,
  monthlySold: body.monthlySold ?? -1,
  packageHeight: body.packageHeight,
  packageLength: body.packageLength,
  packageWidth: body.packageWidth,
  packageWeight: body.packageWeight,
  packageQuantity: body.packageQuantity,
  itemHeight: body.itemHeight,
  itemLength: body.itemLength,
  itemWidth: body.itemWidth,
  itemWeight: body.itemWeight,
  numberOfItems: body.numberOfItems,
  fbaFees: body.fbaFees?.pickAndPackFee ?? -1,
  trackingSince: body.trackingSince,
  listedSince: body.listedSince,
  lastUpdate: body.lastUpdate,
  lastPriceChange: body.lastPriceChange,
  lastRatingUpdate: body.lastRatingUpdate,
  imageCount: body.images?.length ?? 0,
  videoCount: body.videos?.length ?? 0,
  variationCount: body.variations?.length ?? 0,
  hasReviews: Number(body.hasReviews),
  hasParentASIN: Number(body.parentAsin !== null),
  hasAPlus: Number(body.aPlus !== null),
  isSNS: Number(body.isSNS),
  isAdultProduct: Number(body.isAdultProduct),
  isHeatSensitive: Number(body.isHeatSensitive),
  isEligibleForSuperSaverShipping: Number(body.isEligibleForSuperSaverShipping),
});

/** Read off the very bodies that `/product` serves, so that what is found always fits what is then shown. */
export const buildFinderIndex = async (
  products: Products,
  marketplace: Marketplace,
  today: number,
): Promise<FinderIndex> => {
  const { domainId, amazonSellerId } = marketplace;
  const all = Array.from({ length: products.size }, (_, index) => index);
  const rows = Int32Array.from(all.filter((index) => carries(marketplace, index)));
  const numbers = new Map<string, Int32Array>();
  const stores: (string | null)[] = [];
  const holders: (string | null)[] = [];
  const options = { domainId, today, extras: allExtras, interval: null, history: false, days: null };
  for (const [row, index] of rows.entries()) {
    // A second of work: others are served in between.
    if (row % 50 === 0) await breathe();
    const product = products.at(index, domainId);
    const history = historyOf(product, today);
    const body = productBody(product, options);
    const stats = statsOf(product, history, [today - 90 * dayMinutes, today], today, allExtras);
    const facts = {
      ...seriesNumbers(history, today),
      ...buyBoxNumbers(product, history, amazonSellerId, today),
      ...statsNumbers(stats),
      ...bodyNumbers(body),
    };
    for (const [name, value] of Object.entries(facts)) {
      const column = numbers.get(name) ?? new Int32Array(rows.length);
      column[row] = value;
      numbers.set(name, column);
    }
    stores.push(body.brandStoreName);
    holders.push(stats.buyBoxSellerId);
  }
  const texts = new Map([
    ['brandStoreName', stores],
    ['buyBoxSellerId', holders],
  ]);
  return { rows, numbers, texts };
};
