import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Account, OPERATORS_KEY, secretContext } from '../domain/account.ts';
import { changeTimeZone, earlierDay } from '../domain/calendar.ts';
import { lastFourOf, type Sealer } from '../domain/sealed.ts';
import { changeProfile, type ProfileChanges } from '../store/accounts.ts';
import { readAccount } from './read-account.ts';

/** What a person decides about their own account; what is left out stays. Null removes. */
export interface AccountChanges {
  firstName?: string;
  spreadsheetLink?: string;
  senderEmail?: string;
  senderTransport?: Account['senderTransport'];
  /** Or `OPERATORS_KEY`. */
  sendgridApiKey?: string;
  smtpUrl?: string;
  keepaApiKey?: string | null;
  keepaQuery?: string | null;
  keepaCompleted?: true;
  senderName?: string;
  emailSubject?: string | null;
  emailMessageBody?: string;
  postalAddress?: string | null;
  timeZone?: string;
  onboardingStep?: Account['onboardingStep'];
  emailConfigured?: true;
  workflowHost?: Account['workflowHost'];
  workflowWebhookUrl?: string | null;
  workflowSecret?: string;
}

/** Whether the account has sent anything on this day of its calendar or a later one. */
export type HasSentSince = (tx: Tx, accountId: string, day: string) => Promise<boolean>;

export interface AccountChanging {
  sealer: Sealer;
  now: Date;
  /** For a change of the time zone; without it the account counts as having sent something today. */
  hasSentSince?: HasSentSince;
}

export async function changeAccount(
  tx: Tx,
  changing: AccountChanging,
  accountId: string,
  changes: AccountChanges,
): Promise<Account> {
  const { sealer, now } = changing;
  const account = await readAccount(tx, accountId);
  const seal = (secret: Parameters<typeof secretContext>[1], text: string) =>
    sealer.seal(text, secretContext(accountId, secret));
  const { sendgridApiKey, keepaApiKey, smtpUrl, workflowSecret } = changes;

  const columns: ProfileChanges = {
    first_name: changes.firstName,
    spreadsheet_link: changes.spreadsheetLink,
    sender_email: changes.senderEmail,
    sender_transport: changes.senderTransport,
    keepa_query: changes.keepaQuery,
    sender_name: changes.senderName,
    email_subject: changes.emailSubject,
    email_message_body: changes.emailMessageBody,
    postal_address: changes.postalAddress,
    onboarding_step: changes.onboardingStep,
    keepa_completed_at: changes.keepaCompleted && now,
    email_configured_at: changes.emailConfigured && now,
    ...(sendgridApiKey === OPERATORS_KEY && {
      sendgrid_api_key: OPERATORS_KEY,
      sendgrid_api_key_last4: null,
    }),
    ...(sendgridApiKey === undefined || sendgridApiKey === OPERATORS_KEY
      ? undefined
      : {
          sendgrid_api_key: seal('sendgrid_api_key', sendgridApiKey),
          sendgrid_api_key_last4: lastFourOf(sendgridApiKey),
        }),
    ...(keepaApiKey === undefined
      ? undefined
      : {
          keepa_api_key: keepaApiKey === null ? null : seal('keepa_api_key', keepaApiKey),
          keepa_api_key_last4: keepaApiKey === null ? null : lastFourOf(keepaApiKey),
        }),
    ...(smtpUrl === undefined ? undefined : { smtp_url: seal('smtp_url', smtpUrl) }),
    workflow_host: changes.workflowHost,
    workflow_webhook_url: changes.workflowWebhookUrl,
    ...(workflowSecret === undefined
      ? undefined
      : { workflow_secret: seal('workflow_secret', workflowSecret) }),
    ...(await timeZoneChange(tx, account, changes.timeZone, changing)),
  };
  const found = await changeProfile(tx, accountId, columns);
  if (!found) throw new AppError('not_found', 'There is no such account.');
  return readAccount(tx, accountId);
}

async function timeZoneChange(
  tx: Tx,
  account: Account,
  timeZone: string | undefined,
  { now, hasSentSince = async () => true }: AccountChanging,
): Promise<ProfileChanges> {
  if (timeZone === undefined || timeZone === account.timeZone) return {};
  const hasSent = await hasSentSince(tx, account.id, earlierDay(account, timeZone, now));
  const { timeZoneBefore } = changeTimeZone(account, timeZone, { now, hasSent });
  return {
    time_zone: timeZone,
    time_zone_before: timeZoneBefore?.timeZone ?? null,
    time_zone_changed_on: timeZoneBefore?.changedOn ?? null,
  };
}
