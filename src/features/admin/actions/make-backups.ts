import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { type Backup, backupFileName, backupsToDrop, latestSlot } from '../domain/backup.ts';
import type { BackupFiles } from '../ports/system.ts';
import {
  allBackups,
  claimBackup,
  failBackup,
  findOpenBackup,
  finishBackup,
  insertBackup,
  noteCheck,
  noteProgress,
  readSchedule,
  releaseAbandoned,
  releaseBackup,
  removeBackup,
} from '../store/backups.ts';

export interface BackupWork {
  database: Database;
  files: BackupFiles;
  clock: Clock;
  /** Under which this process reports that it lives: it holds what it claims for as long as it does. */
  processId: string;
  failed: (error: unknown) => void;
}

const FAILED_SHOWN_MS = 30 * DAY_MS;

/** Puts on the list what the schedule wants, takes what waits, makes it; then old ones are thinned out. */
export async function makeBackups(work: BackupWork, signal: AbortSignal): Promise<'more' | 'done'> {
  const { database, clock, processId } = work;
  await database.asSystem(async (tx) => {
    await releaseAbandoned(tx);
    const { since, ...schedule } = await readSchedule(tx);
    const slot = latestSlot(schedule, clock.now());
    if (slot && slot > since && (await findOpenBackup(tx)) === null)
      await insertBackup(tx, { id: uuidv7(), askedBy: null, slot, createdAt: clock.now() });
  });
  const backup = await database.asSystem((tx) => claimBackup(tx, processId));
  if (!backup) return 'done';
  if (!(await make(work, backup, signal))) return 'done';
  await checkOldFiles(work, signal);
  await thinOut(work);
  return 'more';
}

/** False where this process is ending: somebody else, or the next start, begins it again. */
async function make(work: BackupWork, { id }: Backup, signal: AbortSignal): Promise<boolean> {
  const { database, files, clock, failed } = work;
  let noting = Promise.resolve<unknown>(undefined);
  let isNoting = false;
  const progress = (done: number, total: number): void => {
    // Small tables follow each other faster than anybody looks.
    if (isNoting) return;
    isNoting = true;
    noting = database
      .asSystem((tx) => noteProgress(tx, id, done, total))
      // A figure that isn't written is made up for by the next one; the backup goes on.
      .catch(() => undefined)
      .finally(() => {
        isNoting = false;
      });
  };
  try {
    await files.sweep();
    const written = await files.write(backupFileName(id, clock.now()), { signal, progress });
    await noting;
    await database.asSystem((tx) => finishBackup(tx, id, { ...written, host: files.host }));
    return true;
  } catch (error) {
    await noting;
    if (signal.aborted) {
      await database.asSystem((tx) => releaseBackup(tx, id));
      return false;
    }
    failed(error);
    const sentence = error instanceof AppError ? error.message : 'It failed unexpectedly; the log says why.';
    await database.asSystem((tx) => failBackup(tx, id, sentence));
    return true;
  }
}

/** Files rot: each day's first backup is the occasion to read those of this machine again. */
async function checkOldFiles({ database, files, clock }: BackupWork, signal: AbortSignal): Promise<void> {
  const dayAgo = clock.now().getTime() - DAY_MS;
  for (const { id, host, file, sha256, checkedAt } of await database.asSystem(allBackups)) {
    const isDue = host === files.host && checkedAt !== null && checkedAt.getTime() < dayAgo;
    if (!isDue || !file || !sha256) continue;
    if (signal.aborted) return;
    const state = await files.check(file, sha256);
    await database.asSystem((tx) => noteCheck(tx, id, state));
  }
}

async function thinOut({ database, files, clock }: BackupWork): Promise<void> {
  const now = clock.now();
  const backups = await database.asSystem(allBackups);
  const done = backups.filter(({ state, checkedState }) => state === 'done' && checkedState === 'whole');
  const outdated = backupsToDrop(
    done.map((backup) => ({ ...backup, wasAsked: backup.isAskedFor })),
    now,
  );
  const oldFailures = backups.filter(
    ({ state, createdAt }) => state === 'failed' && now.getTime() - createdAt.getTime() > FAILED_SHOWN_MS,
  );
  for (const { id, host, file } of [...outdated, ...oldFailures]) {
    // Another machine's file is that machine's to remove.
    if (file && host !== files.host) continue;
    if (file) await files.remove(file);
    await database.asSystem((tx) => removeBackup(tx, id));
  }
}
