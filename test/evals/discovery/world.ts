import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CasePage, DiscoveryCase } from './case.ts';

export interface CaseWorld {
  /** Where every host of the cases answers: "127.0.0.1:4010". */
  address: string;
  /** A search engine that knows what this case's says it answers. */
  searchUrl(of: DiscoveryCase): string;
  close(): Promise<void>;
}

/** The web of these cases on one port: their sites by Host header, their search engines below /case/N/search. */
export async function openCaseWorld(cases: readonly DiscoveryCase[]): Promise<CaseWorld> {
  const pages = pagesOf(cases);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const [, number] = /^\/case\/(\d+)\/search$/.exec(url.pathname) ?? [];
    if (number === undefined) sendPage(request, response, pages.get(url.hostname), url);
    else send(response, 200, 'application/json', JSON.stringify({ results: cases[Number(number)]?.search }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    searchUrl: (of) => `http://${address}/case/${cases.indexOf(of)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Form services and platforms may serve several cases from one host. */
function pagesOf(cases: readonly DiscoveryCase[]): Map<string, Map<string, CasePage>> {
  const pages = new Map<string, Map<string, CasePage>>();
  for (const { hosts } of cases) {
    for (const [host, paths] of Object.entries(hosts)) {
      const known = pages.get(host) ?? new Map<string, CasePage>();
      for (const [path, page] of Object.entries(paths)) known.set(path, page);
      pages.set(host, known);
    }
  }
  return pages;
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  site: ReadonlyMap<string, CasePage> | undefined,
  { pathname, search }: URL,
): void {
  // A host that nobody named is one that doesn't exist.
  if (!site) {
    request.socket.destroy();
    return;
  }
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const page = site.get(pathname + search) ?? site.get(pathname) ?? site.get(bare) ?? site.get(`${bare}/`);
  if (page === undefined) send(response, 404, 'text/html; charset=utf-8', '<title>Page not found</title>');
  else if (typeof page === 'string') send(response, 200, 'text/html; charset=utf-8', page);
  else {
    const { status = page.location ? 301 : 200, type = 'text/html; charset=utf-8', location } = page;
    send(response, status, type, page.body ?? '', { ...page.headers, ...(location && { location }) });
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}
