import type { Database } from '../../db/database.ts';
import { startWokenLoop, together } from '../../queue/woken-loop.ts';
import type { Running } from '../../queue/work-loop.ts';
import { importNext } from './actions/import-next.ts';
import type { ImportWork } from './actions/work-through-import.ts';
import { IMPORTS_CHANNEL } from './jobs.ts';

const LOOK_EVERY_MS = 5_000;
/** A long file is not to keep the others waiting. */
const AT_ONCE = 2;

/** Works through imports as they are asked for, and through those that were left. */
export async function startImports(
  work: ImportWork & { database: Database; failed: (error: unknown) => void },
): Promise<Running> {
  const loops = Array.from({ length: AT_ONCE }, () =>
    startWokenLoop({
      database: work.database,
      channel: IMPORTS_CHANNEL,
      everyMs: LOOK_EVERY_MS,
      work: async (signal) => ((await importNext(work, signal)) ? 'more' : 'done'),
      failed: work.failed,
    }),
  );
  return together(await Promise.all(loops));
}
