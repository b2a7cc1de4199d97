import type { Tx } from '../../../db/database.ts';
import type { AuditEntry } from '../domain/audit.ts';
import { type AuditAsked, listAuditEntries } from '../store/audit.ts';

/** What admins did, a page of it. Needs the system role. */
export const readAudit = (tx: Tx, asked: AuditAsked): Promise<{ entries: AuditEntry[]; total: number }> =>
  listAuditEntries(tx, asked);
