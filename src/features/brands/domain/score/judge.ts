import { count, counted } from '../../../../kernel/words.ts';
import { type BrandEvidence, ramp } from './evidence.ts';
import { judgePrivateLabel, type PrivateLabelJudgement } from './private-label.ts';
import { SCORE_REASONS, type ScoreReason, type ScoreWeights } from './reasons.ts';

interface Finding {
  /** How far the reason holds, 0 to 1. */
  part: number;
  figure: string;
}

/** How far each reason holds; null where nothing is known of it. */
export type ScoreParts = Record<ScoreReason, number | null>;

const RULES: Record<
  ScoreReason,
  (evidence: BrandEvidence, privateLabel: PrivateLabelJudgement) => Finding | null
> = {
  shared_buy_box: ({ effectiveSellers, buyBoxMethod }) => {
    if (effectiveSellers === null) return null;
    const when = buyBoxMethod === 'shares' ? 'is shared' : 'is now spread over its products';
    return {
      part: ramp(effectiveSellers, 1, 4),
      figure: `The Buy Box ${when} as if by ${counted(effectiveSellers, 'equal seller')}.`,
    };
  },
  many_sellers: ({ offersMedian }) => {
    if (offersMedian === null) return null;
    // With very many, the price is what they fight over.
    const part = offersMedian <= 15 ? ramp(offersMedian, 1, 6) : 1 - 0.6 * ramp(offersMedian, 15, 40);
    return { part, figure: `${counted(offersMedian, 'new offer')} per product, the median.` };
  },
  not_amazon: ({ amazonSharePercent: percent, amazonOffers, buyBoxMethod }) => {
    if (percent !== null) {
      const when = buyBoxMethod === 'holders_now' ? 'now holds the Buy Box of' : 'holds the Buy Box';
      const what = buyBoxMethod === 'holders_now' ? '% of its products' : '% of the time';
      return { part: ramp(percent, 60, 0), figure: `Amazon ${when} ${count(percent)}${what}.` };
    }
    if (amazonOffers === null) return null;
    return amazonOffers
      ? { part: 0.4, figure: 'Amazon itself offers some of its products.' }
      : { part: 1, figure: 'Amazon itself offers none of its products.' };
  },
  open_to_resellers: (_, { points, looksLikeOne, signs, against }) => {
    if (points === null) return null;
    const figure = (looksLikeOne ? signs[0]?.figure : against[0]) ?? signs[0]?.figure ?? '';
    return { part: ramp(points, 6, -1), figure };
  },
  demand: ({ monthlySales, salesProducts }) => {
    if (monthlySales === null || salesProducts === 0) return null;
    const each = monthlySales / salesProducts;
    return {
      part: ramp(Math.log10(1 + each), 0.3, 2.5),
      figure: `About ${counted(Math.round(each), 'sale')} a month for each product.`,
    };
  },
  room: ({ afterFeesPercent }) =>
    afterFeesPercent === null
      ? null
      : {
          part: ramp(afterFeesPercent, 25, 65),
          figure:
            afterFeesPercent < 0
              ? `The marketplace’s fees exceed the price by ${count(-afterFeesPercent)}%, the median.`
              : `${count(afterFeesPercent)}% of the price is left after the marketplace’s fees, the median.`,
        },
};

export interface BrandJudgement {
  parts: ScoreParts;
  figures: Record<ScoreReason, string | null>;
  privateLabel: PrivateLabelJudgement;
}

export function judgeBrand(evidence: BrandEvidence): BrandJudgement {
  const privateLabel = judgePrivateLabel(evidence);
  const findings = SCORE_REASONS.map((reason) => [reason, RULES[reason](evidence, privateLabel)] as const);
  const each = <Value>(of: (finding: Finding | null) => Value) =>
    Object.fromEntries(findings.map(([reason, finding]) => [reason, of(finding)])) as Record<
      ScoreReason,
      Value
    >;
  return {
    parts: each((finding) => finding?.part ?? null),
    figures: each((finding) => finding?.figure ?? null),
    privateLabel,
  };
}

/** Below this part of the weights nothing is said: the rest would be guessed. */
export const KNOWN_AT_LEAST = 0.5;

export interface WeighedReason {
  reason: ScoreReason;
  points: number | null;
  most: number;
}

export interface Score {
  value: number | null;
  reasons: WeighedReason[];
}

/**
 * What is known of the reasons, by their weights, as 0 to 100: what isn't known counts neither way. The list's SQL
 * (store/score.ts) says the same.
 */
export function weighReasons(parts: ScoreParts, weights: ScoreWeights): Score {
  const sum = (reasons: readonly ScoreReason[]) =>
    reasons.reduce((total, reason) => total + weights[reason], 0);
  const known = SCORE_REASONS.filter((reason) => parts[reason] !== null);
  const [knownWeight, allWeight] = [sum(known), sum(SCORE_REASONS)];
  const scale = knownWeight > 0 ? 100 / knownWeight : 0;
  const reasons = SCORE_REASONS.map((reason): WeighedReason => {
    const part = parts[reason];
    const most = (part === null && allWeight > 0 ? 100 / allWeight : scale) * weights[reason];
    return { reason, points: part === null ? null : part * most, most };
  });
  const isKnown = knownWeight > 0 && knownWeight >= KNOWN_AT_LEAST * allWeight;
  const total = reasons.reduce((all, { points }) => all + (points ?? 0), 0);
  return { value: isKnown ? Math.round(total) : null, reasons };
}
