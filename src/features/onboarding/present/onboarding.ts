import { type Account, storedKey } from '../../accounts/domain/account.ts';
import type { Onboarding } from '../contract.ts';
import type { SmtpMailbox } from '../domain/smtp-mailbox.ts';
import { completedSteps, isComplete, type SetupValues } from '../domain/steps.ts';

/** Everything entered; of a secret only that it is stored, and its end. */
export function presentOnboarding({
  account,
  smtp,
}: {
  account: Account;
  smtp: SmtpMailbox | null;
}): Onboarding {
  const values: SetupValues = {
    spreadsheetUrl: account.spreadsheetLink,
    keepaCompleted: account.keepaCompleted,
    workspaceEmail: account.senderEmail,
    senderConnected:
      account.sendgridKeyLastFour !== null || account.usesOperatorsSendgridKey || smtp !== null,
  };
  return {
    currentStep: account.onboardingStep,
    completedSteps: completedSteps(values),
    isComplete: isComplete(values),
    emailConfigured: account.emailConfigured,
    spreadsheetUrl: account.spreadsheetLink,
    keepaCompleted: account.keepaCompleted,
    keepaApiKey: storedKey(account.keepaKeyLastFour),
    keepaQuery: account.keepaQuery,
    workspaceEmail: account.senderEmail,
    transport: account.senderTransport,
    sendgridApiKey: storedKey(account.sendgridKeyLastFour),
    usesOperatorsSendgridKey: account.usesOperatorsSendgridKey,
    smtp,
    senderName: account.senderName,
    emailMessageBody: account.emailMessageBody,
    emailSubject: account.emailSubject,
    postalAddress: account.postalAddress,
    timeZone: account.timeZone,
  };
}
