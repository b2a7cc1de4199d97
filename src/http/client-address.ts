import { BlockList, isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../kernel/errors.ts';

export type ClientAddress = (context: Context) => string;

/**
 * The address that a request comes from. Forwarded headers count only where a trusted proxy added them: read from
 * the right, the first hop that isn't a trusted proxy is the client.
 */
export function clientAddressBehind(trustedProxies: readonly string[]): ClientAddress {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (context) => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const remote = plain(incoming?.socket?.remoteAddress ?? '');
    if (!isIP(remote) || !isTrusted(remote)) return subjectOf(remote);
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
    const client = hops.reverse().find((hop) => isIP(hop) === 0 || !isTrusted(hop));
    return subjectOf(client && isIP(client) ? client : remote);
  };
}

/** Whether a proxy passed the request on, trusted or not. */
export const wasForwarded = (request: Request): boolean =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'].some((name) =>
    request.headers.has(name),
  );

/** For a server that must only be reached from this very machine. */
export const refuseForwarded =
  (sentence: string): MiddlewareHandler =>
  async (context, next) => {
    if (wasForwarded(context.req.raw)) throw new AppError('not_allowed', sentence, { reason: 'forwarded' });
    return next();
  };

const LOOPBACK = blockListOf(['127.0.0.0/8', '::1']);

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new TypeError(`“${entry}” is not an address or a network.`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** "::ffff:10.0.0.1" is 10.0.0.1 seen through an IPv6 socket. */
const plain = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[(.*)\]$/, '$1');

/** An IPv6 customer has a whole /64 to pick addresses from: that is one client. */
function subjectOf(address: string): string {
  if (!isIPv6(address) || address === '::1') return address || 'unknown';
  const [head = '', tail = ''] = address.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const groups = address.includes('::')
    ? [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
    : front;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
