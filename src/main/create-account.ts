import { changeAccount } from '../features/accounts/actions/change-account.ts';
import { createUser } from '../features/accounts/actions/create-user.ts';
import { passwordMeetsRules } from '../features/accounts/domain/password.ts';
import type { Plan } from '../features/accounts/domain/plan.ts';
import { grantCredits } from '../features/credits/actions/grant-credits.ts';
import { DEFAULT_SUBJECT, DEFAULT_TEMPLATE } from '../features/outreach/domain/default-template.ts';
import { AppError } from '../kernel/errors.ts';
import type { Context } from './context.ts';

export interface AccountRequest {
  email: string;
  password: string;
  name?: string | undefined;
  plan?: Plan | undefined;
  credits?: number | undefined;
  emailsPerDay?: number | undefined;
  onboarded?: boolean | undefined;
}

/** A confirmed account in one go, for the command line and the sample account. */
export async function createAccount(context: Context, request: AccountRequest): Promise<string> {
  const { database, signIn } = context;
  const { email, password, plan, credits, emailsPerDay } = request;
  if (!passwordMeetsRules(password)) {
    const sentence =
      'The password needs 8 characters, and among them an uppercase letter, a digit and a special one.';
    throw new AppError('invalid_input', sentence);
  }
  const name = request.name?.trim() || (email.split('@')[0] ?? email);
  const passwordHash = await signIn.hashPassword(password);
  const accountId = await database.asSystem((tx) =>
    createUser(tx, {
      ...{ email, name, passwordHash },
      ...(plan && { plan }),
      ...(emailsPerDay !== undefined && { emailsPerDay }),
    }),
  );
  if (credits) {
    const grant = { accountId, credits, reason: 'Given with the account', actor: 'command line' };
    await database.asSystem((tx) => grantCredits(tx, grant));
  }
  if (request.onboarded) await completeOnboarding(context, accountId, email, name);
  return accountId;
}

/** What the five steps of setup would have stored. */
async function completeOnboarding(
  context: Context,
  accountId: string,
  email: string,
  name: string,
): Promise<void> {
  const { config, database, sealer, clock } = context;
  const changes = {
    firstName: name.split(' ')[0] ?? name,
    spreadsheetLink: 'https://docs.google.com/spreadsheets/d/your-own-sheet/edit',
    senderEmail: email,
    senderTransport: 'sendgrid',
    sendgridApiKey: config.sendgrid?.key ?? 'SG.onboarded-on-the-command-line',
    keepaCompleted: true,
    senderName: `${name} Trading`,
    emailSubject: DEFAULT_SUBJECT,
    emailMessageBody: DEFAULT_TEMPLATE,
    postalAddress: '100 Main Street, Springfield, IL 62701, USA',
    onboardingStep: 5,
    emailConfigured: true,
  } as const;
  await database.asAccount(accountId, (tx) => changeAccount(tx, sealer, accountId, changes, clock.now()));
}
