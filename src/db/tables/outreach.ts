// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface DailySendsTable {
  account_id: string;
  day: string;
  sent: Generated<number>;
  put_off_under: number | null;
}

export interface MailEventsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  message_id: string;
  event: string;
  happened_at: Date;
  detail: string | null;
  applied_at: Generated<Date>;
}

export interface MessagesTable {
  id: string;
  account_id: string;
  brand_id: number;
  run_id: string | null;
  run_seq: number | null;
  to_email: string;
  subject: string;
  body_text: string;
  state: string;
  claimed_by: string | null;
  delivery: string | null;
  transport: string;
  provider_message_id: string | null;
  failure: string | null;
  day: string;
  is_sandbox: boolean;
  created_at: Generated<Date>;
  sent_at: Date | null;
  settled_at: Date | null;
  came_by: Generated<number[]>;
  sender_id: string | null;
  kind: Generated<string>;
  due_at: Date | null;
  claimed_at: Date | null;
  enrolment_id: number | null;
  step: number | null;
  in_reply_to: string | null;
  refs: Generated<string[]>;
  template_version_id: number | null;
  arm: string | null;
  attachment_ids: Generated<string[]>;
  words: string | null;
  approved_at: Date | null;
  jurisdiction: string | null;
  begins_sequence: Generated<boolean>;
  evidence: Generated<unknown>;
  planned_at: Date | null;
}

export interface SendgridWebhooksTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  token_hash: Buffer;
  token_sealed: string;
  event_public_key: string | null;
  set_up_for: Buffer | null;
  tried_at: Date | null;
  failure: string | null;
  sender_id: string | null;
}

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  kind: string;
  headers: unknown;
  body: Buffer;
  received_at: Generated<Date>;
  processed_at: Date | null;
  failure: string | null;
  tries: Generated<number>;
  try_at: Generated<Date>;
  webhook_id: number | null;
}
