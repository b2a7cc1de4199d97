import * as z from 'zod/mini';
import { ApiError } from '../../../web/api/client.ts';
import type { AuthFailure } from '../domain/auth-messages.ts';
import { secondFactorIn, WRONG_CODE } from '../domain/second-factor.ts';

/** What the sign-in library answered, or that it didn't. */
class AuthError extends Error {
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.message);
    this.name = 'AuthError';
    this.failure = failure;
  }
}

const failureSchema = z.object({
  code: z._default(z.nullable(z.string()), null),
  message: z.optional(z.string()),
  /** Where our own limits answer before the library does. */
  detail: z.optional(z.string()),
});

const codeNeededSchema = z.object({ twoFactorRedirect: z.literal(true) });

async function post(path: string, body: Record<string, unknown>): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new AuthError({ code: 'network_failure', message: String(error), status: null });
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { code, message, detail } = z.safeParse(failureSchema, answer).data ?? { code: null };
  throw new AuthError({ code, message: message ?? detail ?? '', status: response.status });
}

/** After the confirmation link a person is signed in and at the dashboard. */
const afterConfirmation = (): string => `${location.origin}/dashboard`;

export const auth = {
  /** The password may be right and a code still be due. */
  signIn: async (email: string, password: string): Promise<'signed_in' | 'code_needed'> => {
    const answer = await post('/sign-in/email', { email, password });
    return z.safeParse(codeNeededSchema, answer).success ? 'code_needed' : 'signed_in';
  },

  enterCode: (typed: string) => {
    const factor = secondFactorIn(typed);
    if (!factor) throw new AuthError({ code: 'INVALID_CODE', message: WRONG_CODE, status: 400 });
    const step = factor.kind === 'recovery' ? 'verify-backup-code' : 'verify-totp';
    return post(`/two-factor/${step}`, { code: factor.code });
  },

  signUp: (name: string, email: string, password: string) =>
    post('/sign-up/email', { name, email, password, callbackURL: afterConfirmation() }),

  sendConfirmationAgain: (email: string) =>
    post('/send-verification-email', { email, callbackURL: afterConfirmation() }),

  requestPasswordReset: (email: string) =>
    post('/request-password-reset', { email, redirectTo: `${location.origin}/reset-password` }),

  resetPassword: (token: string, newPassword: string) => post('/reset-password', { token, newPassword }),
};

/** Anything that was thrown, as a failure to look up in the table. */
export function failureOf(error: unknown): AuthFailure {
  if (error instanceof AuthError) return error.failure;
  if (error instanceof ApiError) return { code: error.code, message: error.message, status: error.status };
  return { code: null, message: '', status: 0 };
}
