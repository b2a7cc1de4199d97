import type { FactName } from '../reading/reply-facts.ts';

/** All that there are, in the order in which they are offered: apart from what they are called, which is needed less often. */
export const FACT_NAMES = [
  'marketplaces_allowed',
  'opening_order_usd',
  'reorder_usd',
  'moq_amount',
  'reorder_amount',
  'currency',
  'moq_units',
  'map',
  'application_url',
  'distributor',
  'documents',
  'resume_date',
  'better_contact',
  'payment_terms',
  'lead_time_days',
  'discount_pct',
] as const satisfies readonly FactName[];
