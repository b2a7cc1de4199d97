import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { queueSystemMail } from '../../accounts/actions/system-mails.ts';
import type { Inquiry } from '../domain/inquiry.ts';
import { inquiryMail } from '../domain/inquiry-mail.ts';
import { insertInquiry } from '../store/inquiries.ts';

/** Where the operator reads what people ask. */
export interface Desks {
  sales: string;
  support: string;
}

/** Stored, and mailed to whoever answers it. Needs the system role: visitors ask too. */
export async function receiveInquiry(
  tx: Tx,
  desks: Desks,
  { accountId, inquiry }: { accountId: string | null; inquiry: Inquiry },
): Promise<string> {
  const id = uuidv7();
  await insertInquiry(tx, { id, accountId, inquiry });
  const desk = inquiry.kind === 'support' ? desks.support : desks.sales;
  await queueSystemMail(tx, inquiryMail(desk, inquiry));
  return id;
}
