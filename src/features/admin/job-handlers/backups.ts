import { startWokenLoop } from '../../../queue/woken-loop.ts';
import type { Running } from '../../../queue/work-loop.ts';
import { type BackupWork, makeBackups } from '../actions/make-backups.ts';
import { BACKUPS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 15_000;

/** Makes backups as they are asked for, and as the schedule wants them. */
export function startBackups(work: BackupWork): Promise<Running> {
  return startWokenLoop({
    database: work.database,
    channel: BACKUPS_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    work: (signal) => makeBackups(work, signal),
    failed: work.failed,
  });
}
