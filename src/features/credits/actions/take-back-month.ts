import type { Tx } from '../../../db/database.ts';
import { creditsInSteps } from '../../../kernel/credits.ts';
import { available, type LedgerEntry } from '../domain/ledger.ts';
import { leftOfGrant, takenBack, takenBackOf } from '../domain/purchases.ts';
import { appendEntries, lockBalance, monthlyEntries } from '../store.ts';

/**
 * Takes back a share of a month's grant as far as it is left: nothing that was spent or has lapsed, nothing that a
 * running bot has set aside. Where more was taken back than the share is now, that is given again. Once for its cause.
 */
export async function takeBackMonth(
  tx: Tx,
  month: {
    accountId: string;
    effectKey: string;
    /** Of the whole grant, what was taken back of it before included. */
    share: number;
    cause: string;
    reason: string;
    actor: string;
  },
): Promise<void> {
  const { accountId, effectKey, share, cause, reason, actor } = month;
  const balance = await lockBalance(tx, accountId);
  const entries = await monthlyEntries(tx, accountId, effectKey);
  const [grant] = entries;
  if (grant?.effectKey !== effectKey) return;
  const taken = Math.min(
    creditsInSteps(grant.amount * Math.min(1, share)) - takenBackOf(entries, effectKey),
    leftOfGrant(entries, balance.monthly, effectKey),
    Math.max(0, available(balance)),
  );
  if (taken === 0) return;
  const key = `${takenBack(effectKey)}:${cause}`;
  const entry: LedgerEntry = {
    kind: 'take_back',
    bucket: 'monthly',
    amount: -taken,
    held: 0,
    effectKey: key,
    reason,
  };
  await appendEntries(tx, accountId, [entry], { actor });
}
