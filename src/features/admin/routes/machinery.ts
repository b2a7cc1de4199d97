import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readDatabaseFigures, readProcesses } from '../actions/read-machinery.ts';
import { readSecurity } from '../actions/read-security.ts';
import { findLogLines } from '../actions/search-log.ts';
import { LOG_LEVELS, LOG_PAGE, logEndpoints } from '../contract/logs.ts';
import { machineryEndpoints } from '../contract/machinery.ts';
import { securityEndpoints } from '../contract/security.ts';
import type { InspectDatabase, ShownSetting } from '../ports/system.ts';
import { presentDatabase, presentProcess } from '../present/machinery.ts';
import { presentLogLine, presentSecurity } from '../present/security.ts';

export interface MachineryRouteDeps extends RouteDeps {
  clock: Clock;
  inspectDatabase: InspectDatabase;
  /** Of the process that is asked. */
  settings: { host: string; describe: () => ShownSetting[] };
}

/** What the machinery tells of itself: nothing here changes anything. */
export function machineryRoutes(deps: MachineryRouteDeps): void {
  const { routes, database, clock, inspectDatabase, settings } = deps;

  routes.on(machineryEndpoints.processes, async () => {
    const processes = await database.asSystem((tx) => readProcesses(tx, clock.now()));
    return { processes: processes.map(presentProcess) };
  });

  routes.on(machineryEndpoints.database, async () =>
    presentDatabase(await readDatabaseFigures(database, inspectDatabase)),
  );

  routes.on(machineryEndpoints.settings, () => ({ host: settings.host, settings: settings.describe() }));

  routes.on(securityEndpoints.read, async () =>
    presentSecurity(await database.asSystem((tx) => readSecurity(tx, clock.now()))),
  );

  routes.on(logEndpoints.search, async ({ query }) => {
    const { text, level, before } = query;
    const [from, to] = [query.from, query.to].map((moment) => (moment ? new Date(moment) : undefined));
    const search = { text, leastLevel: LOG_LEVELS[level], from, to, before, limit: LOG_PAGE };
    const { lines, hasMore, kept } = await database.asSystem((tx) => findLogLines(tx, search));
    return {
      lines: lines.map(presentLogLine),
      hasMore,
      kept: { lines: kept.lines, oldest: kept.oldest?.toISOString() ?? null },
    };
  });
}
