import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { containing, wordsOf } from '../../../db/like.ts';
import type { AuditAction, AuditEntry, AuditFacts, Deed } from '../domain/audit.ts';

export async function insertAuditEntry(
  tx: Tx,
  entry: Deed & { adminId: string | null; clientAddress: string | null },
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

/** Whether an admin has done this to that since then. */
export async function hasDone(
  tx: Tx,
  { adminId, action, target, since }: { adminId: string; action: AuditAction; target: string; since: Date },
): Promise<boolean> {
  const entry = await tx
    .selectFrom('audit_entries')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('action', '=', action)
    .where('target', '=', target)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return entry !== undefined;
}

export interface AuditAsked {
  search: string;
  action: AuditAction | null;
  /** Of this account alone, as the one that it concerned. */
  personId: string | null;
  limit: number;
  offset: number;
}

/** The newest first; words are looked for in who did it, whom it concerned, and what it was and became. */
export async function listAuditEntries(
  tx: Tx,
  { search, action, personId, limit, offset }: AuditAsked,
): Promise<{ entries: AuditEntry[]; total: number }> {
  let query = tx
    .selectFrom('audit_entries as entry')
    .leftJoin('users as admin', 'admin.id', 'entry.admin_id')
    .leftJoin('users as subject', 'subject.id', 'entry.subject_id');
  if (action) query = query.where('entry.action', '=', action);
  if (personId) query = query.where('entry.subject_id', '=', personId);
  for (const word of wordsOf(search)) query = query.where(hasWord(word));
  const [rows, counted] = await Promise.all([
    query
      .select(['entry.id', 'entry.created_at as at', 'entry.action', 'entry.subject_id', 'entry.target'])
      .select(['entry.before', 'entry.after', 'entry.client_address', 'entry.admin_id'])
      .select(['admin.email as admin_email', 'subject.email as subject_email'])
      .orderBy('entry.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action as AuditAction,
    fromCommandLine: row.admin_id === null,
    adminEmail: row.admin_email,
    subjectId: row.subject_id,
    subjectEmail: row.subject_email,
    target: row.target,
    before: row.before as AuditFacts | null,
    after: row.after as AuditFacts | null,
    clientAddress: row.client_address,
  }));
  return { entries, total: counted.total };
}

const hasWord = (word: string) =>
  sql<SqlBool>`concat_ws(' ', admin.email, case when entry.admin_id is null then 'command line' end, subject.email, entry.action, entry.target, entry.before, entry.after,
                         entry.client_address) ilike ${containing(word)}`;
