import type { Tx } from '../../../db/database.ts';
import { isInSteps } from '../../../kernel/credits.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { Bucket } from '../domain/ledger.ts';
import { appendEntries } from '../store.ts';

export interface Grant {
  accountId: string;
  credits: number;
  reason: string;
  /** Who gave it: an admin's address, "stripe", "command line". */
  actor: string;
  bucket?: Bucket;
  /** Of the cause (an invoice, say), so that the same cause grants once. */
  effectKey?: string;
}

/** More is a slip of the finger. */
export const MOST_CREDITS_AT_ONCE = 10_000_000;

/** Adds credits to the account; false when this very cause had granted before. */
export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  const { accountId, credits, reason, actor, bucket = 'bought', effectKey = `grant:${uuidv7()}` } = grant;
  if (!(credits > 0) || !isInSteps(credits) || credits > MOST_CREDITS_AT_ONCE) {
    throw new AppError('invalid_input', 'Credits are given in steps of 0.5, from 0.5 to 10,000,000 at once.');
  }
  const entry = { kind: 'grant', bucket, amount: credits, held: 0, effectKey, reason } as const;
  return (await appendEntries(tx, accountId, [entry], { actor })).length > 0;
}
