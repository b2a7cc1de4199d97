import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { forgetOldCounts, removeLongSilent } from '../store/processes.ts';
import { forgetSignInFailures } from '../store/security.ts';

/** What nobody looks back at any more. */
export async function forgetOldRecords(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await removeLongSilent(tx, daysAgo(1));
  await forgetOldCounts(tx, daysAgo(7));
  await forgetSignInFailures(tx, daysAgo(30));
}
