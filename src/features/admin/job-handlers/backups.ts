import { startWorkLoop } from '../../../queue/work-loop.ts';
import { type BackupWork, makeBackups } from '../actions/make-backups.ts';
import { BACKUPS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 15_000;

/** Makes backups as they are asked for, and as the schedule wants them. */
export async function startBackups(work: BackupWork): Promise<{ stop(): Promise<void> }> {
  const loop = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: (signal) => makeBackups(work, signal),
    failed: work.failed,
  });
  const stopListening = await work.database.listen(BACKUPS_CHANNEL, loop.wake);
  return {
    stop: async () => {
      await stopListening();
      await loop.stop();
    },
  };
}
