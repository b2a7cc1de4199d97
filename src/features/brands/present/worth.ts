import type { BrandWorthView, ScoreWeightsView } from '../contract/figures.ts';
import type { SetAsideReason } from '../domain/brand-list.ts';
import { figureMethods } from '../domain/figure-methods.ts';
import { DEFAULT_WEIGHTS, REASON_NAMES, SCORE_REASONS, type ScoreWeights } from '../domain/score/reasons.ts';
import type { BrandWorth } from '../domain/score/worth.ts';
import { presentFigures } from './figures.ts';

const SET_ASIDE: Record<SetAsideReason, string> = {
  excluded: 'You have set it aside.',
  policy: 'Set aside for what its own site says to sellers.',
  private_label: 'Set aside: it looks like a private label.',
};

const TOO_LITTLE =
  'Too little is known of its products to score it. A download with Buy Box shares says more.';

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const presentWorth = ({ brand, judgement, score }: BrandWorth): BrandWorthView => ({
  id: brand.id,
  figures: presentFigures(brand),
  methods: figureMethods(brand),
  score: {
    value: score.value,
    missing: score.value === null ? TOO_LITTLE : null,
    reasons: score.reasons.map(({ reason, points, most }) => ({
      reason,
      name: REASON_NAMES[reason],
      points: points === null ? null : tenth(points),
      most: tenth(most),
      figure: judgement.figures[reason],
    })),
  },
  privateLabel: {
    looksLikeOne: judgement.privateLabel.looksLikeOne,
    signs: judgement.privateLabel.signs,
    against: judgement.privateLabel.against,
  },
  tags: brand.tags,
  note: brand.note,
  decision: brand.decision,
  setAside: brand.setAside && { reason: brand.setAside, sentence: SET_ASIDE[brand.setAside] },
});

export const presentWeights = (weights: ScoreWeights): ScoreWeightsView => ({
  reasons: SCORE_REASONS.map((reason) => ({
    reason,
    name: REASON_NAMES[reason],
    weight: weights[reason],
    standard: DEFAULT_WEIGHTS[reason],
  })),
});
