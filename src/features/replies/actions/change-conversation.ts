import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import * as store from '../store/conversations.ts';
import { noSuchConversation } from './read-inbox.ts';

const LONGEST_SNOOZE_MS = 366 * DAY_MS;

/** Read, done and snoozed are a person's own marks: nothing but the next mail changes them. */
export async function changeConversation(
  tx: Tx,
  accountId: string,
  { id, now, ...changes }: store.ConversationChanges & { id: number; now: Date },
): Promise<void> {
  const conversation = await store.conversationById(tx, accountId, id);
  if (!conversation) throw noSuchConversation();
  const { snoozedUntil, isSetAside } = changes;
  if (isSetAside && conversation.brand)
    throw new AppError('conflict', 'This conversation is with one of your brands.');
  if (snoozedUntil) {
    const ahead = snoozedUntil.getTime() - now.getTime();
    if (ahead <= 0) throw new AppError('invalid_input', 'Choose a time in the future.');
    if (ahead > LONGEST_SNOOZE_MS) throw new AppError('invalid_input', 'Snooze it for a year at most.');
  }
  if (Object.values(changes).some((change) => change !== undefined))
    await store.changeConversation(tx, accountId, id, {
      ...changes,
      // Nothing of it waits any more; a later mail is unread again, and waits if a person wrote it.
      ...(isSetAside && { needsAnswer: false, isUnread: false }),
    });
  await tellInbox(tx, accountId, id);
}

const MOST_AT_ONCE = 100;

/** Brings snoozed conversations back whose time has come; needs the system role. */
export async function wakeConversations(tx: Tx): Promise<number> {
  const woken = await store.wakeConversations(tx, MOST_AT_ONCE);
  for (const { id, accountId } of woken) await tellInbox(tx, accountId, id);
  return woken.length;
}

/** Live screens look again. */
export const tellInbox = (tx: Tx, accountId: string, conversationId: number): Promise<void> =>
  appendEvent(tx, accountId, 'inbox.changed', { conversationId });
