import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './handler.ts';

export interface Served {
  url: string;
  port: number;
  close(): void;
}

/** A handler on a port of its own. */
export function serve(handler: Handler): Promise<Served> {
  const server = createServer((req, res) => {
    void handler(req, res, new URL(req.url ?? '/', `http://${req.headers.host}`));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        port,
        url: `http://127.0.0.1:${port}`,
        close() {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** An address that keeps what is posted to it, and answers with the next of the given statuses, then 200. */
export async function listen(...statuses: number[]): Promise<Served & { received: Received[] }> {
  const received: Received[] = [];
  const served = await serve((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({
        path: req.url ?? '/',
        headers: req.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      });
      res.writeHead(statuses.shift() ?? 200).end();
    });
  });
  return { ...served, received };
}
