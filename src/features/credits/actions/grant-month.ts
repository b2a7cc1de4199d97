import type { Tx } from '../../../db/database.ts';
import { appendEntries, lockBalance } from '../store.ts';
import { grantCredits } from './grant-credits.ts';

/**
 * Grants a paid month, once for its cause; what is left of the month before lapses. False when it was granted before.
 */
export async function grantMonth(
  tx: Tx,
  month: { accountId: string; credits: number; effectKey: string; reason: string; actor: string },
): Promise<boolean> {
  const { accountId, effectKey } = month;
  const { monthly } = await lockBalance(tx, accountId);
  // The grant goes first: running bots may hold what lapses, and a balance below what is held is refused.
  if (!(await grantCredits(tx, { ...month, bucket: 'monthly' }))) return false;
  if (monthly === 0) return true;
  const lapse = {
    kind: 'lapse',
    bucket: 'monthly',
    amount: -monthly,
    held: 0,
    effectKey: `lapse:${effectKey}`,
    reason: 'Left of the month before',
  } as const;
  await appendEntries(tx, accountId, [lapse], { actor: month.actor });
  return true;
}
