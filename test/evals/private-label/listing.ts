import type { BuyBoxShare, PriceFigures } from '../../../src/features/catalog/domain/product.ts';
import { DAY_MS } from '../../../src/kernel/durations.ts';
import type { EvalProduct } from './brand.ts';
import { productTitle, type Shelf } from './names.ts';
import type { Random } from './random.ts';

export const AMAZON = 'ATVPDKIKX0DER';
/** Returned goods that Amazon sells again, as used. */
export const AMAZON_RESALE = 'A2L77EE7U53NWQ';
const TODAY = Date.UTC(2026, 4, 10);

/** One seller's part in a listing. */
export interface Turn {
  sellerId: string;
  /** In proportion to the others'. */
  weight: number;
  isFba: boolean;
  /** Against the listing's price. */
  priceFactor?: number;
}

/** How a listing really is; what the source knows of it comes after. */
export interface Listing {
  turns: Turn[];
  rank: number;
  ageDays: number;
  /** Offers that never had the Buy Box. */
  idleFba?: number;
  idleFbm?: number;
  used?: number;
  /** Per cent of the time in which nobody had the Buy Box. */
  gap?: number;
  /** How much prices move. */
  unrest?: number;
  priceCents?: number;
  good?: string;
  pack?: number;
  reviews?: number;
  rating?: number;
}

export interface BrandFacts {
  name: string;
  shelf: Shelf;
  isPrivateLabel: boolean;
  manufacturer: string | null;
  storeName: string | null;
  /** The shares cost extra, and are fetched for a whole brand or not at all. */
  sharesKnown: boolean;
}

export const soldByOne = ({ turns }: Listing): boolean => turns.length === 1;

export const sellerId = (random: Random): string =>
  `A${random.letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', random.whole(12, 13))}`;

const NO_PRICE: PriceFigures = { current: null, avg30: null, avg90: null, avg365: null };

const figuresBy = (figure: (period: keyof PriceFigures) => number | null): PriceFigures => ({
  current: figure('current'),
  avg30: figure('avg30'),
  avg90: figure('avg90'),
  avg365: figure('avg365'),
});

function buyBoxFigures(random: Random, cents: number, unrest: number, ageDays: number): PriceFigures {
  const near = (spread: number) => Math.round(random.around(cents, spread));
  const current = near(unrest / 2);
  return {
    current: random.chance(0.4) ? Math.floor(current / 100) * 100 + 99 : current,
    avg30: near(unrest / 2),
    avg90: near(unrest),
    avg365: ageDays < 60 && random.chance(0.5) ? null : near(unrest * 1.3),
  };
}

/** All prices follow the Buy Box's, and are the same where one seller is alone; the lowest new one is never above another. */
function pricesOf(random: Random, listing: Listing, cents: number): EvalProduct['prices'] {
  const { unrest = 0.08, ageDays, gap = 0, turns } = listing;
  const buyBox = buyBoxFigures(random, cents, unrest, ageDays);
  const isAlone = turns.length === 1;
  const beside = (low: number, high: number) =>
    figuresBy((period) => {
      const figure = buyBox[period];
      return figure && Math.round(figure * (isAlone ? 1 : random.between(low, high)));
    });
  const hasAmazon = turns.some(({ sellerId }) => sellerId === AMAZON);
  const hasFba = turns.some(({ sellerId, isFba }) => isFba && sellerId !== AMAZON);
  const amazon = hasAmazon ? beside(0.98, 1.05) : { ...NO_PRICE };
  const fba = hasFba && random.chance(0.75) ? beside(0.97, 1.07) : { ...NO_PRICE };
  const others = beside(0.9, 1);
  const lowest = figuresBy((period) => {
    const figures = [others, buyBox, amazon, fba].flatMap((prices) => prices[period] ?? []);
    return figures.length > 0 ? Math.min(...figures) : null;
  });
  return {
    amazon,
    new: lowest,
    fba,
    buyBox: random.chance(gap / 100) ? { ...buyBox, current: null } : buyBox,
  };
}

/** As the marketplace shows it: rounded down, and not at all below 50. */
function shownSales(units: number): number | null {
  if (units < 50) return null;
  const step = 10 ** Math.floor(Math.log10(units));
  return units < 100 ? 50 : Math.floor(units / step) * step;
}

function sharesOf(random: Random, { turns, gap = 0 }: Listing, cents: number): BuyBoxShare[] {
  const sum = turns.reduce((total, { weight }) => total + weight, 0);
  return turns
    .map(({ sellerId, weight, isFba, priceFactor = 1 }) => ({
      sellerId,
      percent: Math.floor((weight / sum) * (100 - gap) * 10_000) / 10_000,
      isFba: random.chance(0.04) ? null : isFba,
      avgPriceCents: random.chance(0.05) ? null : Math.round(random.around(cents * priceFactor, 0.03)),
    }))
    .filter(({ percent }) => percent > 0.02)
    .sort((one, other) => other.percent - one.percent);
}

function offersOf(random: Random, listing: Listing): EvalProduct['offers'] {
  const largest = Math.max(...listing.turns.map(({ weight }) => weight));
  const here = listing.turns.filter(
    ({ sellerId, weight }) => sellerId !== AMAZON_RESALE && (weight === largest || random.chance(0.75)),
  );
  const third = here.filter(({ sellerId }) => sellerId !== AMAZON);
  const newFba = third.filter(({ isFba }) => isFba).length + (listing.idleFba ?? 0);
  const newFbm = third.filter(({ isFba }) => !isFba).length + (listing.idleFbm ?? 0);
  const all = newFba + newFbm + here.length - third.length;
  const kindsKnown = random.chance(0.87);
  return {
    total: random.chance(0.07) ? null : all + (listing.used ?? (random.chance(0.3) ? 1 : 0)),
    new: random.chance(0.03) ? null : all,
    newFba: kindsKnown ? newFba : null,
    newFbm: kindsKnown ? newFbm : null,
  };
}

function rankFigures(random: Random, rank: number, units: number): EvalProduct['salesRank'] {
  if (random.chance(0.03)) {
    const [drops30, drops90, drops180, drops365] = [null, null, null, null];
    return {
      current: null,
      avg30: null,
      avg90: null,
      avg180: null,
      avg365: null,
      drops30,
      drops90,
      drops180,
      drops365,
    };
  }
  const near = (spread: number) => Math.max(1, Math.round(random.around(rank, spread)));
  // A rank near the top moves with its neighbours, no longer with each sale.
  const monthly = rank < 2_000 ? random.between(25, 110) : Math.min(units * 0.85, random.between(90, 240));
  const drops = (months: number) => Math.round(random.around(monthly * months, 0.12));
  return {
    current: near(0.15),
    avg30: near(0.1),
    avg90: near(0.2),
    avg180: random.chance(0.06) ? null : near(0.3),
    avg365: random.chance(0.08) ? null : near(0.4),
    drops30: drops(1),
    drops90: drops(3),
    drops180: drops(6),
    drops365: drops(11.5),
  };
}

function codesOf(random: Random, isPrivateLabel: boolean): Pick<EvalProduct, 'upcs' | 'eans'> {
  if (random.chance(isPrivateLabel ? 0.3 : 0.12)) return { upcs: [], eans: [] };
  const upc = random.letters('0123456789', 12);
  const ean = random.chance(isPrivateLabel ? 0.3 : 0.1) ? `69${upc.slice(1)}` : `0${upc}`;
  return { upcs: ean.startsWith('0') ? [upc] : [], eans: random.chance(0.85) ? [ean] : [] };
}

function stockFigures(random: Random, listing: Listing): EvalProduct['outOfStock'] {
  const away = (percent: number) =>
    random.chance(0.06)
      ? { last30: null, last90: null }
      : {
          last30: Math.min(100, Math.round(random.around(percent, 0.4))),
          last90: Math.min(100, Math.round(random.around(percent, 0.3))),
        };
  const amazonSells = listing.turns.some(({ sellerId }) => sellerId === AMAZON);
  const gap = listing.gap ?? 0;
  return {
    amazon: amazonSells ? away(random.pick([0, 0, 3, 12, 35])) : { last30: 100, last90: 100 },
    new: away(Math.min(gap, random.pick([0, 0, 0, 2, 10]))),
    buyBox: away(gap),
  };
}

function buyBoxSellerOf(random: Random, listing: Listing, sharesKnown: boolean): EvalProduct['buyBoxSeller'] {
  if (random.chance(sharesKnown ? 0.04 : 0.8) || random.chance((listing.gap ?? 0) / 100)) return null;
  let left = random.unit() * listing.turns.reduce((total, { weight }) => total + weight, 0);
  for (const { sellerId, weight, isFba } of listing.turns) {
    left -= weight;
    if (left <= 0 && sellerId !== AMAZON_RESALE) return { sellerId, isAmazon: sellerId === AMAZON, isFba };
  }
  return null;
}

export function productOf(random: Random, facts: BrandFacts, listing: Listing): EvalProduct {
  const { shelf, isPrivateLabel } = facts;
  const { rank, ageDays, pack = 1 } = listing;
  const cents = listing.priceCents ?? random.scaled(...shelf.priceCents);
  const units = random.around(4_000_000 / rank ** 0.95, 0.35);
  const sharesKnown = facts.sharesKnown && !random.chance(0.06);
  const shares = sharesKnown ? sharesOf(random, listing, cents) : null;
  const reviews = listing.reviews ?? units * Math.min(ageDays / 30, 70) * random.scaled(4, 30) * 0.001;
  const unreviewed = reviews < 1 || random.chance(0.03);
  const good = listing.good ?? random.pick(shelf.goods);
  const junk = random.chance(0.05);
  return {
    marketplace: 'amazon',
    siteId: 1,
    externalId: `${ageDays > 3_600 ? 'B00' : 'B0'}${random.letters('123456789BCDFGHJKLMNPQRSTVWXYZ', ageDays > 3_600 ? 7 : 8)}`,
    ...codesOf(random, isPrivateLabel),
    title: productTitle(random, facts.name, good, random.chance(isPrivateLabel ? 0.7 : 0.25), pack),
    brand: random.chance(0.02) ? null : random.chance(0.04) ? facts.name.toUpperCase() : facts.name,
    brandStoreName: facts.storeName,
    manufacturer: random.chance(0.1)
      ? null
      : junk
        ? random.pick(['Unknown', 'N/A', good])
        : facts.manufacturer,
    categoryRoot: random.chance(0.01) ? null : { id: shelf.id, name: shelf.name },
    prices: pricesOf(random, listing, cents),
    salesRank: rankFigures(random, rank, units),
    monthlySold: random.chance(0.3) ? null : shownSales(units),
    offers: offersOf(random, listing),
    buyBoxShares: shares,
    amazonBuyBoxPercent: shares && (shares.find(({ sellerId }) => sellerId === AMAZON)?.percent ?? 0),
    buyBoxSeller: buyBoxSellerOf(random, listing, sharesKnown),
    rating: unreviewed ? null : (listing.rating ?? Math.round(random.between(3.6, 4.8) * 10) / 10),
    reviewCount: unreviewed ? (random.chance(0.5) ? 0 : null) : Math.round(reviews),
    packageQuantity: random.chance(0.08) ? null : pack,
    outOfStock: stockFigures(random, listing),
    listedSince: random.chance(0.1) ? null : new Date(TODAY - Math.round(ageDays) * DAY_MS),
  };
}
