import type { Cell } from '../../../kernel/table.ts';
import { amazonSite } from '../../catalog/domain/amazon-site.ts';
import type { ListedBrand } from './listed-brand.ts';
import type { PolicySheet } from './policy/brand-policy.ts';
import { policyCells } from './policy/policy-cells.ts';
import { SET_ASIDE_LABELS, SOURCING_LABELS } from './sourcing-words.ts';

export interface ExportColumn {
  heading: string;
  of: (brand: ListedBrand) => Cell;
}

const money = (cents: number | null): number | null => (cents === null ? null : Math.round(cents) / 100);
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));
const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no');

/** A brand in a spreadsheet: prices in whole currency, one figure per cell, nothing where nothing is known. */
const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { heading: 'Brand', of: (b) => b.name },
  { heading: 'Marketplace', of: (b) => b.marketplace },
  { heading: 'Category', of: (b) => b.category },
  { heading: 'Score', of: (b) => whole(b.score) },
  { heading: 'Website', of: (b) => b.website },
  { heading: 'Email', of: (b) => b.email },
  { heading: 'Application form', of: (b) => b.applicationUrl },
  { heading: 'Contact', of: (b) => SOURCING_LABELS[b.sourcingState] },
  { heading: 'Tags', of: (b) => b.tags.join(', ') },
  { heading: 'Set aside', of: (b) => (b.setAside ? SET_ASIDE_LABELS[b.setAside] : null) },
  { heading: 'Private label', of: (b) => yesNo(b.privateLabel) },
  { heading: 'Products', of: (b) => b.products },
  { heading: 'Currency', of: (b) => amazonSite(b.siteId ?? 0)?.currency.toUpperCase() ?? null },
  { heading: 'Monthly sales (estimate)', of: (b) => whole(b.monthlySales) },
  { heading: 'Monthly revenue (estimate)', of: (b) => money(b.monthlyRevenueCents) },
  { heading: 'Lowest price', of: (b) => money(b.priceMinCents) },
  { heading: 'Median price', of: (b) => money(b.priceMedianCents) },
  { heading: 'Highest price', of: (b) => money(b.priceMaxCents) },
  { heading: 'Sellers', of: (b) => b.sellers },
  { heading: 'Amazon’s Buy Box %', of: (b) => tenth(b.amazonSharePercent) },
  { heading: 'Buy Box rotation', of: (b) => tenth(b.effectiveSellers) },
  { heading: 'FBA offers', of: (b) => b.fbaOffers },
  { heading: 'FBM offers', of: (b) => b.fbmOffers },
  { heading: 'Out of stock %', of: (b) => tenth(b.outOfStockPercent) },
  { heading: 'Rating', of: (b) => tenth(b.rating) },
  { heading: 'Reviews', of: (b) => b.reviews },
];

/** What a brand says of selling to shops, as read from its site or overruled. */
const POLICY_HEADINGS = {
  takes_wholesale: 'Takes wholesale accounts',
  marketplaces: 'Marketplaces',
  map_policy: 'MAP policy',
  minimum_opening_order: 'Minimum opening order',
  minimum_reorder: 'Minimum reorder',
  currency: 'Currency of its minimums',
  documents: 'Documents asked for',
  distributors: 'Distributors',
  policy_evidence: 'Where it says so',
} as const satisfies Record<keyof ReturnType<typeof policyCells>, string>;

const POLICY_KEYS = Object.keys(POLICY_HEADINGS) as (keyof typeof POLICY_HEADINGS)[];

export const EXPORT_HEADINGS: readonly string[] = [
  ...EXPORT_COLUMNS.map(({ heading }) => heading),
  ...Object.values(POLICY_HEADINGS),
];

export function exportedCells(brand: ListedBrand, policy: PolicySheet): Cell[] {
  const said = policyCells(policy);
  return [...EXPORT_COLUMNS.map(({ of }) => of(brand)), ...POLICY_KEYS.map((key) => said[key] ?? null)];
}
