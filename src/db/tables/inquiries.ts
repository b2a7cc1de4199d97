// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface InquiriesTable {
  id: string;
  account_id: string | null;
  kind: string;
  name: string;
  email: string;
  company: string | null;
  role: string | null;
  message: string;
  created_at: Generated<Date>;
  answered_at: Date | null;
}
