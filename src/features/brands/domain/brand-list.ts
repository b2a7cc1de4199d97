import type { Marketplace } from '../../catalog/domain/product.ts';
import { GATING_STATES } from './gating/gating.ts';
import type { PolicyValues } from './policy/policy.ts';

/** What a list of brands can be sorted by. */
export const BRAND_ORDERS = [
  'added',
  'name',
  'score',
  'products',
  'sourced',
  'monthlySales',
  'monthlyRevenue',
  'price',
  'sellers',
  'amazonShare',
  'rotation',
  'fbaOffers',
  'fbmOffers',
  'outOfStock',
  'rating',
  'reviews',
] as const;
export type BrandOrder = (typeof BRAND_ORDERS)[number];

export const SOURCING_STATES = [
  'waiting',
  'found_address',
  'found_form',
  'no_contact',
  'no_site',
  'unreachable',
] as const;
export type SourcingState = (typeof SOURCING_STATES)[number];

/** Why the bots leave a brand alone. */
export const SET_ASIDE_REASONS = ['excluded', 'policy', 'private_label'] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** What a person decided of a brand, whatever the figures say. */
export const BRAND_DECISIONS = ['include', 'exclude'] as const;
export type BrandDecision = (typeof BRAND_DECISIONS)[number];

/** So many rows can be named one by one. */
export const MOST_CHOSEN = 10_000;

/** What is known of a brand's own word, as a list is narrowed by it; what contradicts itself is unknown. */
export const WHOLESALE_ANSWERS = ['yes', 'closed_for_now', 'no', 'unknown'] as const satisfies readonly (
  | PolicyValues['takes_wholesale']
  | 'unknown'
)[];
export const MARKETPLACE_RULES = [
  'allowed',
  'with_permission',
  'amazon_forbidden',
  'forbidden',
  'unknown',
] as const satisfies readonly (PolicyValues['marketplaces'] | 'unknown')[];
export const GATING_CHOICES = [...GATING_STATES, 'unchecked'] as const;

/** Which brands: all that is left out counts neither way. Money in cents, parts in per cent. */
export interface BrandFilter {
  /** These alone, of those that match. */
  only?: number | readonly number[] | undefined;
  /** All that match but these. */
  except?: number | readonly number[] | undefined;
  /** Beginnings of words of the name, in any order. */
  search?: string | undefined;
  marketplace?: Marketplace | undefined;
  state?: SourcingState | readonly SourcingState[] | undefined;
  category?: string | undefined;
  /** All of these. */
  tag?: string | readonly string[] | undefined;
  hasEmail?: boolean | undefined;
  hasForm?: boolean | undefined;
  privateLabel?: boolean | undefined;
  setAside?: boolean | undefined;
  takesWholesale?: (typeof WHOLESALE_ANSWERS)[number] | undefined;
  marketplaceRule?: (typeof MARKETPLACE_RULES)[number] | undefined;
  gating?: (typeof GATING_CHOICES)[number] | undefined;
  scoreMin?: number | undefined;
  scoreMax?: number | undefined;
  productsMin?: number | undefined;
  productsMax?: number | undefined;
  salesMin?: number | undefined;
  salesMax?: number | undefined;
  revenueMin?: number | undefined;
  revenueMax?: number | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  sellersMin?: number | undefined;
  sellersMax?: number | undefined;
  amazonShareMax?: number | undefined;
  ratingMin?: number | undefined;
}

export const BULK_ACTIONS = ['tag', 'untag', 'include', 'exclude', 'undecide'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const MOST_TAGS = 30;
export const LONGEST_TAG = 40;
export const LONGEST_NOTE = 5_000;
