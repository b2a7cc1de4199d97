import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface RunningServer {
  port: number;
  /** Takes no new connection, lets what is under way finish, and cuts what takes longer than that. */
  stop(graceMs?: number): Promise<void>;
}

/** Longer than any answer takes that isn't a stream; a client that sends slower than this is cut. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
const GRACE_MS = 5_000;
/** Who is answered last keeps the connection, as a provider does that tells of many mails: nobody waits for its next word. */
const SWEEP_MS = 25;

export async function startServer(
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const opening = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
      },
      () => {
        opening.removeListener('error', reject);
        resolve(opening);
      },
    );
    opening.once('error', reject);
  });

  return {
    port: (server.address() as AddressInfo).port,
    stop: (graceMs = GRACE_MS) =>
      new Promise((resolve) => {
        const cut = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          graceMs,
        );
        const sweep = setInterval(
          () => 'closeIdleConnections' in server && server.closeIdleConnections(),
          SWEEP_MS,
        );
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}
