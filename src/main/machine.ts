import { statfs } from 'node:fs/promises';
import { availableParallelism, cpus, hostname, totalmem } from 'node:os';
import type { Machine } from '../features/admin/ports/system.ts';

interface CpuTime {
  busy: number;
  all: number;
}

/** The machine as this process sees it; `dataDirectory` is on the disk that matters. */
export function createMachine(dataDirectory: string): Machine {
  let before = cpuTime();
  return {
    host: hostname(),
    read: async () => {
      const now = cpuTime();
      const all = now.all - before.all;
      const cpuShare = all > 0 ? Math.min(1, Math.max(0, (now.busy - before.busy) / all)) : 0;
      if (all > 0) before = now;
      const disk = await statfs(dataDirectory).catch(() => null);
      const memoryTotal = totalMemory();
      return {
        cpuCount: availableParallelism(),
        cpuShare,
        memoryTotal,
        memoryUsed: Math.max(0, memoryTotal - process.availableMemory()),
        processMemory: process.memoryUsage.rss(),
        diskTotal: disk ? disk.blocks * disk.bsize : 0,
        // As `df` has it: what is set aside for root counts neither as used nor as free.
        diskUsed: disk ? (disk.blocks - disk.bfree) * disk.bsize : 0,
      };
    },
  };
}

/** Of all cores since the machine started, in milliseconds. */
function cpuTime(): CpuTime {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const busy = times.reduce((sum, core) => sum + core.busy, 0);
  return { busy, all: busy + times.reduce((sum, core) => sum + core.idle, 0) };
}

/** Where a container is given less than the machine has, that. */
function totalMemory(): number {
  const given = process.constrainedMemory();
  return given > 0 && given < totalmem() ? given : totalmem();
}
