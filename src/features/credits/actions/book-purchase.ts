import type { Tx } from '../../../db/database.ts';
import { appendEntries } from '../store.ts';

export interface Purchase {
  accountId: string;
  credits: number;
  /** Of what was paid, so that it is booked once. */
  effectKey: string;
  reason: string;
  actor: string;
}

/** Adds credits that were bought, which don't expire; false when this very purchase had been booked before. */
export async function bookPurchase(tx: Tx, purchase: Purchase): Promise<boolean> {
  const { accountId, credits, effectKey, reason, actor } = purchase;
  const entry = { kind: 'purchase', bucket: 'bought', amount: credits, held: 0, effectKey, reason } as const;
  return (await appendEntries(tx, accountId, [entry], { actor })).length > 0;
}
