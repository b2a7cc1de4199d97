// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface BrandAliasesTable {
  account_id: string;
  marketplace: string;
  kind: string;
  alias: string;
  key: string;
}

export interface BrandChangesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: string;
  brand_id: number;
  other_id: number;
  spellings: string[];
  moved: unknown;
  created_at: Generated<Date>;
  undone_at: Date | null;
}

export interface BrandContactsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  kind: string;
  value: string;
  role: string;
  source_url: string;
  found_as: string;
  context: string | null;
  rank: number;
  status: string;
  reason: string | null;
  created_at: Generated<Date>;
  came_by: Generated<number[]>;
}

export interface BrandsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  marketplace: string;
  key: string;
  name: string;
  spellings: Generated<string[]>;
  category: string | null;
  product_count: Generated<number>;
  product_titles: Generated<string[]>;
  website: string | null;
  website_confirmed_by: string | null;
  email: string | null;
  application_url: string | null;
  way_in_reason: string | null;
  sourcing_state: Generated<string>;
  sourced_at: Date | null;
  sourcing_trail: unknown | null;
  is_sandbox: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  note: string | null;
  merged_into: number | null;
}

export interface ListedBrandsTable {
  brand_id: number;
  account_id: string;
  marketplace: string;
  state: string;
  has_email: boolean;
  has_form: boolean;
  sourced_at: Date | null;
  products: number;
  category: string | null;
  words: string;
  tags: Generated<string[]>;
  decision: string | null;
  site_id: number | null;
  monthly_sales: number | null;
  monthly_revenue_cents: number | null;
  sales_method: string | null;
  sales_products: Generated<number>;
  price_min_cents: number | null;
  price_median_cents: number | null;
  price_max_cents: number | null;
  sellers: number | null;
  sellers_method: string | null;
  offers_median: number | null;
  fba_offers: number | null;
  fbm_offers: number | null;
  amazon_share: number | null;
  buy_box_method: string | null;
  buy_box_products: Generated<number>;
  largest_share: number | null;
  effective_sellers: number | null;
  out_of_stock: number | null;
  amazon_out_of_stock: number | null;
  rating: number | null;
  reviews: number | null;
  after_fees: number | null;
  amazon_offers: boolean | null;
  own_seller_name: boolean | null;
  generic_maker: boolean | null;
  shared_buy_box: number | null;
  many_sellers: number | null;
  not_amazon: number | null;
  open_to_resellers: number | null;
  demand: number | null;
  room: number | null;
  score: number | null;
  private_label: boolean | null;
  measured_at: Date | null;
  aside_by: string | null;
  set_aside: GeneratedAlways<string | null>;
}

export interface ListedProductsTable {
  product_id: number;
  account_id: string;
  marketplace: string;
  price_cents: number | null;
  sales_rank: number | null;
  monthly_sold: number | null;
  offers_new: number | null;
  amazon_share: number | null;
  rating: number | null;
  review_count: number | null;
  fetched_at: Date | null;
  category: string | null;
  brand_name: string | null;
  words: string;
  price_change: number | null;
  rank_change: number | null;
  offers_change: number | null;
  is_changed: Generated<boolean>;
}

export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  list: string;
  name: string;
  query: string;
  columns: string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ScoreWeightsTable {
  account_id: string;
  weights: unknown;
  updated_at: Generated<Date>;
}
