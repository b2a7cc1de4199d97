import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { sleep } from '../../kernel/clock.ts';
import type { FaultDraw } from '../faults.ts';
import { addressIn, newArrivalId } from '../mailbox/mail.ts';
import { headerOf, readMime } from '../mailbox/mime.ts';
import type { Mailbox } from '../mailbox/store.ts';
import type { Tokens } from '../oauth/tokens.ts';

export interface SmtpStandIn {
  port: number;
  close(): Promise<void>;
  state(): { connections: number; accepted: number; refused: number; dropped: number };
}

const LARGEST = 30_000_000;

/** A mail server that takes everything for everybody, and delivers it into the sandbox's mailbox. */
export function startSmtp(options: {
  mailbox: Mailbox;
  faults: FaultDraw;
  /** Which access tokens it lets in (XOAUTH2). */
  tokens: Pick<Tokens, 'read'>;
  host: string;
  port: number;
}): Promise<SmtpStandIn> {
  const { mailbox, faults, tokens, host, port } = options;
  const counts = { connections: 0, accepted: 0, refused: 0, dropped: 0 };

  const server = new SMTPServer({
    logger: false,
    banner: 'Linesheet sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST,
    onConnect: (_session, done) => {
      counts.connections += 1;
      done();
    },
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    onAuth: (auth, _session, done) => {
      const isLetIn =
        auth.method !== 'XOAUTH2' || tokens.read('access', auth.accessToken ?? '')?.user === auth.username;
      if (isLetIn) done(null, { user: auth.username ?? 'anybody' });
      else done(null, { data: { status: '400', schemes: 'bearer', scope: 'https://mail.google.com/' } });
    },
    onData: (stream, session, done) => void receive(stream, session).then((reply) => reply && done(...reply)),
  });
  // Without a listener a client that resets its connection would end the process.
  server.on('error', () => {});

  const cut = (session: SMTPServerSession) => {
    counts.dropped += 1;
    for (const connection of server.connections) {
      if (connection.session === session) connection._socket.destroy();
    }
  };

  /** What to answer after the mail's last dot; nothing where the connection is cut or left hanging. */
  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<[error: Error | null, reply?: string] | undefined> {
    const { outcome, latencyMs, status } = faults.next('smtp');
    const raw = await collect(stream);
    if (latencyMs > 0) await sleep(latencyMs);
    if (outcome === 'hang') return undefined;
    if (outcome === 'drop') {
      cut(session);
      return undefined;
    }
    if (outcome === 'refuse' || outcome === 'limit' || stream.sizeExceeded) {
      counts.refused += 1;
      return [refusal(stream.sizeExceeded ? 552 : outcome === 'limit' ? 452 : status)];
    }
    const id = await deliver(raw, session);
    counts.accepted += 1;
    if (outcome !== 'drop-after-accept') return [null, `OK: queued as ${id}`];
    cut(session);
    return undefined;
  }

  async function deliver(raw: Buffer, session: SMTPServerSession): Promise<string> {
    const { headers } = readMime(raw);
    const id = newArrivalId();
    await mailbox.receive(raw, [
      {
        id,
        form: 'mime',
        part: 0,
        from: headerOf(headers, 'from') ?? (session.envelope.mailFrom || { address: '' }).address,
        recipients: session.envelope.rcptTo.map(({ address }) => addressIn(address)),
        subject: headerOf(headers, 'subject') ?? '',
        messageId: headerOf(headers, 'message-id') ?? `<${id}@smtp.sandbox.test>`,
        receivedAt: Date.now(),
      },
    ]);
    return id;
  }

  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        port: (server.server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            for (const connection of server.connections) connection._socket.destroy();
            server.close(() => closed());
          }),
        state: () => ({ ...counts }),
      }),
    );
  });
}

function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

const SENTENCES: Record<number, string> = {
  421: '4.3.2 Service not available, closing transmission channel',
  450: '4.2.1 Mailbox unavailable, try again later',
  451: '4.3.0 Local error in processing',
  452: '4.7.0 Too many messages, try again later',
  550: '5.7.1 Message rejected',
  552: '5.3.4 Message too big',
  554: '5.7.1 Transaction failed',
};

const refusal = (code: number): Error =>
  Object.assign(new Error(SENTENCES[code] ?? '5.0.0 Refused'), { responseCode: code });
