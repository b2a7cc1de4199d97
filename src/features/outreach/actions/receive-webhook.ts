import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { wake } from '../../../queue/wake.ts';
import { WEBHOOK_CHANNEL } from '../jobs.ts';
import { insertDelivery, type WebhookKind, webhookByToken } from '../store/webhook-deliveries.ts';

/** How a webhook's token is looked up: only its hash is in the table's index. */
export const webhookTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps a post as it came; what it says is worked out afterwards, when the provider has its answer. */
export async function receiveWebhook(
  tx: Tx,
  post: { token: string; kind: WebhookKind; headers: Record<string, string>; body: Uint8Array },
): Promise<void> {
  const { token, ...delivery } = post;
  const webhook = await webhookByToken(tx, webhookTokenHash(token));
  if (!webhook) throw new AppError('not_found', 'There is no such webhook.');
  await insertDelivery(tx, { ...delivery, accountId: webhook.accountId, webhookId: webhook.id });
  await wake(tx, WEBHOOK_CHANNEL);
}
