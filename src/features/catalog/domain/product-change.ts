/** The figures in which a listing changes from one download to the next. Cents and pieces; null: not known. */
export interface FiguresAtDownload {
  price: number | null;
  salesRank: number | null;
  newOffers: number | null;
  monthlySold: number | null;
  reviewCount: number | null;
}

/** What the last download replaced. */
export interface FiguresBefore extends FiguresAtDownload {
  fetchedAt: Date;
}

/** Of a product as a download brings it. */
interface Downloaded {
  prices: Record<'buyBox' | 'new', { current: number | null }>;
  salesRank: { current: number | null };
  offers: { new: number | null };
  monthlySold: number | null;
  reviewCount: number | null;
}

/** The price by which listings are compared, sorted and filtered: of the Buy Box, or the lowest new one. */
export const listedPrice = ({ prices }: Pick<Downloaded, 'prices'>): number | null =>
  prices.buyBox.current ?? prices.new.current;

export const figuresOf = (product: Downloaded): FiguresAtDownload => ({
  price: listedPrice(product),
  salesRank: product.salesRank.current,
  newOffers: product.offers.new,
  monthlySold: product.monthlySold,
  reviewCount: product.reviewCount,
});

const CHANGING_FIGURES = ['price', 'salesRank', 'newOffers', 'monthlySold', 'reviewCount'] as const;

export interface FigureChange {
  figure: (typeof CHANGING_FIGURES)[number];
  from: number | null;
  to: number | null;
}

/** By what a list is filtered to listings that changed: all of them, or those of which one figure went one way. */
export const LISTING_CHANGES = [
  'any',
  'priceFell',
  'priceRose',
  'rankImproved',
  'rankFell',
  'moreSellers',
  'fewerSellers',
] as const;
export type ListingChange = (typeof LISTING_CHANGES)[number];

/** What is another now, in the order in which a buyer asks for it. */
export const changesBetween = (before: FiguresAtDownload, now: FiguresAtDownload): FigureChange[] =>
  CHANGING_FIGURES.flatMap((figure) =>
    before[figure] === now[figure] ? [] : [{ figure, from: before[figure], to: now[figure] }],
  );
