// Everything that the bots speak to, in a process of its own: search, websites, mail provider, name server.
import { createServer, type Socket } from 'node:net';
import { faultOf, SLOW_MS } from './faults.ts';
import { type Asked, response, serveConnection } from './http-connection.ts';
import { startNameServer } from './name-server.ts';
import { searchResults } from './search-results.ts';
import { contactPage, homePage, MIDDLE_BYTES, type PagePieces } from './site-pages.ts';

/** What the bench asks of its world, and what it gets back. */
export type WorldQuestion = 'counts' | 'forget' | 'faulty' | 'flawless';
export interface WorldCounts {
  searches: number;
  robots: number;
  pages: number;
  mails: number;
  names: number;
  /** Message ids that were accepted more than once. */
  twice: number;
  other: number;
}

const LEAST_LATENCY_MS = 50;
const LATENCY_SPREAD_MS = 31;
const MESSAGE_ID = /"linesheet_message_id":"([^"]+)"/;
const JSON_HEADERS = 'Content-Type: application/json\r\n';
const NOT_FOUND = response(404, 'not found', 'Content-Type: text/plain\r\n');
const BROKEN = response(500, 'broken', 'Content-Type: text/plain\r\n');

let counts = nothing();
let accepted = new Set<string>();
let isFaulty = false;
let drawn = 0;

function nothing(): WorldCounts {
  return { searches: 0, robots: 0, pages: 0, mails: 0, names: 0, twice: 0, other: 0 };
}

/** 50 to 80 ms, each as often as the others. */
function latency(): number {
  drawn += 7;
  return LEAST_LATENCY_MS + (drawn % LATENCY_SPREAD_MS);
}

function answer(socket: Socket, asked: Asked): void {
  const { host, path } = asked;
  if (host.endsWith('.bench.test')) answerAsSite(socket, host, path);
  else if (path.startsWith('/search?')) {
    counts.searches += 1;
    const query = new URLSearchParams(path.slice(path.indexOf('?'))).get('q') ?? '';
    socket.write(response(200, searchResults(query), JSON_HEADERS));
  } else if (path === '/v3/mail/send') takeMail(socket, asked);
  else {
    counts.other += 1;
    socket.write(response(404, '{"errors":[{"message":"not found"}]}', JSON_HEADERS));
  }
}

function answerAsSite(socket: Socket, host: string, path: string): void {
  const label = host.slice(0, host.indexOf('.'));
  if (path === '/robots.txt') {
    counts.robots += 1;
    socket.write(NOT_FOUND);
    return;
  }
  counts.pages += 1;
  const fault = isFaulty ? faultOf(host + path) : null;
  if (fault === 'hang') return;
  const waitMs = latency() + (fault === 'slow' ? SLOW_MS : 0);
  if (fault === 'error') setTimeout(write, waitMs, socket, BROKEN);
  else if (fault === 'missing') setTimeout(write, waitMs, socket, NOT_FOUND);
  else if (path === '/') setTimeout(writePage, waitMs, socket, homePage(label));
  else if (path === '/contact') setTimeout(writePage, waitMs, socket, contactPage(label, host));
  else setTimeout(write, waitMs, socket, NOT_FOUND);
}

function takeMail(socket: Socket, { body }: Asked): void {
  counts.mails += 1;
  const id = MESSAGE_ID.exec(body)?.[1] ?? `without id ${counts.mails}`;
  if (accepted.has(id)) counts.twice += 1;
  accepted.add(id);
  setTimeout(write, latency(), socket, response(202, '', `X-Message-Id: ${id}\r\n`));
}

const write = (socket: Socket, text: string): void => {
  if (socket.writable) socket.write(text, 'latin1');
};

function writePage(socket: Socket, { start, end }: PagePieces): void {
  if (!socket.writable) return;
  socket.cork();
  socket.write(start, 'latin1');
  socket.write(MIDDLE_BYTES);
  socket.write(end, 'latin1');
  socket.uncork();
}

const server = createServer((socket) => serveConnection(socket, answer));
server.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 }, async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await startNameServer(port, () => {
    counts.names += 1;
  });
  process.send?.({ port });
});

process.on('message', (question: WorldQuestion) => {
  if (question === 'forget') {
    counts = nothing();
    accepted = new Set();
  }
  if (question === 'faulty' || question === 'flawless') isFaulty = question === 'faulty';
  process.send?.({ counts });
});
process.on('disconnect', () => process.exit(0));
