import { count, counted } from '../../../../kernel/words.ts';
import { type BrandEvidence, ramp } from './evidence.ts';
import type { PrivateLabelSign } from './reasons.ts';

/**
 * A private label has nobody to sell it to us: its owner sells it alone. What tells one is that a single seller holds
 * the Buy Box of all its products, that hardly anybody else has an offer, and that Amazon doesn't buy it either.
 */
export interface PrivateLabelJudgement {
  /** Null while nothing is known of who sells it. */
  looksLikeOne: boolean | null;
  /** Above zero for a private label, below for a brand that others sell. */
  points: number | null;
  signs: { sign: PrivateLabelSign; figure: string }[];
  against: string[];
}

interface Finding {
  points: number;
  figure: string;
}

/** As many points make it look like one: no single sign does. */
const ENOUGH = 4;

/** So many products aren't alike by chance. */
const SOME = 3;

const RULES: Record<PrivateLabelSign, (evidence: BrandEvidence) => Finding | null> = {
  one_seller: (evidence) => {
    const part = isAmazonAlone(evidence) ? null : largestPart(evidence);
    if (!part) return null;
    const { percent, certainty, figure } = part;
    // What others now and then snatch of a private label is small change, however many of them stand in its list.
    const nearlyAll = evidence.buyBoxMethod === 'shares' ? 3.5 * ramp(percent, 89, 96) : 0;
    const points = percent >= 60 ? 4 * ramp(percent, 60, 95) + nearlyAll : -3 * ramp(percent, 60, 45);
    return { points: points * certainty, figure };
  },
  two_sellers: ({ sellers, products, buyBoxMethod, buyBoxProducts, offersMedian }) => {
    if (sellers !== 2 || offersMedian === null || offersMedian > 2) return null;
    if (buyBoxMethod === 'shares' && buyBoxProducts >= SOME)
      return {
        points: 3,
        figure: `The same two sellers share all of its ${count(buyBoxProducts)} products.`,
      };
    // A brand that anybody can buy has, among many products, one with a third seller.
    if (products < 2 * SOME) return null;
    return { points: 2, figure: `None of its ${count(products)} products has more than two new offers.` };
  },
  few_offers: ({ offersMedian }) => {
    if (!isOffered(offersMedian)) return null;
    const points =
      offersMedian <= 2 ? 3 - 1.5 * ramp(offersMedian, 1, 2) : 1.5 - 4.5 * ramp(offersMedian, 2, 5);
    return { points, figure: `${counted(offersMedian, 'new offer')} per product, the median.` };
  },
  no_amazon: (evidence) => {
    const { amazonSharePercent, amazonOffers } = evidence;
    if (isAmazonAlone(evidence)) return null;
    if (amazonSharePercent !== null && amazonSharePercent > 0) {
      const points = amazonSharePercent >= 5 ? -4 : -2;
      return { points, figure: `Amazon holds the Buy Box ${count(amazonSharePercent)}% of the time.` };
    }
    if (amazonOffers) return { points: -2, figure: 'Amazon itself offers some of its products.' };
    if (amazonSharePercent === null && amazonOffers === null) return null;
    return { points: 0.5, figure: 'Amazon itself doesn’t sell it.' };
  },
  amazon_alone: (evidence) =>
    isAmazonAlone(evidence)
      ? {
          points: 4,
          figure: `Amazon alone sells it: it holds the Buy Box ${count(evidence.amazonSharePercent ?? 0)}% of the time.`,
        }
      : null,
  own_name: ({ ownSellerName }) =>
    ownSellerName ? { points: 3, figure: 'A seller of it bears its name.' } : null,
  generic_maker: ({ genericMaker }) =>
    genericMaker ? { points: 2, figure: 'Its maker is called “Generic” or the like.' } : null,
  no_site: ({ hasNoSite }) => (hasNoSite ? { points: 1, figure: 'No site of its own was found.' } : null),
};

export function judgePrivateLabel(evidence: BrandEvidence): PrivateLabelJudgement {
  const findings = (Object.keys(RULES) as PrivateLabelSign[]).flatMap((sign) => {
    const finding = RULES[sign](evidence);
    return finding ? [{ sign, ...finding }] : [];
  });
  const knowsSellers = findings.some(({ sign }) => sign === 'one_seller' || sign === 'few_offers');
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return {
    looksLikeOne: knowsSellers ? points >= ENOUGH : null,
    points: knowsSellers ? points : null,
    signs: findings.filter((one) => one.points > 0).map(({ sign, figure }) => ({ sign, figure })),
    against: findings.filter((one) => one.points <= 0).map(({ figure }) => figure),
  };
}

/** Amazon's own brands, and those that sell to nobody else: no shop can buy them, either. */
const isAmazonAlone = ({
  amazonSharePercent,
  buyBoxMethod,
  buyBoxProducts,
  offersMedian,
}: BrandEvidence): boolean =>
  (amazonSharePercent ?? 0) >= 95 &&
  (buyBoxMethod === 'shares' || buyBoxProducts >= SOME) &&
  offersMedian !== null &&
  offersMedian <= 2;

/** What nobody offers at the moment says nothing of who sells it. */
const isOffered = (offersMedian: number | null): offersMedian is number =>
  offersMedian !== null && offersMedian >= 1;

/** What the largest third-party seller holds, and how far that can be relied on. */
function largestPart(evidence: BrandEvidence): { percent: number; certainty: number; figure: string } | null {
  const { largestSellerPercent: percent, buyBoxMethod, buyBoxProducts, offersMedian } = evidence;
  if (percent !== null && buyBoxMethod === 'shares') {
    const figure = `One seller holds the Buy Box of ${counted(buyBoxProducts, 'product')} ${count(percent)}% of the time.`;
    return { percent, certainty: 1, figure };
  }
  if (percent !== null && buyBoxProducts > 1) {
    const figure = `One seller now holds ${count(percent)}% of its ${count(buyBoxProducts)} Buy Boxes.`;
    return { percent, certainty: 0.75, figure };
  }
  // The holder of a single Buy Box at one moment says little, and so does one offer.
  if (!isOffered(offersMedian) || offersMedian > 1) return null;
  return { percent: 100, certainty: 0.4, figure: 'There is one seller at a time.' };
}
