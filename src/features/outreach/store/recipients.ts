import type { Tx } from '../../../db/database.ts';

export interface Recipient {
  accountId: string;
  email: string;
  /** Under which name the account wrote. */
  senderName: string | null;
  isSuppressed: boolean;
}

/** Whom a message went to, and on whose behalf; null once the account is gone. */
export async function recipientOf(tx: Tx, messageId: string): Promise<Recipient | null> {
  const row = await tx
    .selectFrom('messages')
    .innerJoin('profiles', 'profiles.id', 'messages.account_id')
    .leftJoin('suppressions', (join) =>
      join
        .onRef('suppressions.account_id', '=', 'messages.account_id')
        .on((on) => on('suppressions.email', '=', on.fn<string>('lower', ['messages.to_email']))),
    )
    .select([
      'messages.account_id',
      'messages.to_email',
      'profiles.sender_name',
      'suppressions.email as suppressed_email',
    ])
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.account_id,
    email: row.to_email,
    senderName: row.sender_name,
    isSuppressed: row.suppressed_email !== null,
  };
}
