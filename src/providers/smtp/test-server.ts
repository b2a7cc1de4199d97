import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { OutgoingMail } from '../../features/outreach/ports.ts';

export const MAIL: OutgoingMail = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  from: { email: 'ana@acme-retail.com', name: 'Ana from "Acme", Inc' },
  to: 'wholesale@nordkap.com',
  subject: 'Großhandel ☕',
  text: 'Hi\n.\nBye',
  html: '<p>Hi</p>',
  headers: { 'List-Unsubscribe': '<https://x.com/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

/** Takes every mail, where it isn't told otherwise. */
export async function mailServer(options: SMTPServerOptions = {}) {
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
export async function brokenServer(
  onLine: (line: string, socket: Socket) => string | undefined,
): Promise<number> {
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
