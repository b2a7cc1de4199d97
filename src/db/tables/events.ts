// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface EventsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: string;
  payload: unknown;
  created_at: Generated<Date>;
}

export interface HostGatesTable {
  host: string;
  next_at: Date;
}

export interface SystemMailsTable {
  id: string;
  to_email: string;
  subject: string;
  body_text: string;
  body_html: string;
  state: Generated<string>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  failure: string | null;
  created_at: Generated<Date>;
}
