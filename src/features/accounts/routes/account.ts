import type { Logger } from '../../../http/log.ts';
import type { Metrics } from '../../../http/metrics.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createToken, listTokens, revokeToken } from '../actions/api-tokens.ts';
import { changeAccount } from '../actions/change-account.ts';
import { profileExists } from '../actions/find-account-by-email.ts';
import { readAccount } from '../actions/read-account.ts';
import { accountEndpoints } from '../contract/account.ts';
import { systemMailboxEndpoints } from '../contract/system-mailbox.ts';
import type { Account } from '../domain/account.ts';
import { EMAIL_CHECK, RESET_LINK_CHECK } from '../domain/auth-paths.ts';
import type { Sealer } from '../domain/sealed.ts';
import type { SignIn } from '../ports.ts';
import { presentProfile, presentSession, presentToken, VISITOR } from '../present.ts';
import { securityRoutes } from './security.ts';

export interface AccountRouteDeps extends RouteDeps {
  signIn: SignIn;
  sealer: Sealer;
  rateLimiter: RateLimiter;
  metrics: Metrics;
  logger: Logger;
  /** The page on which our mails to people can be read, where they never leave the machine. */
  systemMailbox?: string | null;
  clock?: Clock;
}

export function accountRoutes(deps: AccountRouteDeps): void {
  const { routes, database, signIn, sealer, rateLimiter, metrics, logger, clock = systemClock } = deps;
  const { systemMailbox = null } = deps;
  const { perClient, perAddress, tooMany: sentence } = EMAIL_CHECK;
  securityRoutes({ routes, database, signIn, rateLimiter, clock });

  routes.onPublic(accountEndpoints.session, async ({ actor, request }) => {
    if (actor?.kind !== 'session') return VISITOR;
    const account = await database
      .asAccount(actor.accountId, (tx) => readAccount(tx, actor.accountId))
      .catch((error: unknown): Account | null | 'unreadable' => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        logger.error({ err: error }, 'profile could not be read');
        return 'unreadable';
      });
    const answer = Response.json(presentSession(actor, account), {
      headers: { 'cache-control': 'no-store' },
    });
    for (const cookie of await signIn.prolongSession(request)) answer.headers.append('set-cookie', cookie);
    return answer;
  });

  routes.onPublic(
    accountEndpoints.emailCheck,
    async ({ body }) => {
      await rateLimiter.take({ name: 'email-check-address', ...perAddress, sentence }, body.email);
      const exists = await database.asSystem((tx) => profileExists(tx, body.email));
      metrics.count('email_checks_total', { outcome: exists ? 'exists' : 'free' });
      return { exists };
    },
    { limit: { name: 'email-check-client', ...perClient, sentence } },
  );

  routes.onPublic(
    accountEndpoints.resetLinkCheck,
    async ({ body }) => ({ works: await signIn.takesNewPassword(body.token) }),
    {
      limit: {
        name: 'reset-link-client',
        ...RESET_LINK_CHECK.perClient,
        sentence: RESET_LINK_CHECK.tooMany,
      },
    },
  );

  routes.onPublic(systemMailboxEndpoints.systemMailbox, () => ({ path: systemMailbox }));

  routes.on(accountEndpoints.profile, ({ actor: { accountId } }) =>
    database.asAccount(accountId, async (tx) => presentProfile(await readAccount(tx, accountId))),
  );

  routes.on(accountEndpoints.updateProfile, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, async (tx) =>
      presentProfile(await changeAccount(tx, { sealer, now: clock.now() }, accountId, body)),
    ),
  );

  routes.on(accountEndpoints.tokens, ({ actor: { accountId } }) =>
    database.asAccount(accountId, async (tx) => ({
      tokens: (await listTokens(tx, accountId)).map(presentToken),
    })),
  );

  routes.on(accountEndpoints.createToken, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, async (tx) => {
      const { token, secret } = await createToken(tx, accountId, body, clock.now());
      return { token: presentToken(token), secret };
    }),
  );

  routes.on(accountEndpoints.revokeToken, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, async (tx) => {
      await revokeToken(tx, accountId, params.id);
      return { id: params.id };
    }),
  );
}
