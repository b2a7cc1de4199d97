import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterEach } from 'vitest';
import {
  createWebsiteFetcher,
  type WebsiteFetcherOptions,
} from '../../src/providers/website/website-fetcher.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

export type Site = (req: IncomingMessage, res: ServerResponse) => void;

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    (server as { closeAllConnections?: () => void }).closeAllConnections?.();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Websites behind one address, told apart by their Host header, and what was asked of them. */
export async function world(sites: Record<string, Site>, options: Partial<WebsiteFetcherOptions> = {}) {
  const asked: { host: string; url: string; at: number; agent: string }[] = [];
  const answer: RequestListener = (req, res) => {
    const host = String(req.headers.host);
    asked.push({
      host,
      url: String(req.url),
      at: performance.now(),
      agent: String(req.headers['user-agent']),
    });
    const site = sites[host.replace(/:\d+$/, '')];
    if (!site) res.writeHead(502).end();
    else if (req.url === '/robots.txt' && !site.name.includes('robots')) res.writeHead(404).end('none');
    else site(req, res);
  };
  const port = await listen(createServer(answer));
  const fetcher = createWebsiteFetcher({
    userAgent: 'LinesheetBot/1.0 (+https://linesheet.example/bot)',
    perHostMs: 0,
    resolve: [`*.test=127.0.0.1:${port}`],
    ...options,
    times: { retryMs: 5, ...options.times },
  });
  closers.push(() => fetcher.close());
  const urls = () => asked.map(({ host, url }) => host + url);
  return { fetcher, asked, urls, port };
}

export const html = (res: ServerResponse, body: string, headers: Record<string, string> = {}) =>
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
