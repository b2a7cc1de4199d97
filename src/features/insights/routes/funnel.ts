import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readFunnel } from '../actions/read-funnel.ts';
import { funnelEndpoints } from '../contract/funnel.ts';

export function funnelRoutes({ routes, database, clock }: RouteDeps & { clock: Clock }): void {
  routes.on(funnelEndpoints.funnel, ({ actor: { accountId }, query }) =>
    database.asAccount(accountId, (tx) => readFunnel(tx, accountId, { ...query, now: clock.now() })),
  );
}
