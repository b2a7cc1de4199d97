import type { IncomingMessage } from 'node:http';

const WORLD = '.sandbox.test';

const isWorldHost = (hostname: string): boolean => hostname.toLowerCase().endsWith(WORLD);

/**
 * The sandbox hands out sign-in links and takes orders from anybody who reaches it. So it serves only this
 * machine's own programs: nothing that a proxy forwarded, and no page of another site (a rebound name
 * arrives with a foreign Host, a foreign page's script with its Origin).
 * Returns the sentence with which a request is refused.
 */
export function refusalOfStranger(req: IncomingMessage, port: number): string | undefined {
  for (const name in req.headers) {
    if (name === 'forwarded' || name.startsWith('x-forwarded-')) {
      return 'The sandbox answers only this machine, and this request was forwarded.';
    }
  }
  const { host, origin } = req.headers;
  if (host === undefined || !(isLoopback(host, port) || isOurs(`http://${host}`, port))) {
    return `The sandbox isn't known as ${host ?? 'nobody'}.`;
  }
  if (origin !== undefined && !isOurs(origin, port)) return `The sandbox takes nothing from ${origin}.`;
  return undefined;
}

function isOurs(address: string, port: number): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:') return false;
  if (isWorldHost(url.hostname)) return true;
  return isLoopback(url.host, port);
}

const isLoopback = (host: string, port: number): boolean =>
  host === `localhost:${port}` || host === `127.0.0.1:${port}`;
