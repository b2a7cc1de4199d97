import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../src/db/database.ts';
import type { FactName } from '../../src/features/replies/domain/reading/reply-facts.ts';
import type { ReplyClass } from '../../src/features/replies/domain/reply-class.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';

/** A brand of the account, as the catalogue would have made it. */
export async function givenBrand(tx: Tx, accountId: string, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('brands')
    .values({
      account_id: accountId,
      marketplace: 'amazon',
      key: name.toLowerCase(),
      name,
      is_sandbox: true,
      product_titles: [`${name} Wool Throw, Large`],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface GivenAnswer {
  brandId: number;
  class: ReplyClass;
  secondary?: ReplyClass[];
  facts?: { name: FactName; value: unknown; words: string }[];
  text?: string;
  fromName?: string;
  receivedAt?: Date;
  isHuman?: boolean;
  suppresses?: boolean;
}

/** A mail of a brand, understood, as the inbox keeps it. */
export async function givenAnswer(
  database: Pick<Database, 'asAccount'>,
  accountId: string,
  answer: GivenAnswer,
): Promise<string> {
  const id = uuidv7();
  const receivedAt = answer.receivedAt ?? new Date();
  const facts = (answer.facts ?? []).map((fact) => ({ ...fact, confidence: 0.9 }));
  await database.asAccount(accountId, async (tx) => {
    const conversation = await tx
      .insertInto('conversations')
      .values({
        account_id: accountId,
        brand_id: answer.brandId,
        last_inbound_at: receivedAt,
        last_class: answer.class,
      })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ last_inbound_at: receivedAt }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('inbound_mails')
      .values({
        id,
        account_id: accountId,
        conversation_id: conversation.id,
        brand_id: answer.brandId,
        source: 'mailbox',
        fingerprint: randomBytes(16),
        header_id: `<${id}@nordkap.example>`,
        from_name: answer.fromName ?? 'Tom Baker',
        from_email: 'tom@nordkap.example',
        subject: 'Re: Wholesale',
        text: answer.text ?? '',
        new_text: answer.text ?? '',
        headers: '[]',
        received_at: receivedAt,
        class: answer.class,
        secondary: answer.secondary ?? [],
        confidence: 0.9,
        facts: JSON.stringify(facts),
        is_human: answer.isHuman ?? true,
        stops_follow_ups: true,
        suppresses: answer.suppresses ?? false,
        read_by: 'rules',
        is_sandbox: true,
        words: '',
      })
      .execute();
  });
  return id;
}
