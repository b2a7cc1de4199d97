import type { Tx } from '../../../db/database.ts';
import { asksNow, type InquiryApproval, roomForDrafts } from '../domain/sequences/inquiry-approval.ts';
import { approvedBrands, countDrafts } from '../store/waiting.ts';
import { sequenceInUse } from './sequence-in-use.ts';

/** How the account's first inquiries go out now, and what stands before a person. */
export async function inquiryApproval(tx: Tx, accountId: string): Promise<InquiryApproval> {
  const sequence = await sequenceInUse(tx, accountId);
  const waiting = await countDrafts(tx, accountId);
  return {
    asks: asksNow(sequence),
    waiting,
    room: roomForDrafts(sequence, waiting),
    approved: new Set(await approvedBrands(tx, accountId)),
  };
}

/** First inquiries of the account that wait at this moment for a person's approval. */
export const countForApproval = (tx: Tx, accountId: string): Promise<number> => countDrafts(tx, accountId);
