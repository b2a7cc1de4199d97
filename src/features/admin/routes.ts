import type { Database } from '../../db/database.ts';
import type { EndpointRoutes } from '../../http/mount.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { overviewRoutes } from './routes/overview.ts';

export interface AdminRouteDeps {
  routes: EndpointRoutes;
  database: Database;
  clock?: Clock;
}

/** All that lies behind /admin. The role is asked for by each endpoint, changes go through the audit log. */
export function adminRoutes({ routes, database, clock = systemClock }: AdminRouteDeps): void {
  overviewRoutes({ routes, database, clock });
}
