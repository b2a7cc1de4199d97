import type { Database } from '../../src/db/database.ts';

export const ACCOUNT = '0198c000-0000-7000-8000-00000000000a';

interface MessageGiven {
  id: string;
  accountId?: string;
  toEmail?: string;
  brand?: string;
  state?: 'sending' | 'accepted' | 'unknown' | 'refused';
  senderName?: string;
  createdAt?: Date;
}

/** A message with the account and the brand that it needs; for tests. */
export async function givenMessage(database: Database, given: MessageGiven): Promise<{ brandId: number }> {
  const { id, accountId = ACCOUNT, toEmail = 'hello@nordkap.com', state = 'accepted' } = given;
  return database.asSystem(async (tx) => {
    const email = `${accountId}@acme.com`;
    const profile = { first_name: 'Ana', sender_name: given.senderName ?? 'Acme Retail' };
    await tx
      .insertInto('users')
      .values({ id: accountId, name: 'Ana', email })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('profiles')
      .values({ id: accountId, email, ...profile })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(profile))
      .execute();
    const brand = await tx
      .insertInto('brands')
      .values({
        account_id: accountId,
        marketplace: 'amazon',
        key: id,
        name: given.brand ?? 'Nordkap',
        email: toEmail,
        is_sandbox: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('messages')
      .values({
        id,
        account_id: accountId,
        brand_id: brand.id,
        to_email: toEmail,
        subject: 'Wholesale account',
        body_text: 'Hi',
        state,
        transport: 'sendgrid',
        day: '2026-03-09',
        is_sandbox: false,
        ...(given.createdAt && { created_at: given.createdAt }),
      })
      .execute();
    return { brandId: brand.id };
  });
}
