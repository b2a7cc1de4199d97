// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface GatingsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number | null;
  product_id: number | null;
  state: string;
  checked_on: string;
  checked_by: string;
  note: string | null;
  authorisation: string | null;
  authorisation_asked_on: string | null;
  authorisation_received_on: string | null;
  invoice_name: string | null;
  invoice_address: string | null;
  updated_at: Generated<Date>;
  came_by: Generated<number[]>;
}

export interface LegalIdentitiesTable {
  account_id: string;
  name: string;
  address: string;
  updated_at: Generated<Date>;
}
