import { startWorkLoop } from '../../../queue/work-loop.ts';
import { type LookUpDeps, lookUpNext } from '../actions/price-lists/look-up-codes.ts';
import { type ReadingDeps, readNextList, takeAttachments } from '../actions/price-lists/read-next-list.ts';
import { PRICE_LISTS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 5_000;

/** Takes what brands have attached, reads it, and looks up codes where a person asked for it. */
export async function startPriceLists(
  work: ReadingDeps & LookUpDeps & { failed: (error: unknown) => void },
): Promise<{ stop(): Promise<void> }> {
  const reading = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    failed: work.failed,
    work: async () => {
      const taken = await takeAttachments(work);
      return (await readNextList(work)) || taken > 0 ? 'more' : 'done';
    },
  });
  const lookingUp = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    failed: work.failed,
    work: async () => ((await lookUpNext(work)) ? 'more' : 'done'),
  });
  const stopListening = await work.database.listen(PRICE_LISTS_CHANNEL, () => {
    reading.wake();
    lookingUp.wake();
  });
  return {
    stop: async () => {
      await stopListening();
      await Promise.all([reading.stop(), lookingUp.stop()]);
    },
  };
}
