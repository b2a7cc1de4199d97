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

const seriesColumns = csvTypes.map(({ slot, name }) => ({
  slot,
  current: `current_${name}`,
  averages: averages.map((days) => ({ days, name: `avg${days}_${name}` })),
}));

const buyBoxColumns = windows.map((days) => ({
  days,
  amazon: `buyBoxStatsAmazon${days}`,
  top: `buyBoxStatsTopSeller${days}`,
  count: `buyBoxStatsSellerCount${days}`,
}));

/** Columns come into being with their first value: many kinds of price never occur, and then share an empty one. */
class Columns {
  readonly byName = new Map<string, Int32Array>();
  private readonly nothing: Int32Array;

  constructor(rows: number) {
    this.nothing = new Int32Array(rows).fill(-1);
    for (const { current, averages: means } of seriesColumns) {
      for (const name of [current, ...means.map((one) => one.name)]) this.byName.set(name, this.nothing);
    }
  }

  put(name: string, row: number, value: number): void {
    let column = this.byName.get(name);
    if (!column || column === this.nothing) {
      column = this.nothing.slice();
      this.byName.set(name, column);
    }
    column[row] = value;
  }

  putAll(row: number, numbers: Numbers): void {
    for (const name in numbers) this.put(name, row, numbers[name] as number);
  }
}

const putSeries = (columns: Columns, row: number, { csv }: History, today: number): void => {
  for (const { slot, current, averages: means } of seriesColumns) {
    const series = csv[slot];
    if (!series) continue;
    const step = stepOf(slot);
    columns.put(current, row, latest(series, step));
    for (const { days, name } of means)
      columns.put(name, row, mean(series, step, today - days * dayMinutes, today));
  }
};

const putBuyBox = (
  columns: Columns,
  row: number,
  { market }: WorldProduct,
  { history, amazonId, today }: { history: History; amazonId: string; today: number },
): void => {
  for (const { days, amazon, top, count } of buyBoxColumns) {
    const shares = buyBoxShares(history, market.contenders, today - days * dayMinutes, today);
    const won = Object.values(shares).map(({ percentageWon }) => percentageWon);
    columns.put(amazon, row, Math.round(shares[amazonId]?.percentageWon ?? 0));
    columns.put(top, row, Math.round(Math.max(0, ...won)));
    columns.put(count, row, won.length);
  }
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
  const columns = new Columns(rows.length);
  const stores: (string | null)[] = [];
  const holders: (string | null)[] = [];
  const options = { domainId, today, extras: allExtras, interval: null, history: false, days: null };
  for (const [row, index] of rows.entries()) {
    // A second of work: others are served in between.
    if (row % 50 === 0) await breathe();
    const product = products.at(index, domainId);
    const history = historyOf(product, today);
    const body = productBody(product, options, history);
    const stats = statsOf(product, history, [today - 90 * dayMinutes, today], today, allExtras);
    putSeries(columns, row, history, today);
    putBuyBox(columns, row, product, { history, amazonId: amazonSellerId, today });
    columns.putAll(row, statsNumbers(stats));
    columns.putAll(row, bodyNumbers(body));
    stores.push(body.brandStoreName);
    holders.push(stats.buyBoxSellerId);
  }
  const texts = new Map([
    ['brandStoreName', stores],
    ['buyBoxSellerId', holders],
  ]);
  return { rows, numbers: columns.byName, texts };
};
