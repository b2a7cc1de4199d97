import { amazonSite } from './amazon-site.ts';
import { FIELD_LABELS, type ImportField } from './import-field.ts';
import { brandNameOf, type SavedProduct } from './product.ts';

type Cell = string | number | null;

export interface ExportColumn {
  heading: string;
  of: (product: SavedProduct) => Cell;
}

const money = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** Under the word that an import has for the field, so that what was exported is read as what it was. */
const as = (field: ImportField, of: ExportColumn['of']): ExportColumn => ({
  heading: FIELD_LABELS.get(field) ?? field,
  of,
});

/** A product in a spreadsheet: prices in whole currency, one figure per cell, nothing where nothing is known. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  as('marketplace', (p) => p.marketplace),
  as('site', (p) => amazonSite(p.siteId)?.host ?? null),
  as('id', (p) => p.externalId),
  as('title', (p) => p.title),
  as('brand', brandNameOf),
  as('manufacturer', (p) => p.manufacturer),
  as('upc', (p) => p.upcs.join(', ') || null),
  as('ean', (p) => p.eans.join(', ') || null),
  as('categoryRoot', (p) => p.categoryRoot?.name ?? null),
  as('categoryLeaf', (p) => p.categoryLeaf?.name ?? null),
  as('salesRank.current', (p) => p.salesRank.current),
  as('salesRank.avg90', (p) => p.salesRank.avg90),
  as('salesRank.drops30', (p) => p.salesRank.drops30),
  as('salesRank.drops90', (p) => p.salesRank.drops90),
  as('monthlySold', (p) => p.monthlySold),
  as('price.buyBox.current', (p) => money(p.prices.buyBox.current)),
  as('price.buyBox.avg90', (p) => money(p.prices.buyBox.avg90)),
  as('price.amazon.current', (p) => money(p.prices.amazon.current)),
  as('price.amazon.avg90', (p) => money(p.prices.amazon.avg90)),
  as('price.new.current', (p) => money(p.prices.new.current)),
  as('price.new.avg90', (p) => money(p.prices.new.avg90)),
  as('price.fba.current', (p) => money(p.prices.fba.current)),
  as('price.fba.avg90', (p) => money(p.prices.fba.avg90)),
  as('offers.total', (p) => p.offers.total),
  as('offers.new', (p) => p.offers.new),
  as('offers.newFba', (p) => p.offers.newFba),
  as('offers.newFbm', (p) => p.offers.newFbm),
  as('amazonBuyBoxPercent', (p) => p.amazonBuyBoxPercent),
  { heading: 'Buy Box seller', of: (p) => p.buyBoxSeller?.sellerId ?? null },
  as('rating', (p) => p.rating),
  as('reviewCount', (p) => p.reviewCount),
  as('fbaFee', (p) => money(p.fbaFeeCents)),
  as('referralFeePercent', (p) => p.referralFeePercent),
  { heading: 'Package length (mm)', of: (p) => p.packageSize.lengthMm },
  { heading: 'Package width (mm)', of: (p) => p.packageSize.widthMm },
  { heading: 'Package height (mm)', of: (p) => p.packageSize.heightMm },
  { heading: 'Package weight (g)', of: (p) => p.packageSize.weightG },
  as('listedSince', (p) => day(p.listedSince)),
  { heading: 'Last update', of: (p) => day(p.lastUpdate) },
  { heading: 'Download before', of: (p) => day(p.before?.fetchedAt ?? null) },
  { heading: 'Price then', of: (p) => money(p.before?.price ?? null) },
  { heading: 'Rank then', of: (p) => p.before?.salesRank ?? null },
  { heading: 'Sellers then', of: (p) => p.before?.newOffers ?? null },
];
