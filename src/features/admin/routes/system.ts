import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { BackupFiles, InspectDatabase, ShownSetting } from '../ports/system.ts';
import { auditedRoutes } from './audited.ts';
import { backupRoutes } from './backups.ts';
import { machineryRoutes } from './machinery.ts';

/** What only the place where all is wired can give: the machine, the settings, the files. */
export interface SystemPorts {
  inspectDatabase: InspectDatabase;
  settings: { host: string; describe: () => ShownSetting[] };
  files: BackupFiles;
}

/** The part of /admin that looks after the system itself. */
export function systemRoutes(deps: RouteDeps & { clock: Clock } & SystemPorts): void {
  const { routes, database, clock, inspectDatabase, settings, files } = deps;
  machineryRoutes({ routes, database, clock, inspectDatabase, settings });
  backupRoutes({ routes, audited: auditedRoutes(routes, database), database, clock, files });
}
