/** What a column of a price list may be. */
export const COLUMN_ROLES = [
  'sku',
  'upc',
  'asin',
  'title',
  'variant',
  'cost',
  'case_cost',
  'tier',
  'msrp',
  'map',
  'case_pack',
  'inner_pack',
  'minimum',
  'unit',
  'price_unit',
  'currency',
  'category',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** As they are offered where a person says what a column is. */
export const ROLE_LABELS: Record<ColumnRole, string> = {
  sku: 'Item number',
  upc: 'UPC, EAN or GTIN',
  asin: 'ASIN',
  title: 'Description',
  variant: 'Size, colour or scent',
  cost: 'Cost per unit',
  case_cost: 'Cost per case',
  tier: 'Cost from a quantity on',
  msrp: 'MSRP',
  map: 'MAP',
  case_pack: 'Case pack',
  inner_pack: 'Inner pack',
  minimum: 'Minimum quantity',
  unit: 'What it is sold by',
  price_unit: 'Units that a price is for',
  currency: 'Currency',
  category: 'Category',
};

/** Columns that hold money. */
export const PRICE_ROLES: readonly ColumnRole[] = ['cost', 'case_cost', 'tier', 'msrp', 'map'];

/** The columns of which a list may have several. */
export const REPEATED_ROLES: readonly ColumnRole[] = ['tier', 'variant'];

export interface Column {
  index: number;
  heading: string;
  role: ColumnRole;
  /** From 0 to 1: how sure the guess is. */
  confidence: number;
  /** Of a tier: the least quantity at which it holds. */
  from?: number;
  /** What the heading says its prices are in. */
  currency?: string | null;
  /** How many units the heading's price is for: "per dozen". */
  per?: number;
}

/** "Inner price": for what an inner holds, and not a case. */
export const OF_INNER = /\binners?\b(?!.*\b(?:case|master|carton)\b)/i;
