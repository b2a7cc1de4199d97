// Generated from the migrations by `npm run schema`. Edit those, not this.
import type {
  ApiTokensTable,
  CredentialsTable,
  ProfilesTable,
  RateLimitsTable,
  SessionsTable,
  UsersTable,
  VerificationsTable,
} from './tables/accounts.ts';
import type {
  AnnouncementsTable,
  AuditEntriesTable,
  SendingSwitchTable,
  SignUpSwitchTable,
} from './tables/admin.ts';
import type { CheckoutsTable, PaymentEventsTable, SubscriptionsTable } from './tables/billing.ts';
import type {
  BrandPolicyOverrulesTable,
  BrandPolicyStatementsTable,
  BrandSetAsidesTable,
} from './tables/brand-policies.ts';
import type {
  BrandAliasesTable,
  BrandChangesTable,
  BrandContactsTable,
  BrandsTable,
  ListedBrandsTable,
  ListedProductsTable,
  SavedViewsTable,
  ScoreWeightsTable,
} from './tables/brands.ts';
import type { ProductCountsTable, ProductsTable } from './tables/catalog.ts';
import type { CreditEntriesTable } from './tables/credits.ts';
import type {
  CallsTable,
  DealEventsTable,
  DealReadingsTable,
  DealsTable,
  SellerFactsTable,
  TasksTable,
  TrustDisclosuresTable,
  TrustDocumentsTable,
} from './tables/deals.ts';
import type { PaymentDisputesTable } from './tables/disputes.ts';
import type { EventsTable, HostGatesTable, SystemMailsTable } from './tables/events.ts';
import type { DealFailuresTable } from './tables/failures.ts';
import type { GatingsTable, LegalIdentitiesTable } from './tables/gatings.ts';
import type {
  ImportBrandsTable,
  ImportMappingsTable,
  ImportPiecesTable,
  ImportRefusedLinesTable,
  ImportsTable,
} from './tables/imports.ts';
import type {
  ConversationsTable,
  InboundAttachmentsTable,
  InboundMailsTable,
  MailboxPositionsTable,
  ReplyCorrectionsTable,
} from './tables/inbox.ts';
import type { InquiriesTable } from './tables/inquiries.ts';
import type {
  DailySendsTable,
  MailEventsTable,
  MessagesTable,
  SendgridWebhooksTable,
  WebhookDeliveriesTable,
} from './tables/outreach.ts';
import type {
  MentorshipSeatsTable,
  MentorshipWaitersTable,
  PackPurchasesTable,
} from './tables/packs-and-mentorship.ts';
import type {
  OrderDraftLinesTable,
  OrderDraftsTable,
  PriceListCandidatesTable,
  PriceListLinesTable,
  PriceListsTable,
} from './tables/price-lists.ts';
import type { ProductHistoriesTable } from './tables/product-history.ts';
import type { ProductQueriesTable } from './tables/queries.ts';
import type { RunRowsTable, RunsTable, RunWorkersTable } from './tables/runs.ts';
import type { TriedCodesTable, TwoFactorsTable } from './tables/second-factor.ts';
import type { FirstInquiriesTable, SenderDaysTable, SendersTable } from './tables/senders.ts';
import type {
  ContactGroundsTable,
  EnrolmentsTable,
  OutgoingAttachmentsTable,
  SequenceStepsTable,
  SequencesTable,
  TemplatesTable,
  TemplateVersionsTable,
} from './tables/sequences.ts';
import type { SheetLinksTable } from './tables/sheets.ts';
import type { SuppressedHashesTable, SuppressionsTable } from './tables/suppression.ts';
import type {
  BackupScheduleTable,
  BackupsTable,
  HourlyCountsTable,
  LogLinesTable,
  ProcessesTable,
  SignInFailuresTable,
  SlowStatementsTable,
} from './tables/system-records.ts';
import type { SenderChecksTable } from './tables/workflow-hosts.ts';

export interface Schema {
  announcements: AnnouncementsTable;
  api_tokens: ApiTokensTable;
  audit_entries: AuditEntriesTable;
  backup_schedule: BackupScheduleTable;
  backups: BackupsTable;
  brand_aliases: BrandAliasesTable;
  brand_changes: BrandChangesTable;
  brand_contacts: BrandContactsTable;
  brand_policy_overrules: BrandPolicyOverrulesTable;
  brand_policy_statements: BrandPolicyStatementsTable;
  brand_set_asides: BrandSetAsidesTable;
  brands: BrandsTable;
  calls: CallsTable;
  checkouts: CheckoutsTable;
  contact_grounds: ContactGroundsTable;
  conversations: ConversationsTable;
  credentials: CredentialsTable;
  credit_entries: CreditEntriesTable;
  daily_sends: DailySendsTable;
  deal_events: DealEventsTable;
  deal_failures: DealFailuresTable;
  deal_readings: DealReadingsTable;
  deals: DealsTable;
  enrolments: EnrolmentsTable;
  events: EventsTable;
  first_inquiries: FirstInquiriesTable;
  gatings: GatingsTable;
  host_gates: HostGatesTable;
  hourly_counts: HourlyCountsTable;
  import_brands: ImportBrandsTable;
  import_mappings: ImportMappingsTable;
  import_pieces: ImportPiecesTable;
  import_refused_lines: ImportRefusedLinesTable;
  imports: ImportsTable;
  inbound_attachments: InboundAttachmentsTable;
  inbound_mails: InboundMailsTable;
  inquiries: InquiriesTable;
  legal_identities: LegalIdentitiesTable;
  listed_brands: ListedBrandsTable;
  listed_products: ListedProductsTable;
  log_lines: LogLinesTable;
  mail_events: MailEventsTable;
  mailbox_positions: MailboxPositionsTable;
  mentorship_seats: MentorshipSeatsTable;
  mentorship_waiters: MentorshipWaitersTable;
  messages: MessagesTable;
  order_draft_lines: OrderDraftLinesTable;
  order_drafts: OrderDraftsTable;
  outgoing_attachments: OutgoingAttachmentsTable;
  pack_purchases: PackPurchasesTable;
  payment_disputes: PaymentDisputesTable;
  payment_events: PaymentEventsTable;
  price_list_candidates: PriceListCandidatesTable;
  price_list_lines: PriceListLinesTable;
  price_lists: PriceListsTable;
  processes: ProcessesTable;
  product_counts: ProductCountsTable;
  product_histories: ProductHistoriesTable;
  product_queries: ProductQueriesTable;
  products: ProductsTable;
  profiles: ProfilesTable;
  rate_limits: RateLimitsTable;
  reply_corrections: ReplyCorrectionsTable;
  run_rows: RunRowsTable;
  run_workers: RunWorkersTable;
  runs: RunsTable;
  saved_views: SavedViewsTable;
  score_weights: ScoreWeightsTable;
  seller_facts: SellerFactsTable;
  sender_checks: SenderChecksTable;
  sender_days: SenderDaysTable;
  senders: SendersTable;
  sendgrid_webhooks: SendgridWebhooksTable;
  sending_switch: SendingSwitchTable;
  sequence_steps: SequenceStepsTable;
  sequences: SequencesTable;
  sessions: SessionsTable;
  sheet_links: SheetLinksTable;
  sign_in_failures: SignInFailuresTable;
  sign_up_switch: SignUpSwitchTable;
  slow_statements: SlowStatementsTable;
  subscriptions: SubscriptionsTable;
  suppressed_hashes: SuppressedHashesTable;
  suppressions: SuppressionsTable;
  system_mails: SystemMailsTable;
  tasks: TasksTable;
  template_versions: TemplateVersionsTable;
  templates: TemplatesTable;
  tried_codes: TriedCodesTable;
  trust_disclosures: TrustDisclosuresTable;
  trust_documents: TrustDocumentsTable;
  two_factors: TwoFactorsTable;
  users: UsersTable;
  verifications: VerificationsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
