import type { Config } from '../config/config.ts';
import { readEnvFile } from '../config/env.ts';
import { describeSettings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import { inspectDatabase } from '../db/inspect.ts';
import type { SignInWatch } from '../features/accounts/ports.ts';
import type { SecretsCheck } from '../features/admin/actions/read-overview.ts';
import { recordSignInFailure } from '../features/admin/actions/record-sign-in-failure.ts';
import { createProcessReports, forgetReplacedProcesses } from '../features/admin/actions/report-process.ts';
import { createAddressMarker } from '../features/admin/domain/address-marker.ts';
import { startProcessReports } from '../features/admin/job-handlers/process-reports.ts';
import type { Machine } from '../features/admin/ports/system.ts';
import type { SystemPorts } from '../features/admin/routes/system.ts';
import { createLogKeeper, type LogKeeper } from '../http/kept-log.ts';
import type { Logger } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { hearFailures } from '../providers/failures.ts';
import type { Running } from '../queue/work-loop.ts';
import { createBackupFiles } from './backup/backup-files.ts';
import { createHourlyCounts } from './hourly-counts.ts';
import { createMachine } from './machine.ts';
import type { Store } from './open-store.ts';
import { countSealedSecrets, unreadableWords } from './sealed-secrets.ts';
import { VERSION } from './version.ts';

/** This process and the machine under it, as admins see them. */
export interface Machinery extends SystemPorts {
  signInWatch: SignInWatch;
  processId: string;
  machine: Machine;
  logKeeper: LogKeeper;
  checkSecrets: SecretsCheck;
}

export function createMachinery(config: Config, { database, ownerUrl, secretKey }: Store): Machinery {
  const { dataDirectory, previousSecretKey } = config;
  const machine = createMachine(dataDirectory);
  const { host } = machine;
  const mark = createAddressMarker(secretKey);
  return {
    machine,
    processId: uuidv7(),
    signInWatch: {
      failed: (failure) => database.asSystem((tx) => recordSignInFailure(tx, mark, failure)),
    },
    logKeeper: createLogKeeper({ database, process: `${host}:${process.pid}` }),
    inspectDatabase: () => inspectDatabase(ownerUrl),
    checkSecrets: async (tx) =>
      unreadableWords(await countSealedSecrets(tx, { secretKey, previousSecretKey })),
    settings: { host, describe: () => describeSettings(process.env, readEnvFile()) },
    files: createBackupFiles({ dataDirectory, host, ownerUrl, secretKey, version: VERSION }),
  };
}

/** From here on this process is on the list of those that live, and what it logs can be searched. */
export async function startWatch(
  context: { config: Config; database: Database; machinery: Machinery; metrics: Metrics; logger: Logger },
  { alone }: { alone: boolean },
): Promise<Running> {
  const { config, database, machinery, metrics, logger } = context;
  const { machine, processId, logKeeper } = machinery;
  const { role } = config;
  await forgetReplacedProcesses(database, { host: machine.host, role, alone });
  const stopHearing = hearFailures(({ provider, failure }) =>
    metrics.count('provider_failures_total', { provider, failure }),
  );
  const self = { id: processId, pid: process.pid, role, version: VERSION, startedAt: new Date() };
  const takeCounts = createHourlyCounts(metrics);
  const reports = createProcessReports({ database, machine, self, takeCounts });
  // Before anything is claimed in this process's name.
  await reports.report();
  const reporting = startProcessReports(reports, (error) => logger.error({ err: error }, 'report failed'));
  const log = logKeeper.start();
  return {
    stop: async () => {
      stopHearing();
      await reporting.stop();
      await log.stop();
    },
  };
}
