import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Account, OPERATORS_KEY, secretContext } from '../domain/account.ts';
import { changeTimeZone } from '../domain/calendar.ts';
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

export async function changeAccount(
  tx: Tx,
  { sealer, now }: { sealer: Sealer; now: Date },
  accountId: string,
  changes: AccountChanges,
): Promise<Account> {
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
    ...timeZoneChange(account, changes.timeZone, now),
  };
  const found = await changeProfile(tx, accountId, columns);
  if (!found) throw new AppError('not_found', 'There is no such account.');
  return readAccount(tx, accountId);
}

function timeZoneChange(account: Account, timeZone: string | undefined, now: Date): ProfileChanges {
  if (timeZone === undefined || timeZone === account.timeZone) return {};
  const { timeZoneBefore } = changeTimeZone(account, timeZone, now);
  return {
    time_zone: timeZone,
    time_zone_before: timeZoneBefore?.timeZone,
    time_zone_changed_on: timeZoneBefore?.changedOn,
  };
}
