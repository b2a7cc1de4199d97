import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Message, PastEvent } from '../domain/mails/message.ts';
import { countMessages, eventsOf, listMessages, type MessagePage, messageById } from '../store/messages.ts';

export async function readMessages(
  tx: Tx,
  accountId: string,
  page: MessagePage,
): Promise<{ messages: Message[]; total: number }> {
  return {
    messages: await listMessages(tx, accountId, page),
    total: await countMessages(tx, accountId, page),
  };
}

export async function readMessage(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ message: Message; events: PastEvent[] }> {
  const message = await messageById(tx, accountId, id);
  if (!message) throw new AppError('not_found', 'There is no such mail.');
  return { message, events: await eventsOf(tx, accountId, id) };
}
