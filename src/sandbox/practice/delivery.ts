import type { Mailbox } from '../mailbox/store.ts';
import { type ReplyRoads, sendReply } from '../sendgrid/replies.ts';
import type { Products } from '../world/products.ts';
import { composeAnswer } from './compose.ts';
import { type Conversation, senderOf } from './conversations.ts';
import type { Plan } from './plans.ts';

/** Writes what a company says and sends it to the seller; null where the mail that it answers is gone. */
export function createDelivery({
  mailbox,
  products,
  roads,
}: {
  mailbox: Mailbox;
  products: Products;
  roads: ReplyRoads;
}) {
  return async (conversation: Conversation, { way, after }: Omit<Plan, 'at'>) => {
    const arrival = mailbox.find(conversation.mailId);
    const original = arrival && mailbox.open(arrival.id);
    if (!original) return null;
    const reply = await composeAnswer({ original, arrival, conversation, way, after, products });
    const sent = await sendReply(roads, arrival, reply).catch((error: unknown) => ({
      refused: String(error),
    }));
    const failed =
      'refused' in sent
        ? sent.refused
        : sent.delivered
          ? null
          : `The webhook answered with ${sent.status || 'nothing'}.`;
    return { to: senderOf(arrival), messageId: reply.messageId, failed };
  };
}
