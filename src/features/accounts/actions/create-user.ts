import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { Plan } from '../domain/plan.ts';
import { changeProfile } from '../store/accounts.ts';
import { accountIdByEmail, normalizedEmail } from './find-account-by-email.ts';
import { setPlan } from './set-plan.ts';

export interface NewUser {
  email: string;
  name: string;
  /** By the sign-in library's own hasher. */
  passwordHash: string;
  plan?: Plan;
  /** In place of the plan's. */
  emailsPerDay?: number;
}

/** A confirmed account, without a mail: for the command line and the sample account. Needs the system role. */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const email = normalizedEmail(user.email);
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new AppError('invalid_input', 'Please enter a valid email address.');
  if ((await accountIdByEmail(tx, email)) !== null)
    throw new AppError('conflict', `An account with ${email} already exists.`);
  const id = uuidv7();
  await tx.insertInto('users').values({ id, email, name: user.name, email_verified: true }).execute();
  await tx
    .insertInto('credentials')
    .values({
      id: uuidv7(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: user.passwordHash,
    })
    .execute();
  if (user.plan !== undefined) await setPlan(tx, id, user.plan);
  if (user.emailsPerDay !== undefined)
    await changeProfile(tx, id, { emails_per_day_override: user.emailsPerDay });
  return id;
}
