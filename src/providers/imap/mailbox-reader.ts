import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import type { MailHosts } from '../../features/onboarding/ports.ts';
import type {
  MailboxAddress,
  MailboxOAuth,
  MailboxPosition,
  MailboxReader,
} from '../../features/replies/ports.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { imapFailure } from './imap-failure.ts';
import { parseImapUrl } from './imap-url.ts';

export interface ImapReaderOptions {
  /** Guards what people enter: no mailbox is read inside the network that Linesheet runs in. */
  findHost: MailHosts['find'];
  /** A token to sign in with (XOAUTH2), from the provider that the mailbox is at. */
  accessToken: (oauth: MailboxOAuth, signal: AbortSignal) => Promise<string>;
  timeoutMs?: number;
  /** However long a server goes on answering a little at a time: others' mailboxes wait meanwhile. */
  longestMs?: number;
  /** Signing in unencrypted: for tests alone. */
  allowsPlain?: boolean;
}

type Reading = Awaited<ReturnType<MailboxReader['read']>>;

const FOLDER = 'INBOX';
const MAX_MAIL_BYTES = 30_000_000;
const MAX_BYTES_AT_ONCE = 30_000_000;
/** After its numbers began anew a mailbox is read from a few days back; what is known already counts once. */
const LOOK_BACK_MS = 7 * DAY_MS;

export function createImapMailboxReader(options: ImapReaderOptions): MailboxReader {
  return {
    read: async (mailbox, { after, most, signal }) => {
      const { longestMs = 120_000 } = options;
      const client = await clientOf(mailbox, options, signal);
      const tooLong = AbortSignal.timeout(longestMs);
      const ending = AbortSignal.any([signal, tooLong]);
      const stop = () => client.close();
      ending.addEventListener('abort', stop, { once: true });
      try {
        await client.connect();
        return await readOn(client, after, most);
      } catch (error) {
        throw tooLong.aborted ? tooSlow() : imapFailure(error);
      } finally {
        ending.removeEventListener('abort', stop);
        client.close();
      }
    },
  };
}

async function clientOf(
  mailbox: MailboxAddress,
  { findHost, accessToken, timeoutMs = 30_000, allowsPlain = false }: ImapReaderOptions,
  signal: AbortSignal,
): Promise<ImapFlow> {
  const server = parseImapUrl(mailbox.imapUrl);
  if (!server) throw misconfigured('The address of the mailbox can’t be read.');
  const auth = mailbox.oauth
    ? { user: mailbox.oauth.user, accessToken: await accessToken(mailbox.oauth, signal) }
    : { user: server.user, pass: server.password };
  const found = await findHost(server.host, server.port);
  if ('refused' in found) throw misconfigured(`The mailbox isn’t read: ${found.refused}.`);
  if ('unknown' in found) throw new ProviderError('imap', 'unreachable', `${found.unknown}.`);
  const client = new ImapFlow({
    // Connected to is the address that was checked, so that a name can't be looked up again to another end.
    host: found.address,
    ...(isIP(found.host) === 0 && { servername: found.host }),
    port: found.port,
    secure: server.secure,
    ...(!server.secure && { doSTARTTLS: !allowsPlain }),
    auth,
    logger: false,
    disableAutoIdle: true,
    qresync: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLiteralSize: MAX_MAIL_BYTES + 1_000_000,
  });
  // Told by the rejected command as well; without a listener it would end the process.
  client.on('error', () => {});
  return client;
}

const tooSlow = (): ProviderError =>
  new ProviderError('imap', 'unreachable', 'The mail server answers too slowly for the mailbox to be read.');

const misconfigured = (sentence: string): ProviderError =>
  new ProviderError('imap', 'misconfigured', sentence);

/** Opened for reading alone: nothing that is fetched counts as seen. */
async function readOn(client: ImapFlow, after: MailboxPosition | null, most: number): Promise<Reading> {
  const box = await client.mailboxOpen(FOLDER, { readOnly: true });
  const validity = Number(box.uidValidity ?? 0);
  const end: MailboxPosition = { validity, lastUid: await lastUidOf(client, box.uidNext) };
  if (after === null) return { mails: [], position: end, hasMore: false };
  const isSame = after.validity === validity;
  const last = isSame ? after.lastUid : 0;
  const wanted = isSame ? { uid: `${last + 1}:*` } : { since: new Date(Date.now() - LOOK_BACK_MS) };
  const found = (await client.search(wanted, { uid: true })) || [];
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
    if (!reached) throw brokenBy;
    return { mails: whole, position: reached.position, hasMore: true };
  }
  const hasMore = uids.length > now.length;
  const lastUid = hasMore ? (now.at(-1) ?? last) : Math.max(last, now.at(-1) ?? 0, isSame ? 0 : end.lastUid);
  return { mails, position: { validity, lastUid }, hasMore };
}

async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  validity: number,
): Promise<{ mails: Reading['mails']; brokenBy: unknown }> {
  const mails: Reading['mails'] = [];
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

/** Where the mailbox ends now; a server needn't tell the next number. */
async function lastUidOf(client: ImapFlow, uidNext: number | undefined): Promise<number> {
  if (uidNext) return uidNext - 1;
  const all = (await client.search({ all: true }, { uid: true })) || [];
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
