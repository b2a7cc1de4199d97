import type { Plan } from '../../accounts/domain/plan.ts';

export type TierNumber = 1 | 2 | 3 | 4;

export interface Tier {
  tier: TierNumber;
  /** What `profiles.plan` holds for an account on this tier. */
  plan: Plan;
  name: 'Entry-Level' | 'Scalable' | 'Premium' | 'Enterprise';
  description: string;
  cents: number;
  emailsPerDay: number;
  popular: boolean;
  /** What this tier has beyond what every tier has. */
  features: readonly string[];
}

export const SHARED_FEATURES = [
  'Sourcing bot',
  'Brand website and email discovery',
  'AI email templates',
] as const;

export const TIERS: readonly Tier[] = [
  {
    tier: 1,
    plan: 'Tier-1',
    name: 'Entry-Level',
    description: 'To open your first wholesale accounts alongside everything else.',
    cents: 30_000,
    emailsPerDay: 25,
    popular: false,
    features: ['Standard support'],
  },
  {
    tier: 2,
    plan: 'Tier-2',
    name: 'Scalable',
    description: 'For sellers who buy wholesale every week.',
    cents: 49_900,
    emailsPerDay: 60,
    popular: true,
    features: ['Standard support'],
  },
  {
    tier: 3,
    plan: 'Tier-3',
    name: 'Premium',
    description: 'For teams that work through whole categories.',
    cents: 99_900,
    emailsPerDay: 130,
    popular: false,
    features: ['Standard support'],
  },
  {
    tier: 4,
    plan: 'Tier-4',
    name: 'Enterprise',
    description: 'For the volume of a buying department.',
    cents: 199_900,
    emailsPerDay: 300,
    popular: false,
    features: ['Premium support with success manager'],
  },
];

export const MENTORSHIP = { cents: 199_999, seats: 5 } as const;

/** A tier number by any name that the plan has had. */
const TIER_OF_PLAN: Record<Plan, TierNumber | null> = {
  'Tier-1': 1,
  starter: 1,
  'Tier-2': 2,
  scalable: 2,
  'Tier-3': 3,
  enterprise: 3,
  'Tier-4': 4,
  none: null,
};

export function tierOf(plan: Plan): Tier | null {
  const number = TIER_OF_PLAN[plan];
  return TIERS.find((tier) => tier.tier === number) ?? null;
}

export function tierNumbered(number: TierNumber): Tier {
  const tier = TIERS[number - 1];
  if (tier?.tier !== number) throw new Error(`There is no tier ${number}.`);
  return tier;
}

/** "$300", "$1999": as the price list writes it, without a separator; cents only where there are any. */
export const tierPrice = ({ cents }: Pick<Tier, 'cents'>): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** 0 without a plan. */
export const emailsPerDayOf = (plan: Plan): number => tierOf(plan)?.emailsPerDay ?? 0;

const DAYS_OF_CREDITS = 30;

/** What a paid month grants: a brand that is sourced and written to costs one credit. */
export const monthlyCreditsOf = (plan: Plan): number => emailsPerDayOf(plan) * DAYS_OF_CREDITS;

/**
 * The monthly price on the dashboard of an account that has a plan and no subscription record. It differs from
 * the price list; an account that pays is shown what it pays.
 */
const CENTS_WITHOUT_SUBSCRIPTION: Record<TierNumber, number> = { 1: 9_900, 2: 49_900, 3: 99_900, 4: 199_900 };

export function monthlyCentsShown(plan: Plan, subscriptionCents: number | null): number | null {
  const tier = tierOf(plan);
  if (tier === null) return null;
  return subscriptionCents ?? CENTS_WITHOUT_SUBSCRIPTION[tier.tier];
}
