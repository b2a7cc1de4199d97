import type { Tx } from '../../../db/database.ts';
import { isPlainAddress } from '../../outreach/domain/mails/inquiry-account.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { suppressionSentence } from '../../suppression/domain/suppression.ts';
import type { InboundMail } from '../domain/inbox/conversation.ts';
import type { AnswerRecipient } from '../domain/inbox/whole-conversation.ts';
import { lastMailOfPerson } from '../store/conversations.ts';

/** Whom an answer in a conversation goes to: whoever wrote last, as the mail that we have says. */
export async function recipientOf(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  conversation: { id: number | null; brand: object | null },
): Promise<AnswerRecipient> {
  if (conversation.id === null)
    return { refused: 'They have not written yet, so there is nothing to answer.' };
  if (conversation.brand === null) return { refused: 'Say which brand wrote this, and you can answer it.' };
  const mail = await lastMailOfPerson(tx, accountId, conversation.id);
  if (!mail) return { refused: 'Only automatic messages have arrived here. Nobody would read a reply.' };
  return recipientOfMail(tx, optOuts, accountId, mail);
}

export async function recipientOfMail(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  mail: InboundMail,
): Promise<AnswerRecipient> {
  const to = mail.replyTo ?? mail.fromEmail;
  if (!isPlainAddress(to)) return { refused: 'This email has no address to reply to.' };
  const suppressed = await suppressedAmong(tx, accountId, [to, mail.fromEmail], optOuts);
  const refused = suppressionSentence(suppressed.values());
  if (refused !== null) return { refused };
  return { to, mail };
}
