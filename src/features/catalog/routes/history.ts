import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { createPastFetcher, readPast } from '../actions/product-past.ts';
import { historyEndpoints } from '../contract/history.ts';
import type { ProductSources } from '../ports.ts';
import { presentPast } from '../present/history.ts';

const FETCHES: Limit = { name: 'product-history', burst: 30, perMinute: 20 };

export function historyRoutes(deps: RouteDeps & { sources: ProductSources; clock: Clock }): void {
  const { routes } = deps;
  const fetchPast = createPastFetcher(deps);

  routes.on(historyEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentPast(await readPast(deps.database, accountId, params.id)),
  );

  routes.on(
    historyEndpoints.fetch,
    async ({ actor: { accountId }, params }) => presentPast(await fetchPast(accountId, params.id)),
    { limit: FETCHES },
  );
}
