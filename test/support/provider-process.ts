import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { BARE_ENVIRONMENT, type Program, startProgram } from './processes.ts';

/** The stand-ins of all providers, in a process that lives on when Linesheet is killed. */
export interface Providers {
  program: Program;
  url: string;
  dnsPort: number;
  smtpPort: number;
  /** SendGrid, at the other end of a line on which requests and answers take their time. */
  sendgridUrl: string;
  /** How many mails SendGrid has accepted so far. */
  accepted(): Promise<number>;
  /** How often it accepted each mail, by our message id. */
  acceptances(): Promise<Map<string, number>>;
  keepa(): Promise<{ tokens: number; productsServed: number }>;
  close(): Promise<void>;
}

export async function startProviders(cwd: string, flags: string[] = []): Promise<Providers> {
  const program = await startProgram('src/sandbox/main.ts', {
    args: ['--port', '0', ...flags],
    cwd,
    ready: /\n/,
    env: BARE_ENVIRONMENT,
  });
  const { port, dnsPort, smtpPort } = JSON.parse(program.greeting) as Record<string, number>;
  const url = `http://127.0.0.1:${port}`;
  const read = async <T>(path: string): Promise<T> => (await fetch(url + path)).json() as Promise<T>;
  const line = await openSlowLine(port ?? 0);
  return {
    program,
    url,
    dnsPort: dnsPort ?? 0,
    smtpPort: smtpPort ?? 0,
    sendgridUrl: `${line.url}/sendgrid`,
    accepted: async () =>
      (await read<{ sendgrid: { accepted: number } }>('/sandbox/state.json')).sendgrid.accepted,
    acceptances: async () =>
      new Map(Object.entries(await read<Record<string, number>>('/sandbox/accepted.json'))),
    keepa: async () => {
      const { keepa } = await read<{
        keepa: { tokensConsumed: Record<string, number>; productsServed: number };
      }>('/sandbox/state.json');
      const tokens = Object.values(keepa.tokensConsumed).reduce((sum, used) => sum + used, 0);
      return { tokens, productsServed: keepa.productsServed };
    },
    close: async () => {
      await line.close();
      await program.stop();
    },
  };
}

/**
 * A line to a server on this machine: each request takes 20 to 60 ms to get there and its answer as long to come back.
 * Whoever hangs up while the request is on its way is never heard of; after that the server has it, answer or not.
 */
async function openSlowLine(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const onItsWay = () => sleep(20 + 40 * Math.random());
  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await buffer(req);
    await onItsWay();
    if (res.destroyed) return;
    const { method = 'GET', url = '/', headers } = req;
    const there = request({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, host: `127.0.0.1:${port}` },
    });
    there.end(body);
    const [answer] = (await once(there, 'response')) as [IncomingMessage];
    const answered = await buffer(answer);
    await onItsWay();
    // How long the server keeps its connections says nothing of ours.
    const { connection, 'keep-alive': keepAlive, ...answerHeaders } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, answerHeaders).end(answered);
  };
  const server = createServer((req, res) => void pass(req, res).catch(() => res.destroy()));
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
