import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import type { OutgoingAttachment } from '../domain/mails/outgoing-mail.ts';

export interface NewOutgoingFile extends OutgoingAttachment {
  id: string;
  /** It waits for the answer that it is to go with. */
  isWaiting: boolean;
  /** It stays with its mail once that went out. */
  isKept: boolean;
}

export async function insertFile(tx: Tx, accountId: string, file: NewOutgoingFile): Promise<void> {
  await tx
    .insertInto('outgoing_attachments')
    .values({
      id: file.id,
      account_id: accountId,
      filename: file.filename,
      content_type: file.contentType,
      bytes: Buffer.from(file.content),
      size: file.content.byteLength,
      is_waiting: file.isWaiting,
      is_kept: file.isKept,
    })
    .execute();
}

/** Others that upload at the same time wait, so that together they can't pass the most that may wait. */
export async function waitingFiles(tx: Tx, accountId: string): Promise<{ count: number; bytes: number }> {
  await takeTurn(tx, 'outgoing_attachments', accountId);
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size), 0) as bytes from outgoing_attachments
     where account_id = ${accountId} and is_waiting`.execute(tx);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** They go with an answer now, and with no other one. Only those that were still waiting come back. */
export async function takeWaitingFiles(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; size: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; size: number }>`
    update outgoing_attachments set is_waiting = false
     where account_id = ${accountId} and id = any (${ids}::uuid[]) and is_waiting
    returning id, size`.execute(tx);
  return rows;
}

export async function deleteWaitingFile(tx: Tx, accountId: string, id: string): Promise<void> {
  await sql`
    delete from outgoing_attachments where account_id = ${accountId} and id = ${id} and is_waiting`.execute(
    tx,
  );
}

export async function deleteFilesWaitingSince(tx: Tx, before: Date): Promise<void> {
  await sql`delete from outgoing_attachments where is_waiting and created_at < ${before}`.execute(tx);
}

/** In the order of `ids`. */
export async function readFiles(tx: Tx, ids: readonly string[]): Promise<OutgoingAttachment[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OutgoingAttachment>`
    select filename, content_type as "contentType", bytes as content from outgoing_attachments
     where id = any (${ids}::uuid[]) and bytes is not null
     order by array_position(${ids}::uuid[], id)`.execute(tx);
  return rows;
}

export async function keptFile(tx: Tx, accountId: string, id: string): Promise<OutgoingAttachment | null> {
  const { rows } = await sql<OutgoingAttachment>`
    select filename, content_type as "contentType", bytes as content from outgoing_attachments
     where account_id = ${accountId} and id = ${id} and bytes is not null`.execute(tx);
  return rows[0] ?? null;
}

/** Whatever became of these mails, none goes out a second time: what isn't kept with them is told by its name alone. */
export async function letGoOfFiles(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await sql`
    update outgoing_attachments set bytes = null
     where not is_kept
       and id in (select unnest(attachment_ids) from messages where id = any (${messageIds}::uuid[]))`.execute(
    tx,
  );
}
