// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface DealFailuresTable {
  brand_id: number;
  account_id: string;
  tries: Generated<number>;
  try_at: Date;
}
