import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { insertIntroduction, lockBrandToIntroduce, writtenInstead } from '../store/introductions.ts';
import { type OwnMail, readyForOwnMail } from './own-mail.ts';
import { wakeSchedule } from './queue-answer.ts';
import { stopSequences } from './stop-sequences.ts';

/** Somebody at a brand who was written to, or is about to be. */
export interface WrittenTo {
  email: string;
  isSent: boolean;
}

/**
 * Who stands in the way of a first mail to a person at a brand: that person, if written to before, or another one who was
 * introduced to us since the brand last wrote. Null: nobody.
 */
export const introducedInstead = (
  tx: Tx,
  accountId: string,
  to: { brandId: number; email: string; since: Date },
): Promise<WrittenTo | null> => writtenInstead(tx, accountId, to);

/**
 * Takes a person's first mail to the brand's way in, to whom the brand itself has sent us. It goes out as a follow-up does:
 * within the sender's hours and all limits, with a way out. What was under way to others at the brand ends, and nobody
 * else there is written to before the brand has answered. Returns the id of the message.
 */
export async function queueIntroduction(
  tx: Tx,
  accountId: string,
  { since, now, ...mail }: OwnMail & { since: Date; now: Date },
): Promise<string> {
  const { brandId, subject, text } = mail;
  await lockBrandToIntroduce(tx, accountId, brandId);
  const { brand, toEmail, senderId } = await readyForOwnMail(tx, accountId, mail);
  const written = await writtenInstead(tx, accountId, { brandId, email: toEmail, since });
  if (written)
    throw new AppError(
      'conflict',
      `${written.email} has already been written to, or an email to them is waiting at Outreach. Nobody else at ${brand.name} is written to until they have answered.`,
    );
  await stopSequences(tx, accountId, { brandId }, 'by_hand');
  const id = uuidv7();
  const { isSandbox } = brand;
  await insertIntroduction(tx, {
    id,
    accountId,
    brandId,
    senderId,
    toEmail,
    subject,
    words: text,
    isSandbox,
    approvedAt: now,
  });
  await wakeSchedule(tx);
  return id;
}
