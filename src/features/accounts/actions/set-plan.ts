import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Plan } from '../domain/plan.ts';
import { changeProfile } from '../store/accounts.ts';

/** A plan that somebody grants or pays for is active; without one there is no subscription. */
export async function setPlan(
  tx: Tx,
  accountId: string,
  plan: Plan,
  subscriptionStatus: string | null = plan === 'none' ? null : 'active',
): Promise<void> {
  const found = await changeProfile(tx, accountId, { plan, subscription_status: subscriptionStatus });
  if (!found) throw new AppError('not_found', 'There is no such account.');
}

export async function setAdmin(tx: Tx, accountId: string, isAdmin: boolean): Promise<void> {
  const found = await changeProfile(tx, accountId, { role: isAdmin ? 'admin' : 'member' });
  if (!found) throw new AppError('not_found', 'There is no such account.');
}
