import { startWorkLoop } from '../../../queue/work-loop.ts';
import { lookAfterSeats } from '../actions/look-after-seats.ts';
import type { SeatPlace } from '../actions/release-seat.ts';
import { SEATS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 15_000;

/** Frees seats in time, and has the waiting list hear of a free one as soon as it is. */
export async function startSeatKeeping(
  place: SeatPlace & { failed: (error: unknown) => void },
): Promise<{ stop(): Promise<void> }> {
  const loop = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    failed: place.failed,
    work: async () => {
      await lookAfterSeats(place);
      return 'done';
    },
  });
  const stopListening = await place.database.listen(SEATS_CHANNEL, loop.wake);
  return {
    stop: async () => {
      await stopListening();
      await loop.stop();
    },
  };
}
