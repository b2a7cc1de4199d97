import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import {
  conversationById,
  mailsOfConversation,
  markMatchedByPerson,
  moveMails,
} from '../store/conversations.ts';
import { standingBrand } from '../store/matching.ts';
import { applyReading } from './apply-reading.ts';
import { noSuchConversation, noSuchMail } from './read-inbox.ts';
import { takeBackStop } from './take-back-stop.ts';

/** Mails of a stranger are looked through at once; nobody writes more before somebody has looked. */
const MOST_MAILS = 500;

/**
 * A person says which brand mails come from: all of an unmatched conversation, or one mail that was taken for another
 * brand's. What follows from them follows then. Returns the conversation that they stand in now.
 */
export async function assignMails(
  tx: Tx,
  accountId: string,
  conversationId: number,
  to: { brandId: number; mailId?: string | undefined },
): Promise<number> {
  const conversation = await conversationById(tx, accountId, conversationId);
  if (!conversation) throw noSuchConversation();
  const brandId = await standingBrand(tx, accountId, to.brandId);
  if (brandId === null) throw noSuchBrand();
  if (conversation.brand?.id === brandId) return conversationId;
  if (conversation.brand && !to.mailId)
    throw new AppError(
      'invalid_input',
      'These mails have a brand already. Name the one mail that is another’s.',
    );
  const all = await mailsOfConversation(tx, accountId, conversationId, { most: MOST_MAILS, before: null });
  const moved = all.filter(({ id }) => to.mailId === undefined || id === to.mailId);
  if (moved.length === 0) throw noSuchMail();
  const ids = moved.map(({ id }) => id);
  const target = await moveMails(tx, ids, conversationId, brandId);
  await markMatchedByPerson(tx, accountId, ids);
  for (const mail of moved) {
    if ((await applyReading(tx, { ...mail, brandId })) === 'busy')
      throw new AppError(
        'conflict',
        'A mail to this brand is just being sent. Please try again in a moment.',
      );
    // The brand that it was taken for hasn't answered after all.
    if (conversation.brand && mail.stopsFollowUps)
      await takeBackStop(tx, { ...mail, brandId }, { brandId: conversation.brand.id });
    const payload = { conversationId: target, mailId: mail.id, brandId, class: mail.class };
    await appendEvent(tx, accountId, 'reply.received', payload);
  }
  return target;
}
