import type { Tx } from '../../../db/database.ts';
import type { Deed } from '../domain/audit.ts';
import { insertAuditEntry } from '../store/audit.ts';

/** Writes an admin's change into the audit log, in the transaction that makes the change. */
export const recordDeed = (
  tx: Tx,
  deed: Deed & { adminId: string; clientAddress: string | null },
): Promise<void> => insertAuditEntry(tx, deed);

/** The same of a change on the command line. Null where it was so already. */
export async function recordFromCommandLine(tx: Tx, deed: Deed | null): Promise<void> {
  if (deed) await insertAuditEntry(tx, { ...deed, adminId: null, clientAddress: null });
}
