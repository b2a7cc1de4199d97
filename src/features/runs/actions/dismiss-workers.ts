import type { Database } from '../../../db/database.ts';
import * as workers from '../store/workers.ts';

/** At the start of a process that knows itself to be the only one: whoever is on the list is gone. */
export const dismissAllWorkers = (database: Database): Promise<void> =>
  database.asSystem((tx) => workers.dismissAllWorkers(tx));
