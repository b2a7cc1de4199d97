import type { Tx } from '../../../db/database.ts';
import { markInquiry } from '../../inquiries/actions/answer-inquiry.ts';
import type { Deed } from '../domain/audit.ts';

/** Returns what the audit log says of it; null where it was so already. */
export async function markAsAnswered(
  tx: Tx,
  id: string,
  isAnswered: boolean,
  now: Date,
): Promise<Deed | null> {
  if (!(await markInquiry(tx, id, isAnswered ? now : null))) return null;
  return {
    action: isAnswered ? 'inquiry.answered' : 'inquiry.reopened',
    target: `inquiry ${id}`,
    before: { answered: !isAnswered },
    after: { answered: isAnswered },
  };
}
