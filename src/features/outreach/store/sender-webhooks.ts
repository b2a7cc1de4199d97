import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface SenderWebhook {
  tokenSealed: string;
  /** For which key and public address the provider was set up last. */
  setUpFor: Buffer | null;
  triedAt: Date | null;
}

/** `accountId` null: the operator's own. */
export async function findWebhook(tx: Tx, accountId: string | null): Promise<SenderWebhook | null> {
  const row = await tx
    .selectFrom('sendgrid_webhooks')
    .select(['token_sealed', 'set_up_for', 'tried_at'])
    .where(sql<boolean>`account_id is not distinct from ${accountId}::uuid`)
    .executeTakeFirst();
  return row ? { tokenSealed: row.token_sealed, setUpFor: row.set_up_for, triedAt: row.tried_at } : null;
}

export async function saveToken(
  tx: Tx,
  webhook: { accountId: string | null; tokenHash: Buffer; tokenSealed: string },
): Promise<void> {
  const token = { token_hash: webhook.tokenHash, token_sealed: webhook.tokenSealed };
  await tx
    .insertInto('sendgrid_webhooks')
    .values({ account_id: webhook.accountId, ...token })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...token, set_up_for: null, event_public_key: null }),
    )
    .execute();
}

export async function saveSetup(
  tx: Tx,
  setup: { accountId: string | null; eventPublicKey: string | null; setUpFor: Buffer },
): Promise<void> {
  await tx
    .updateTable('sendgrid_webhooks')
    .set({
      event_public_key: setup.eventPublicKey,
      set_up_for: setup.setUpFor,
      tried_at: sql`now()`,
      failure: null,
    })
    .where(sql<boolean>`account_id is not distinct from ${setup.accountId}::uuid`)
    .execute();
}

export async function saveSetupFailure(tx: Tx, accountId: string | null, failure: string): Promise<void> {
  await tx
    .updateTable('sendgrid_webhooks')
    .set({ set_up_for: null, tried_at: sql`now()`, failure })
    .where(sql<boolean>`account_id is not distinct from ${accountId}::uuid`)
    .execute();
}
