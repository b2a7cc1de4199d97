import type { Deed } from './audit.ts';

// What only the command line does to an account, as the audit log tells it.

export const accountDeleted = (accountId: string): Deed => ({
  action: 'account.deleted',
  subjectId: accountId,
});

export const twoFactorReset = (accountId: string): Deed => ({
  action: 'two_factor.reset',
  subjectId: accountId,
  before: { twoFactor: true },
  after: { twoFactor: false },
});

/** Not by its name: its person chose that, and an entry outlives the account. */
export const tokenCreated = (
  accountId: string,
  { scopes, expiresAt }: { scopes: readonly string[]; expiresAt: Date },
): Deed => ({
  action: 'token.created',
  subjectId: accountId,
  after: { mayDo: scopes.join(', '), until: expiresAt.toISOString().slice(0, 10) },
});
