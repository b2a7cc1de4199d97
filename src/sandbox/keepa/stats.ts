import type { WorldProduct } from '../world/products.ts';
import type { Contender } from '../world/products-market.ts';
import { type Extras, isPrice, slotCount, stepOf } from './csv-types.ts';
import type { History, Series } from './history.ts';
import { dayMinutes } from './keepa-time.ts';

type Extreme = [time: number, value: number];
type Extremes = { min: Extreme; max: Extreme };

/** Calls back for each stretch of time in which a value held, cut to the interval. */
const stretches = (
  series: Series,
  step: number,
  from: number,
  to: number,
  each: (value: number, minutes: number, since: number) => void,
): void => {
  let end = to;
  for (let i = series.length - step; i >= 0; i -= step) {
    const start = series[i] as number;
    if (start >= end) continue;
    each(series[i + 1] as number, end - Math.max(start, from), start);
    end = start;
    if (start <= from) return;
  }
};

export const latest = (series: Series | null, step: number): number =>
  series && series.length >= step ? (series[series.length - step + 1] as number) : -1;

/** The mean over time; moments without an offer don't count. -1 where there is nothing to go by. */
export const mean = (series: Series | null, step: number, from: number, to: number): number => {
  if (!series) return -1;
  let [sum, minutes] = [0, 0];
  stretches(series, step, from, to, (value, length) => {
    if (value < 0) return;
    sum += value * length;
    minutes += length;
  });
  return minutes === 0 ? -1 : Math.round(sum / minutes);
};

export const outOfStock = (series: Series | null, step: number, from: number, to: number): number => {
  if (!series) return -1;
  let [out, minutes] = [0, 0];
  stretches(series, step, from, to, (value, length) => {
    minutes += length;
    if (value < 0) out += length;
  });
  return minutes === 0 ? -1 : Math.round((out / minutes) * 100);
};

const extremes = (series: Series | null, step: number, from: number, to: number): Extremes | null => {
  if (!series) return null;
  let found: Extremes | null = null;
  stretches(series, step, from, to, (value, _length, since) => {
    if (value < 0) return;
    found ??= { min: [since, value], max: [since, value] };
    if (value <= found.min[1]) found.min = [since, value];
    if (value >= found.max[1]) found.max = [since, value];
  });
  return found;
};

/** How often the rank fell: each fall tells of a sale or several. */
export const rankDrops = (ranks: Series | null, from: number): number => {
  let drops = 0;
  if (!ranks) return drops;
  for (let i = ranks.length - 2; i >= 2 && (ranks[i] as number) > from; i -= 2) {
    if ((ranks[i + 1] as number) < (ranks[i - 1] as number)) drops++;
  }
  return drops;
};

interface BuyBoxShare {
  readonly percentageWon: number;
  readonly avgPrice: number;
  readonly avgNewOfferCount: number;
  readonly avgUsedOfferCount: number;
  readonly isFBA: boolean;
  readonly lastSeen: number;
}

/** Who held the Buy Box for which part of the interval. Nobody and the unknown have a part too, but no entry. */
export const buyBoxShares = (
  { csv, buyBoxSellers }: History,
  contenders: readonly Contender[],
  from: number,
  to: number,
): Record<string, BuyBoxShare> => {
  const held = new Map<string, { minutes: number; spans: [number, number][] }>();
  let end = to;
  let total = 0;
  for (let i = buyBoxSellers.length - 2; i >= 0 && end > from; i -= 2) {
    const start = Math.max(Number(buyBoxSellers[i]), from);
    const seller = buyBoxSellers[i + 1] as string;
    const own = held.get(seller) ?? { minutes: 0, spans: [] };
    own.minutes += end - start;
    own.spans.push([start, end]);
    held.set(seller, own);
    total += end - start;
    end = start;
  }
  const shares: Record<string, BuyBoxShare> = {};
  for (const [seller, { minutes, spans }] of held) {
    if (seller.startsWith('-') || minutes === 0) continue;
    const [start, finish] = spans[0] as [number, number];
    shares[seller] = {
      percentageWon: Math.round((minutes / total) * 1e7) / 1e5,
      avgPrice: mean(csv[18] ?? null, 3, start, finish),
      avgNewOfferCount: mean(csv[11] ?? null, 2, start, finish),
      avgUsedOfferCount: mean(csv[12] ?? null, 2, start, finish),
      isFBA: contenders.find((one) => one.seller.id === seller)?.fba ?? false,
      lastSeen: finish,
    };
  }
  return shares;
};

/** One value for each place; the many places without a series all get the same. */
const perSlot = <T>(
  csv: History['csv'],
  without: T,
  read: (series: Series, step: number, slot: number) => T,
): T[] => {
  const values = new Array<T>(slotCount).fill(without);
  csv.forEach((series, slot) => {
    if (series) values[slot] = read(series, stepOf(slot), slot);
  });
  return values;
};

const buyBoxOf = (product: WorldProduct, history: History, today: number) => {
  const box = history.csv[18];
  if (!box) {
    return { buyBoxPrice: -2, buyBoxShipping: -2, buyBoxSellerId: null, buyBoxIsUnqualified: null };
  }
  const [price, shipping] = [box.at(-2) ?? -1, box.at(-1) ?? -1];
  const seller = history.buyBoxSellers.at(-1) ?? '-1';
  const holder = product.market.contenders.find((one) => one.seller.id === seller);
  const listPrice = latest(history.csv[4] ?? null, 2);
  const saves = price > 0 && listPrice > price;
  return {
    buyBoxPrice: price,
    buyBoxShipping: shipping,
    buyBoxSellerId: seller === '-1' ? null : seller,
    buyBoxIsUnqualified: seller === '-1',
    buyBoxIsAmazon: product.market.amazon && holder === product.market.contenders[0],
    buyBoxIsFBA: holder?.fba ?? false,
    buyBoxIsShippable: price > 0,
    buyBoxIsPreorder: false,
    buyBoxIsBackorder: false,
    buyBoxIsMAP: false,
    buyBoxIsUsed: false,
    buyBoxIsWarehouseDeal: false,
    buyBoxIsFreeShippingEligible: shipping === 0,
    buyBoxIsPrimeEligible: holder?.fba ?? false,
    buyBoxIsPrimeExclusive: null,
    buyBoxCondition: 1,
    buyBoxAvailabilityMessage: price > 0 ? 'IN_STOCK' : null,
    buyBoxShippingCountry: null,
    buyBoxShippingTime: holder?.fba ? [0, 0] : [2, 6],
    buyBoxSavingBasis: saves ? listPrice : null,
    buyBoxSavingBasisType: saves ? 'LIST_PRICE' : null,
    buyBoxSavingPercentage: saves ? Math.round((1 - price / listPrice) * 100) : null,
    lastBuyBoxUpdate: today,
  };
};

/** The `stats` object over a history that holds only what the request paid for. */
export const statsOf = (
  product: WorldProduct,
  history: History,
  [from, to]: readonly [from: number, to: number],
  today: number,
  extras: Extras,
) => {
  const { csv } = history;
  const back = (days: number): number => today - days * dayMinutes;
  const means = (since: number, until: number) =>
    perSlot(csv, -1, (series, step) => mean(series, step, since, until));
  const outs = (since: number, until: number) =>
    perSlot(csv, -1, (series, step, slot) => (isPrice(slot) ? outOfStock(series, step, since, until) : -1));
  const ever = perSlot<Extremes | null>(csv, null, (series, step) => extremes(series, step, 0, today));
  const within = perSlot<Extremes | null>(csv, null, (series, step) => extremes(series, step, from, to));
  const current = perSlot(csv, -1, latest);
  const last90 = perSlot<Extremes | null>(csv, null, (series, step) =>
    extremes(series, step, back(90), today),
  );
  const lowest = (among: typeof ever) =>
    among.map((found, i) => found !== null && current[i] === found.min[1]);
  const inInterval = (side: 'min' | 'max') =>
    within.map((found, i): Extreme | null => (found ? found[side] : ever[i] ? [-1, -1] : null));
  const offersIn = (fba: boolean): number =>
    extras.offers ? Math.max(0, latest(csv[fba ? 34 : 35] ?? null, 2)) : -2;
  const sold = history.monthlySold;
  const soldBefore = mean(sold, 2, back(90), today);
  const gone = (days: number): number => {
    let count = 0;
    stretches(csv[0] ?? [], 2, back(days), today, (price) => (count += price < 0 ? 1 : 0));
    return count;
  };
  return {
    current,
    avg: means(from, to),
    avg30: means(back(30), today),
    avg90: means(back(90), today),
    avg180: means(back(180), today),
    avg365: means(back(365), today),
    atIntervalStart: perSlot(csv, -1, (series, step) => mean(series, step, from, Math.min(from + 1, to))),
    min: ever.map((found) => found?.min ?? null),
    max: ever.map((found) => found?.max ?? null),
    minInInterval: inInterval('min'),
    maxInInterval: inInterval('max'),
    isLowest: lowest(ever),
    isLowest90: lowest(last90),
    outOfStockPercentageInInterval: outs(from, to),
    outOfStockPercentage30: outs(back(30), today),
    outOfStockPercentage90: outs(back(90), today),
    outOfStockPercentage180: outs(back(180), today),
    outOfStockPercentage365: outs(back(365), today),
    outOfStockCountAmazon30: gone(30),
    outOfStockCountAmazon90: gone(90),
    salesRankDrops30: rankDrops(csv[3] ?? null, back(30)),
    salesRankDrops90: rankDrops(csv[3] ?? null, back(90)),
    salesRankDrops180: rankDrops(csv[3] ?? null, back(180)),
    salesRankDrops365: rankDrops(csv[3] ?? null, back(365)),
    deltaPercent90_monthlySold:
      sold && soldBefore > 0 ? Math.round((latest(sold, 2) / soldBefore - 1) * 100) : 0,
    totalOfferCount: Math.max(0, latest(csv[11] ?? null, 2)) + Math.max(0, latest(csv[12] ?? null, 2)),
    retrievedOfferCount: extras.offers ? offersIn(true) + offersIn(false) : -2,
    offerCountFBA: offersIn(true),
    offerCountFBM: offersIn(false),
    sellerIdsLowestFBA: null,
    sellerIdsLowestFBM: null,
    lastOffersUpdate: csv[18] ? today : -1,
    lightningDealInfo: history.lightningDeal,
    tradeInPrice: -2,
    buyBoxStats: csv[18] ? buyBoxShares(history, product.market.contenders, from, to) : null,
    ...buyBoxOf(product, history, today),
  };
};

export type Stats = ReturnType<typeof statsOf>;
