import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';

/** Needs the system role: no account is known yet. */
export async function accountIdByEmail(tx: Tx, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', normalizedEmail(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function requireAccountByEmail(tx: Tx, email: string): Promise<string> {
  const accountId = await accountIdByEmail(tx, email);
  if (accountId === null) throw new AppError('not_found', `There is no account with the email ${email}.`);
  return accountId;
}

/** The check before signing up: whether a profile has this email. */
export async function profileExists(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('profiles')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', normalizedEmail(email)))
    .executeTakeFirst();
  return row !== undefined;
}

export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
