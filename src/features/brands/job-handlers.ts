import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kernel/clock.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { type Running, startWorkLoop } from '../../queue/work-loop.ts';
import type { SheetBooks } from '../catalog/ports.ts';
import { measureWaiting } from './actions/measure-waiting.ts';
import { writeNextSheet } from './actions/write-sheets.ts';

const LOOK_EVERY_MS = 5_000;

/** Writes results into people's spreadsheets, one spreadsheet at a time: Google counts for all of them together. */
export function startSheetWriting(desk: {
  database: Database;
  books: SheetBooks;
  clock: Clock;
  failed: (error: unknown) => void;
}): Running {
  return startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: async () => ((await writeNextSheet(desk)) ? 'more' : 'done'),
    failed: desk.failed,
  });
}

/** Gives figures and a score to brands that are older than either. */
export function startMeasuring({
  database,
  failed,
}: {
  database: Database;
  failed: (error: unknown) => void;
}): Running {
  return startWorkLoop({
    everyMs: HOUR_MS,
    work: async (ending) => {
      await measureWaiting(database, ending);
      return 'done';
    },
    failed,
  });
}
