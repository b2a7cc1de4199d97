// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ContactGroundsTable {
  brand_id: number;
  account_id: string;
  ground: string;
  confirmed_at: Generated<Date>;
}

export interface EnrolmentsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  sequence_id: number;
  state: Generated<string>;
  next_step: number;
  paused_until: string | null;
  stop_reason: string | null;
  started_at: Date;
  call_due_at: Date | null;
  ended_at: Date | null;
}

export interface OutgoingAttachmentsTable {
  id: string;
  account_id: string;
  filename: string;
  content_type: string;
  bytes: Buffer | null;
  created_at: Generated<Date>;
  size: number;
  is_waiting: Generated<boolean>;
  is_kept: Generated<boolean>;
}

export interface SequenceStepsTable {
  sequence_id: number;
  account_id: string;
  step: number;
  day: number;
  kind: string;
  template_id: number | null;
  template_b_id: number | null;
}

export interface SequencesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  name: string;
  is_in_use: Generated<boolean>;
  approval: Generated<string>;
  approved: Generated<number>;
  created_at: Generated<Date>;
  archived_at: Date | null;
}

export interface TemplateVersionsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  template_id: number;
  version: number;
  subject: string | null;
  body: string;
  created_at: Generated<Date>;
}

export interface TemplatesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  name: string;
  is_onboarding: Generated<boolean>;
  created_at: Generated<Date>;
  archived_at: Date | null;
}
