import type { Tx } from '../../../db/database.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import type { Subscription } from '../domain/mails/subscription.ts';
import type { UnsubscribeTokens } from '../domain/mails/unsubscribe-token.ts';
import { type Recipient, recipientOf } from '../store/recipients.ts';
import { stopSequencesTo } from './stop-sequences.ts';

/** What an unsubscribe link is about. Looking changes nothing: mail scanners open every link. */
export async function readSubscription(
  tx: Tx,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<Subscription> {
  const recipient = await find(tx, tokens, token);
  if ('standing' in recipient) return recipient;
  const { email, senderName, isSuppressed } = recipient;
  return { standing: isSuppressed ? 'unsubscribed' : 'subscribed', email, senderName };
}

export async function unsubscribe(tx: Tx, tokens: UnsubscribeTokens, token: string): Promise<Subscription> {
  const recipient = await find(tx, tokens, token);
  if ('standing' in recipient) return recipient;
  const { accountId, email, senderName } = recipient;
  await suppress(tx, { accountId, email, reason: 'unsubscribed', source: 'unsubscribe link' });
  await stopSequencesTo(tx, accountId, email, 'unsubscribed');
  return { standing: 'unsubscribed', email, senderName };
}

async function find(
  tx: Tx,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<Recipient | Extract<Subscription, { standing: 'unknown_link' | 'sender_gone' }>> {
  const messageId = tokens.messageIdOf(token);
  if (messageId === null) return { standing: 'unknown_link' };
  return (await recipientOf(tx, messageId)) ?? { standing: 'sender_gone' };
}
