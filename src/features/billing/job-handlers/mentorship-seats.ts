import { startWokenLoop } from '../../../queue/woken-loop.ts';
import type { Running } from '../../../queue/work-loop.ts';
import { lookAfterSeats } from '../actions/look-after-seats.ts';
import type { SeatPlace } from '../actions/release-seat.ts';
import { SEATS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 15_000;

/** Frees seats in time, and has the waiting list hear of a free one as soon as it is. */
export function startSeatKeeping(place: SeatPlace & { failed: (error: unknown) => void }): Promise<Running> {
  return startWokenLoop({
    database: place.database,
    channel: SEATS_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    failed: place.failed,
    work: async () => {
      await lookAfterSeats(place);
      return 'done';
    },
  });
}
