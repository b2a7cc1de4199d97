// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface CreditEntriesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: string;
  bucket: Generated<string>;
  amount: Generated<number>;
  held: Generated<number>;
  effect_key: string;
  reason: string;
  run_id: string | null;
  actor: string | null;
  created_at: Generated<Date>;
}
