import type { Database } from '../../../db/database.ts';
import { type Clock, sleep } from '../../../kernel/clock.ts';
import { startWokenLoop } from '../../../queue/woken-loop.ts';
import type { Running } from '../../../queue/work-loop.ts';
import { type Applying, applyMailEvents } from '../actions/apply-mail-events.ts';
import { WEBHOOK_CHANNEL } from '../jobs.ts';
import type { MailEventReader } from '../ports.ts';

const LOOK_EVERY_MS = 5_000;
const POSTPONED_MS = 50;

/** Applies posted mail events as they come, on whichever machine they came in. */
export function startMailEvents(deps: {
  database: Database;
  reader: MailEventReader;
  optOuts: Applying['optOuts'];
  clock: Clock;
  failed: (error: unknown) => void;
}): Promise<Running> {
  const { database, reader, optOuts, clock, failed } = deps;
  return startWokenLoop({
    database,
    channel: WEBHOOK_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    work: async (signal) => {
      const by = { optOuts, now: clock.now() };
      const { applied, postponed } = await applyMailEvents(database, reader, by);
      if (applied === 0 && postponed > 0) await sleep(POSTPONED_MS, signal);
      return applied + postponed > 0 ? 'more' : 'done';
    },
    failed,
  });
}
