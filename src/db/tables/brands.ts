// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

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
}
