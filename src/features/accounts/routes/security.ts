import type { RouteDeps } from '../../../http/mount.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { confirmPassword } from '../actions/confirm-password.ts';
import { endOtherSessions, endSession } from '../actions/end-sessions.ts';
import { listSessions } from '../actions/list-sessions.ts';
import {
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '../actions/two-factor.ts';
import { securityEndpoints } from '../contract/security.ts';
import { CONFIRMATION } from '../domain/auth-paths.ts';
import { CONFIRMED_FOR_MS } from '../domain/second-factor.ts';
import type { SignIn } from '../ports.ts';
import { presentOpenSessions } from '../present.ts';

export interface SecurityRouteDeps extends RouteDeps {
  signIn: SignIn;
  rateLimiter: RateLimiter;
  clock: Clock;
}

/** What asks for the password again, and what follows from it: sessions and the second factor. */
export function securityRoutes({ routes, database, signIn, rateLimiter, clock }: SecurityRouteDeps): void {
  const { tooMany: sentence, ...attempts } = CONFIRMATION;
  const limit = (accountId: string) =>
    rateLimiter.take({ name: 'confirmation-account', ...attempts, sentence }, accountId);
  const deps = () => ({ database, signIn, now: clock.now() });

  routes.on(securityEndpoints.confirmPassword, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    const now = clock.now();
    await confirmPassword({ database, signIn, now }, actor, request, body);
    return { confirmedUntil: new Date(now.getTime() + CONFIRMED_FOR_MS).toISOString() };
  });

  routes.on(securityEndpoints.security, async ({ actor: { accountId, sessionId } }) => {
    const sessions = await database.asSystem((tx) => listSessions(tx, accountId));
    return {
      twoFactor: await readTwoFactor({ database, signIn }, accountId),
      sessions: presentOpenSessions(sessions, sessionId),
    };
  });

  routes.on(securityEndpoints.endSession, async ({ actor: { accountId }, params }) => {
    await database.asSystem((tx) => endSession(tx, accountId, params.id));
    return { id: params.id };
  });

  routes.on(securityEndpoints.endOtherSessions, async ({ actor }) => ({
    ended: await database.asSystem((tx) => endOtherSessions(tx, actor)),
  }));

  routes.on(securityEndpoints.setUpTwoFactor, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    return setUpTwoFactor(deps(), actor, request, body.password);
  });

  routes.on(securityEndpoints.turnOnTwoFactor, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    return withCookies({ enabled: true }, await turnOnTwoFactor(deps(), actor, request, body.code));
  });

  routes.on(securityEndpoints.renewRecoveryCodes, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    return { recoveryCodes: await renewRecoveryCodes(deps(), actor, request, body) };
  });

  routes.on(securityEndpoints.turnOffTwoFactor, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    return withCookies({ enabled: false }, await turnOffTwoFactor(deps(), actor, request, body));
  });
}

/** The session goes on under a new token. */
function withCookies(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
