import type { Database } from '../../db/database.ts';
import { startWorkLoop } from '../../queue/work-loop.ts';
import { importNext } from './actions/import-next.ts';
import type { ImportWork } from './actions/work-through-import.ts';
import { IMPORTS_CHANNEL } from './jobs.ts';

const LOOK_EVERY_MS = 5_000;
/** A long file is not to keep the others waiting. */
const AT_ONCE = 2;

/** Works through imports as they are asked for, and through those that were left. */
export async function startImports(
  work: ImportWork & { database: Database; failed: (error: unknown) => void },
): Promise<{ stop(): Promise<void> }> {
  const loops = Array.from({ length: AT_ONCE }, () =>
    startWorkLoop({
      everyMs: LOOK_EVERY_MS,
      work: async (signal) => ((await importNext(work, signal)) ? 'more' : 'done'),
      failed: work.failed,
    }),
  );
  const stopListening = await work.database.listen(IMPORTS_CHANNEL, () => {
    for (const loop of loops) loop.wake();
  });
  return {
    stop: async () => {
      await stopListening();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
