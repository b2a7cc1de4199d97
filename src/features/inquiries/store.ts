import type { Tx } from '../../db/database.ts';
import type { Inquiry } from './domain/inquiry.ts';

export async function insertInquiry(
  tx: Tx,
  { id, accountId, inquiry }: { id: string; accountId: string | null; inquiry: Inquiry },
): Promise<void> {
  await tx
    .insertInto('inquiries')
    .values({
      id,
      account_id: accountId,
      kind: inquiry.kind,
      name: inquiry.name,
      email: inquiry.email,
      company: inquiry.company || null,
      role: inquiry.role ?? null,
      message: inquiry.message,
    })
    .execute();
}
