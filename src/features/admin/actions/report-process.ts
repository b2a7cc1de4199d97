import type { Database } from '../../../db/database.ts';
import type { ProcessRole } from '../domain/process.ts';
import type { Machine } from '../ports/system.ts';
import {
  addCounts,
  addSlowStatements,
  type HourlyCount,
  removeAllReports,
  removeReplaced,
  removeReport,
  saveReport,
} from '../store/processes.ts';

export interface ThisProcess {
  id: string;
  pid: number;
  role: ProcessRole;
  version: string;
  startedAt: Date;
}

export interface ProcessReports {
  /** Says that this process lives, how its machine fares, and what it counted since the last time. */
  report(): Promise<void>;
  /** Takes this process off the list. */
  leave(): Promise<void>;
}

export function createProcessReports(deps: {
  database: Database;
  machine: Machine;
  self: ThisProcess;
  /** What was counted since the last call. */
  takeCounts: () => HourlyCount[];
}): ProcessReports {
  const { database, machine, self, takeCounts } = deps;
  let unsent: HourlyCount[] = [];
  return {
    report: async () => {
      const figures = await machine.read();
      const slow = database.slowStatements.take();
      unsent = [...unsent, ...takeCounts()];
      const counts = unsent;
      await database.asSystem(async (tx) => {
        await saveReport(tx, { ...self, ...figures, host: machine.host });
        await addCounts(tx, counts);
        await addSlowStatements(tx, slow);
      });
      unsent = unsent.slice(counts.length);
    },
    leave: () => database.asSystem(async (tx) => void (await removeReport(tx, self.id))),
  };
}

/** At the start of a process: whoever it takes the place of is no longer missed. */
export const forgetReplacedProcesses = (
  database: Database,
  { host, role, alone }: { host: string; role: ProcessRole; alone: boolean },
): Promise<void> =>
  database.asSystem(async (tx) => {
    if (alone) await removeAllReports(tx);
    else await removeReplaced(tx, host, role);
  });
