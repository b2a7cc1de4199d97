import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How many clock ticks a second /proc counts in. */
const TICKS = 100;

interface Stat {
  parent: number;
  seconds: number;
  /** Of children that have ended and were waited for. */
  endedChildrenSeconds: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]);
    return {
      parent: ticks(1),
      seconds: (ticks(11) + ticks(12)) / TICKS,
      endedChildrenSeconds: (ticks(13) + ticks(14)) / TICKS,
    };
  } catch {
    return null;
  }
}

/** Processor time that one process took so far. */
export const processorSeconds = (pid: number): number => statOf(pid)?.seconds ?? 0;

/** Processor time of a process and all its children, those included that have ended: a Postgres, for instance. */
export function familySeconds(pid: number): number {
  const own = statOf(pid);
  let sum = (own?.seconds ?? 0) + (own?.endedChildrenSeconds ?? 0);
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : null;
    if (stat?.parent === pid) sum += stat.seconds;
  }
  return sum;
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_024;
}

export const residentMegabytes = (pid: number): number => megabytes(pid, 'VmRSS');
/** The most that a process ever had resident. */
export const peakMegabytes = (pid: number): number => megabytes(pid, 'VmHWM');

export const load = (): number => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);

/** Fails a step that takes longer than it may, so that no bench hangs. */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const timeout = sleep(seconds * 1_000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what} took longer than ${seconds} s`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    over.abort();
    timeout.catch(() => undefined);
  }
}
