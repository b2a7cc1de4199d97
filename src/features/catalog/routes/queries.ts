import type { Tx } from '../../../db/database.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { countMatches } from '../actions/count-matches.ts';
import { type KnownQuery, listQueries, matchesOf } from '../actions/list-queries.ts';
import { readQuery } from '../actions/read-query.ts';
import { changeQuery, createQuery, makeDefault, removeQuery } from '../actions/save-query.ts';
import { type ProductQueryView, productQueryEndpoints } from '../contract/queries.ts';
import type { ProductSources, QueryAddresses } from '../ports.ts';
import { presentQuery } from '../present/queries.ts';

export interface QueryRouteDeps extends RouteDeps {
  sources: ProductSources;
  addresses: QueryAddresses;
  sealer: Sealer;
  clock: Clock;
}

/** Each one spends tokens of the account's key. */
const COUNTS: Limit = { name: 'count-matches', burst: 10, perMinute: 5 };

export function queryRoutes(deps: QueryRouteDeps): void {
  const { routes, database, addresses, clock } = deps;

  const told = async (tx: Tx, accountId: string, query: KnownQuery): Promise<ProductQueryView> => {
    const [matches = null] = await matchesOf(tx, accountId, [query]);
    return presentQuery(query, matches);
  };

  routes.on(productQueryEndpoints.list, ({ actor: { accountId } }) =>
    database.asAccount(accountId, async (tx) => {
      const queries = await listQueries(tx, addresses, accountId);
      const matches = await matchesOf(tx, accountId, queries);
      return { queries: queries.map((query, index) => presentQuery(query, matches[index] ?? null)) };
    }),
  );

  routes.on(productQueryEndpoints.create, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, async (tx) =>
      told(tx, accountId, await createQuery(tx, deps, accountId, body)),
    ),
  );

  routes.on(productQueryEndpoints.change, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, async (tx) => {
      const change = { accountId, id: params.id, query: body, now: clock.now() };
      return told(tx, accountId, await changeQuery(tx, deps, change));
    }),
  );

  routes.on(productQueryEndpoints.remove, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => removeQuery(tx, accountId, params.id)),
  );

  routes.on(productQueryEndpoints.makeDefault, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, async (tx) =>
      told(tx, accountId, await makeDefault(tx, deps, accountId, params.id)),
    ),
  );

  routes.on(productQueryEndpoints.read, async ({ body }) => {
    const { siteId, selection, rows, firstRow, unknownFilters } = readQuery(addresses, body.address);
    return { siteId, selection, rows, page: Math.round(firstRow / rows), unknownFilters };
  });

  routes.on(
    productQueryEndpoints.count,
    ({ actor: { accountId }, body }) => countMatches(deps, accountId, body),
    { limit: COUNTS },
  );
}
