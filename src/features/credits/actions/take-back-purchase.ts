import type { Tx } from '../../../db/database.ts';
import { available, type LedgerEntry } from '../domain/ledger.ts';
import { leftOfPurchase, takenBack, takenBackOf } from '../domain/purchases.ts';
import { appendEntries, boughtEntries, lockBalance } from '../store.ts';

/**
 * Takes back what is left of a purchase: nothing that was spent, nothing that a running bot has set aside. Where more
 * was taken back than is due now, that is given again. Once for its cause.
 */
export async function takeBackPurchase(
  tx: Tx,
  purchase: {
    accountId: string;
    effectKey: string;
    /** In all, what was taken back of it before included. */
    credits: number;
    cause: string;
    reason: string;
    actor: string;
  },
): Promise<void> {
  const { accountId, effectKey, credits, cause, reason, actor } = purchase;
  const balance = await lockBalance(tx, accountId);
  const { entries, spent } = await boughtEntries(tx, accountId);
  const taken = Math.min(
    credits - takenBackOf(entries, effectKey),
    leftOfPurchase(entries, spent, effectKey),
    Math.max(0, Math.min(available(balance), balance.credits - balance.monthly)),
  );
  if (taken === 0) return;
  const key = `${takenBack(effectKey)}:${cause}`;
  const entry: LedgerEntry = {
    kind: 'take_back',
    bucket: 'bought',
    amount: -taken,
    held: 0,
    effectKey: key,
    reason,
  };
  await appendEntries(tx, accountId, [entry], { actor });
}
