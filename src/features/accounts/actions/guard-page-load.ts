import { isGuarded, pageRedirect } from '../domain/access.ts';
import type { AccountActor } from './authenticate.ts';

/** Where a page load is sent instead, by the guard's table; null lets it through. */
export function createPageGuard(
  authenticate: (request: Request) => Promise<AccountActor | null>,
): (request: Request) => Promise<string | null> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!isGuarded(pathname)) return null;
    const actor = await authenticate(request);
    return pageRedirect({
      path: pathname,
      search,
      visitor: actor && { plan: actor.hasProfile ? actor.plan : 'missing' },
      byBrowser: request.headers.get('sec-fetch-dest') === 'document',
    });
  };
}
