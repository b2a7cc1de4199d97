import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OutgoingMail } from '../../features/outreach/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { parseSmtpUrl } from './smtp-url.ts';
import { createSmtpTransport } from './transport.ts';

const MAIL: OutgoingMail = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  from: { email: 'ana@acme-retail.com', name: 'Ana from "Acme", Inc' },
  to: 'wholesale@nordkap.com',
  subject: 'Großhandel ☕',
  text: 'Hi\n.\nBye',
  html: '<p>Hi</p>',
  headers: { 'List-Unsubscribe': '<https://x.com/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const sessions = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      sessions.add(session.id);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, sessions, port: (listening.address() as AddressInfo).port };
}

/** Speaks just enough of the protocol to fail in the middle of it. */
async function brokenServer(onLine: (line: string, socket: Socket) => string | undefined): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 hello\r\n');
    let pending = '';
    socket.on('data', (chunk) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        const answer = onLine(line, socket);
        if (answer !== undefined) socket.write(`${answer}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const transport = (
  port: number,
  options: { auth?: { user: string; pass: string }; timeoutMs?: number; longestMs?: number } = {},
) => {
  const { auth = null, timeoutMs = 5_000, longestMs = 10_000 } = options;
  const made = createSmtpTransport({
    kind: 'smtp',
    server: { host: '127.0.0.1', port, secure: false, auth },
    timeoutMs,
    longestMs,
  });
  onTestFinished(() => made.close());
  return made;
};

const refusing = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe("a mail handed to the person's own mailbox", () => {
  it('arrives whole, under a Message-ID made from our id', async () => {
    const { received, port } = await mailServer();
    expect((await transport(port).send(MAIL)).fate).toBe('accepted');
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${MAIL.messageId}@acme-retail.com>`);
    expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received[0]).toMatch(/From: "Ana from \\"Acme\\", Inc" <ana@acme-retail\.com>/);
    expect(received[0]).toMatch(/To: wholesale@nordkap\.com/);
    expect(received[0]).toContain('multipart/alternative');
  });

  it('shares a few connections with the others', async () => {
    const { received, sessions, port } = await mailServer();
    const { send } = transport(port);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(MAIL)));
    expect(outcomes.every(({ fate }) => fate === 'accepted')).toBe(true);
    expect(received).toHaveLength(20);
    expect(sessions.size).toBeLessThanOrEqual(3);
  });

  it('is refused for its own sake when the recipient is', async () => {
    const { port } = await mailServer({ onRcptTo: (_, __, done) => done(refusing(550, 'no such user')) });
    const outcome = await transport(port).send(MAIL);
    expect(outcome).toMatchObject({ fate: 'refused', concerns: 'message' });
    expect(outcome.fate === 'refused' && outcome.reason).toContain('no such user');
  });

  it('is refused for its own sake when its content is', async () => {
    const { port } = await mailServer({
      onData: (stream, _, done) => {
        stream.resume();
        stream.on('end', () => done(refusing(554, 'looks like spam')));
      },
    });
    expect(await transport(port).send(MAIL)).toMatchObject({ fate: 'refused', concerns: 'message' });
  });

  it.each<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: (_, __, done) => done(refusing(553, 'not your address')) }],
    ['the password', { authOptional: false, onAuth: (_, __, done) => done(refusing(535, 'wrong password')) }],
    [
      'the day’s quota',
      { onRcptTo: (_, __, done) => done(refusing(550, '5.4.5 Daily user sending limit exceeded')) },
    ],
  ])('is refused for the whole account when %s is', async (_, options) => {
    const { port } = await mailServer({ allowInsecureAuth: true, ...options });
    const auth = options.onAuth ? { user: 'ana', pass: 'wrong' } : undefined;
    expect(await transport(port, auth ? { auth } : {}).send(MAIL)).toMatchObject({
      fate: 'refused',
      concerns: 'mailbox',
    });
  });

  it.each<[string, SMTPServerOptions]>([
    ['the recipient', { onRcptTo: (_, __, done) => done(refusing(450, 'greylisted')) }],
    ['the sender', { onMailFrom: (_, __, done) => done(refusing(421, 'too busy')) }],
    [
      'the content',
      {
        onData: (stream, _, done) => {
          stream.resume();
          stream.on('end', () => done(refusing(452, 'try later')));
        },
      },
    ],
  ])('waits when %s is put off', async (_, options) => {
    const { port } = await mailServer(options);
    expect(await transport(port).send(MAIL)).toEqual({ fate: 'limited', retryAfterMs: 60_000 });
  });

  it('has an unknown fate when the connection breaks after its text was sent', async () => {
    let inText = false;
    const port = await brokenServer((line, socket) => {
      if (inText) {
        if (line === '.') socket.resetAndDestroy();
        return undefined;
      }
      if (line === 'DATA') {
        inText = true;
        return '354 go on';
      }
      return '250 ok';
    });
    expect((await transport(port).send(MAIL)).fate).toBe('unknown');
  });

  it('has an unknown fate when no word comes after its text', async () => {
    let inText = false;
    const port = await brokenServer((line) => {
      if (inText) return undefined;
      if (line !== 'DATA') return '250 ok';
      inText = true;
      return '354 go on';
    });
    expect((await transport(port, { timeoutMs: 300 }).send(MAIL)).fate).toBe('unknown');
  });

  it('is given up on when the server is about to answer for ever: its text was sent, or it wasn’t', async () => {
    const stallingAt = (at: RegExp) => {
      let stalls = false;
      return brokenServer((line, socket) => {
        if (stalls) return undefined;
        stalls = at.test(line);
        if (!stalls)
          return line === 'DATA' ? '354 go on' : /^(?:EHLO|MAIL|RCPT) /.test(line) ? '250 ok' : undefined;
        const timer = setInterval(() => socket.write('250-wait\r\n'), 30);
        socket.on('close', () => clearInterval(timer));
        return undefined;
      });
    };
    const fateWhere = async (at: RegExp) =>
      (await transport(await stallingAt(at), { longestMs: 600 }).send(MAIL)).fate;
    expect(await fateWhere(/^EHLO/)).toBe('not_sent');
    expect(await fateWhere(/^RCPT/)).toBe('not_sent');
    expect(await fateWhere(/^\.$/)).toBe('unknown');
  });

  it('is known not to be sent when the connection breaks before its text', async () => {
    const port = await brokenServer((line, socket) => {
      if (!line.startsWith('RCPT')) return '250 ok';
      socket.resetAndDestroy();
      return undefined;
    });
    expect(await transport(port).send(MAIL)).toEqual({
      fate: 'not_sent',
      reason: 'Your mail server can’t be reached at the moment.',
    });
  });

  it('goes over a new connection when the server has dropped the idle one', async () => {
    let connections = 0;
    let inText = false;
    const port = await brokenServer((line, socket) => {
      if (line.startsWith('EHLO')) connections += 1;
      if (connections === 1 && line.startsWith('MAIL FROM:<second')) {
        socket.destroy();
        return undefined;
      }
      if (line === 'DATA') {
        inText = true;
        return '354 go on';
      }
      if (inText && line !== '.') return undefined;
      inText = false;
      return '250 ok';
    });
    const { send } = transport(port);
    expect((await send(MAIL)).fate).toBe('accepted');
    const second = { ...MAIL, from: { ...MAIL.from, email: 'second@acme-retail.com' } };
    expect((await send(second)).fate).toBe('accepted');
    expect(connections).toBe(2);
  });

  it('is known not to be sent when nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect((await transport(port).send(MAIL)).fate).toBe('not_sent');
  });

  it('never leaves for the sandbox', async () => {
    const { received, port } = await mailServer();
    const outcome = await transport(port).send({ ...MAIL, to: 'hello@acme.sandbox.test' });
    expect(outcome).toMatchObject({ fate: 'refused', concerns: 'message' });
    expect(received).toHaveLength(0);
  });
});

describe('the address of a mail server', () => {
  it('is read as people write it', () => {
    expect(parseSmtpUrl('smtps://ana%40acme.com:p%3Aw@smtp.gmail.com')).toEqual({
      host: 'smtp.gmail.com',
      port: 465,
      secure: true,
      auth: { user: 'ana@acme.com', pass: 'p:w' },
    });
    expect(parseSmtpUrl('smtp://mail.acme.com')).toEqual({
      host: 'mail.acme.com',
      port: 587,
      secure: false,
      auth: null,
    });
  });

  it.each(['https://mail.acme.com', 'smtp://', 'mail.acme.com', 'smtp://a%ZZ@b.com', ''])(
    'is not %j',
    (text) => {
      expect(parseSmtpUrl(text)).toBeNull();
    },
  );
});

it('an answer goes out with its reply address, its thread and its attachments', async () => {
  const { received, port } = await mailServer();
  await transport(port).send({
    ...MAIL,
    headers: { 'In-Reply-To': '<1@nordkap.com>', References: '<0@acme.com> <1@nordkap.com>' },
    replyTo: 'reply+abc@in.linesheet.shop',
    attachments: [
      { filename: 'W-9.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('pdf') },
    ],
  });
  expect(received[0]).toMatch(/^Reply-To: reply\+abc@in\.linesheet\.shop\r$/m);
  expect(received[0]).toMatch(/^In-Reply-To: <1@nordkap\.com>\r$/m);
  expect(received[0]).toMatch(/^References: <0@acme\.com> <1@nordkap\.com>\r$/m);
  expect(received[0]).toMatch(/filename=W-9\.pdf[\s\S]*cGRm/);
});

it('a server that may not be asked is not connected to, and the mailbox is to be mended', async () => {
  const { received, port } = await mailServer();
  const made = createSmtpTransport({
    kind: 'smtp',
    server: { host: 'smtp.shop.example', port, secure: false, auth: null },
    findHost: async (host) => ({ refused: `${host} leads to a private address` }),
  });
  onTestFinished(() => made.close());
  expect(await made.send(MAIL)).toEqual({
    fate: 'refused',
    concerns: 'mailbox',
    reason: 'Your mail server: smtp.shop.example leads to a private address.',
  });
  expect(received).toEqual([]);
});

it('a mail goes to the address that was found for the server', async () => {
  const { received, port } = await mailServer();
  const made = createSmtpTransport({
    kind: 'smtp',
    server: { host: 'smtp.shop.example', port: 465, secure: false, auth: null },
    findHost: async (host) => ({ address: '127.0.0.1', port, host }),
  });
  onTestFinished(() => made.close());
  expect(await made.send(MAIL)).toMatchObject({ fate: 'accepted' });
  expect(received).toHaveLength(1);
});

describe('a mailbox that is signed in to with a token', () => {
  const signedIn = async (token: () => Promise<string>) => {
    const seen: (string | undefined)[] = [];
    const { received, port } = await mailServer({
      authOptional: false,
      authMethods: ['XOAUTH2'],
      allowInsecureAuth: true,
      onAuth: (auth, _, done) => {
        seen.push(`${auth.username} ${auth.accessToken}`);
        if (auth.accessToken === 'good') done(null, { user: auth.username });
        else done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } });
      },
    });
    const made = createSmtpTransport({
      kind: 'smtp',
      server: { host: '127.0.0.1', port, secure: false, auth: null },
      signIn: { user: 'ana@acme-retail.com', token },
    });
    onTestFinished(() => made.close());
    return { made, received, seen };
  };

  it('takes mails once the token is shown', async () => {
    const { made, received, seen } = await signedIn(async () => 'good');
    expect(await made.send(MAIL)).toMatchObject({ fate: 'accepted' });
    expect([received.length, seen]).toEqual([1, ['ana@acme-retail.com good']]);
  });

  it('is for a person to mend where the server or the provider refuses, and tried again where nobody answers', async () => {
    const { made, received } = await signedIn(async () => 'revoked');
    expect(await made.send(MAIL)).toMatchObject({ fate: 'refused', concerns: 'mailbox' });
    const refused = await signedIn(async () => {
      throw new ProviderError('google', 'refused', 'Google no longer lets Linesheet into the mailbox.');
    });
    expect(await refused.made.send(MAIL)).toMatchObject({ fate: 'refused', concerns: 'mailbox' });
    const away = await signedIn(async () => {
      throw new ProviderError('google', 'unreachable', 'Google can’t be reached.');
    });
    expect(await away.made.send(MAIL)).toMatchObject({ fate: 'not_sent' });
    expect(received).toEqual([]);
  });
});
