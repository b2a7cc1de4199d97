// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface ApiTokensTable {
  id: string;
  account_id: string;
  name: string;
  token_hash: Buffer;
  scopes: string[];
  created_at: Generated<Date>;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface CredentialsTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ProfilesTable {
  id: string;
  email: string;
  first_name: Generated<string>;
  role: Generated<string>;
  plan: Generated<string>;
  subscription_status: string | null;
  credits: Generated<number>;
  credits_monthly: Generated<number>;
  credits_held: Generated<number>;
  emails_per_day_override: number | null;
  spreadsheet_link: string | null;
  sender_email: string | null;
  sendgrid_api_key: string | null;
  sendgrid_api_key_last4: string | null;
  keepa_api_key: string | null;
  keepa_api_key_last4: string | null;
  keepa_query: string | null;
  keepa_completed_at: Date | null;
  sender_transport: Generated<string>;
  smtp_url: string | null;
  sender_name: string | null;
  email_subject: string | null;
  email_message_body: string | null;
  postal_address: string | null;
  time_zone: Generated<string>;
  time_zone_before: string | null;
  time_zone_changed_on: string | null;
  onboarding_step: Generated<number>;
  email_configured_at: Date | null;
  workflow_webhook_url: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  workflow_host: Generated<string>;
  workflow_secret: string | null;
}

export interface RateLimitsTable {
  key: string;
  tokens: number;
  refilled_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  confirmed_at: Date | null;
  last_used_at: Date | null;
}

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  two_factor_enabled: Generated<boolean>;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
