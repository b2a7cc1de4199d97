import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OutgoingMail } from '../../features/outreach/ports.ts';
import { createSendgridTransport, type SendgridTransportOptions } from './transport.ts';

const MAIL: OutgoingMail = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  from: { email: 'ana@acme-retail.com', name: 'Ana from Acme' },
  to: 'wholesale@nordkap.com',
  subject: 'Wholesale account',
  text: 'Hi',
  html: '<p>Hi</p>',
  headers: { 'List-Unsubscribe': '<https://x.com/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

async function provider(answer: (response: ServerResponse, count: number) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      url: request.url,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    answer(response, received.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const transport = (options: Partial<SendgridTransportOptions> & { baseUrl: string }) => {
  const made = createSendgridTransport({ kind: 'sendgrid', apiKey: 'SG.key', ...options });
  onTestFinished(() => made.close());
  return made;
};

const answering = async (status: number, body: unknown = '', headers: Record<string, string> = {}) => {
  const { baseUrl } = await provider((response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)),
  );
  return transport({ baseUrl }).send(MAIL);
};
const error = (message: string, field: string | null = null) => ({ errors: [{ message, field }] });

async function tcpServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a mail handed to SendGrid', () => {
  it('goes out as one request that tells our message id and nothing else of ours', async () => {
    const { received, baseUrl } = await provider((response) =>
      response.writeHead(202, { 'X-Message-Id': 'sg-1' }).end(),
    );
    const outcome = await transport({ baseUrl: `${baseUrl}/sendgrid/` }).send(MAIL);

    expect(outcome).toEqual({ fate: 'accepted', providerMessageId: 'sg-1' });
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe('/sendgrid/v3/mail/send');
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer SG.key',
      'content-type': 'application/json',
    });
    expect(received[0]?.body).toEqual({
      personalizations: [{ to: [{ email: MAIL.to }], custom_args: { linesheet_message_id: MAIL.messageId } }],
      from: MAIL.from,
      subject: MAIL.subject,
      content: [
        { type: 'text/plain', value: 'Hi' },
        { type: 'text/html', value: '<p>Hi</p>' },
      ],
      headers: { ...MAIL.headers, 'Message-ID': `<${MAIL.messageId}@acme-retail.com>` },
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
        subscription_tracking: { enable: false },
      },
    });
  });

  it('is accepted without an id where the provider gives none', async () => {
    expect(await answering(202)).toEqual({ fate: 'accepted', providerMessageId: null });
  });

  it('waits as long as a limit asks', async () => {
    expect(await answering(429, error('too many requests'), { 'Retry-After': '7' })).toEqual({
      fate: 'limited',
      retryAfterMs: 7_000,
    });
    const reset = Math.floor(Date.now() / 1000) + 120;
    const outcome = await answering(429, '', { 'X-RateLimit-Reset': String(reset) });
    expect(outcome.fate === 'limited' && outcome.retryAfterMs).toBeGreaterThan(60_000);
    expect(await answering(429)).toEqual({ fate: 'limited', retryAfterMs: 60_000 });
    const fromNow = await answering(429, '', { 'X-RateLimit-Reset': '30' });
    expect(fromNow).toEqual({ fate: 'limited', retryAfterMs: 30_000 });
    expect(await answering(429, '', { 'X-RateLimit-Reset': '1' })).toEqual({
      fate: 'limited',
      retryAfterMs: 1_000,
    });
  });

  it.each([
    [400, error('Does not contain a valid address.', 'personalizations.0.to.0.email'), 'message'],
    [413, error('Payload too large'), 'message'],
    [400, error('The from email does not contain a valid address.', 'from.email'), 'sender'],
    [401, error('The provided authorization grant is invalid, expired, or revoked'), 'key'],
    [401, error('Maximum credits exceeded'), 'quota'],
    [403, error('The from address does not match a verified Sender Identity.', 'from'), 'sender'],
    [404, error('Not found'), 'base_address'],
  ] as const)('is refused by a %i in the words of the provider (%#)', async (status, body, concerns) => {
    const outcome = await answering(status, body);
    expect(outcome).toMatchObject({ fate: 'refused', concerns });
    const said = body.errors[0]?.message.replace(/\.$/, '');
    expect(outcome.fate === 'refused' && outcome.reason).toMatch(new RegExp(`^SendGrid .*: ${said}\\.$`));
  });

  it('is not taken for accepted by a page of somebody else’s at the base address', async () => {
    expect(await answering(200, '<html>Welcome</html>')).toEqual({
      fate: 'refused',
      concerns: 'base_address',
      reason: 'SendGrid can’t be found at its base address: it answered 200.',
    });
  });

  it.each([403, 404, 302])('is refused by a %i with a body that says nothing', async (status) => {
    const outcome = await answering(status, '<html>');
    expect(outcome).toMatchObject({ fate: 'refused', concerns: status === 403 ? 'key' : 'base_address' });
    expect(outcome.fate === 'refused' && outcome.reason).toContain(String(status));
  });

  it.each([500, 502, 503, 504, 408])(
    'has an unknown fate after a %i, and is not sent again',
    async (status) => {
      const { received, baseUrl } = await provider((response) => response.writeHead(status).end());
      expect((await transport({ baseUrl }).send(MAIL)).fate).toBe('unknown');
      expect(received).toHaveLength(1);
    },
  );

  it('has an unknown fate when the connection breaks after it was sent', async () => {
    let connections = 0;
    const baseUrl = await tcpServer((socket) => {
      connections += 1;
      socket.once('data', () => socket.resetAndDestroy());
    });
    expect((await transport({ baseUrl }).send(MAIL)).fate).toBe('unknown');
    expect(connections).toBe(1);
  });

  it('has an unknown fate when no answer comes in time', async () => {
    const { received, baseUrl } = await provider(() => undefined);
    const outcome = await transport({ baseUrl, timeoutMs: 200 }).send(MAIL);
    expect(outcome.fate).toBe('unknown');
    expect(received).toHaveLength(1);
  });

  it('is known not to be sent when no connection comes about', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await transport({ baseUrl: `http://127.0.0.1:${port}` }).send(MAIL)).toEqual({
      fate: 'not_sent',
      reason: 'SendGrid can’t be reached at the moment.',
    });
    expect((await transport({ baseUrl: 'http://nowhere.invalid' }).send(MAIL)).fate).toBe('not_sent');
  });

  it('is known not to be sent when the encryption can not be agreed on', async () => {
    const baseUrl = await tcpServer((socket) => socket.once('data', () => socket.destroy()));
    const outcome = await transport({ baseUrl: baseUrl.replace('http:', 'https:') }).send(MAIL);
    expect(outcome.fate).toBe('not_sent');
  });

  it('is known not to be sent while it waits for a free connection', async () => {
    const { received, baseUrl } = await provider(() => undefined);
    const { send, close } = transport({ baseUrl, connections: 1 });
    const sending = [send(MAIL), send(MAIL)];
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
    await close();
    const outcomes = await Promise.all(sending);
    expect(outcomes.map(({ fate }) => fate)).toEqual(['unknown', 'not_sent']);
    expect(received).toHaveLength(1);
  });

  it('never leaves for the sandbox by a real transport', async () => {
    const { received, baseUrl } = await provider((response) => response.writeHead(202).end());
    const mail = { ...MAIL, to: 'hello@acme.sandbox.test' };
    expect(await transport({ baseUrl }).send(mail)).toMatchObject({ fate: 'refused', concerns: 'message' });
    expect(received).toHaveLength(0);
    expect(await transport({ baseUrl, kind: 'sandbox' }).send(mail)).toMatchObject({ fate: 'accepted' });
  });

  it('keeps hundreds in flight over connections that are used again', async () => {
    const ports = new Set<number>();
    const { received, baseUrl } = await provider((response) => {
      ports.add(response.socket?.remotePort ?? 0);
      setTimeout(() => response.writeHead(202).end(), 5);
    });
    const { send } = transport({ baseUrl, connections: 16 });
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => send(MAIL)));
    expect(outcomes.every(({ fate }) => fate === 'accepted')).toBe(true);
    expect(received).toHaveLength(200);
    expect(ports.size).toBeLessThanOrEqual(16);
  });
});

it('an answer goes out with its reply address, its thread and its attachments', async () => {
  const { received, baseUrl } = await provider((response) => response.writeHead(202).end());
  await transport({ baseUrl }).send({
    ...MAIL,
    headers: { 'In-Reply-To': '<1@nordkap.com>', References: '<0@acme.com> <1@nordkap.com>' },
    replyTo: 'reply+abc@in.linesheet.shop',
    attachments: [
      { filename: 'W-9.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('pdf') },
    ],
  });
  expect(received[0]?.body).toMatchObject({
    reply_to: { email: 'reply+abc@in.linesheet.shop' },
    headers: { 'In-Reply-To': '<1@nordkap.com>', References: '<0@acme.com> <1@nordkap.com>' },
    attachments: [
      { filename: 'W-9.pdf', type: 'application/pdf', disposition: 'attachment', content: 'cGRm' },
    ],
  });
});
