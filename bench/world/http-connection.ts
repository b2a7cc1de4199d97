import type { Socket } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  host: string;
  body: string;
}

/**
 * Just enough HTTP/1.1 for clients that ask one thing at a time on a connection they keep. It is this small so that the
 * stand-ins take as little as possible of the processors that both sides are measured on.
 */
export function serveConnection(socket: Socket, answer: (socket: Socket, asked: Asked) => void): void {
  let waiting = '';
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    waiting += chunk.toString('latin1');
    for (;;) {
      const headEnd = waiting.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const head = waiting.slice(0, headEnd);
      const end = headEnd + 4 + Number(headerOf(head, 'content-length') ?? 0);
      if (waiting.length < end) return;
      const methodEnd = head.indexOf(' ');
      const asked = {
        method: head.slice(0, methodEnd),
        path: head.slice(methodEnd + 1, head.indexOf(' ', methodEnd + 1)),
        host: headerOf(head, 'host') ?? '',
        body: waiting.slice(headEnd + 4, end),
      };
      waiting = waiting.slice(end);
      answer(socket, asked);
    }
  });
}

function headerOf(head: string, name: string): string | undefined {
  let at = head.indexOf(`\r\n${name}:`);
  if (at === -1) at = head.toLowerCase().indexOf(`\r\n${name}:`);
  if (at === -1) return undefined;
  const end = head.indexOf('\r\n', at + 2);
  return head.slice(at + name.length + 3, end === -1 ? undefined : end).trim();
}

const STATUS_LINES: Record<number, string> = {
  200: '200 OK',
  202: '202 Accepted',
  404: '404 Not Found',
  500: '500 Internal Server Error',
};

export const response = (status: number, body = '', headers = ''): string =>
  `HTTP/1.1 ${STATUS_LINES[status]}\r\n${headers}Connection: keep-alive\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
