// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductQueriesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  name: string;
  site_id: number;
  selection: unknown;
  rows: number;
  page: number;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
