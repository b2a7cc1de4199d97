import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface SenderWebhook {
  tokenSealed: string;
  /** For which key and public address the provider was set up last. */
  setUpFor: Buffer | null;
  triedAt: Date | null;
}

/** Whose webhook it is. Without an account it is the operator's, without a sender that of the account's own key. */
export interface WebhookOwner {
  accountId: string | null;
  senderId: string | null;
}

const isOf = ({ accountId, senderId }: WebhookOwner) =>
  sql<boolean>`account_id is not distinct from ${accountId}::uuid and sender_id is not distinct from ${senderId}::uuid`;

export async function findWebhook(tx: Tx, owner: WebhookOwner): Promise<SenderWebhook | null> {
  const row = await tx
    .selectFrom('sendgrid_webhooks')
    .select(['token_sealed', 'set_up_for', 'tried_at'])
    .where(isOf(owner))
    .executeTakeFirst();
  return row ? { tokenSealed: row.token_sealed, setUpFor: row.set_up_for, triedAt: row.tried_at } : null;
}

export async function saveToken(
  tx: Tx,
  webhook: WebhookOwner & { tokenHash: Buffer; tokenSealed: string },
): Promise<void> {
  const token = { token_hash: webhook.tokenHash, token_sealed: webhook.tokenSealed };
  await tx
    .insertInto('sendgrid_webhooks')
    .values({ account_id: webhook.accountId, sender_id: webhook.senderId, ...token })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'sender_id'])
        .doUpdateSet({ ...token, set_up_for: null, event_public_key: null }),
    )
    .execute();
}

export async function saveSetup(
  tx: Tx,
  setup: WebhookOwner & { eventPublicKey: string | null; setUpFor: Buffer },
): Promise<void> {
  await tx
    .updateTable('sendgrid_webhooks')
    .set({
      event_public_key: setup.eventPublicKey,
      set_up_for: setup.setUpFor,
      tried_at: sql`now()`,
      failure: null,
    })
    .where(isOf(setup))
    .execute();
}

export async function saveSetupFailure(tx: Tx, owner: WebhookOwner, failure: string): Promise<void> {
  await tx
    .updateTable('sendgrid_webhooks')
    .set({ set_up_for: null, tried_at: sql`now()`, failure })
    .where(isOf(owner))
    .execute();
}
