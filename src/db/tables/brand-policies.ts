// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface BrandPolicyOverrulesTable {
  account_id: string;
  brand_id: number;
  field: string;
  value: unknown;
  note: string | null;
  decided_at: Generated<Date>;
}

export interface BrandPolicyStatementsTable {
  account_id: string;
  brand_id: number;
  field: string;
  place: number;
  value: unknown;
  url: string;
  sentence: string;
  read_at: Generated<Date>;
}

export interface BrandSetAsidesTable {
  brand_id: number;
  account_id: string;
  is_aside: boolean;
  decided_by: string;
  reason: string;
  decided_at: Generated<Date>;
}
