import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import type { MailHost, MailHosts } from '../../features/onboarding/ports.ts';
import { publicLookup } from './connections.ts';
import { readFixedTargets } from './fixed-targets.ts';
import { isLocalName, isPublicAddress } from './public-address.ts';

export interface MailHostsOptions {
  /** As CRAWL_RESOLVE: names that lead to a fixed address, the only way to a private one. */
  resolve: readonly string[];
  /** DNS_SERVERS; the system's without any. */
  dnsServers: readonly string[];
  /** With the sandbox on, its own mail server is on this machine. */
  allowsLoopback: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
const DNS_TIMEOUT_MS = 2_000;

/** Where the mail servers are that people name: never in the network that Linesheet itself runs in. */
export function createMailHosts({ resolve, dnsServers, allowsLoopback }: MailHostsOptions): MailHosts {
  const targets = readFixedTargets(resolve);
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers([...dnsServers]);
  const lookup = publicLookup(resolver);

  const lookUp = (host: string): Promise<string> =>
    new Promise((found, failed) => {
      lookup(host, {}, (error, address) => (error ? failed(error) : found(String(address))));
    });

  const refusalOf = (name: string): string | null => {
    const host = plain(name);
    if (targets.find(host) || (allowsLoopback && LOOPBACK.test(host))) return null;
    const isPublic = isIP(host) === 0 ? !isLocalName(host) : isPublicAddress(host);
    return isPublic ? null : `${host} is no public mail server, and others can’t be used`;
  };

  return {
    refusalOf,
    find: async (name, port): Promise<MailHost> => {
      const host = plain(name);
      const refused = refusalOf(host);
      if (refused !== null) return { refused };
      const target = targets.find(host);
      if (target) return { address: target.hostname, port: target.port, host };
      if (isIP(host) !== 0 || host === 'localhost') return { address: host, port, host };
      try {
        return { address: await lookUp(host), port, host };
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'PRIVATE_ADDRESS') return { refused: `${host} leads to a private address` };
        return { unknown: `${host} can’t be found` };
      }
    },
  };
}

const plain = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
