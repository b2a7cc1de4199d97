import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import type { MailHosts } from '../../features/onboarding/ports.ts';
import type { AccessToken } from '../../features/outreach/ports.ts';
import type { MailboxAddress } from '../../features/replies/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { imapFailure } from './imap-failure.ts';
import { parseImapUrl } from './imap-url.ts';

/** A mail as large as is read, and what the server says around it. */
const MAX_LITERAL_BYTES = 31_000_000;

export interface ImapReaderOptions {
  /** Guards what people enter: no mailbox is read inside the network that Linesheet runs in. */
  findHost: MailHosts['find'];
  /** A token to sign in with (XOAUTH2), from the provider that the mailbox is at. */
  accessToken: AccessToken;
  timeoutMs?: number;
  /** However long a server goes on answering a little at a time: others' mailboxes wait meanwhile. */
  longestMs?: number;
  /** Signing in unencrypted: for tests alone. */
  allowsPlain?: boolean;
}

/** What went wrong, in our words. */
export type Told = (error: unknown) => ProviderError;

/** Connects, signs in, does what is wanted, and leaves. */
export async function inMailbox<T>(
  mailbox: MailboxAddress,
  options: ImapReaderOptions,
  signal: AbortSignal,
  work: (client: ImapFlow, told: Told) => Promise<T>,
): Promise<T> {
  const { longestMs = 120_000 } = options;
  const tooLong = AbortSignal.timeout(longestMs);
  const ending = AbortSignal.any([signal, tooLong]);
  const told: Told = (error) => (tooLong.aborted ? tooSlow() : imapFailure(error));
  const client = await signIn({ mailbox, options, ending, told });
  const stop = () => client.close();
  ending.addEventListener('abort', stop, { once: true });
  try {
    ending.throwIfAborted();
    return await work(client, told);
  } catch (error) {
    throw told(error);
  } finally {
    ending.removeEventListener('abort', stop);
    client.close();
  }
}

interface Visit {
  mailbox: MailboxAddress;
  options: ImapReaderOptions;
  ending: AbortSignal;
  told: Told;
}

/** With another token where the server doesn't take the one we have: it may have been taken back before its time. */
async function signIn(visit: Visit): Promise<ImapFlow> {
  const { mailbox, options, ending } = visit;
  const token = mailbox.oauth ? await options.accessToken(mailbox.oauth, ending) : null;
  try {
    return await connect(visit, token);
  } catch (error) {
    if (!mailbox.oauth || token === null || !isRefusedSignIn(error)) throw error;
    const other = await options.accessToken(mailbox.oauth, ending, token);
    if (other === token) throw error;
    return connect(visit, other);
  }
}

const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.failure === 'refused' &&
  (error.cause as { authenticationFailed?: boolean } | undefined)?.authenticationFailed === true;

async function connect({ mailbox, options, ending, told }: Visit, token: string | null): Promise<ImapFlow> {
  const client = await clientOf(mailbox, token, options);
  const stop = () => client.close();
  ending.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    throw told(error);
  } finally {
    ending.removeEventListener('abort', stop);
  }
}

async function clientOf(
  mailbox: MailboxAddress,
  token: string | null,
  { findHost, timeoutMs = 30_000, allowsPlain = false }: ImapReaderOptions,
): Promise<ImapFlow> {
  const server = parseImapUrl(mailbox.imapUrl);
  if (!server) throw misconfigured('The address of the mailbox can’t be read.');
  const auth =
    mailbox.oauth && token !== null
      ? { user: mailbox.oauth.user, accessToken: token }
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
    maxLiteralSize: MAX_LITERAL_BYTES,
  });
  // Told by the rejected command as well; without a listener it would end the process.
  client.on('error', () => {});
  return client;
}

const tooSlow = (): ProviderError =>
  new ProviderError('imap', 'unreachable', 'The mail server answers too slowly for the mailbox to be read.');

const misconfigured = (sentence: string): ProviderError =>
  new ProviderError('imap', 'misconfigured', sentence);
