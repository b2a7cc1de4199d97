/** What a machine says of itself; shares from 0 to 1, and bytes. */
export interface MachineFigures {
  cpuCount: number;
  cpuShare: number;
  memoryUsed: number;
  memoryTotal: number;
  /** Of this process alone. */
  processMemory: number;
  /** Of the disk with the data directory. */
  diskUsed: number;
  diskTotal: number;
}

export type ProcessRole = 'server' | 'worker' | 'all';

export interface ProcessReport extends MachineFigures {
  id: string;
  host: string;
  pid: number;
  role: ProcessRole;
  version: string;
  startedAt: Date;
  seenAt: Date;
}

export const REPORTS_EVERY_MS = 5_000;
/** Four reports missed: it was killed, or can't reach the database. One that ends well takes itself off the list. */
export const SILENT_AFTER_MS = 20_000;

export const isSilent = ({ seenAt }: Pick<ProcessReport, 'seenAt'>, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > SILENT_AFTER_MS;

export const doesWork = (role: ProcessRole): boolean => role !== 'server';
