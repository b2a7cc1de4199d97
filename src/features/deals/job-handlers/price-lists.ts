import { startWokenLoop, together } from '../../../queue/woken-loop.ts';
import type { Running } from '../../../queue/work-loop.ts';
import { type LookUpDeps, lookUpNext } from '../actions/price-lists/look-up-codes.ts';
import { type ReadingDeps, readNextList, takeAttachments } from '../actions/price-lists/read-next-list.ts';
import { PRICE_LISTS_CHANNEL } from '../jobs.ts';

const LOOK_EVERY_MS = 5_000;

/** Takes what brands have attached, reads it, and looks up codes where a person asked for it. */
export async function startPriceLists(
  work: ReadingDeps & LookUpDeps & { failed: (error: unknown) => void },
): Promise<Running> {
  const { database, failed } = work;
  const woken = { database, failed, channel: PRICE_LISTS_CHANNEL, everyMs: LOOK_EVERY_MS };
  const reading = startWokenLoop({
    ...woken,
    work: async () => {
      const taken = await takeAttachments(work);
      return (await readNextList(work)) || taken > 0 ? 'more' : 'done';
    },
  });
  const lookingUp = startWokenLoop({
    ...woken,
    work: async () => ((await lookUpNext(work)) ? 'more' : 'done'),
  });
  return together(await Promise.all([reading, lookingUp]));
}
