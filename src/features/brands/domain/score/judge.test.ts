import { describe, expect, it } from 'vitest';
import type { BrandEvidence } from './evidence.ts';
import { judgeBrand, weighReasons } from './judge.ts';
import { DEFAULT_WEIGHTS, SCORE_REASONS } from './reasons.ts';

const NOTHING: BrandEvidence = {
  products: 0,
  siteId: null,
  monthlySales: null,
  monthlyRevenueCents: null,
  salesMethod: null,
  salesProducts: 0,
  priceMinCents: null,
  priceMedianCents: null,
  priceMaxCents: null,
  sellers: null,
  sellersMethod: null,
  offersMedian: null,
  fbaOffers: null,
  fbmOffers: null,
  amazonSharePercent: null,
  buyBoxMethod: null,
  buyBoxProducts: 0,
  largestSellerPercent: null,
  effectiveSellers: null,
  outOfStockPercent: null,
  amazonOutOfStockPercent: null,
  rating: null,
  reviews: null,
  afterFeesPercent: null,
  amazonOffers: null,
  ownSellerName: null,
  genericMaker: null,
  hasNoSite: false,
};

/** Sold by several: eight offers on a product, the Buy Box goes round. */
const SHARED: BrandEvidence = {
  ...NOTHING,
  products: 12,
  siteId: 1,
  sellers: 9,
  sellersMethod: 'buy_box',
  offersMedian: 8,
  buyBoxMethod: 'shares',
  buyBoxProducts: 12,
  largestSellerPercent: 31,
  effectiveSellers: 4.2,
  amazonSharePercent: 0,
  amazonOffers: false,
  monthlySales: 3_600,
  salesProducts: 12,
  salesMethod: 'monthly_sold',
  afterFeesPercent: 62,
};

/** One seller with all of it, and nobody else. */
const OWNED: BrandEvidence = {
  ...SHARED,
  sellers: 1,
  offersMedian: 1,
  largestSellerPercent: 100,
  effectiveSellers: 1,
};

const scoreOf = (evidence: BrandEvidence) => weighReasons(judgeBrand(evidence).parts, DEFAULT_WEIGHTS).value;
const isPrivateLabel = (evidence: Partial<BrandEvidence>) =>
  judgeBrand({ ...OWNED, ...evidence }).privateLabel.looksLikeOne;

describe('the score', () => {
  it('is high for a brand that several sell and Amazon doesn’t, low for one that its owner sells alone', () => {
    expect(scoreOf(SHARED)).toBeGreaterThanOrEqual(90);
    expect(scoreOf(OWNED)).toBeLessThan(50);
  });

  it('falls as Amazon takes the Buy Box', () => {
    const scores = [0, 20, 40, 80].map(
      (amazonSharePercent) => scoreOf({ ...SHARED, amazonSharePercent }) ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(scores).size).toBe(4);
  });

  it('isn’t given where less than half of it is known', () => {
    expect(scoreOf(NOTHING)).toBeNull();
    expect(scoreOf({ ...NOTHING, monthlySales: 500, salesProducts: 1, afterFeesPercent: 60 })).toBeNull();
  });

  it('counts what is unknown neither way', () => {
    const { value, reasons } = weighReasons(
      judgeBrand({ ...SHARED, afterFeesPercent: null }).parts,
      DEFAULT_WEIGHTS,
    );
    expect(value).toBeGreaterThanOrEqual(90);
    expect(reasons.find(({ reason }) => reason === 'room')).toMatchObject({ points: null, most: 10 });
    const known = reasons.filter(({ points }) => points !== null);
    expect(known.reduce((sum, { most }) => sum + most, 0)).toBeCloseTo(100);
  });

  it('follows the weights', () => {
    const { parts } = judgeBrand(OWNED);
    const alone = { ...DEFAULT_WEIGHTS, shared_buy_box: 0, many_sellers: 0, open_to_resellers: 0 };
    expect(weighReasons(parts, alone).value).toBeGreaterThan(90);
    const none = Object.fromEntries(SCORE_REASONS.map((reason) => [reason, 0])) as typeof DEFAULT_WEIGHTS;
    expect(weighReasons(parts, none).value).toBeNull();
  });

  it('tells each reason’s figure', () => {
    expect(judgeBrand(SHARED).figures).toMatchObject({
      shared_buy_box: 'The Buy Box is shared as if by 4.2 equal sellers.',
      not_amazon: 'Amazon holds the Buy Box 0% of the time.',
      demand: 'About 300 sales a month for each product.',
    });
    expect(Object.values(judgeBrand(NOTHING).figures)).toEqual(SCORE_REASONS.map(() => null));
  });
});

describe('a private label', () => {
  it('is what one seller holds alone, without Amazon', () => {
    expect(isPrivateLabel({})).toBe(true);
    expect(isPrivateLabel({ offersMedian: 2, largestSellerPercent: 96 })).toBe(true);
    // Others hang on to the listing and never win it.
    expect(isPrivateLabel({ offersMedian: 3, largestSellerPercent: 97 })).toBe(true);
  });

  it('is what Amazon sells alone, but not what others sell beside it', () => {
    expect(isPrivateLabel({ amazonSharePercent: 98, largestSellerPercent: 2, offersMedian: 1 })).toBe(true);
    expect(isPrivateLabel({ amazonSharePercent: 98, largestSellerPercent: 2, offersMedian: 6 })).toBe(false);
    expect(isPrivateLabel({ amazonSharePercent: 40, largestSellerPercent: 60, offersMedian: 2 })).toBe(false);
  });

  it('is what the same two sellers share, and what one holds in spite of many who hang on', () => {
    const two = { sellers: 2, offersMedian: 2, largestSellerPercent: 58 };
    expect(isPrivateLabel(two)).toBe(true);
    expect(isPrivateLabel({ ...two, sellers: 4 })).toBe(false);
    expect(isPrivateLabel({ sellers: 12, offersMedian: 6, largestSellerPercent: 98 })).toBe(true);
  });

  it('is not what two or more share, or what many offer', () => {
    expect(isPrivateLabel({ largestSellerPercent: 55, offersMedian: 2 })).toBe(false);
    expect(isPrivateLabel({ largestSellerPercent: 85, offersMedian: 6 })).toBe(false);
    expect(judgeBrand(SHARED).privateLabel.looksLikeOne).toBe(false);
  });

  it('is told by offers and holders where no shares are known', () => {
    const now = { buyBoxMethod: 'holders_now', effectiveSellers: 1, amazonSharePercent: null } as const;
    expect(isPrivateLabel({ ...now, buyBoxProducts: 6, offersMedian: 2 })).toBe(true);
    expect(isPrivateLabel({ ...now, buyBoxProducts: 6, largestSellerPercent: 34, offersMedian: 1 })).toBe(
      false,
    );
    expect(isPrivateLabel({ ...now, buyBoxProducts: 1, offersMedian: 1 })).toBe(true);
    expect(isPrivateLabel({ ...now, buyBoxProducts: 1, offersMedian: 4 })).toBe(false);
  });

  it('is left open where nothing is known of who sells it', () => {
    expect(
      judgeBrand({ ...NOTHING, hasNoSite: true, genericMaker: true }).privateLabel.looksLikeOne,
    ).toBeNull();
  });

  it('is left open where nobody offers it at the moment', () => {
    const gone = { ...NOTHING, products: 1, sellers: null, offersMedian: 0, amazonOffers: false };
    expect(judgeBrand(gone).privateLabel.looksLikeOne).toBeNull();
    expect(judgeBrand({ ...gone, offersMedian: 1 }).privateLabel.looksLikeOne).toBe(true);
  });

  it('names the signs with their figures', () => {
    const { signs, against } = judgeBrand({ ...OWNED, hasNoSite: true, ownSellerName: true }).privateLabel;
    expect(signs.map(({ sign }) => sign)).toEqual([
      'one_seller',
      'few_offers',
      'no_amazon',
      'own_name',
      'no_site',
    ]);
    expect(signs[0]?.figure).toBe('One seller holds the Buy Box of 12 products 100% of the time.');
    expect(against).toEqual([]);
  });

  it('says how much is left of the price, and where the fees take more than all of it', () => {
    const room = (afterFeesPercent: number) => judgeBrand({ ...SHARED, afterFeesPercent }).figures.room;
    expect(room(62)).toBe('62% of the price is left after the marketplace’s fees, the median.');
    expect(room(-5)).toBe('The marketplace’s fees exceed the price by 5%, the median.');
  });
});
