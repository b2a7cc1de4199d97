import { amazonSite } from './amazon-site.ts';
import { brandNameOf, type SavedProduct } from './product.ts';

type Cell = string | number | null;

export interface ExportColumn {
  heading: string;
  of: (product: SavedProduct) => Cell;
}

const money = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** A product in a spreadsheet: prices in whole currency, one figure per cell, nothing where nothing is known. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { heading: 'Marketplace', of: (p) => p.marketplace },
  { heading: 'Site', of: (p) => amazonSite(p.siteId)?.host ?? null },
  { heading: 'ASIN or item id', of: (p) => p.externalId },
  { heading: 'Title', of: (p) => p.title },
  { heading: 'Brand', of: brandNameOf },
  { heading: 'Manufacturer', of: (p) => p.manufacturer },
  { heading: 'UPC', of: (p) => p.upcs.join(', ') || null },
  { heading: 'EAN', of: (p) => p.eans.join(', ') || null },
  { heading: 'Category', of: (p) => p.categoryRoot?.name ?? null },
  { heading: 'Subcategory', of: (p) => p.categoryLeaf?.name ?? null },
  { heading: 'Sales rank', of: (p) => p.salesRank.current },
  { heading: 'Sales rank, 90 days', of: (p) => p.salesRank.avg90 },
  { heading: 'Rank drops, 30 days', of: (p) => p.salesRank.drops30 },
  { heading: 'Rank drops, 90 days', of: (p) => p.salesRank.drops90 },
  { heading: 'Bought in past month', of: (p) => p.monthlySold },
  { heading: 'Buy Box', of: (p) => money(p.prices.buyBox.current) },
  { heading: 'Buy Box, 90 days', of: (p) => money(p.prices.buyBox.avg90) },
  { heading: 'Amazon', of: (p) => money(p.prices.amazon.current) },
  { heading: 'Amazon, 90 days', of: (p) => money(p.prices.amazon.avg90) },
  { heading: 'New', of: (p) => money(p.prices.new.current) },
  { heading: 'New, 90 days', of: (p) => money(p.prices.new.avg90) },
  { heading: 'New FBA', of: (p) => money(p.prices.fba.current) },
  { heading: 'New FBA, 90 days', of: (p) => money(p.prices.fba.avg90) },
  { heading: 'Offers', of: (p) => p.offers.total },
  { heading: 'New offers', of: (p) => p.offers.new },
  { heading: 'New FBA offers', of: (p) => p.offers.newFba },
  { heading: 'New FBM offers', of: (p) => p.offers.newFbm },
  { heading: 'Amazon’s Buy Box %', of: (p) => p.amazonBuyBoxPercent },
  { heading: 'Buy Box seller', of: (p) => p.buyBoxSeller?.sellerId ?? null },
  { heading: 'Rating', of: (p) => p.rating },
  { heading: 'Reviews', of: (p) => p.reviewCount },
  { heading: 'FBA fee', of: (p) => money(p.fbaFeeCents) },
  { heading: 'Referral fee %', of: (p) => p.referralFeePercent },
  { heading: 'Package length (mm)', of: (p) => p.packageSize.lengthMm },
  { heading: 'Package width (mm)', of: (p) => p.packageSize.widthMm },
  { heading: 'Package height (mm)', of: (p) => p.packageSize.heightMm },
  { heading: 'Package weight (g)', of: (p) => p.packageSize.weightG },
  { heading: 'Listed since', of: (p) => day(p.listedSince) },
  { heading: 'Last update', of: (p) => day(p.lastUpdate) },
];
