import type { ApiToken, Profile, Session, TokenScope } from './contract/account.ts';
import type { OpenSession } from './contract/security.ts';
import { type Account, storedKey } from './domain/account.ts';
import type { ApiTokenRecord } from './domain/api-token.ts';
import { deviceOf } from './domain/device.ts';

export const presentProfile = (account: Account): Profile => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  credits: account.credits,
  plan: account.plan,
  subscriptionStatus: account.subscriptionStatus,
  spreadsheetLink: account.spreadsheetLink,
  senderEmail: account.senderEmail,
  sendgridApiKey: storedKey(account.sendgridKeyLastFour),
  senderName: account.senderName,
  emailMessageBody: account.emailMessageBody,
});

export const VISITOR: Session = { user: null, profile: null, profileReadable: true };

/** `account` is null where there is none, and 'unreadable' where it could not be read. */
export function presentSession(
  actor: { accountId: string; email: string; role: 'member' | 'admin' },
  account: Account | null | 'unreadable',
): Session {
  const known = account === 'unreadable' ? null : account;
  return {
    user: {
      id: actor.accountId,
      email: actor.email,
      firstName: known?.firstName ?? '',
      isAdmin: actor.role === 'admin',
    },
    profile: known && {
      plan: known.plan,
      subscriptionStatus: known.subscriptionStatus,
      credits: known.credits,
    },
    profileReadable: account !== 'unreadable',
  };
}

export const presentToken = (token: ApiTokenRecord): ApiToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes as TokenScope[],
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

interface SessionRecord {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The browser that asks comes first. */
export const presentOpenSessions = (
  sessions: readonly SessionRecord[],
  thisSessionId: string | null,
): OpenSession[] =>
  sessions
    .map((session) => ({
      id: session.id,
      device: deviceOf(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isThisOne: session.id === thisSessionId,
    }))
    .toSorted((left, right) => Number(right.isThisOne) - Number(left.isThisOne));
