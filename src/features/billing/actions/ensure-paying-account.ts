import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { forgetMadeUpPayments, upsertPayingAccount } from '../store/paying-accounts.ts';
import { deleteDisputesOf } from '../store/payment-disputes.ts';

/**
 * Makes sure that there is a place for what the provider knows of an account. What a stand-in made up is nothing to
 * the real provider, and a stand-in never touches what is real.
 */
export async function ensurePayingAccount(
  tx: Tx,
  accountId: string,
  { isSandbox }: { isSandbox: boolean },
): Promise<void> {
  const isMadeUp = await upsertPayingAccount(tx, accountId, isSandbox);
  if (isMadeUp === isSandbox) return;
  if (isMadeUp) {
    await deleteDisputesOf(tx, accountId);
    return forgetMadeUpPayments(tx, accountId);
  }
  const sentence =
    'This account has paid for real, and the sandbox takes no payments for it. Set STRIPE_SECRET_KEY.';
  throw new AppError('conflict', sentence);
}
