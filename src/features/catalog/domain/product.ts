import type { FiguresBefore } from './product-change.ts';

export const MARKETPLACES = ['amazon', 'walmart', 'tiktok'] as const;
export type Marketplace = (typeof MARKETPLACES)[number];

/** As people call them. */
export const MARKETPLACE_NAMES: Record<Marketplace, string> = {
  amazon: 'Amazon',
  walmart: 'Walmart',
  tiktok: 'TikTok Shop',
};

/** "tiktok", "Walmart.com", "TikTok Shop": the marketplace that somebody means. */
export function namedMarketplace(said: string): Marketplace | null {
  const plain = said.toLowerCase().replace(/\s/g, '');
  return MARKETPLACES.find((one) => plain.startsWith(one)) ?? null;
}

/** Stands before a product code that takes the place of an item id: "gtin-00012345678905". */
export const GTIN_ID = 'gtin-';

/** One price now and on average, in cents of the site's currency. */
export interface PriceFigures {
  current: number | null;
  avg30: number | null;
  avg90: number | null;
  avg365: number | null;
}

/** The four prices that a wholesale buyer compares. Shipping is part of the Buy Box price, as a shopper sees it. */
export const PRICE_KINDS = ['amazon', 'new', 'fba', 'buyBox'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export interface SalesRankFigures {
  current: number | null;
  avg30: number | null;
  avg90: number | null;
  avg180: number | null;
  avg365: number | null;
  /** How often the rank jumped upwards, which is about how often something was sold. */
  drops30: number | null;
  drops90: number | null;
  drops180: number | null;
  drops365: number | null;
}

export interface OfferCounts {
  /** Of every condition. */
  total: number | null;
  new: number | null;
  newFba: number | null;
  newFbm: number | null;
}

/** What part of the time a seller held the Buy Box. */
export interface BuyBoxShare {
  sellerId: string;
  percent: number;
  isFba: boolean | null;
  avgPriceCents: number | null;
}

export interface BuyBoxSeller {
  sellerId: string;
  isAmazon: boolean;
  isFba: boolean | null;
}

/** Millimetres and grams. */
export interface Size {
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightG: number | null;
}

/** Per cent of the time in which there was no such offer. */
export interface OutOfStock {
  last30: number | null;
  last90: number | null;
}

export interface Category {
  id: number | null;
  name: string;
}

/**
 * A listing on a marketplace, with what a wholesale buyer needs to judge it.
 * What isn't known is null, never 0: no offer at all and an offer for nothing are different things.
 */
export interface Product {
  marketplace: Marketplace;
  /** Which national site: Amazon's by number (see amazon-site.ts), 0 on a marketplace that has one site. */
  siteId: number;
  /** The ASIN on Amazon, the item id elsewhere; where a list knows neither, its product code (see GTIN_ID). */
  externalId: string;
  upcs: string[];
  eans: string[];
  title: string | null;
  brand: string | null;
  brandStoreName: string | null;
  manufacturer: string | null;
  categoryRoot: Category | null;
  categoryLeaf: Category | null;
  imageUrl: string | null;
  prices: Record<PriceKind, PriceFigures>;
  salesRank: SalesRankFigures;
  /** Units "bought in the past month", as the marketplace itself shows it. */
  monthlySold: number | null;
  offers: OfferCounts;
  /** Largest first; null where it wasn't asked for or isn't known. */
  buyBoxShares: BuyBoxShare[] | null;
  /** Per cent of the time in which Amazon itself held the Buy Box. */
  amazonBuyBoxPercent: number | null;
  /** When the shares were fetched: a later download without them keeps what was paid for. */
  buyBoxSharesAt: Date | null;
  buyBoxSeller: BuyBoxSeller | null;
  /** From 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
  packageSize: Size;
  itemSize: Size;
  packageQuantity: number | null;
  fbaFeeCents: number | null;
  referralFeePercent: number | null;
  outOfStock: Record<'amazon' | 'new' | 'buyBox', OutOfStock>;
  listedSince: Date | null;
  /** When the source last looked at the listing. */
  lastUpdate: Date | null;
  /** When these figures came to us; null while the product is known from a file only. */
  fetchedAt: Date | null;
  isSandbox: boolean;
}

export interface SavedProduct extends Product {
  id: number;
  /** What the last download replaced; null where there was only one. */
  before: FiguresBefore | null;
}

/** The name under which a product counts for a brand. The manufacturer isn't asked: it is often junk. */
export const brandNameOf = ({
  brand,
  brandStoreName,
}: Pick<Product, 'brand' | 'brandStoreName'>): string | null => brand ?? brandStoreName;

const NO_PRICE: PriceFigures = { current: null, avg30: null, avg90: null, avg365: null };
const NO_SIZE: Size = { lengthMm: null, widthMm: null, heightMm: null, weightG: null };
const NO_STOCK_FIGURES: OutOfStock = { last30: null, last90: null };

/** A product of which nothing is known but which one it is. */
export function unknownProduct(identity: Pick<Product, 'marketplace' | 'siteId' | 'externalId'>): Product {
  return {
    ...identity,
    upcs: [],
    eans: [],
    title: null,
    brand: null,
    brandStoreName: null,
    manufacturer: null,
    categoryRoot: null,
    categoryLeaf: null,
    imageUrl: null,
    prices: { amazon: { ...NO_PRICE }, new: { ...NO_PRICE }, fba: { ...NO_PRICE }, buyBox: { ...NO_PRICE } },
    salesRank: {
      current: null,
      avg30: null,
      avg90: null,
      avg180: null,
      avg365: null,
      drops30: null,
      drops90: null,
      drops180: null,
      drops365: null,
    },
    monthlySold: null,
    offers: { total: null, new: null, newFba: null, newFbm: null },
    buyBoxShares: null,
    amazonBuyBoxPercent: null,
    buyBoxSharesAt: null,
    buyBoxSeller: null,
    rating: null,
    reviewCount: null,
    packageSize: { ...NO_SIZE },
    itemSize: { ...NO_SIZE },
    packageQuantity: null,
    fbaFeeCents: null,
    referralFeePercent: null,
    outOfStock: {
      amazon: { ...NO_STOCK_FIGURES },
      new: { ...NO_STOCK_FIGURES },
      buyBox: { ...NO_STOCK_FIGURES },
    },
    listedSince: null,
    lastUpdate: null,
    fetchedAt: null,
    isSandbox: false,
  };
}
