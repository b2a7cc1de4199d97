import type { Tx } from '../../../db/database.ts';
import { deleteSuppressionsFrom } from '../store/lift.ts';

/**
 * Takes back what one source had suppressed by mistake: a person says that a mail was misread. What others gave as a
 * reason, and what somebody complained of, stays. Returns the addresses that may be written to again.
 */
export const liftSuppression = (tx: Tx, accountId: string, source: string): Promise<string[]> =>
  deleteSuppressionsFrom(tx, accountId, source);
