import type { Database } from '../../../db/database.ts';
import { wake } from '../../../queue/wake.ts';
import { IMPORTS_CHANNEL } from '../jobs.ts';

/** Tells workers everywhere that a file can be imported, without waiting for their next look. */
export const wakeImporters = ({ systemConnection }: Database): Promise<unknown> =>
  wake(systemConnection, IMPORTS_CHANNEL);
