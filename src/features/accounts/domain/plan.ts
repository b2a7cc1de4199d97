/** Every value that `profiles.plan` can hold. The three lower-case ones are older names, still in use. */
export const PLANS = [
  'Tier-1',
  'Tier-2',
  'Tier-3',
  'Tier-4',
  'starter',
  'scalable',
  'enterprise',
  'none',
] as const;

export type Plan = (typeof PLANS)[number];
