import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CERTIFICATE, KEY } from '../../../test/support/throw-away-tls.ts';
import { brokenServer, MAIL, mailServer } from './fixtures/smtp-server.ts';
import { parseSmtpUrl } from './smtp-url.ts';
import { createSmtpTransport } from './transport.ts';

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
    const saidOfRecipient = '550 no such user';
    expect(outcome).toMatchObject({ fate: 'refused', concerns: 'message', saidOfRecipient });
    expect(outcome.fate === 'refused' && outcome.reason).toContain('no such user');
  });

  it('is refused for its own sake when its content is', async () => {
    const { port } = await mailServer({
      onData: (stream, _, done) => {
        stream.resume();
        stream.on('end', () => done(refusing(554, 'looks like spam')));
      },
    });
    const outcome = await transport(port).send(MAIL);
    expect(outcome).toMatchObject({ fate: 'refused', concerns: 'message' });
    expect(outcome).not.toHaveProperty('saidOfRecipient');
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
    ['mail', { onRcptTo: (_, __, done) => done(refusing(450, '4.7.1 sending rate exceeded')) }],
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
  ])('waits with all others when %s is put off', async (_, options) => {
    const { port } = await mailServer(options);
    expect(await transport(port).send(MAIL)).toEqual({ fate: 'limited', retryAfterMs: 60_000 });
  });

  it.each([
    [450, '4.2.0 Recipient address rejected: Greylisted, try again in 300 s'],
    [451, '4.7.1 Greylisting in action, please come back later'],
    [450, '4.1.2 Recipient address rejected: Domain not found'],
    [450, 'Mailbox is locked'],
  ])('waits alone when its recipient is put off: %i %s', async (code, words) => {
    const { port } = await mailServer({ onRcptTo: (_, __, done) => done(refusing(code, words)) });
    expect(await transport(port).send(MAIL)).toEqual({
      fate: 'deferred',
      reason: `Your mail server: ${code} ${words}.`,
      retryAfterMs: 900_000,
    });
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

  it('has an unknown fate when something else than a reply comes after its text', async () => {
    let inText = false;
    const port = await brokenServer((line) => {
      if (inText) return line === '.' ? 'well, hello' : undefined;
      inText = line === 'DATA';
      return inText ? '354 go on' : '250 ok';
    });
    expect((await transport(port).send(MAIL)).fate).toBe('unknown');
  });

  it.each([
    [true, /certificate comes from nobody who can be trusted\. Ask whoever runs the server/],
    [false, /begins without encryption at this port, so its address may have to begin with smtp:\/\//],
  ])(
    'is refused in words that a person can act on where TLS fails (encrypted: %s)',
    async (secure, words) => {
      const tls = secure ? { key: KEY, cert: CERTIFICATE } : {};
      const { received, port } = await mailServer({ secure, ...tls });
      const server = { host: '127.0.0.1', port, secure: true, auth: null };
      const encrypted = createSmtpTransport({ kind: 'smtp', server, timeoutMs: 5_000 });
      const outcome = await encrypted.send(MAIL);
      expect(outcome).toMatchObject({ fate: 'refused', concerns: 'mailbox' });
      expect(outcome.fate === 'refused' && outcome.reason).toMatch(words);
      expect(received).toEqual([]);
    },
  );

  it('keeps of a server’s words only what can be shown', async () => {
    const port = await brokenServer((line) => (/^RCPT/.test(line) ? '550 no\0 such\tuser' : '250 ok'));
    const reason = 'Your mail server: 550 no such user.';
    expect(await transport(port).send(MAIL)).toMatchObject({ fate: 'refused', reason });
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
