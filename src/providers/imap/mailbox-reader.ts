import type { FetchQueryObject, ImapFlow, SearchObject } from 'imapflow';
import type {
  MailboxMail,
  MailboxPage,
  MailboxPosition,
  MailboxReader,
  MailFolder,
} from '../../features/replies/ports.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { type ImapReaderOptions, inMailbox, type Told } from './in-mailbox.ts';

const INBOX = 'INBOX';
/** Of a folder that isn't there; once it is, its numbers are others. */
const NOWHERE: MailboxPosition = { validity: 0, lastUid: 0 };
const MAX_MAIL_BYTES = 30_000_000;
const MAX_BYTES_AT_ONCE = 30_000_000;
/** After its numbers began anew a mailbox is read from a few days back; what is known already counts once. */
const LOOK_BACK_MS = 7 * DAY_MS;

/** Of a mail that isn't given out whole: enough for all that a person wrote. */
const MAX_BEGINNING_BYTES = 500_000;

export function createImapMailboxReader(options: ImapReaderOptions): MailboxReader {
  return {
    read: (mailbox, { folder, after, most, signal }) =>
      inMailbox(mailbox, options, signal, async (client, told) => {
        const path = await pathOf(client, folder);
        if (path === null) return { mails: [], position: after ?? NOWHERE, hasMore: false };
        return readOn(client, path, { after, most, told });
      }),
    readBeginning: async (mailbox, { at, signal }) => {
      const bring = (wanted: FetchQueryObject) =>
        inMailbox(mailbox, options, signal, (client) => fetchPart(client, at, wanted));
      try {
        return await bring({ source: { maxLength: MAX_BEGINNING_BYTES } });
      } catch {
        return bring({ headers: true });
      }
    },
    findSent: (mailbox, { messageIds, signal }) =>
      inMailbox(mailbox, options, signal, (client) => findSent(client, messageIds)),
  };
}

/** Opened for reading alone: nothing that is fetched counts as seen. */
async function readOn(
  client: ImapFlow,
  path: string,
  { after, most, told }: { after: MailboxPosition | null; most: number; told: Told },
): Promise<MailboxPage> {
  const box = await client.mailboxOpen(path, { readOnly: true });
  const validity = Number(box.uidValidity ?? 0);
  const end: MailboxPosition = { validity, lastUid: await lastUidOf(client, box.uidNext) };
  if (after === null) return { mails: [], position: end, hasMore: false };
  // A server that was set back to an earlier day gives its numbers out once more.
  const isSame = after.validity === validity && (!box.uidNext || end.lastUid >= after.lastUid);
  const last = isSame ? after.lastUid : 0;
  const wanted = isSame ? { uid: `${last + 1}:*` } : { since: new Date(Date.now() - LOOK_BACK_MS) };
  const found = await searched(client, wanted);
  // "5:*" names the last mail, too, when it is older than 5.
  const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
  const now = await firstOf(client, uids.slice(0, most));
  const { mails, brokenBy } = await fetchMails(client, now, validity);
  // Servers may tell of them in any order, and how far a mailbox was read goes by their numbers.
  mails.sort((one, other) => one.position.lastUid - other.position.lastUid);
  if (brokenBy !== null) {
    // What came before the line broke counts, or a server that breaks it each time would never be read on.
    const whole = mails.filter(({ position }, place) => position.lastUid === now[place]);
    const reached = whole.at(-1);
    if (reached) return { mails: whole, position: reached.position, hasMore: true };
    const at = { validity, lastUid: now[0] ?? last };
    return { mails: [], position: after, hasMore: true, stuck: { at, failure: told(brokenBy) } };
  }
  const hasMore = uids.length > now.length;
  const lastUid = hasMore ? (now.at(-1) ?? last) : Math.max(last, now.at(-1) ?? 0, isSame ? 0 : end.lastUid);
  return { mails, position: { validity, lastUid }, hasMore };
}

async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  validity: number,
): Promise<{ mails: MailboxMail[]; brokenBy: unknown }> {
  const mails: MailboxMail[] = [];
  if (uids.length === 0) return { mails, brokenBy: null };
  const query = { uid: true, internalDate: true, source: { maxLength: MAX_MAIL_BYTES } };
  try {
    for await (const { uid, source, internalDate } of client.fetch([...uids], query, { uid: true }))
      if (source)
        mails.push({
          raw: source,
          receivedAt: new Date(internalDate ?? Date.now()),
          position: { validity, lastUid: uid },
        });
    return { mails, brokenBy: null };
  } catch (error) {
    return { mails, brokenBy: error };
  }
}

async function fetchPart(
  client: ImapFlow,
  { validity, lastUid }: MailboxPosition,
  wanted: FetchQueryObject,
): Promise<MailboxMail | null> {
  const box = await client.mailboxOpen(INBOX, { readOnly: true });
  if (Number(box.uidValidity ?? 0) !== validity) return null;
  const query = { uid: true, internalDate: true, ...wanted };
  const found = await client.fetchOne(String(lastUid), query, { uid: true });
  const raw = found && (found.source ?? found.headers);
  if (!raw) return null;
  return { raw, receivedAt: new Date(found.internalDate ?? Date.now()), position: { validity, lastUid } };
}

/** A search that comes to nothing, as when the line breaks, is none that finds nothing. */
async function searched(client: ImapFlow, wanted: SearchObject): Promise<number[]> {
  const found = await client.search(wanted, { uid: true });
  if (!found)
    throw new ProviderError('imap', 'unreachable', 'The mail server broke off a search of the mailbox.');
  return found;
}

const pathOf = async (client: ImapFlow, folder: MailFolder): Promise<string | null> =>
  folder === 'inbox' ? INBOX : specialFolder(client, '\\Junk');

/** Whatever its language calls it: servers say which folder it is, and where they don't, its name does. */
const specialFolder = async (client: ImapFlow, use: '\\Sent' | '\\Junk'): Promise<string | null> =>
  (await client.list()).find(({ specialUse }) => specialUse === use)?.path ?? null;

/** What was found before a look came to nothing counts; where that was nothing, why is told. */
async function findSent(client: ImapFlow, messageIds: readonly string[]): Promise<string[]> {
  const path = await specialFolder(client, '\\Sent');
  if (path === null) return [];
  await client.mailboxOpen(path, { readOnly: true });
  const sent: string[] = [];
  let failure: unknown = null;
  for (const messageId of messageIds) {
    try {
      const found = await searched(client, { header: { 'message-id': messageId } });
      if (found.length > 0) sent.push(messageId);
    } catch (error) {
      failure = error;
      if (!client.usable) break;
    }
  }
  if (failure !== null && sent.length === 0) throw failure;
  return sent;
}

/** Where the mailbox ends now; a server needn't tell the next number. */
async function lastUidOf(client: ImapFlow, uidNext: number | undefined): Promise<number> {
  if (uidNext) return uidNext - 1;
  const all = await searched(client, { all: true });
  return all.reduce((last, uid) => Math.max(last, uid), 0);
}

/** As many as may be held at once, and one at least. */
async function firstOf(client: ImapFlow, uids: readonly number[]): Promise<number[]> {
  if (uids.length < 2) return [...uids];
  const sizes = new Map<number, number>();
  for await (const { uid, size } of client.fetch([...uids], { uid: true, size: true }, { uid: true }))
    sizes.set(uid, Math.min(size ?? 0, MAX_MAIL_BYTES));
  let sum = 0;
  const end = uids.findIndex((uid, place) => {
    sum += sizes.get(uid) ?? 0;
    return place > 0 && sum > MAX_BYTES_AT_ONCE;
  });
  return end < 0 ? [...uids] : uids.slice(0, end);
}
