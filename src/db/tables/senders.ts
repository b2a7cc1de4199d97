// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface FirstInquiriesTable {
  message_id: string;
  email_hash: Buffer;
  sent_at: Generated<Date>;
}

export interface SenderDaysTable {
  sender_id: string;
  account_id: string;
  day: string;
  sent: Generated<number>;
}

export interface SendersTable {
  id: Generated<string>;
  account_id: string;
  is_setup: Generated<boolean>;
  email: string | null;
  from_name: string | null;
  signature: Generated<string>;
  postal_address: string | null;
  time_zone: string | null;
  time_zone_before: string | null;
  time_zone_changed_on: string | null;
  window_start: Generated<number>;
  window_end: Generated<number>;
  days: Generated<number[]>;
  daily_cap: number | null;
  ramp_start: Generated<number>;
  ramp_step: Generated<number>;
  ramp_from: string | null;
  gap_seconds: Generated<number>;
  gap_jitter: Generated<number>;
  next_send_at: Date | null;
  transport: string | null;
  sendgrid_key_sealed: string | null;
  sendgrid_key_last4: string | null;
  smtp_sealed: string | null;
  imap_sealed: string | null;
  oauth_provider: string | null;
  oauth_sealed: string | null;
  state: Generated<string>;
  stopped_for: string | null;
  reason: string | null;
  state_since: Generated<Date>;
  health_since: Date | null;
  dns_findings: unknown | null;
  dns_checked_at: Date | null;
  dns_failing_since: Date | null;
  created_at: Generated<Date>;
  removed_at: Date | null;
}
