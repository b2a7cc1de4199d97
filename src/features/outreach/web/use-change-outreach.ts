import { type ChangeOptions, useChange } from '../../../web/ui/use-change.ts';

/**
 * A change of what is written or waits: all of the page is asked for again, since one hangs together with the other, and
 * the runs and the plan of the next one tell how much waits for approval.
 */
export const useChangeOutreach = <Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  options: ChangeOptions<Answer>,
) => useChange(send, { shown: ['outreach'], elsewhere: [['runs'], ['run-plans']] }, options);
