import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type XOAuth2 from 'nodemailer/lib/xoauth2';
import type { MailHosts } from '../../features/onboarding/ports.ts';
import type { ProviderError } from '../../kernel/errors.ts';
import type { SmtpServer } from './smtp-url.ts';

interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

export type FindHost = MailHosts['find'];

/** Signing in with a token that its provider gives from time to time (XOAUTH2). */
export interface TokenSignIn {
  user: string;
  /** `refused`: one that the server didn't take. */
  token(refused?: string): Promise<string>;
}

type FoundHost = Extract<Awaited<ReturnType<FindHost>>, { address: string }>;

interface SessionOptions {
  /** Connections at once. */
  max: number;
  timeoutMs: number;
  /** For connecting, and for each mail, however long a server goes on saying a little at a time. */
  longestMs: number;
  findHost: FindHost;
  signIn: TokenSignIn | null;
}

/** A mail server that people may not name. */
export const PRIVATE_HOST = 'EPRIVATEHOST';

export type Handover =
  | { taken: true; serverMessageId: string | null }
  /** `at`: while connecting, before a byte of the mail was read, or after. */
  | { taken: false; at: 'connecting' | 'envelope' | 'data'; failure: SmtpFailure };

export interface SmtpSessions {
  hand(envelope: { from: string; to: string }, raw: Buffer): Promise<Handover>;
  close(): void;
}

interface Session {
  connection: SMTPConnection;
  mails: number;
  idleTimer?: NodeJS.Timeout;
}

const IDLE_MS = 20_000;
const MAILS_PER_SESSION = 50;

/**
 * Signed-in connections to one mail server. Nodemailer's own pool puts a mail whose connection broke back into its
 * queue, which can send it twice; here a mail is handed over once, and it is known how far it came.
 */
export function createSmtpSessions(server: SmtpServer, options: SessionOptions): SmtpSessions {
  const { max } = options;
  const idle: Session[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  const drop = (session: Session) => {
    clearTimeout(session.idleTimer);
    const index = idle.indexOf(session);
    if (index >= 0) idle.splice(index, 1);
    session.connection.close();
  };

  const park = (session: Session) => {
    if (session.mails >= MAILS_PER_SESSION) return drop(session);
    session.idleTimer = setTimeout(() => drop(session), IDLE_MS).unref();
    idle.push(session);
  };

  const open = async (): Promise<Session> => {
    const connection = await connectTo(server, options);
    const session = { connection, mails: 0 };
    connection.on('error', () => drop(session));
    connection.once('end', () => drop(session));
    return session;
  };

  const handOnce = async (
    envelope: { from: string; to: string },
    raw: Buffer,
    parked: Session | undefined,
  ): Promise<Handover> => {
    clearTimeout(parked?.idleTimer);
    let session: Session;
    try {
      session = parked ?? (await open());
    } catch (error) {
      return { taken: false, at: 'connecting', failure: failureOf(error) };
    }
    session.mails += 1;
    const handover = await sendOver(session.connection, envelope, raw, options.longestMs);
    if (handover.taken) park(session);
    else drop(session);
    return handover;
  };

  return {
    hand: async (envelope, raw) => {
      if (busy >= max) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        for (;;) {
          const parked = idle.pop();
          const handover = await handOnce(envelope, raw, parked);
          // A parked connection may have been closed by the server meanwhile: then not a byte of the mail has left.
          const wasStale =
            parked && !handover.taken && handover.at === 'envelope' && !handover.failure.responseCode;
          if (!wasStale) return handover;
        }
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    close: () => {
      for (const session of idle.slice()) drop(session);
    },
  };
}

/** Connects and signs in. */
export async function connectTo(
  server: SmtpServer,
  { timeoutMs, longestMs, findHost, signIn }: Omit<SessionOptions, 'max'>,
): Promise<SMTPConnection> {
  const found = await findHost(server.host, server.port);
  if ('refused' in found) throw Object.assign(new Error(found.refused), { code: PRIVATE_HOST });
  if ('unknown' in found) throw new Error(found.unknown);
  const auth = signIn ? await tokenAuth(signIn) : server.auth && { credentials: server.auth };
  // Loaded when the first mail goes out by SMTP: most accounts never use it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection(optionsOf(server.secure, auth !== null, found, timeoutMs));
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow()), longestMs);
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      connection.on('error', reject);
      connection.once('end', () => reject(new Error('The mail server closed the connection')));
      connection.connect((error) => {
        if (error || !auth) settle(error);
        else connection.login(auth, settle);
      });
    });
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return connection;
}

const tooSlow = (): Error => new Error('The mail server answers too slowly');

/** A token that the provider doesn't give is a sign-in that fails; one that can't be reached is no answer. */
async function tokenAuth({ user, token }: TokenSignIn): Promise<SMTPConnectionAuth> {
  let accessToken = await token().catch((error: ProviderError) => {
    throw Object.assign(new Error(error.message), error.failure === 'refused' ? { code: 'EAUTH' } : {});
  });
  /** Asked again, the server has refused this one: it may have been taken back before its time. */
  const another = async () => {
    const next = await token(accessToken);
    if (next === accessToken) throw new Error('It refuses the sign-in');
    accessToken = next;
  };
  const giver: TokenGiver = {
    getToken: (isRetry, done) => {
      const ready = isRetry ? another() : Promise.resolve();
      ready.then(
        () => done(null, accessToken),
        (error: Error) => done(error, accessToken),
      );
    },
    buildXOAuth2Token: () =>
      Buffer.from(`user=${user}\x01auth=Bearer ${accessToken}\x01\x01`).toString('base64'),
  };
  return { type: 'oauth2', user, method: 'XOAUTH2', oauth2: giver as unknown as XOAuth2 };
}

/** What the library asks of its own token generator. */
interface TokenGiver {
  getToken(isRetry: boolean, done: (error: Error | null, token: string) => void): void;
  buildXOAuth2Token(): string;
}

function optionsOf(
  secure: boolean,
  signsIn: boolean,
  { address, port, host }: FoundHost,
  timeoutMs: number,
): SMTPConnectionOptions {
  const isLoopback = /^(?:localhost|127\..*|::1)$/.test(address);
  return {
    // The address that was checked, and no other that the name may lead to a moment later.
    host: address,
    port,
    secure,
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    // A password is never sent in the clear, but to this very machine.
    requireTLS: !secure && signsIn && !isLoopback,
    connectionTimeout: Math.min(timeoutMs, 15_000),
    greetingTimeout: Math.min(timeoutMs, 15_000),
    dnsTimeout: Math.min(timeoutMs, 10_000),
    socketTimeout: timeoutMs,
  };
}

function sendOver(
  connection: SMTPConnection,
  envelope: { from: string; to: string },
  raw: Buffer,
  longestMs: number,
): Promise<Handover> {
  const stream = Readable.from([raw], { objectMode: false });
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ taken: false, at: stream.readableDidRead ? 'data' : 'envelope', failure: failureOf(error) });
    const timer = setTimeout(() => fail(tooSlow()), longestMs);
    connection.send(envelope, stream, (error, info) => {
      clearTimeout(timer);
      if (error) fail(error);
      else resolve({ taken: true, serverMessageId: info?.serverMessageId ?? null });
    });
  });
}

const failureOf = (error: unknown): SmtpFailure =>
  error instanceof Error ? error : new Error(String(error));
