import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { ReceivedInquiry } from '../domain/inquiry.ts';
import { type InquiriesAsked, inquiryExists, listInquiries, setAnswered } from '../store/inquiries.ts';

/** What people asked, a page of it, the newest first. Needs the system role. */
export const readInquiries = (
  tx: Tx,
  asked: InquiriesAsked,
): Promise<{ inquiries: ReceivedInquiry[]; total: number }> => listInquiries(tx, asked);

/** Marks an inquiry as answered, or as new again with null. False where it was so already. */
export async function markInquiry(tx: Tx, id: string, answeredAt: Date | null): Promise<boolean> {
  if (await setAnswered(tx, id, answeredAt)) return true;
  if (!(await inquiryExists(tx, id))) throw new AppError('not_found', 'There is no such inquiry.');
  return false;
}
