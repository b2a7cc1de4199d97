import type { EndpointRoutes } from '../../http/mount.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { SignIn } from '../accounts/ports.ts';
import { type ClosureDeps, closeAccount } from './actions/close-account.ts';
import { downloadData } from './actions/download-data.ts';
import { closureEndpoints } from './contract.ts';
import { dataFileName } from './domain/left-out.ts';

export interface ClosureRouteDeps extends ClosureDeps {
  routes: EndpointRoutes;
  signIn: SignIn;
  rateLimiter: RateLimiter;
}

const DOWNLOADS = {
  name: 'data-download-account',
  burst: 3,
  perMinute: 0.2,
  sentence: 'Too many downloads. Please wait a few minutes and try again.',
};

export function closureRoutes(deps: ClosureRouteDeps): void {
  const { routes, signIn, rateLimiter, clock = systemClock, ...closure } = deps;

  routes.on(closureEndpoints.data, async ({ actor: { accountId } }) => {
    await rateLimiter.take(DOWNLOADS, accountId);
    const now = clock.now();
    return new Response(downloadData(closure.database, accountId, now), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${dataFileName(now)}"`,
        'cache-control': 'no-store',
      },
    });
  });

  routes.on(closureEndpoints.dataCheck, async ({ actor: { accountId } }) => {
    await rateLimiter.look(DOWNLOADS, accountId);
    return { isReady: true as const };
  });

  routes.on(closureEndpoints.close, async ({ actor: { accountId } }) => {
    await closeAccount({ ...closure, clock }, accountId, { keepsAnAdmin: true });
    const headers = { 'cache-control': 'no-store', 'set-cookie': signIn.forgetSession };
    return Response.json({ closed: true }, { headers });
  });
}
