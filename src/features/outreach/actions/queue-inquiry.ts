import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { insertApproved } from '../store/waiting.ts';
import { type OwnMail, readyForOwnMail } from './own-mail.ts';

/**
 * Takes a first inquiry that a person wrote as approved: it goes out with the Emailer Bot's next run in these very words,
 * under all limits that hold for first inquiries.
 */
export async function queueInquiry(tx: Tx, accountId: string, mail: OwnMail, now: Date): Promise<void> {
  const { brand, toEmail, senderId } = await readyForOwnMail(tx, accountId, mail);
  const draft = {
    id: uuidv7(),
    accountId,
    brandId: mail.brandId,
    senderId,
    toEmail,
    subject: mail.subject,
    words: mail.text,
    isSandbox: brand.isSandbox,
    approvedAt: now,
  };
  if (!(await insertApproved(tx, draft)))
    throw new AppError(
      'conflict',
      `${brand.name} has already been written to, or an email to it is waiting at Outreach.`,
    );
}
