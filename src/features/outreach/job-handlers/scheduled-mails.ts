import { startWokenLoop, together } from '../../../queue/woken-loop.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { keepSchedule } from '../actions/keep-schedule.ts';
import { type Blocked, type ScheduledDeps, sendScheduled } from '../actions/send-scheduled.ts';
import { SCHEDULED_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/** Sends what sequences have due and what people answer. Any number of these may work on the same database. */
export async function startScheduledMails(
  deps: ScheduledDeps & { failed: (error: unknown) => void },
): Promise<Running> {
  const { database, clock, optOuts, failed } = deps;
  const blocked: Blocked = new Map();
  const sending = await startWokenLoop({
    database,
    channel: SCHEDULED_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    longestMs: LONGEST_PAUSE_MS,
    failed,
    work: async () => ((await sendScheduled(deps, blocked)) > 0 ? 'more' : 'done'),
  });
  const keeping = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    longestMs: LONGEST_PAUSE_MS,
    failed,
    work: async () => {
      await keepSchedule(database, optOuts, clock.now());
      return 'done';
    },
  });
  return together([sending, keeping]);
}
