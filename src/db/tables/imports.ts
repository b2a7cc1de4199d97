// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ImportBrandsTable {
  id: GeneratedAlways<number>;
  import_id: string;
  account_id: string;
  name: string;
  is_listed: boolean;
  line: number | null;
  website: string | null;
  email: string | null;
}

export interface ImportMappingsTable {
  account_id: string;
  fingerprint: string;
  marketplace: string;
  columns: unknown;
  used_at: Generated<Date>;
}

export interface ImportPiecesTable {
  import_id: string;
  seq: number;
  account_id: string;
  bytes: Buffer;
}

export interface ImportRefusedLinesTable {
  import_id: string;
  line: number;
  account_id: string;
  reason: string;
  cells: string[];
}

export interface ImportsTable {
  id: string;
  account_id: string;
  file_name: string;
  file_bytes: Generated<number>;
  state: Generated<string>;
  stop_asked: Generated<boolean>;
  marketplace: string | null;
  sheet: string | null;
  heading_row: number | null;
  headings: Generated<string[]>;
  columns: Generated<unknown>;
  rows_read: Generated<number>;
  share_read: Generated<number>;
  rows_total: Generated<number>;
  products_added: Generated<number>;
  products_changed: Generated<number>;
  products_unchanged: Generated<number>;
  rows_repeated: Generated<number>;
  rows_refused: Generated<number>;
  brand_rows: Generated<number>;
  brands_changed: Generated<number>;
  reason: string | null;
  started_by: string;
  claimed_by: string | null;
  seen_at: Date | null;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  unread: Generated<unknown>;
}
