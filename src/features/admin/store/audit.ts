import type { Tx } from '../../../db/database.ts';
import type { Deed } from '../domain/audit.ts';

export async function insertAuditEntry(
  tx: Tx,
  entry: Deed & { adminId: string; clientAddress: string | null },
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      admin_id: entry.adminId,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      target: entry.target ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      client_address: entry.clientAddress,
    })
    .execute();
}
