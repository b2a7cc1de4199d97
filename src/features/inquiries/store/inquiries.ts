import type { Tx } from '../../../db/database.ts';
import type { Inquiry, InquiryKind, ReceivedInquiry } from '../domain/inquiry.ts';

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

export interface InquiriesAsked {
  kind: InquiryKind | null;
  isAnswered: boolean;
  limit: number;
  offset: number;
}

/** Those that wait longest come last: the list is read from the newest on. */
export async function listInquiries(
  tx: Tx,
  { kind, isAnswered, limit, offset }: InquiriesAsked,
): Promise<{ inquiries: ReceivedInquiry[]; total: number }> {
  let query = tx.selectFrom('inquiries').where('answered_at', isAnswered ? 'is not' : 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const inquiries = rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    kind: row.kind as InquiryKind,
    name: row.name,
    email: row.email,
    message: row.message,
    ...(row.company !== null && { company: row.company }),
    role: row.role,
    receivedAt: row.created_at,
    answeredAt: row.answered_at,
  }));
  return { inquiries, total: counted.total };
}

/** False where it was so already, or there is no such inquiry. */
export async function setAnswered(tx: Tx, id: string, answeredAt: Date | null): Promise<boolean> {
  const result = await tx
    .updateTable('inquiries')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .where('answered_at', answeredAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function inquiryExists(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('inquiries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
