import type { Tx } from '../../../db/database.ts';
import { findStanding } from '../store/accounts.ts';

/** Whether a plan that was paid for has ended: its status is what such a plan leaves behind. What the bots do is held. */
export async function hasPlanEnded(tx: Tx, accountId: string): Promise<boolean> {
  const { plan, subscriptionStatus } = await findStanding(tx, accountId);
  return plan === 'none' && subscriptionStatus !== null;
}
