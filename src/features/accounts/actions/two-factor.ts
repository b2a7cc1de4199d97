import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type SecondFactor, secondFactorIn, secretIn, WRONG_CODE } from '../domain/second-factor.ts';
import type { SignIn } from '../ports.ts';
import { forgetTwoFactor, hasTwoFactor } from '../store/two-factor.ts';
import { type ConfirmationDeps, type Credentials, checkCredentials, isUntried } from './confirm-password.ts';

type Person = { accountId: string };

/** A secret for the authenticator app; nothing changes until a code of it is shown to work. */
export async function setUpTwoFactor(
  deps: ConfirmationDeps,
  { accountId }: Person,
  request: Request,
  password: string,
): Promise<{ address: string; secret: string; recoveryCodes: string[] }> {
  if (await deps.database.asSystem((tx) => hasTwoFactor(tx, accountId)))
    throw new AppError('conflict', 'Two-factor authentication is on already.');
  const begun = await deps.signIn.twoFactor.begin(request, password);
  if (!begun) throw wrongField('password', 'That is not your password.');
  return { ...begun, secret: secretIn(begun.address) };
}

/** Answers the cookies of the session that goes on with two-factor. */
export async function turnOnTwoFactor(
  deps: ConfirmationDeps,
  { accountId }: Person,
  request: Request,
  typed: string,
): Promise<string[]> {
  const factor = secondFactorIn(typed);
  if (factor?.kind !== 'authenticator') throw wrongField('code', 'Please enter the six digits of the app.');
  const isNew = await isUntried(deps.database, accountId, factor, deps.now);
  const cookies = isNew ? await deps.signIn.twoFactor.turnOn(request, factor.code) : null;
  if (!cookies) throw wrongField('code', WRONG_CODE);
  return cookies;
}

export async function turnOffTwoFactor(
  deps: ConfirmationDeps,
  { accountId }: Person,
  request: Request,
  credentials: Credentials,
): Promise<string[]> {
  await requireTwoFactor(deps, accountId);
  await checkCredentials(deps, accountId, request, credentials);
  return deps.signIn.twoFactor.turnOff(request, credentials.password);
}

export async function renewRecoveryCodes(
  deps: ConfirmationDeps,
  { accountId }: Person,
  request: Request,
  credentials: Credentials,
): Promise<string[]> {
  await requireTwoFactor(deps, accountId);
  await checkCredentials(deps, accountId, request, credentials);
  return deps.signIn.twoFactor.renewRecoveryCodes(request, credentials.password);
}

export async function readTwoFactor(
  { database, signIn }: { database: Database; signIn: SignIn },
  accountId: string,
): Promise<{ recoveryCodesLeft: number } | null> {
  if (!(await database.asSystem((tx) => hasTwoFactor(tx, accountId)))) return null;
  return { recoveryCodesLeft: await signIn.twoFactor.recoveryCodesLeft(accountId) };
}

/** Whether the library may be asked about this code, in a sign-in whose password was right already. */
export async function mayTryAtSignIn(
  deps: ConfirmationDeps,
  request: Request,
  factor: SecondFactor,
): Promise<'yes' | 'tried_before' | 'no_sign_in'> {
  const accountId = await deps.signIn.awaitedAt(request);
  if (accountId === null) return 'no_sign_in';
  return (await isUntried(deps.database, accountId, factor, deps.now)) ? 'yes' : 'tried_before';
}

/** For somebody who lost the phone and the recovery codes, and whom the operator knows. False where it was off. */
export async function resetTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const wasOn = await hasTwoFactor(tx, accountId);
  if (wasOn) await forgetTwoFactor(tx, accountId);
  return wasOn;
}

async function requireTwoFactor({ database }: ConfirmationDeps, accountId: string): Promise<void> {
  if (await database.asSystem((tx) => hasTwoFactor(tx, accountId))) return;
  throw new AppError('conflict', 'Two-factor authentication is off.');
}

const wrongField = (field: keyof Credentials, sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence } });
