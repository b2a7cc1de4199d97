// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface CallsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  task_id: number | null;
  spoke_with: string | null;
  outcome: string;
  note: string | null;
  called_at: Generated<Date>;
  came_by: Generated<number[]>;
}

export interface DealEventsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  deal_id: number;
  moved_by: string;
  from_stage: string | null;
  to_stage: string;
  lost_reason: string | null;
  lost_from: string | null;
  mail_id: string | null;
  happened_at: Generated<Date>;
}

export interface DealReadingsTable {
  mail_id: string;
  account_id: string;
  brand_id: number;
  class: string;
  read_by: string;
  correction_id: Generated<number>;
  taken_at: Generated<Date>;
}

export interface DealsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  stage: Generated<string>;
  lost_reason: string | null;
  lost_from: string | null;
  moved_at: Generated<Date>;
  moved_by: Generated<string>;
  terms: Generated<unknown>;
  entered_terms: Generated<unknown>;
  last_mail_id: string | null;
  last_mail_at: Date | null;
  play: string | null;
  created_at: Generated<Date>;
  came_by: Generated<number[]>;
}

export interface SellerFactsTable {
  account_id: string;
  facts: Generated<unknown>;
  changed_at: Generated<Date>;
}

export interface TasksTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number | null;
  mail_id: string | null;
  kind: string;
  title: string;
  detail: string | null;
  url: string | null;
  due_on: string;
  done_at: Date | null;
  made_by: string;
  source: string | null;
  is_kept: Generated<boolean>;
  created_at: Generated<Date>;
  came_by: Generated<number[]>;
}

export interface TrustDisclosuresTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  document_id: string | null;
  kind: string;
  name: string;
  asked_in: string | null;
  message_id: string | null;
  sent_at: Generated<Date>;
}

export interface TrustDocumentsTable {
  id: string;
  account_id: string;
  kind: string;
  name: string;
  content_type: string;
  size: number;
  sealed: string;
  uploaded_at: Generated<Date>;
  expires_on: string | null;
}
