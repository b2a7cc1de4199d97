import { call } from '../../../web/api/client.ts';
import { accountEndpoints } from '../contract/account.ts';
import { type AuthNotice, accountExists, signUpFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';

/**
 * Signs up, and says what went wrong, or null. The check beforehand is needed because the sign-in library answers
 * an address that exists as if it were new.
 */
export async function signUp(fields: {
  name: string;
  email: string;
  password: string;
}): Promise<AuthNotice | null> {
  const { name, email, password } = fields;
  try {
    const { exists } = await call(accountEndpoints.emailCheck, { body: { email } });
    if (exists) return accountExists(email);
    await auth.signUp(name, email, password);
    return null;
  } catch (error) {
    return signUpFailure(failureOf(error), email);
  }
}
