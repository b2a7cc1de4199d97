import { type ChangeOptions, useChange } from '../../../web/ui/use-change.ts';

/**
 * A change of what is written or waits: all of the page is asked for again, since one hangs together with the other, and
 * the runs tell how much of theirs waits for approval.
 */
export const useChangeOutreach = <Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  options: ChangeOptions<Answer>,
) => useChange(send, { shown: ['outreach'], elsewhere: [['runs']] }, options);
