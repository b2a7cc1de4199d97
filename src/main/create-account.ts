import { type Config, isLoopbackUrl } from '../config/config.ts';
import { changeAccount } from '../features/accounts/actions/change-account.ts';
import { createUser } from '../features/accounts/actions/create-user.ts';
import { OPERATORS_KEY } from '../features/accounts/domain/account.ts';
import { passwordMeetsRules } from '../features/accounts/domain/password.ts';
import type { Plan } from '../features/accounts/domain/plan.ts';
import { grantCredits } from '../features/credits/actions/grant-credits.ts';
import { completeSetup } from '../features/onboarding/actions/complete-setup.ts';
import { DEFAULT_SUBJECT, DEFAULT_TEMPLATE } from '../features/outreach/domain/sequences/default-template.ts';
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
      email,
      name,
      passwordHash,
      ...(plan && { plan }),
      ...(emailsPerDay !== undefined && { emailsPerDay }),
    }),
  );
  if (credits) {
    const grant = { accountId, credits, reason: 'Given with the account', actor: 'command line' };
    await database.asSystem((tx) => grantCredits(tx, grant));
  }
  if (request.onboarded) await onboard(context, accountId, name);
  return accountId;
}

/** What the five steps of setup would have stored. */
async function onboard(context: Context, accountId: string, name: string): Promise<void> {
  const { config, database, sealer, clock } = context;
  const setup = {
    spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/your-own-sheet/edit',
    sendgridApiKey: sendgridKeyFor(config),
    companyName: `${name} Trading`,
    emailSubject: DEFAULT_SUBJECT,
    emailMessageBody: DEFAULT_TEMPLATE,
    postalAddress: '100 Main Street, Springfield, IL 62701, USA',
  };
  await database.asAccount(accountId, async (tx) => {
    const deps = { sealer, now: clock.now() };
    await changeAccount(tx, deps, accountId, { firstName: name.split(' ')[0] ?? name });
    await completeSetup(tx, deps, accountId, setup);
  });
}

/** The operator's, as it will be. A stand-in on this machine takes any; without either there is none to store. */
function sendgridKeyFor({ sendgrid }: Config): string | null {
  if (sendgrid.key) return OPERATORS_KEY;
  return isLoopbackUrl(sendgrid.baseUrl) ? 'SG.set-on-the-command-line' : null;
}
