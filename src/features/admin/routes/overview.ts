import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readOverview, type SecretsCheck } from '../actions/read-overview.ts';
import { overviewEndpoints } from '../contract/overview.ts';

export function overviewRoutes(deps: RouteDeps & { clock: Clock; checkSecrets: SecretsCheck }): void {
  const { routes, database, clock, checkSecrets } = deps;
  routes.on(overviewEndpoints.read, () =>
    database.asSystem((tx) => readOverview(tx, clock.now(), checkSecrets)),
  );
}
