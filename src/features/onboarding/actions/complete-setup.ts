import type { Tx } from '../../../db/database.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';

export interface CompletedSetup {
  spreadsheetUrl: string;
  sendgridApiKey: string;
  companyName: string;
  emailSubject: string;
  emailMessageBody: string;
  postalAddress: string;
}

/** All five steps at once, for the command line and the sample account. */
export async function completeSetup(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  setup: CompletedSetup,
  now: Date,
): Promise<void> {
  const { email } = await readAccount(tx, accountId);
  await changeAccount(
    tx,
    sealer,
    accountId,
    {
      spreadsheetLink: setup.spreadsheetUrl,
      keepaCompleted: true,
      senderEmail: email,
      senderTransport: 'sendgrid',
      sendgridApiKey: setup.sendgridApiKey,
      senderName: setup.companyName,
      emailSubject: setup.emailSubject,
      emailMessageBody: setup.emailMessageBody,
      postalAddress: setup.postalAddress,
      emailConfigured: true,
      onboardingStep: 5,
    },
    now,
  );
}
