import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { CODE_MEMORY_MS, type SecondFactor, secondFactorIn, WRONG_CODE } from '../domain/second-factor.ts';
import type { SignIn } from '../ports.ts';
import { markSessionConfirmed } from '../store/sessions.ts';
import { hasTwoFactor, noteTriedCode } from '../store/two-factor.ts';

export interface Credentials {
  password: string;
  /** Of the authenticator app, or a recovery code; wanted once two-factor is on. */
  code?: string | undefined;
}

export interface ConfirmationDeps {
  database: Database;
  signIn: SignIn;
  now: Date;
}

/** Throws unless the person behind the request knows the password, and has the second factor where it is on. */
export async function checkCredentials(
  { database, signIn, now }: ConfirmationDeps,
  accountId: string,
  request: Request,
  { password, code }: Credentials,
): Promise<void> {
  if (!(await signIn.knowsPassword(request, password))) throw wrong('password', 'That is not your password.');
  if (!(await database.asSystem((tx) => hasTwoFactor(tx, accountId)))) return;
  const factor = secondFactorIn(code ?? '');
  if (!factor) throw wrong('code', 'Please enter the code of your authenticator app, or a recovery code.');
  const isNew = await isUntried(database, accountId, factor, now);
  if (!isNew || !(await signIn.hasSecondFactor(request, factor))) throw wrong('code', WRONG_CODE);
}

/** Marks the session as confirmed, for what asks for the password again. */
export async function confirmPassword(
  deps: ConfirmationDeps,
  actor: { accountId: string; sessionId: string | null },
  request: Request,
  credentials: Credentials,
): Promise<void> {
  const { accountId, sessionId } = actor;
  if (sessionId === null) throw new AppError('not_allowed', 'An API token can’t do this; sign in instead.');
  await checkCredentials(deps, accountId, request, credentials);
  await deps.database.asSystem((tx) => markSessionConfirmed(tx, sessionId, deps.now));
}

/** An authenticator's code can be tried once, right or wrong; recovery codes the library crosses off itself. */
export async function isUntried(
  database: Database,
  accountId: string,
  { kind, code }: SecondFactor,
  at: Date,
): Promise<boolean> {
  if (kind === 'recovery') return true;
  const rememberedSince = new Date(at.getTime() - CODE_MEMORY_MS);
  return database.asSystem((tx) => noteTriedCode(tx, { accountId, code, at, rememberedSince }));
}

const wrong = (field: keyof Credentials, sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence } });
