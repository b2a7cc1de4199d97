import type { Tx } from '../../../db/database.ts';
import { takeNamedContact } from '../../brands/actions/take-named-contact.ts';
import { queueIntroduction } from '../../outreach/actions/queue-introduction.ts';
import { changeConversation } from '../../replies/actions/change-conversation.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { WRITE_TO_CONTACT } from '../domain/playbook/contact-plays.ts';
import { finishWritingTo } from './finish-asked.ts';
import { namedRecipient } from './named-recipient.ts';
import type { MailToNamed } from './write-to-distributor.ts';

/**
 * Makes the contact that a brand's mail names the brand's way in, and writes to them, within all limits: with that the
 * mail is dealt with. Returns the id of the message.
 */
export async function writeToContact(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { brandId, mailId, now, ...mail }: MailToNamed & { now: Date },
): Promise<string> {
  const nobody = 'This email names no address to write to.';
  const asked = { brandId, mailId, key: WRITE_TO_CONTACT, nobody, now };
  const { brand, email, next } = await namedRecipient(tx, optOuts, accountId, asked);
  const by = next.mail?.fromName || brand.name;
  await takeNamedContact(tx, accountId, { brandId, email, reason: `${by} named it as the right contact.` });
  const since = next.lastMailAt ?? now;
  const messageId = await queueIntroduction(tx, accountId, { brandId, since, now, ...mail });
  await finishWritingTo(tx, accountId, { brandId, mailId, key: 'contact' });
  const id = next.mail?.conversationId;
  if (id !== undefined) await changeConversation(tx, accountId, { id, needsAnswer: false, now });
  return messageId;
}
