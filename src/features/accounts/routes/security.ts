import type { Database } from '../../../db/database.ts';
import type { EndpointRoutes } from '../../../http/mount.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { confirmPassword } from '../actions/confirm-password.ts';
import { securityEndpoints } from '../contract/security.ts';
import { CONFIRMATION } from '../domain/auth-paths.ts';
import { CONFIRMED_FOR_MS } from '../domain/second-factor.ts';
import type { SignIn } from '../ports.ts';

export interface SecurityRouteDeps {
  routes: EndpointRoutes;
  database: Database;
  signIn: SignIn;
  rateLimiter: RateLimiter;
  clock: Clock;
}

/** What asks for the password again, and what follows from it: sessions and the second factor. */
export function securityRoutes({ routes, database, signIn, rateLimiter, clock }: SecurityRouteDeps): void {
  const { tooMany: sentence, ...attempts } = CONFIRMATION;
  const limit = (accountId: string) =>
    rateLimiter.take({ name: 'confirmation-account', ...attempts, sentence }, accountId);

  routes.on(securityEndpoints.confirmPassword, async ({ actor, body, request }) => {
    await limit(actor.accountId);
    const now = clock.now();
    await confirmPassword({ database, signIn, now }, actor, request, body);
    return { confirmedUntil: new Date(now.getTime() + CONFIRMED_FOR_MS).toISOString() };
  });
}
