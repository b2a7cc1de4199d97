// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface Schema {
  announcements: AnnouncementsTable;
  api_tokens: ApiTokensTable;
  audit_entries: AuditEntriesTable;
  backup_schedule: BackupScheduleTable;
  backups: BackupsTable;
  brand_contacts: BrandContactsTable;
  brands: BrandsTable;
  checkouts: CheckoutsTable;
  credentials: CredentialsTable;
  credit_entries: CreditEntriesTable;
  daily_sends: DailySendsTable;
  events: EventsTable;
  host_gates: HostGatesTable;
  hourly_counts: HourlyCountsTable;
  inquiries: InquiriesTable;
  log_lines: LogLinesTable;
  mail_events: MailEventsTable;
  mentorship_seats: MentorshipSeatsTable;
  mentorship_waiters: MentorshipWaitersTable;
  messages: MessagesTable;
  pack_purchases: PackPurchasesTable;
  payment_events: PaymentEventsTable;
  processes: ProcessesTable;
  product_counts: ProductCountsTable;
  products: ProductsTable;
  profiles: ProfilesTable;
  rate_limits: RateLimitsTable;
  run_rows: RunRowsTable;
  run_workers: RunWorkersTable;
  runs: RunsTable;
  sender_checks: SenderChecksTable;
  sendgrid_webhooks: SendgridWebhooksTable;
  sending_switch: SendingSwitchTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  sign_up_switch: SignUpSwitchTable;
  slow_statements: SlowStatementsTable;
  subscriptions: SubscriptionsTable;
  suppressed_hashes: SuppressedHashesTable;
  suppressions: SuppressionsTable;
  system_mails: SystemMailsTable;
  tried_codes: TriedCodesTable;
  two_factors: TwoFactorsTable;
  users: UsersTable;
  verifications: VerificationsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

export interface AnnouncementsTable {
  id: string;
  text: string;
  tone: string;
  until: Date | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

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

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  admin_id: string;
  action: string;
  subject_id: string | null;
  target: string | null;
  before: unknown | null;
  after: unknown | null;
  client_address: string | null;
  created_at: Generated<Date>;
}

export interface BackupScheduleTable {
  only_row: Generated<boolean>;
  every: string;
  at_hour: number;
  changed_at: Generated<Date>;
}

export interface BackupsTable {
  id: string;
  asked_by: string | null;
  slot: Date | null;
  state: Generated<string>;
  claimed_by: string | null;
  attempts: Generated<number>;
  tables_done: Generated<number>;
  tables_total: Generated<number>;
  failure: string | null;
  host: string | null;
  file: string | null;
  bytes: number | null;
  row_count: number | null;
  sha256: string | null;
  key_fingerprint: string | null;
  version: string | null;
  checked_state: string | null;
  checked_at: Date | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

export interface BrandContactsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  brand_id: number;
  kind: string;
  value: string;
  role: string;
  source_url: string;
  found_as: string;
  context: string | null;
  rank: number;
  status: string;
  reason: string | null;
  created_at: Generated<Date>;
}

export interface BrandsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  marketplace: string;
  key: string;
  name: string;
  spellings: Generated<string[]>;
  category: string | null;
  product_count: Generated<number>;
  product_titles: Generated<string[]>;
  website: string | null;
  website_confirmed_by: string | null;
  email: string | null;
  application_url: string | null;
  way_in_reason: string | null;
  sourcing_state: Generated<string>;
  sourced_at: Date | null;
  sourcing_trail: unknown | null;
  is_sandbox: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CheckoutsTable {
  id: string;
  account_id: string;
  tier: number;
  url: string;
  is_discounted: boolean;
  state: Generated<string>;
  is_sandbox: boolean;
  created_at: Generated<Date>;
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

export interface CreditEntriesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: string;
  bucket: Generated<string>;
  amount: Generated<number>;
  held: Generated<number>;
  effect_key: string;
  reason: string;
  run_id: string | null;
  actor: string | null;
  created_at: Generated<Date>;
}

export interface DailySendsTable {
  account_id: string;
  day: string;
  sent: Generated<number>;
}

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

export interface HourlyCountsTable {
  hour: Date;
  name: string;
  label: string;
  count: number;
}

export interface InquiriesTable {
  id: string;
  account_id: string | null;
  kind: string;
  name: string;
  email: string;
  company: string | null;
  role: string | null;
  message: string;
  created_at: Generated<Date>;
  answered_at: Date | null;
}

export interface LogLinesTable {
  id: GeneratedAlways<number>;
  at: Date;
  level: number;
  message: string;
  process: string;
  fields: string;
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

export interface MentorshipSeatsTable {
  is_sandbox: boolean;
  seat: number;
  account_id: string;
  state: Generated<string>;
  held_until: Date;
  hold_key: string;
  checkout_id: string | null;
  subscription_id: string | null;
  status: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface MentorshipWaitersTable {
  account_id: string;
  joined_at: Generated<Date>;
  invited_until: Date | null;
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
}

export interface PackPurchasesTable {
  checkout_id: string;
  account_id: string;
  credits: number;
  cents: number;
  url: string;
  state: Generated<string>;
  payment_id: string | null;
  refunded_cents: Generated<number>;
  is_sandbox: boolean;
  created_at: Generated<Date>;
}

export interface PaymentEventsTable {
  id: string;
  kind: string;
  customer_id: string | null;
  body: string;
  checkout_id: string | null;
  subscription_id: string | null;
  is_sandbox: boolean;
  received_at: Generated<Date>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  processed_at: Date | null;
  failure: string | null;
  payment_id: string | null;
}

export interface ProcessesTable {
  id: string;
  host: string;
  pid: number;
  role: string;
  version: string;
  cpu_count: number;
  cpu_share: number;
  memory_used: number;
  memory_total: number;
  process_memory: number;
  disk_used: number;
  disk_total: number;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}

export interface ProductCountsTable {
  account_id: string;
  query_key: string;
  total_results: number;
  counted_at: Generated<Date>;
}

export interface ProductsTable {
  id: GeneratedAlways<number>;
  account_id: string;
  marketplace: string;
  site_id: number;
  external_id: string;
  upcs: Generated<string[]>;
  eans: Generated<string[]>;
  title: string | null;
  brand: string | null;
  brand_store_name: string | null;
  manufacturer: string | null;
  category_root_id: number | null;
  category_root: string | null;
  category_leaf_id: number | null;
  category_leaf: string | null;
  image_url: string | null;
  price_amazon_cents: number | null;
  price_amazon_avg30_cents: number | null;
  price_amazon_avg90_cents: number | null;
  price_amazon_avg365_cents: number | null;
  price_new_cents: number | null;
  price_new_avg30_cents: number | null;
  price_new_avg90_cents: number | null;
  price_new_avg365_cents: number | null;
  price_fba_cents: number | null;
  price_fba_avg30_cents: number | null;
  price_fba_avg90_cents: number | null;
  price_fba_avg365_cents: number | null;
  price_buy_box_cents: number | null;
  price_buy_box_avg30_cents: number | null;
  price_buy_box_avg90_cents: number | null;
  price_buy_box_avg365_cents: number | null;
  sales_rank: number | null;
  sales_rank_avg30: number | null;
  sales_rank_avg90: number | null;
  sales_rank_avg180: number | null;
  sales_rank_avg365: number | null;
  sales_rank_drops30: number | null;
  sales_rank_drops90: number | null;
  sales_rank_drops180: number | null;
  sales_rank_drops365: number | null;
  monthly_sold: number | null;
  offers_total: number | null;
  offers_new: number | null;
  offers_new_fba: number | null;
  offers_new_fbm: number | null;
  buy_box_shares: unknown | null;
  amazon_buy_box_percent: number | null;
  buy_box_shares_at: Date | null;
  buy_box_seller_id: string | null;
  buy_box_seller_is_amazon: boolean | null;
  buy_box_seller_is_fba: boolean | null;
  rating: number | null;
  review_count: number | null;
  package_length_mm: number | null;
  package_width_mm: number | null;
  package_height_mm: number | null;
  package_weight_g: number | null;
  item_length_mm: number | null;
  item_width_mm: number | null;
  item_height_mm: number | null;
  item_weight_g: number | null;
  package_quantity: number | null;
  fba_fee_cents: number | null;
  referral_fee_percent: number | null;
  out_of_stock_amazon30: number | null;
  out_of_stock_amazon90: number | null;
  out_of_stock_new30: number | null;
  out_of_stock_new90: number | null;
  out_of_stock_buy_box30: number | null;
  out_of_stock_buy_box90: number | null;
  listed_since: Date | null;
  last_update: Date | null;
  fetched_at: Date | null;
  is_sandbox: boolean;
  brand_name: GeneratedAlways<string | null>;
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

export interface RunRowsTable {
  run_id: string;
  seq: number;
  account_id: string;
  brand_id: number | null;
  asin: string | null;
  state: Generated<string>;
  claimed_by: string | null;
  held: Generated<boolean>;
  attempts: Generated<number>;
  outcome: string | null;
  detail: string | null;
  charged: Generated<boolean>;
  finished_at: Date | null;
}

export interface RunWorkersTable {
  id: string;
  run_id: string;
  host: string;
  seen_at: Generated<Date>;
}

export interface RunsTable {
  id: string;
  account_id: string;
  bot: string;
  state: Generated<string>;
  waiting_for: string | null;
  reason: string | null;
  wait_until: Date | null;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  rows_processed: Generated<number>;
  rows_failed: Generated<number>;
  credits_charged: Generated<number>;
  progress: Generated<unknown>;
  started_by: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  finished_at: Date | null;
  host: Generated<string>;
  failed_to_start: Generated<boolean>;
}

export interface SenderChecksTable {
  account_id: string;
  email: string;
  problems: string[];
  checked_at: Date;
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
}

export interface SendingSwitchTable {
  only_row: Generated<boolean>;
  is_on: boolean;
  changed_at: Generated<Date>;
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

export interface SignInFailuresTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  email_hash: Buffer;
  client: string;
  code: string;
  at: Generated<Date>;
}

export interface SignUpSwitchTable {
  only_row: Generated<boolean>;
  is_on: boolean;
  changed_at: Generated<Date>;
}

export interface SlowStatementsTable {
  hash: Buffer;
  statement: string;
  calls: number;
  total_ms: number;
  longest_ms: number;
  last_at: Date;
}

export interface SubscriptionsTable {
  account_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  tier: number | null;
  status: string | null;
  price_cents: Generated<number>;
  current_period_start: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  first_month_discount_used: Generated<boolean>;
  checkout_lease_until: Date | null;
  is_sandbox: boolean;
  updated_at: Generated<Date>;
  next_tier: number | null;
  next_price_cents: number | null;
  owed_since: Date | null;
  is_withdrawn: Generated<boolean>;
  checked_at: Date | null;
}

export interface SuppressedHashesTable {
  email_hash: Buffer;
  reason: string;
  created_at: Generated<Date>;
}

export interface SuppressionsTable {
  account_id: string;
  email: string;
  reason: string;
  source: string;
  created_at: Generated<Date>;
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

export interface TriedCodesTable {
  user_id: string;
  code: string;
  tried_at: Date;
}

export interface TwoFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
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

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  kind: string;
  headers: unknown;
  body: Buffer;
  received_at: Generated<Date>;
  processed_at: Date | null;
  failure: string | null;
}
