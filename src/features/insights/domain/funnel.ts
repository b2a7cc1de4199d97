import type { OpenStage } from '../../deals/domain/stage.ts';

/** The way from a first inquiry to a customer. A brand that has come to one step has passed all before it. */
export const FUNNEL_STEPS = [
  'contacted',
  'replied',
  'application',
  'account',
  'price_list',
  'order',
  'reorder',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** By what the funnel can be told apart. */
export const FUNNEL_SPLITS = ['template', 'category', 'sender', 'week'] as const;
export type FunnelSplit = (typeof FUNNEL_SPLITS)[number];

/** First inquiries of the last so many days; null: of all time. */
export const FUNNEL_DAYS = [30, 90, 365] as const;

export type FunnelCounts = Record<FunnelStep, number>;

/** The step that stands for having come to a deal's stage. */
export const STEP_OF_STAGE: Readonly<Record<OpenStage, FunnelStep>> = {
  inquiry: 'contacted',
  documents: 'application',
  application: 'application',
  terms: 'account',
  price_list: 'price_list',
  counter: 'price_list',
  agreed: 'price_list',
  order_sent: 'order',
  reorder: 'reorder',
};

/** Below this many brands written to, a share of them says next to nothing. */
export const FEWEST_TO_COMPARE = 30;

/** Of those that reached the step before, how many came to this one; null where nobody was there. */
export function passedOn(counts: FunnelCounts, step: FunnelStep): number | null {
  const place = FUNNEL_STEPS.indexOf(step);
  const before = FUNNEL_STEPS[place - 1];
  if (before === undefined || counts[before] === 0) return null;
  return counts[step] / counts[before];
}

/** How long answers took, in hours. */
export interface ReplyTimes {
  replies: number;
  medianHours: number | null;
  /** Nine of ten had come by then. */
  ninetiethHours: number | null;
  /** How many came within a day, three, a week, two weeks, and later. */
  buckets: { upToDays: number | null; replies: number }[];
  /** How many answered the first mail, the second, and so on. */
  byMail: { mail: number; replies: number }[];
}
