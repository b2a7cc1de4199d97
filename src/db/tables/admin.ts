// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface AnnouncementsTable {
  id: string;
  text: string;
  tone: string;
  until: Date | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  admin_id: string | null;
  action: string;
  subject_id: string | null;
  target: string | null;
  before: unknown | null;
  after: unknown | null;
  client_address: string | null;
  created_at: Generated<Date>;
}

export interface SendingSwitchTable {
  only_row: Generated<boolean>;
  is_on: boolean;
  changed_at: Generated<Date>;
}

export interface SignUpSwitchTable {
  only_row: Generated<boolean>;
  is_on: boolean;
  changed_at: Generated<Date>;
}
