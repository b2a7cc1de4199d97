import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import {
  type BuyBoxShare,
  type Category,
  type Marketplace,
  PRICE_KINDS,
  type PriceFigures,
  type PriceKind,
  type Product,
} from '../domain/product.ts';

export type ProductRow = Selectable<Schema['products']>;

interface Column {
  name: keyof ProductRow & string;
  type: 'text' | 'text[]' | 'integer' | 'bigint' | 'smallint' | 'real' | 'boolean' | 'jsonb' | 'timestamptz';
  of: (product: Product) => unknown;
  /** Paid for separately: a download that didn't ask for it leaves it as it was. */
  paidApart?: boolean;
}

const PRICE_COLUMN: Record<PriceKind, string> = {
  amazon: 'amazon',
  new: 'new',
  fba: 'fba',
  buyBox: 'buy_box',
};
const PRICE_SPANS: Record<keyof PriceFigures, string> = {
  current: '',
  avg30: '_avg30',
  avg90: '_avg90',
  avg365: '_avg365',
};

const priceColumn = (kind: PriceKind, span: keyof PriceFigures) =>
  `price_${PRICE_COLUMN[kind]}${PRICE_SPANS[span]}_cents` as keyof ProductRow & `price_${string}`;

const priceSpans = Object.keys(PRICE_SPANS) as (keyof PriceFigures)[];

/** Everything but what identifies a product; each figure stands in one column, so that lists can sort by it. */
export const COLUMNS: readonly Column[] = [
  { name: 'upcs', type: 'text[]', of: (p) => p.upcs },
  { name: 'eans', type: 'text[]', of: (p) => p.eans },
  { name: 'title', type: 'text', of: (p) => p.title },
  { name: 'brand', type: 'text', of: (p) => p.brand },
  { name: 'brand_store_name', type: 'text', of: (p) => p.brandStoreName },
  { name: 'manufacturer', type: 'text', of: (p) => p.manufacturer },
  { name: 'category_root_id', type: 'bigint', of: (p) => p.categoryRoot?.id },
  { name: 'category_root', type: 'text', of: (p) => p.categoryRoot?.name },
  { name: 'category_leaf_id', type: 'bigint', of: (p) => p.categoryLeaf?.id },
  { name: 'category_leaf', type: 'text', of: (p) => p.categoryLeaf?.name },
  { name: 'image_url', type: 'text', of: (p) => p.imageUrl },
  ...PRICE_KINDS.flatMap((kind) =>
    priceSpans.map(
      (span): Column => ({ name: priceColumn(kind, span), type: 'integer', of: (p) => p.prices[kind][span] }),
    ),
  ),
  { name: 'sales_rank', type: 'integer', of: (p) => p.salesRank.current },
  { name: 'sales_rank_avg30', type: 'integer', of: (p) => p.salesRank.avg30 },
  { name: 'sales_rank_avg90', type: 'integer', of: (p) => p.salesRank.avg90 },
  { name: 'sales_rank_avg180', type: 'integer', of: (p) => p.salesRank.avg180 },
  { name: 'sales_rank_avg365', type: 'integer', of: (p) => p.salesRank.avg365 },
  { name: 'sales_rank_drops30', type: 'integer', of: (p) => p.salesRank.drops30 },
  { name: 'sales_rank_drops90', type: 'integer', of: (p) => p.salesRank.drops90 },
  { name: 'sales_rank_drops180', type: 'integer', of: (p) => p.salesRank.drops180 },
  { name: 'sales_rank_drops365', type: 'integer', of: (p) => p.salesRank.drops365 },
  { name: 'monthly_sold', type: 'integer', of: (p) => p.monthlySold },
  { name: 'offers_total', type: 'integer', of: (p) => p.offers.total },
  { name: 'offers_new', type: 'integer', of: (p) => p.offers.new },
  { name: 'offers_new_fba', type: 'integer', of: (p) => p.offers.newFba },
  { name: 'offers_new_fbm', type: 'integer', of: (p) => p.offers.newFbm },
  { name: 'buy_box_shares', type: 'jsonb', of: (p) => p.buyBoxShares, paidApart: true },
  { name: 'amazon_buy_box_percent', type: 'real', of: (p) => p.amazonBuyBoxPercent, paidApart: true },
  { name: 'buy_box_shares_at', type: 'timestamptz', of: (p) => p.buyBoxSharesAt, paidApart: true },
  { name: 'buy_box_seller_id', type: 'text', of: (p) => p.buyBoxSeller?.sellerId },
  { name: 'buy_box_seller_is_amazon', type: 'boolean', of: (p) => p.buyBoxSeller?.isAmazon },
  { name: 'buy_box_seller_is_fba', type: 'boolean', of: (p) => p.buyBoxSeller?.isFba },
  { name: 'rating', type: 'real', of: (p) => p.rating },
  { name: 'review_count', type: 'integer', of: (p) => p.reviewCount },
  { name: 'package_length_mm', type: 'integer', of: (p) => p.packageSize.lengthMm },
  { name: 'package_width_mm', type: 'integer', of: (p) => p.packageSize.widthMm },
  { name: 'package_height_mm', type: 'integer', of: (p) => p.packageSize.heightMm },
  { name: 'package_weight_g', type: 'integer', of: (p) => p.packageSize.weightG },
  { name: 'item_length_mm', type: 'integer', of: (p) => p.itemSize.lengthMm },
  { name: 'item_width_mm', type: 'integer', of: (p) => p.itemSize.widthMm },
  { name: 'item_height_mm', type: 'integer', of: (p) => p.itemSize.heightMm },
  { name: 'item_weight_g', type: 'integer', of: (p) => p.itemSize.weightG },
  { name: 'package_quantity', type: 'integer', of: (p) => p.packageQuantity },
  { name: 'fba_fee_cents', type: 'integer', of: (p) => p.fbaFeeCents },
  { name: 'referral_fee_percent', type: 'real', of: (p) => p.referralFeePercent },
  { name: 'out_of_stock_amazon30', type: 'smallint', of: (p) => p.outOfStock.amazon.last30 },
  { name: 'out_of_stock_amazon90', type: 'smallint', of: (p) => p.outOfStock.amazon.last90 },
  { name: 'out_of_stock_new30', type: 'smallint', of: (p) => p.outOfStock.new.last30 },
  { name: 'out_of_stock_new90', type: 'smallint', of: (p) => p.outOfStock.new.last90 },
  { name: 'out_of_stock_buy_box30', type: 'smallint', of: (p) => p.outOfStock.buyBox.last30 },
  { name: 'out_of_stock_buy_box90', type: 'smallint', of: (p) => p.outOfStock.buyBox.last90 },
  { name: 'listed_since', type: 'timestamptz', of: (p) => p.listedSince },
  { name: 'last_update', type: 'timestamptz', of: (p) => p.lastUpdate },
  { name: 'fetched_at', type: 'timestamptz', of: (p) => p.fetchedAt },
  { name: 'is_sandbox', type: 'boolean', of: (p) => p.isSandbox },
];

const category = (id: number | null, name: string | null): Category | null =>
  name === null ? null : { id, name };

const prices = (row: ProductRow, kind: PriceKind): PriceFigures => ({
  current: row[priceColumn(kind, 'current')],
  avg30: row[priceColumn(kind, 'avg30')],
  avg90: row[priceColumn(kind, 'avg90')],
  avg365: row[priceColumn(kind, 'avg365')],
});

export const toProduct = (row: ProductRow): Product => ({
  marketplace: row.marketplace as Marketplace,
  siteId: row.site_id,
  externalId: row.external_id,
  upcs: row.upcs,
  eans: row.eans,
  title: row.title,
  brand: row.brand,
  brandStoreName: row.brand_store_name,
  manufacturer: row.manufacturer,
  categoryRoot: category(row.category_root_id, row.category_root),
  categoryLeaf: category(row.category_leaf_id, row.category_leaf),
  imageUrl: row.image_url,
  prices: {
    amazon: prices(row, 'amazon'),
    new: prices(row, 'new'),
    fba: prices(row, 'fba'),
    buyBox: prices(row, 'buyBox'),
  },
  salesRank: {
    current: row.sales_rank,
    avg30: row.sales_rank_avg30,
    avg90: row.sales_rank_avg90,
    avg180: row.sales_rank_avg180,
    avg365: row.sales_rank_avg365,
    drops30: row.sales_rank_drops30,
    drops90: row.sales_rank_drops90,
    drops180: row.sales_rank_drops180,
    drops365: row.sales_rank_drops365,
  },
  monthlySold: row.monthly_sold,
  offers: {
    total: row.offers_total,
    new: row.offers_new,
    newFba: row.offers_new_fba,
    newFbm: row.offers_new_fbm,
  },
  buyBoxShares: row.buy_box_shares as BuyBoxShare[] | null,
  amazonBuyBoxPercent: row.amazon_buy_box_percent,
  buyBoxSharesAt: row.buy_box_shares_at,
  buyBoxSeller:
    row.buy_box_seller_id === null
      ? null
      : {
          sellerId: row.buy_box_seller_id,
          isAmazon: row.buy_box_seller_is_amazon ?? false,
          isFba: row.buy_box_seller_is_fba,
        },
  rating: row.rating,
  reviewCount: row.review_count,
  packageSize: {
    lengthMm: row.package_length_mm,
    widthMm: row.package_width_mm,
    heightMm: row.package_height_mm,
    weightG: row.package_weight_g,
  },
  itemSize: {
    lengthMm: row.item_length_mm,
    widthMm: row.item_width_mm,
    heightMm: row.item_height_mm,
    weightG: row.item_weight_g,
  },
  packageQuantity: row.package_quantity,
  fbaFeeCents: row.fba_fee_cents,
  referralFeePercent: row.referral_fee_percent,
  outOfStock: {
    amazon: { last30: row.out_of_stock_amazon30, last90: row.out_of_stock_amazon90 },
    new: { last30: row.out_of_stock_new30, last90: row.out_of_stock_new90 },
    buyBox: { last30: row.out_of_stock_buy_box30, last90: row.out_of_stock_buy_box90 },
  },
  listedSince: row.listed_since,
  lastUpdate: row.last_update,
  fetchedAt: row.fetched_at,
  isSandbox: row.is_sandbox,
});
