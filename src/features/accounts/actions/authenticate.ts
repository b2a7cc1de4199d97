import type { Database } from '../../../db/database.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { tokenHash } from '../domain/api-token.ts';
import type { Plan } from '../domain/plan.ts';
import type { SignIn } from '../ports.ts';
import { type ActorRow, actorOfSession, actorOfToken, markTokenUsed } from '../store/accounts.ts';
import { markSessionUsed } from '../store/sessions.ts';

/** Who is behind a request, in the shape that the server hands to every route. */
export interface AccountActor {
  accountId: string;
  email: string;
  kind: 'session' | 'token';
  /** Null for a token. */
  sessionId: string | null;
  scopes: readonly string[];
  role: 'member' | 'admin';
  plan: Plan;
  /** False for a person whose profile is missing. */
  hasProfile: boolean;
}

const LAST_USED_EVERY_MS = 60_000;

/** A bearer token speaks for its account, otherwise the session cookie does, otherwise nobody. */
export function createAuthenticate(
  database: Database,
  signIn: Pick<SignIn, 'sessionTokenOf'>,
  clock: Clock = systemClock,
): (request: Request) => Promise<AccountActor | null> {
  const system = database.systemConnection;

  const byToken = async (secret: string): Promise<AccountActor> => {
    const row = await actorOfToken(system, tokenHash(secret));
    if (!row) throw new AppError('not_signed_in', 'The API token is not valid, or has expired.');
    const now = clock.now();
    if (isLongAgo(row.lastUsedAt, now)) await markTokenUsed(system, row.tokenId, now);
    return { ...actorOf(row), kind: 'token', sessionId: null, scopes: row.scopes };
  };

  return async (request) => {
    const authorization = request.headers.get('authorization');
    if (authorization !== null) {
      const [, secret] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (!secret) throw new AppError('not_signed_in', 'Send an API token as “Authorization: Bearer TOKEN”.');
      return byToken(secret);
    }
    const sessionToken = signIn.sessionTokenOf(request);
    if (sessionToken === null) return null;
    const row = await actorOfSession(system, sessionToken);
    if (!row) return null;
    const now = clock.now();
    if (isLongAgo(row.lastUsedAt, now)) await markSessionUsed(system, row.sessionId, now);
    return { ...actorOf(row), kind: 'session', sessionId: row.sessionId, scopes: [] };
  };
}

/** A moment's precision is not worth a write per request. */
const isLongAgo = (lastUsedAt: Date | null, now: Date): boolean =>
  now.getTime() - (lastUsedAt?.getTime() ?? 0) > LAST_USED_EVERY_MS;

/** A person whose profile is missing counts as one without a plan. */
const actorOf = ({ id, email, role, plan }: ActorRow) => ({
  accountId: id,
  email,
  role: role ?? 'member',
  plan: plan ?? 'none',
  hasProfile: plan !== null,
});
