import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { claimImport, deleteUnplannedBefore, releaseAllImports } from '../store/imports.ts';
import { type ImportWork, workThroughImport } from './work-through-import.ts';

/** Takes up the import that has waited longest, and works through it; false where there is none. */
export async function importNext(work: ImportWork, stopping: AbortSignal): Promise<boolean> {
  const workerId = uuidv7();
  const found = await work.database.asSystem((tx) => claimImport(tx, workerId));
  if (!found) return false;
  await workThroughImport(work, found, workerId, stopping);
  return true;
}

/** Everybody's, at the start of a process that knows itself to be the only one. */
export async function takeUpLeftImports(tx: Tx): Promise<void> {
  await releaseAllImports(tx);
}

const UNPLANNED_KEPT_MS = DAY_MS;

/** Files that were chosen and never imported. */
export async function forgetUnplannedImports(tx: Tx, now: Date): Promise<void> {
  await deleteUnplannedBefore(tx, new Date(now.getTime() - UNPLANNED_KEPT_MS));
}
