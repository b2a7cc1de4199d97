// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ConversationsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number | null;
  stranger: string | null;
  is_unread: Generated<boolean>;
  needs_answer: Generated<boolean>;
  snoozed_until: Date | null;
  mail_count: Generated<number>;
  last_inbound_at: Date;
  last_class: string;
  created_at: Generated<Date>;
  is_set_aside: Generated<boolean>;
  returned_at: Date | null;
  stands_at: GeneratedAlways<Date>;
}

export interface InboundAttachmentsTable {
  id: string;
  account_id: string;
  mail_id: string;
  place: number;
  filename: string;
  content_type: string;
  size: number;
  content: Buffer | null;
  content_id: string | null;
  is_inline: boolean;
}

export interface InboundMailsTable {
  id: string;
  account_id: string;
  conversation_id: number;
  brand_id: number | null;
  message_id: string | null;
  matched_by: string | null;
  source: string;
  fingerprint: Buffer;
  header_id: string | null;
  in_reply_to: string | null;
  refs: Generated<string[]>;
  from_name: string;
  from_email: string;
  reply_to: string | null;
  to_emails: Generated<string[]>;
  subject: string;
  text: string;
  new_text: string;
  signature: string | null;
  quoted: string | null;
  html: string | null;
  headers: unknown;
  machine: unknown | null;
  sent_at: Date | null;
  received_at: Date;
  class: string;
  secondary: Generated<string[]>;
  confidence: number;
  facts: unknown;
  is_human: boolean;
  stops_follow_ups: boolean;
  suppresses: boolean;
  read_by: string;
  is_sandbox: boolean;
  words: string;
  came_by: Generated<number[]>;
  created_at: Generated<Date>;
  is_unreadable: Generated<boolean>;
}

export interface MailboxPositionsTable {
  sender_id: string;
  account_id: string;
  uid_validity: number | null;
  last_uid: number | null;
  look_at: Generated<Date>;
  failures: Generated<number>;
  failure: string | null;
  trying_uid: number | null;
  tries: Generated<number>;
  folder: Generated<string>;
}

export interface ReplyCorrectionsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  mail_id: string;
  what: string;
  was: unknown | null;
  is_now: unknown | null;
  corrected_at: Generated<Date>;
}
