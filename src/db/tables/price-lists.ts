// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface OrderDraftLinesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  order_draft_id: string;
  place: number;
  sku: string | null;
  upc: string | null;
  title: string | null;
  case_pack: number;
  cases: number;
  case_cost_cents: number;
  total_cents: number;
}

export interface OrderDraftsTable {
  id: string;
  account_id: string;
  brand_id: number;
  price_list_id: string | null;
  po_number: string;
  seller_name: string;
  ship_to: string | null;
  brand_name: string;
  note: string | null;
  currency: string;
  total_cents: number;
  line_count: number;
  is_sandbox: boolean;
  made_at: Generated<Date>;
  came_by: Generated<number[]>;
  sent_at: Date | null;
  sent_with: string | null;
  seller_address: string | null;
}

export interface PriceListCandidatesTable {
  line_id: number;
  product_id: number;
  account_id: string;
}

export interface PriceListLinesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  price_list_id: string;
  place: number;
  sheet: string | null;
  line: number;
  sku: string | null;
  upc: string | null;
  asin: string | null;
  title: string | null;
  variant: string | null;
  category: string | null;
  cost_cents: number | null;
  case_cost_cents: number | null;
  currency: string | null;
  case_pack: number | null;
  inner_pack: number | null;
  minimum: number | null;
  msrp_cents: number | null;
  map_cents: number | null;
  remarks: Generated<unknown>;
  gtin: string | null;
  match: Generated<string>;
  is_chosen: Generated<boolean>;
  is_to_look_up: Generated<boolean>;
  product_id: number | null;
  units_per_product: Generated<number>;
  price_cents: number | null;
  landed_cents: number | null;
  fees_cents: number | null;
  profit_cents: number | null;
  roi: number | null;
  margin: number | null;
  monthly_units: number | null;
  cases: number | null;
}

export interface PriceListsTable {
  id: string;
  account_id: string;
  brand_id: number;
  attachment_id: string | null;
  file_name: string;
  content: Buffer;
  state: Generated<string>;
  failure: string | null;
  tries: Generated<number>;
  held_until: Generated<Date>;
  sheets: Generated<unknown>;
  choices: Generated<unknown>;
  notes: Generated<unknown>;
  currency: string | null;
  line_count: Generated<number>;
  assumptions: Generated<unknown>;
  budget_cents: number | null;
  look_up_at: Date | null;
  look_up_failure: string | null;
  reckoned_at: Date | null;
  is_sandbox: boolean;
  received_at: Generated<Date>;
  came_by: Generated<number[]>;
  budget_at: Date | null;
  prices_change_on: string | null;
}
