// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface RunRowsTable {
  run_id: string;
  seq: number;
  account_id: string;
  brand_id: number | null;
  asin: string | null;
  state: Generated<string>;
  claimed_by: string | null;
  held: Generated<boolean>;
  attempts: Generated<number>;
  outcome: string | null;
  detail: string | null;
  charged: Generated<boolean>;
  finished_at: Date | null;
}

export interface RunWorkersTable {
  id: string;
  run_id: string;
  host: string;
  seen_at: Generated<Date>;
}

export interface RunsTable {
  id: string;
  account_id: string;
  bot: string;
  state: Generated<string>;
  waiting_for: string | null;
  reason: string | null;
  wait_until: Date | null;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  rows_processed: Generated<number>;
  rows_failed: Generated<number>;
  credits_charged: Generated<number>;
  progress: Generated<unknown>;
  started_by: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  finished_at: Date | null;
  host: Generated<string>;
  failed_to_start: Generated<boolean>;
  setting: string | null;
}
