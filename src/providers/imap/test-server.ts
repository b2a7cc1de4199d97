import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface TestMailbox {
  uidValidity: number;
  mails: { uid: number; raw: string }[];
  password: string;
  token: string;
  /** It breaks the line after so many mails. */
  breaksAfter?: number;
  /** It goes on saying that it is about to answer, and never does. */
  stalls?: boolean;
  /** It doesn't tell which number the next mail gets. */
  hidesNext?: boolean;
}

export interface TestImapServer {
  port: number;
  /** What clients sent, so that a test can tell what was asked for. */
  commands: string[];
  close(): Promise<void>;
}

/** As much of IMAP as reading a mailbox takes. */
export async function startImapServer(mailbox: TestMailbox): Promise<TestImapServer> {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK ready\r\n');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        commands.push(line);
        answer(socket, line, mailbox);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function answer(socket: Socket, line: string, mailbox: TestMailbox): void {
  const { mails, uidValidity, password, token, breaksAfter = Number.POSITIVE_INFINITY } = mailbox;
  const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const send = (...lines: string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''));
  const done = (...lines: string[]) => send(...lines, `${tag} OK done`);
  if (/^CAPABILITY/i.test(command)) return void done('* CAPABILITY IMAP4rev1 AUTH=XOAUTH2 SASL-IR');
  if (/^(LOGIN|AUTHENTICATE)/i.test(command)) {
    const decoded = Buffer.from(command.split(' ').at(-1) ?? '', 'base64').toString();
    const isIn = command.includes(password) || decoded.includes(password) || decoded.includes(token);
    return void send(`${tag} ${isIn ? 'OK in' : 'NO [AUTHENTICATIONFAILED] Invalid credentials'}`);
  }
  if (/^(EXAMINE|SELECT)/i.test(command))
    return void send(
      `* ${mails.length} EXISTS`,
      '* FLAGS (\\Seen)',
      `* OK [UIDVALIDITY ${uidValidity}] valid`,
      mailbox.hidesNext
        ? '* OK next'
        : `* OK [UIDNEXT ${Math.max(0, ...mails.map(({ uid }) => uid)) + 1}] next`,
      `${tag} OK [${/^EXAMINE/i.test(command) ? 'READ-ONLY' : 'READ-WRITE'}] open`,
    );
  if (/^UID SEARCH/i.test(command)) {
    const from = Number(/UID (\d+):\*/i.exec(command)?.[1] ?? 1);
    const last = mails.at(-1)?.uid;
    const found = mails.filter(({ uid }) => uid >= from || uid === last).map(({ uid }) => uid);
    return void done(`* SEARCH ${found.join(' ')}`.trim());
  }
  if (mailbox.stalls && /^UID/i.test(command)) {
    const timer = setInterval(() => socket.write('* OK Still here\r\n'), 50);
    return void socket.on('close', () => clearInterval(timer));
  }
  if (/^UID FETCH/i.test(command)) {
    let sent = 0;
    const asked = new Set((/^UID FETCH (\S+)/i.exec(command)?.[1] ?? '').split(',').flatMap(range));
    for (const [index, { uid, raw }] of mails.entries())
      if (asked.has(uid)) {
        const head = `* ${index + 1} FETCH (UID ${uid} INTERNALDATE "01-Jun-2026 10:00:00 +0000" BODY[]<0> {${Buffer.byteLength(raw)}}\r\n`;
        if (/BODY/i.test(command) && sent++ === breaksAfter) return void socket.end(head + raw.slice(0, 5));
        socket.write(`${head}${raw})\r\n`);
      }
    return void done();
  }
  if (/^LOGOUT/i.test(command)) return void socket.end(`* BYE\r\n${tag} OK bye\r\n`);
  done();
}

function range(part: string): number[] {
  const [first = 0, last = first] = part.split(':').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
