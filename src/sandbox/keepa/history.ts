import type { WorldProduct } from '../world/products.ts';
import type { Contender } from '../world/products-market.ts';
import { type Random, seeded } from '../world/random.ts';
import { slotCount } from './csv-types.ts';
import { dayMinutes } from './keepa-time.ts';

export type Series = number[];

/** All that has been seen of a product over time, as flat series. */
export interface History {
  readonly since: number;
  readonly csv: (Series | null)[];
  /** Time and seller in turn; "-1": nobody qualified, "-2": somebody unknown. */
  readonly buyBoxSellers: string[];
  readonly monthlySold: Series | null;
  readonly lightningDeal: readonly [start: number, end: number] | null;
}

/** Readings of a product get denser towards today, as interest in it grows. */
const moments = (random: Random, since: number, until: number, count: number): number[] => {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const u = (i + random.next() * 0.9) / count;
    times.push(since + 2 * Math.floor(((until - since) * (1 - (1 - u) ** 2)) / 2));
  }
  return times;
};

const push = (series: Series, time: number, ...values: number[]): void => {
  const step = values.length + 1;
  const last = series.length - step;
  if (last >= 0 && values.every((value, i) => series[last + 1 + i] === value)) return;
  if (last >= 0 && series[last] === time) series.length = last;
  series.push(time, ...values);
};

/** Shop prices end in 9 or 5, not in whatever a random walk gives. */
const shopPrice = (cents: number): number => Math.max(199, Math.round(cents / 50) * 50 - 1);

const winner = (random: Random, contenders: readonly Contender[], total: number): Contender | undefined => {
  let left = random.next() * total;
  for (const contender of contenders) {
    left -= contender.weight;
    if (left < 0) return contender;
  }
  return undefined;
};

/** Who holds the Buy Box at which price, and the price and count series that follow from it. */
const trade = (
  product: WorldProduct,
  random: Random,
  times: readonly number[],
  csv: (Series | null)[],
): string[] => {
  const { market, price } = product;
  const everybody = [...market.contenders, ...market.bystanders];
  const total = market.contenders.reduce((sum, { weight }) => sum + weight, 0);
  const [amazon, fresh, fbm, fba, box]: [Series, Series, Series, Series, Series] = [[], [], [], [], []];
  const [count, countFba, countFbm, updates]: [Series, Series, Series, Series] = [[], [], [], []];
  const holders: string[] = [];
  const hidden = random.chance(0.012);
  let level = 1;
  times.forEach((time, i) => {
    level += (random.next() - 0.5) * market.swing - (level - 1) * 0.3;
    const low = shopPrice(price * level);
    const present = 0.6 + random.next() * 0.4;
    const fbaCount = Math.round(everybody.filter((one) => one.fba).length * present);
    const fbmCount = Math.round(everybody.filter((one) => !one.fba).length * present);
    const amazonIn = market.amazon && !random.chance(0.1);
    const holder = random.chance(market.unqualified) ? undefined : winner(random, market.contenders, total);
    const isAmazon = holder !== undefined && market.amazon && holder === market.contenders[0];
    const shipping = holder && !holder.fba ? random.pick([0, 0, 499, 599]) : 0;
    push(amazon, time, amazonIn || isAmazon ? low + random.pick([0, 0, 50, 100]) : -1);
    push(fresh, time, fbaCount + fbmCount > 0 || holder ? low : -1);
    push(fba, time, fbaCount > 0 ? low + random.pick([0, 0, 100, 150]) : -1);
    if (fbmCount > 0) push(fbm, time, low + random.pick([0, 50, 200]), random.pick([0, 499, 699]));
    else push(fbm, time, -1, -1);
    push(count, time, Math.max(fbaCount + fbmCount, holder ? 1 : 0));
    push(countFba, time, fbaCount);
    push(countFbm, time, fbmCount);
    push(updates, time, fbaCount + fbmCount);
    const unknown = hidden && i === times.length - 1;
    if (unknown) push(box, time, -2, -2);
    else if (holder) push(box, time, low + (isAmazon ? 0 : random.pick([0, 0, 0, 100])), shipping);
    else push(box, time, -1, -1);
    const id = unknown || (holder && random.chance(0.004)) ? '-2' : (holder?.seller.id ?? '-1');
    if (holders.at(-1) !== id) holders.push(String(time), id);
  });
  csv[0] = amazon;
  csv[1] = fresh;
  csv[7] = fbm;
  csv[10] = fba;
  csv[11] = count;
  csv[15] = updates;
  csv[18] = box;
  csv[34] = countFba;
  csv[35] = countFbm;
  return holders;
};

const secondHand = (
  product: WorldProduct,
  random: Random,
  times: readonly number[],
  csv: (Series | null)[],
): void => {
  const since = times[0] ?? 0;
  csv[2] = [since, -1];
  csv[13] = [since, -1];
  if (!product.market.used) return;
  const [used, count, veryGood, box, warehouse]: [Series, Series, Series, Series, Series] = [
    [],
    [],
    [],
    [],
    [],
  ];
  for (const time of times.filter((_, i) => i % 4 === 1)) {
    const price = random.chance(0.25) ? -1 : shopPrice(product.price * (0.55 + random.next() * 0.3));
    push(used, time, price);
    push(count, time, price < 0 ? 0 : random.int(1, 4));
    push(veryGood, time, price, price < 0 ? -1 : random.pick([0, 399]));
    push(box, time, price, price < 0 ? -1 : 0);
    push(warehouse, time, random.chance(0.6) ? -1 : price);
  }
  csv[2] = used;
  csv[9] = warehouse;
  csv[12] = count;
  csv[20] = veryGood;
  csv[32] = box;
};

/** A rank falls (gets better) with every sale and drifts up in between. */
const ranks = (product: WorldProduct, random: Random, since: number, until: number): Series => {
  const best = Math.max(8, Math.round(1_200_000 * (1 - product.popularity) ** 4));
  const series: Series = [];
  let rank = best * 4;
  for (const time of moments(random, since, until, 20 + Math.round(product.popularity * 40))) {
    rank = random.chance(0.45) ? rank * (0.45 + random.next() * 0.4) : rank * (1.02 + random.next() * 0.35);
    rank = Math.min(Math.max(rank, best * 0.6), best * 9);
    push(series, time, Math.round(rank));
  }
  return series;
};

const reputation = (
  product: WorldProduct,
  random: Random,
  times: readonly number[],
  csv: (Series | null)[],
): void => {
  if (random.chance(0.08)) return;
  const [rating, reviews]: [Series, Series] = [[], []];
  const final = Math.round(4 + product.popularity ** 2 * random.int(200, 30_000));
  const opinion = random.int(34, 49);
  times.forEach((time, i) => {
    push(reviews, time, Math.max(1, Math.round(final * ((i + 1) / times.length) ** 2)));
    if (i % 3 === 0) push(rating, time, Math.min(50, opinion + random.int(-1, 1)));
  });
  csv[16] = rating;
  csv[17] = reviews;
};

const bought = (product: WorldProduct, random: Random, times: readonly number[]): Series | null => {
  if (product.popularity < 0.3 || random.chance(0.2)) return null;
  const series: Series = [];
  const scale = 50 * 10 ** ((product.popularity - 0.3) * 3.6);
  for (const time of times.filter((_, i) => i % 3 === 0)) {
    const units = scale * (0.7 + random.next() * 0.6);
    const rung = units >= 1000 ? 1000 : units >= 100 ? 100 : 50;
    push(series, time, Math.max(50, Math.floor(units / rung) * rung));
  }
  return series;
};

/** A delisted product went out of stock one day, and nothing was seen of it since. */
const delisted = (since: number, price: number): History => {
  const csv: (Series | null)[] = new Array(slotCount).fill(null);
  const end = since + 200 * dayMinutes;
  csv[0] = [since, -1];
  csv[1] = [since, price, end, -1];
  csv[3] = [since, 880_000, end, -1];
  return { since, csv, buyBoxSellers: [], monthlySold: null, lightningDeal: null };
};

export const historyOf = (product: WorldProduct, today: number): History => {
  const since = today - product.ageDays * dayMinutes;
  const csv: (Series | null)[] = new Array(slotCount).fill(null);
  if (product.kind === 'parent') {
    return { since, csv, buyBoxSellers: [], monthlySold: null, lightningDeal: null };
  }
  if (product.kind === 'dead') return delisted(since, product.price);
  const random = seeded(product.source).fork('history');
  const readings = Math.min(45, 16 + product.market.contenders.length * 4);
  const times = moments(random, since, today, readings);
  const buyBoxSellers = trade(product, random, times, csv);
  secondHand(product, random, times, csv);
  if (!random.chance(0.03)) csv[3] = ranks(product, random, since, today);
  if (random.chance(0.7)) csv[4] = [since, shopPrice(product.price * 1.25)];
  reputation(product, random, times, csv);
  const dealAt = since + Math.floor((today - since) * random.next() * 0.95);
  const lightningDeal = random.chance(0.1) ? ([dealAt, dealAt + 720] as const) : null;
  if (lightningDeal) csv[8] = [dealAt, shopPrice(product.price * 0.8), dealAt + 720, -1];
  if (random.chance(0.05)) csv[33] = [dealAt, shopPrice(product.price * 0.85), dealAt + 7200, -1];
  return { since, csv, buyBoxSellers, monthlySold: bought(product, random, times), lightningDeal };
};
