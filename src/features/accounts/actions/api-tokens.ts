import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { type ApiTokenRecord, newTokenSecret, tokenHash } from '../domain/api-token.ts';

const MOST_TOKENS = 50;

export async function listTokens(tx: Tx, accountId: string): Promise<ApiTokenRecord[]> {
  const rows = await tx
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** The secret is answered this once; only its hash is kept. */
export async function createToken(
  tx: Tx,
  accountId: string,
  wanted: { name: string; scopes: readonly string[]; expiresInDays: number },
  now: Date,
): Promise<{ token: ApiTokenRecord; secret: string }> {
  await takeTurn(tx, 'api_tokens', accountId);
  const existing = await listTokens(tx, accountId);
  if (existing.length >= MOST_TOKENS)
    throw new AppError('conflict', `There are ${MOST_TOKENS} tokens already. Revoke one that is not used.`);
  const secret = newTokenSecret();
  const token: ApiTokenRecord = {
    id: uuidv7(now.getTime()),
    name: wanted.name,
    scopes: [...new Set(wanted.scopes)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + wanted.expiresInDays * DAY_MS),
    lastUsedAt: null,
  };
  await tx
    .insertInto('api_tokens')
    .values({
      id: token.id,
      account_id: accountId,
      name: token.name,
      token_hash: tokenHash(secret),
      scopes: token.scopes,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
  return { token, secret };
}

export async function revokeToken(tx: Tx, accountId: string, tokenId: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('api_tokens')
    .where('id', '=', tokenId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new AppError('not_found', 'There is no such token.');
}
