/** The reasons for which a brand is worth asking, in the order in which they are shown. */
export const SCORE_REASONS = [
  'shared_buy_box',
  'many_sellers',
  'not_amazon',
  'open_to_resellers',
  'demand',
  'room',
] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/** How much each reason counts; only their proportion matters. */
export type ScoreWeights = Record<ScoreReason, number>;

export const MOST_WEIGHT = 100;

export const DEFAULT_WEIGHTS: ScoreWeights = {
  shared_buy_box: 25,
  many_sellers: 15,
  not_amazon: 20,
  open_to_resellers: 15,
  demand: 15,
  room: 10,
};

export const REASON_NAMES: Record<ScoreReason, string> = {
  shared_buy_box: 'Several sellers share the Buy Box',
  many_sellers: 'Several sellers offer its products',
  not_amazon: 'Amazon isn’t the seller',
  open_to_resellers: 'Not a private label',
  demand: 'Its products sell',
  room: 'Price and fees leave room',
};

/** What signs of a private label there are; each is told with its figure. */
export const PRIVATE_LABEL_SIGNS = [
  'one_seller',
  'two_sellers',
  'few_offers',
  'no_amazon',
  'amazon_alone',
  'own_name',
  'generic_maker',
  'no_site',
] as const;
export type PrivateLabelSign = (typeof PRIVATE_LABEL_SIGNS)[number];
