import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import type { ProcessReports } from '../actions/report-process.ts';
import { REPORTS_EVERY_MS } from '../domain/process.ts';

/** Says every few seconds that this process lives, until it ends. */
export function startProcessReports(reports: ProcessReports, failed: (error: unknown) => void): Running {
  const loop = startWorkLoop({
    everyMs: REPORTS_EVERY_MS,
    longestMs: 2 * REPORTS_EVERY_MS,
    failed,
    work: async () => {
      await reports.report();
      return 'done';
    },
  });
  return {
    stop: async () => {
      await loop.stop();
      await reports.leave();
    },
  };
}
