import type { AuditEntryView } from '../contract/audit.ts';
import type { AuditEntry } from '../domain/audit.ts';

export const presentAuditEntry = ({ at, ...entry }: AuditEntry): AuditEntryView => ({
  id: entry.id,
  at: at.toISOString(),
  action: entry.action,
  fromCommandLine: entry.fromCommandLine,
  adminEmail: entry.adminEmail,
  subjectId: entry.subjectId,
  subjectEmail: entry.subjectEmail,
  target: entry.target,
  before: entry.before,
  after: entry.after,
  clientAddress: entry.clientAddress,
});
