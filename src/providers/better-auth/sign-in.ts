import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError, betterAuth } from 'better-auth';
import { hashPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { SignIn, SignInMail } from '../../features/accounts/ports.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { createCookieSigner } from './cookie-signer.ts';

export interface SignInOptions<Schema> {
  connection: Kysely<Schema>;
  publicUrl: string;
  secretKey: string;
  previousSecretKey?: string | null;
  /** Whether a person may have a session at all; a disabled one may not. */
  maySignIn: (userId: string) => Promise<boolean>;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export function createSignIn<Schema>(options: SignInOptions<Schema>): SignIn {
  const { connection, publicUrl, maySignIn } = options;
  const signer = createCookieSigner(options.secretKey, options.previousSecretKey ?? null);
  // The library sends its mails inside its transaction. They are only noted there, and written after the commit:
  // nobody waits for a second connection while holding the first, and no mail speaks of what was rolled back.
  const underWay = new AsyncLocalStorage<{ mails: SignInMail[]; failure?: unknown }>();
  const note = async (kind: SignInMail['kind'], user: { email: string; name: string }, token: string) => {
    underWay.getStore()?.mails.push({ kind, email: user.email, name: user.name, token });
  };

  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: signer.secret,
    database: { db: connection, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: ({ user, token }) => note('password_reset', user, token),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => note('confirmation', user, token),
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * DAY,
      updateAge: DAY,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await maySignIn(userId)) return;
            throw new APIError('FORBIDDEN', {
              code: 'account_disabled',
              message: 'This account is disabled. Please contact support.',
            });
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'linesheet',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => uuidv7() },
      // The server checks where every change comes from before the library sees it, and by more than one name.
      disableCSRFCheck: true,
      disableOriginCheck: false,
    },
    // So are the limits ours, shared by all machines.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What the library did not mean to answer is ours to log and to word.
    onAPIError: {
      onError: (error) => {
        const request = underWay.getStore();
        if (request && !(error instanceof APIError)) request.failure = error;
      },
    },
  });

  const cookieName = `${publicUrl.startsWith('https:') ? '__Secure-' : ''}linesheet.session_token`;
  const headersFor = (request: Request): Headers => signer.renewed(request.headers, cookieName);

  return {
    answer: async (request) => {
      const work: { mails: SignInMail[]; failure?: unknown } = { mails: [] };
      const renewed = new Request(request, { headers: headersFor(request) });
      const response = await underWay.run(work, () => auth.handler(renewed));
      if (work.failure !== undefined) throw work.failure;
      return { response, mails: work.mails };
    },
    sessionTokenOf: (request) => signer.tokenIn(request.headers, cookieName),
    prolongSession: async (request) => {
      const { headers } = await auth.api.getSession({ headers: headersFor(request), returnHeaders: true });
      return headers.getSetCookie();
    },
    hashPassword,
  };
}
