// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface BackupScheduleTable {
  only_row: Generated<boolean>;
  every: string;
  at_hour: number;
  changed_at: Generated<Date>;
}

export interface BackupsTable {
  id: string;
  asked_by: string | null;
  slot: Date | null;
  state: Generated<string>;
  claimed_by: string | null;
  attempts: Generated<number>;
  tables_done: Generated<number>;
  tables_total: Generated<number>;
  failure: string | null;
  host: string | null;
  file: string | null;
  bytes: number | null;
  row_count: number | null;
  sha256: string | null;
  key_fingerprint: string | null;
  version: string | null;
  checked_state: string | null;
  checked_at: Date | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

export interface HourlyCountsTable {
  hour: Date;
  name: string;
  label: string;
  count: number;
}

export interface LogLinesTable {
  id: GeneratedAlways<number>;
  at: Date;
  level: number;
  message: string;
  process: string;
  fields: string;
}

export interface ProcessesTable {
  id: string;
  host: string;
  pid: number;
  role: string;
  version: string;
  cpu_count: number;
  cpu_share: number;
  memory_used: number;
  memory_total: number;
  process_memory: number;
  disk_used: number;
  disk_total: number;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}

export interface SignInFailuresTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  email_hash: Buffer;
  client: string;
  code: string;
  at: Generated<Date>;
}

export interface SlowStatementsTable {
  hash: Buffer;
  statement: string;
  calls: number;
  total_ms: number;
  longest_ms: number;
  last_at: Date;
}
