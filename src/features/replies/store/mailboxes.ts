import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MailFolder } from '../domain/inbox/mail-source.ts';

/** One folder of a sender's mailbox; each is read by itself. */
export interface Mailbox {
  senderId: string;
  accountId: string;
  folder: MailFolder;
  position: { validity: number; lastUid: number } | null;
  failures: number;
}

type ReadFolder = Pick<Mailbox, 'senderId' | 'folder'>;

/** Every sender that has a mailbox to read gets a place here; one that has none any more loses it. */
export async function enterMailboxes(tx: Tx): Promise<void> {
  await sql`
    insert into mailbox_positions (sender_id, account_id, folder)
    select id, account_id, folder from senders, (values ('inbox'), ('junk')) as folders (folder)
     where imap_sealed is not null and removed_at is null
        on conflict do nothing`.execute(tx);
  await sql`
    delete from mailbox_positions using senders
     where senders.id = sender_id and (imap_sealed is null or removed_at is not null)`.execute(tx);
}

/** The mailbox that has waited longest; nobody else looks into it for so long. */
export async function takeMailbox(tx: Tx, leaseMs: number): Promise<Mailbox | null> {
  const { rows } = await sql<Omit<Mailbox, 'position'> & { validity: number | null; lastUid: number | null }>`
    update mailbox_positions set look_at = now() + ${leaseMs} * interval '1 millisecond'
     where (sender_id, folder) = (select sender_id, folder from mailbox_positions where look_at <= now()
                                   order by look_at, folder limit 1 for update skip locked)
    returning sender_id as "senderId", account_id as "accountId", folder, uid_validity as validity, last_uid as "lastUid",
              failures`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { validity, lastUid, ...mailbox } = row;
  return { ...mailbox, position: validity === null || lastUid === null ? null : { validity, lastUid } };
}

/** Whoever had them is gone: nobody waits for their leases to end, nor for a server that failed before. */
export async function releaseMailboxes(tx: Tx): Promise<void> {
  await sql`update mailbox_positions set look_at = now() where look_at > now()`.execute(tx);
}

/** Says how often the mail was begun, this time included. Whoever dies over it has used up one of its tries. */
export async function beginMail(
  tx: Tx,
  { senderId, folder }: ReadFolder,
  uid: number,
  leaseMs: number,
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update mailbox_positions
       set tries = case when trying_uid = ${uid} then least(tries + 1, 1000) else 1 end, trying_uid = ${uid},
           look_at = now() + ${leaseMs} * interval '1 millisecond'
     where sender_id = ${senderId} and folder = ${folder}
    returning tries`.execute(tx);
  return rows[0]?.tries ?? 1;
}

/** The last begin doesn't count: what kept the mail from being taken in passes. */
export async function takeBackTry(tx: Tx, { senderId, folder }: ReadFolder): Promise<void> {
  await sql`
    update mailbox_positions set tries = greatest(tries - 1, 0)
     where sender_id = ${senderId} and folder = ${folder}`.execute(tx);
}

/** In the transaction with what came of its last mail: that is never read again. */
export async function passMail(
  tx: Tx,
  { senderId, folder }: ReadFolder,
  position: { validity: number; lastUid: number },
): Promise<void> {
  await sql`
    update mailbox_positions
       set uid_validity = ${position.validity}, last_uid = ${position.lastUid}, trying_uid = null, tries = 0
     where sender_id = ${senderId} and folder = ${folder}`.execute(tx);
}

export async function savePosition(
  tx: Tx,
  { senderId, folder }: ReadFolder,
  position: { validity: number; lastUid: number },
  lookAgainMs: number,
): Promise<void> {
  await sql`
    update mailbox_positions
       set uid_validity = ${position.validity}, last_uid = ${position.lastUid}, failures = 0, failure = null,
           look_at = now() + ${lookAgainMs} * interval '1 millisecond'
     where sender_id = ${senderId} and folder = ${folder}`.execute(tx);
}

export async function saveMailboxFailure(
  tx: Tx,
  { senderId, folder }: ReadFolder,
  failure: string,
  lookAgainMs: number,
): Promise<void> {
  await sql`
    update mailbox_positions
       set failures = least(failures + 1, 1000), failure = ${failure},
           look_at = now() + ${lookAgainMs} * interval '1 millisecond'
     where sender_id = ${senderId} and folder = ${folder}`.execute(tx);
}

/** Mailboxes whose inbox could not be read more than once, and why: a single time passes. */
export async function failingMailboxes(
  tx: Tx,
  accountId: string,
): Promise<{ senderId: string; email: string; failure: string }[]> {
  const { rows } = await sql<{ senderId: string; email: string; failure: string }>`
    select sender_id as "senderId", coalesce(senders.email, profiles.sender_email, '') as email, failure
      from mailbox_positions
      join senders on senders.id = sender_id
      join profiles on profiles.id = mailbox_positions.account_id
     where mailbox_positions.account_id = ${accountId} and folder = 'inbox' and failures > 1
       and failure is not null
     order by email`.execute(tx);
  return rows;
}
