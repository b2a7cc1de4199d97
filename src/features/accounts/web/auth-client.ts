import * as z from 'zod/mini';
import { ApiError } from '../../../web/api/client.ts';
import type { AuthFailure } from '../domain/auth-messages.ts';

/** What the sign-in library answered, or that it didn't. */
export class AuthError extends Error {
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

async function post(path: string, body: Record<string, unknown>): Promise<void> {
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
  if (response.ok) return;
  const answer = z.safeParse(failureSchema, await response.json().catch(() => ({})));
  const { code, message, detail } = answer.data ?? { code: null };
  throw new AuthError({ code, message: message ?? detail ?? '', status: response.status });
}

/** After the confirmation link a person is signed in and at the dashboard. */
const afterConfirmation = (): string => `${location.origin}/dashboard`;

export const auth = {
  signIn: (email: string, password: string) => post('/sign-in/email', { email, password }),

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
