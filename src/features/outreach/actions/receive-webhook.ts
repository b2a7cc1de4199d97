import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { wake } from '../../../queue/wake.ts';
import { WEBHOOK_CHANNEL } from '../jobs.ts';
import {
  insertDelivery,
  type Webhook,
  type WebhookKind,
  webhookByToken,
} from '../store/webhook-deliveries.ts';

/** How a webhook's token is looked up: only its hash is in the table's index. */
export const webhookTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whose webhook has this token: to be known before anything of a post is taken in, which may be large. */
export async function findWebhook(tx: Tx, token: string): Promise<Webhook> {
  const webhook = await webhookByToken(tx, webhookTokenHash(token));
  if (!webhook) throw new AppError('not_found', 'There is no such webhook.');
  return webhook;
}

/** Keeps a post as it came; what it says is worked out afterwards, when the provider has its answer. */
export async function receiveWebhook(
  tx: Tx,
  { id: webhookId, accountId }: Webhook,
  post: { kind: WebhookKind; headers: Record<string, string>; body: Uint8Array },
): Promise<void> {
  await insertDelivery(tx, { ...post, accountId, webhookId });
  await wake(tx, WEBHOOK_CHANNEL);
}
