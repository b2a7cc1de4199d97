import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { BUY_BOX_METHODS, SALES_METHODS, SELLER_METHODS } from '../domain/brand-figures.ts';
import { BRAND_DECISIONS, SET_ASIDE_REASONS } from '../domain/brand-list.ts';
import { PRIVATE_LABEL_SIGNS, SCORE_REASONS } from '../domain/score/reasons.ts';

const number = z.nullable(z.number());

/** Rolled up from a brand's products. Money in cents of `currency`; what isn't known is null, never 0. */
export const BrandFiguresView = z.object({
  products: z.number(),
  currency: z.string(),
  monthlySales: number,
  monthlyRevenueCents: number,
  /** `monthly_sold`: the marketplace's own figure; `rank_drops`: estimated; `both`: some of its products so, some so. */
  salesMethod: z.nullable(z.enum(SALES_METHODS)),
  /** The products that sales and revenue are counted from. */
  salesProducts: z.number(),
  priceMinCents: number,
  priceMedianCents: number,
  priceMaxCents: number,
  sellers: number,
  /** `buy_box`: distinct holders of the Buy Box; `offers`: the most new offers on one of its products. */
  sellersMethod: z.nullable(z.enum(SELLER_METHODS)),
  offersMedian: number,
  fbaOffers: number,
  fbmOffers: number,
  amazonSharePercent: number,
  /** `shares`: the Buy Box over time; `holders_now`: only who holds it now is known. */
  buyBoxMethod: z.nullable(z.enum(BUY_BOX_METHODS)),
  buyBoxProducts: z.number(),
  largestSellerPercent: number,
  /** Buy Box rotation: 1 ÷ the sum of squared shares, on an average product. */
  effectiveSellers: number,
  outOfStockPercent: number,
  amazonOutOfStockPercent: number,
  rating: number,
  reviews: number,
  afterFeesPercent: number,
});
export type BrandFiguresView = z.infer<typeof BrandFiguresView>;

/** The sentences that say how figures came about, for the page beside them. */
const BrandMethodsView = z.object({
  sales: z.nullable(z.string()),
  sellers: z.nullable(z.string()),
  buyBox: z.nullable(z.string()),
  rotation: z.nullable(z.string()),
  stockOuts: z.nullable(z.string()),
  fees: z.nullable(z.string()),
});

const ScoreView = z.object({
  /** 0 to 100; null while too little is known to say. */
  value: number,
  /** Why there is none, as a sentence. */
  missing: z.nullable(z.string()),
  reasons: z.array(
    z.object({
      reason: z.enum(SCORE_REASONS),
      name: z.string(),
      /** Out of `most`, which follows from the weights; null where nothing is known, which counts neither way. */
      points: number,
      most: z.number(),
      /** The figure behind it, as a sentence. */
      figure: z.nullable(z.string()),
    }),
  ),
});

const PrivateLabelView = z.object({
  /** Null while too little is known to say. */
  looksLikeOne: z.nullable(z.boolean()),
  /** What speaks for a private label, each with its figure. */
  signs: z.array(z.object({ sign: z.enum(PRIVATE_LABEL_SIGNS), figure: z.string() })),
  /** What speaks against it. */
  against: z.array(z.string()),
});

export const ScoreWeightsView = z.object({
  reasons: z.array(
    z.object({
      reason: z.enum(SCORE_REASONS),
      name: z.string(),
      weight: z.number(),
      standard: z.number(),
    }),
  ),
});
export type ScoreWeightsView = z.infer<typeof ScoreWeightsView>;

export const BrandWorthView = z.object({
  id: z.number(),
  figures: BrandFiguresView,
  methods: BrandMethodsView,
  score: ScoreView,
  privateLabel: PrivateLabelView,
  tags: z.array(z.string()),
  note: z.nullable(z.string()),
  decision: z.nullable(z.enum(BRAND_DECISIONS)),
  /** Why the bots leave it alone. */
  setAside: z.nullable(z.object({ reason: z.enum(SET_ASIDE_REASONS), sentence: z.string() })),
});
export type BrandWorthView = z.infer<typeof BrandWorthView>;

export const brandWorthEndpoints = {
  worth: endpoint({
    method: 'GET',
    path: '/api/brands/:id/worth',
    summary:
      'Whether a brand is worth asking: its figures, its score with the reasons, signs of a private label',
    access: { scope: 'read' },
    params: idParams,
    response: BrandWorthView,
  }),
};
