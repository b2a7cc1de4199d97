import type { Tx } from '../../../db/database.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';

export interface CompletedSetup {
  spreadsheetUrl: string;
  /** Null leaves step 4 open: there is nothing to send with. */
  sendgridApiKey: string | null;
  companyName: string;
  emailSubject: string;
  emailMessageBody: string;
  postalAddress: string;
}

/** All five steps at once, for the command line and the sample account. */
export async function completeSetup(
  tx: Tx,
  deps: { sealer: Sealer; now: Date },
  accountId: string,
  setup: CompletedSetup,
): Promise<void> {
  const { email } = await readAccount(tx, accountId);
  await changeAccount(tx, deps, accountId, {
    spreadsheetLink: setup.spreadsheetUrl,
    keepaCompleted: true,
    senderEmail: email,
    senderTransport: 'sendgrid',
    ...(setup.sendgridApiKey !== null && { sendgridApiKey: setup.sendgridApiKey }),
    senderName: setup.companyName,
    emailSubject: setup.emailSubject,
    emailMessageBody: setup.emailMessageBody,
    postalAddress: setup.postalAddress,
    emailConfigured: true,
    onboardingStep: setup.sendgridApiKey === null ? 4 : 5,
  });
}
