import { isIP } from 'node:net';
import type { FixedTarget, FixedTargets } from './fixed-targets.ts';
import { isLocalName } from './public-address.ts';

export interface AllowedUrl {
  url: URL;
  /** Lower case, without a dot at its end. */
  host: string;
  target: FixedTarget | undefined;
}

export type UrlVerdict = AllowedUrl | { refused: 'bad_address' | 'private_address'; detail: string };

const USUAL_PORTS = new Set(['', '80', '443', '8080', '8443']);

/**
 * Whether an address may be asked for at all, before any name is looked up. The URL parser has brought odd
 * notations of IP addresses (0x7f.1, 2130706433) into the usual one by then; a brand's site is never at a bare
 * IP address, so none is allowed, public or not.
 */
export function checkUrl(text: string, targets: FixedTargets): UrlVerdict {
  const url = URL.parse(text);
  if (!url) return { refused: 'bad_address', detail: 'not an address' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { refused: 'bad_address', detail: `${url.protocol} is not fetched` };
  }
  if (url.username || url.password) return { refused: 'bad_address', detail: 'carries a user name' };
  const { hostname } = url;
  const host = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  const target = targets.find(host);
  if (!target) {
    if (isIP(host.replace(/^\[|\]$/g, '')) !== 0)
      return { refused: 'private_address', detail: 'a bare IP address' };
    if (isLocalName(host)) return { refused: 'private_address', detail: `${host} is no public name` };
    if (!USUAL_PORTS.has(url.port))
      return { refused: 'bad_address', detail: `port ${url.port} is not a website’s` };
  }
  if (url.hash) url.hash = '';
  return { url, host, target };
}
