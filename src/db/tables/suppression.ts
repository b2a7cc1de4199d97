// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface SuppressedHashesTable {
  email_hash: Buffer;
  reason: string;
  created_at: Generated<Date>;
}

export interface SuppressionsTable {
  account_id: string;
  email: string;
  reason: string;
  source: string;
  created_at: Generated<Date>;
}
