import type { Tx } from '../../../db/database.ts';
import type { Deed } from '../domain/audit.ts';
import { insertAuditEntry } from '../store/audit.ts';

/** Writes an admin's change into the audit log, in the transaction that makes the change. */
export const recordDeed = (
  tx: Tx,
  deed: Deed & { adminId: string; clientAddress: string | null },
): Promise<void> => insertAuditEntry(tx, deed);
