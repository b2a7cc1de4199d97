import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { wake } from '../../../queue/wake.ts';
import { CONFIRMED_FOR_MS } from '../../accounts/domain/second-factor.ts';
import { type Backup, type BackupSchedule, nextSlot } from '../domain/backup.ts';
import { BACKUPS_CHANNEL } from '../jobs.ts';
import { hasDone } from '../store/audit.ts';
import {
  allBackups,
  findBackup,
  findOpenBackup,
  insertBackup,
  readSchedule,
  removeBackup,
  saveSchedule,
} from '../store/backups.ts';

/** Puts a backup on the list; a worker makes it at once. Needs the system role, as all of this. */
export async function askForBackup(tx: Tx, askedBy: string, now: Date): Promise<string> {
  if (await findOpenBackup(tx)) throw new AppError('already_running', 'A backup is being made already.');
  const id = uuidv7(now.getTime());
  await insertBackup(tx, { id, askedBy, slot: null, createdAt: now });
  await wakeBackups(tx);
  return id;
}

export interface BackupList {
  backups: Backup[];
  schedule: BackupSchedule;
  nextAt: Date | null;
}

export async function readBackups(tx: Tx, now: Date): Promise<BackupList> {
  const { every, atHour } = await readSchedule(tx);
  const schedule = { every, atHour };
  return { backups: await allBackups(tx), schedule, nextAt: nextSlot(schedule, now) };
}

/** A finished backup, to be fetched. */
export async function requireFinishedBackup(
  tx: Tx,
  id: string,
): Promise<Backup & { file: string; host: string }> {
  const backup = await findBackup(tx, id);
  if (!backup?.file || !backup.host || backup.state !== 'done')
    throw new AppError('not_found', 'There is no such backup.');
  return { ...backup, file: backup.file, host: backup.host };
}

/** Nobody takes everybody's data along without an entry in the audit log, which the release has written. */
export async function requireRelease(
  tx: Tx,
  { id, adminId, now }: { id: string; adminId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - CONFIRMED_FOR_MS);
  if (await hasDone(tx, { adminId, action: 'backup.released', target: id, since })) return;
  throw new AppError('conflict', 'Release the backup first: each download stands in the audit log.');
}

/** Takes one off the list, and answers which file goes with it: one that lies here, or none. */
export async function removeFromList(tx: Tx, id: string, host: string): Promise<{ file: string | null }> {
  const backup = await findBackup(tx, id);
  if (!backup) throw new AppError('not_found', 'There is no such backup.');
  if (backup.state === 'running') throw new AppError('conflict', 'It is being made. Wait for its end.');
  if (backup.file && backup.host !== host && backup.checkedState === 'whole')
    throw new AppError('conflict', `Its file lies on ${backup.host}: remove it there.`);
  await removeBackup(tx, id);
  return { file: backup.host === host ? backup.file : null };
}

export async function changeSchedule(
  tx: Tx,
  schedule: BackupSchedule,
  now: Date,
): Promise<{ before: BackupSchedule }> {
  const { every, atHour } = await readSchedule(tx);
  await saveSchedule(tx, schedule, now);
  await wakeBackups(tx);
  return { before: { every, atHour } };
}

const wakeBackups = (tx: Tx): Promise<unknown> => wake(tx, BACKUPS_CHANNEL);
