// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface SheetLinksTable {
  account_id: string;
  spreadsheet_id: string;
  gid: number | null;
  code: string;
  proven_at: Date | null;
  read_at: Date | null;
  written_at: Date | null;
  write_due_at: Date | null;
  attempts: Generated<number>;
  problem: string | null;
  created_at: Generated<Date>;
}
