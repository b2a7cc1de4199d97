import type { Tx } from '../../../db/database.ts';
import { appendEvent } from '../../../queue/events.ts';
import { waitsForAnswer } from '../domain/inbox/consequences.ts';
import type { NewInboundMail } from '../domain/inbox/conversation.ts';
import { conversationFor, insertMail, noteArrival } from '../store/receive.ts';
import { applyReading } from './apply-reading.ts';

/** Takes the transaction back: what was stored by then comes again. */
export class MailIsBusy extends Error {
  constructor() {
    super('The mail that it speaks of is just being sent.');
  }
}

/** Stores a mail in its conversation, and sees to what follows from it; false where it is there already. */
export async function keepMail(tx: Tx, mail: NewInboundMail): Promise<boolean> {
  const { accountId, brandId, receivedAt } = mail;
  const stranger = mail.fromEmail || 'unknown sender';
  const conversationId = await conversationFor(tx, { accountId, brandId, stranger, receivedAt });
  if (!(await insertMail(tx, conversationId, mail))) return false;
  const flags = {
    human: mail.isHuman,
    shouldStopFollowups: mail.stopsFollowUps,
    shouldSuppress: mail.suppresses,
  };
  await noteArrival(tx, conversationId, {
    // What nobody could match is for a person to look at, whoever wrote it.
    callsForAttention: mail.isHuman || brandId === null,
    needsAnswer: waitsForAnswer(flags),
  });
  if ((await applyReading(tx, mail)) === 'busy') throw new MailIsBusy();
  const payload = { conversationId, mailId: mail.id, brandId, class: mail.class };
  await appendEvent(tx, accountId, 'reply.received', payload);
  return true;
}
