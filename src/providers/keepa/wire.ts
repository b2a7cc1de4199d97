import * as z from 'zod/mini';

/**
 * A field that is absent, null or of another type than documented is null: one odd field must not cost the
 * hundred products that came with it.
 */
const lenient = <Schema extends z.core.SomeType>(schema: Schema) => z.catch(z.nullish(schema), null);

const FIGURE = /^-?\d+(?:\.\d+)?$/;
/** Some that pass answers on make text of every figure. */
const inFigures = (value: unknown): unknown =>
  typeof value === 'string' && FIGURE.test(value) ? Number(value) : value;

const number = lenient(z.pipe(z.transform(inFigures), z.number()));
const text = lenient(z.string());
const flag = lenient(z.boolean());
const list = z.array(z.unknown());
/** A series or a row of figures; what stands in it is looked at where it is read. */
const figures = lenient(
  z.pipe(
    list,
    z.transform((row) => (row.some((value) => typeof value === 'string') ? row.map(inFigures) : row)),
  ),
);
/** Codes come as text, from older answers as numbers. */
const codes = lenient(z.array(z.union([z.string(), z.number()])));

const buyBoxStats = z.object({ percentageWon: number, avgPrice: number, isFBA: flag });

const stats = z.object({
  current: figures,
  avg30: figures,
  avg90: figures,
  avg180: figures,
  avg365: figures,
  outOfStockPercentage30: figures,
  outOfStockPercentage90: figures,
  salesRankDrops30: number,
  salesRankDrops90: number,
  salesRankDrops180: number,
  salesRankDrops365: number,
  totalOfferCount: number,
  offerCountFBA: number,
  offerCountFBM: number,
  buyBoxPrice: number,
  buyBoxShipping: number,
  buyBoxSellerId: text,
  buyBoxIsFBA: flag,
  buyBoxIsAmazon: flag,
  buyBoxStats: lenient(z.record(z.string(), buyBoxStats)),
});

export const productBody = z.object({
  asin: z.string(),
  domainId: number,
  productType: number,
  title: text,
  brand: text,
  brandStoreName: text,
  manufacturer: text,
  upcList: codes,
  eanList: codes,
  rootCategory: number,
  categoryTree: lenient(z.array(z.object({ catId: number, name: text }))),
  images: lenient(z.array(z.object({ l: text, m: text }))),
  imagesCSV: text,
  csv: lenient(z.array(figures)),
  stats: lenient(stats),
  monthlySold: number,
  /** Minutes and ids in turn, all of them text. */
  buyBoxSellerIdHistory: lenient(list),
  fbaFees: lenient(z.object({ pickAndPackFee: number })),
  referralFeePercentage: number,
  referralFeePercent: number,
  packageLength: number,
  packageWidth: number,
  packageHeight: number,
  packageWeight: number,
  packageQuantity: number,
  itemLength: number,
  itemWidth: number,
  itemHeight: number,
  itemWeight: number,
  listedSince: number,
  lastUpdate: number,
});
export type ProductBody = z.infer<typeof productBody>;

/** On every answer, refusals too. */
export const envelope = z.object({
  tokensLeft: number,
  refillIn: number,
  refillRate: number,
  tokensConsumed: number,
  error: lenient(z.object({ type: text, message: text, details: text })),
});
export type Envelope = z.infer<typeof envelope>;

/** Says what a key has left: an answer without that is none of Keepa's. */
export const tokenAnswer = z.extend(envelope, { tokensLeft: z.number() });

/** An answer with `asinList` null matches nothing; one without it is none. */
export const finderAnswer = z.extend(envelope, {
  asinList: z.nullable(z.array(z.unknown())),
  totalResults: number,
});

/** Without its list it says nothing of the products that were asked for, least of all that they are gone. */
export const productAnswer = z.extend(envelope, { products: z.array(z.unknown()) });

export const sellerAnswer = z.extend(envelope, {
  sellers: z.nullish(z.record(z.string(), z.nullable(z.object({ sellerName: text })))),
});
