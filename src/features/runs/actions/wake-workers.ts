import type { Database } from '../../../db/database.ts';
import { wake } from '../../../queue/wake.ts';
import { RUNS_CHANNEL } from '../jobs.ts';

/** Tells workers everywhere that a run can be taken up, without waiting for their next look. */
export const wakeWorkers = ({ systemConnection }: Database): Promise<unknown> =>
  wake(systemConnection, RUNS_CHANNEL);
