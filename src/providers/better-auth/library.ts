import { APIError, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type Kysely, sql } from 'kysely';
import type { SignInMail } from '../../features/accounts/ports.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

export interface LibraryOptions<Schema> {
  connection: Kysely<Schema>;
  publicUrl: string;
  /** The current key first; all of them open what was encrypted. */
  secrets: { version: number; value: string }[];
  maySignIn: (userId: string) => Promise<boolean>;
  /** A mail is called for, inside the library's transaction. */
  note: (mail: SignInMail) => void;
  /** Something failed that the library did not mean to answer. */
  failed: (error: unknown) => void;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const secondFactor = twoFactor({
  issuer: 'Linesheet',
  backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factors',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
});

/** The library on our tables, with what is ours switched off in it: limits, origins, logs. */
export function openLibrary<Schema>(options: LibraryOptions<Schema>) {
  const { connection, publicUrl, secrets, maySignIn, note, failed } = options;
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secrets,
    database: { db: connection, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      // Nor does anything else go on that began before: another link that was sent, a sign-in that waits for its code.
      onPasswordReset: async ({ user }) => {
        await sql`delete from verifications where value = ${user.id}`.execute(connection);
      },
      sendResetPassword: async ({ user, token }) =>
        note({ kind: 'password_reset', email: user.email, name: user.name, token }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: async ({ user, token }) =>
        note({ kind: 'confirmation', email: user.email, name: user.name, token }),
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [secondFactor],
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
        if (!(error instanceof APIError)) failed(error);
      },
    },
  });
}
