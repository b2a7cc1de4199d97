import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isStillConfirmed } from '../domain/second-factor.ts';
import { confirmationOf } from '../store/sessions.ts';

/**
 * Lets through who gave the password again in the last minutes, in this very session; throws `password_needed`
 * otherwise, upon which the browser asks for it and tries again. Needs the system role.
 */
export async function requireFreshPassword(
  tx: Tx,
  actor: { sessionId: string | null },
  now: Date,
): Promise<void> {
  const session = actor.sessionId === null ? undefined : await confirmationOf(tx, actor.sessionId);
  if (!session) throw new AppError('not_allowed', 'An API token can’t do this; sign in instead.');
  if (isStillConfirmed(session.confirmedAt, now)) return;
  throw new AppError('password_needed', 'Please enter your password again to do this.', {
    twoFactor: session.twoFactor,
  });
}
