import { Resolver } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { connect as connectTls, createSecureContext } from 'node:tls';
import { Agent, buildConnector, type Dispatcher, Pool } from 'undici';
import type { AllowedUrl } from './address-rules.ts';
import type { FixedTarget, FixedTargets } from './fixed-targets.ts';
import type { LenientRoute } from './lenient-exchange.ts';
import { isPublicAddress } from './public-address.ts';

export class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

export interface ConnectionOptions {
  targets: FixedTargets;
  dnsServers: readonly string[];
  connectMs: number;
  /** Connections to one fixed target, which stands for many sites. */
  concurrency: number;
}

export interface Route {
  dispatcher: Dispatcher;
  origin: string;
}

type Protocol = 'plain' | 'tls';

const PROBE_MS = 1_500;
const DNS_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_MS = 4_000;
/** A policy for content security alone takes more than the usual 16 kB on some sites. */
const MOST_HEADER_BYTES = 128 * 1024;

/**
 * Connections to websites. To the public network they go to an address that was looked up and checked for
 * this very connection, so that a name can't be checked with one answer and reached with another. To hosts
 * with a fixed target they go there and nowhere else.
 */
export class Connections {
  readonly #public: Agent;
  readonly #fixedTls: Agent;
  readonly #fixedPlain = new Map<FixedTarget, Route>();
  readonly #protocols = new Map<FixedTarget, Protocol>();
  readonly #probes = new Map<FixedTarget, Promise<Protocol>>();
  readonly #options: ConnectionOptions;
  /** One for all connections: each would make its own, with all the authorities that it trusts. */
  readonly #trust = createSecureContext();
  readonly #lookup: LookupFunction;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const common = {
      connections: 2,
      allowH2: false,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MOST_HEADER_BYTES,
    };
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
    if (options.dnsServers.length > 0) resolver.setServers(options.dnsServers);
    this.#lookup = publicLookup(resolver);
    this.#public = new Agent({
      ...common,
      connect: buildConnector({
        timeout: options.connectMs,
        lookup: this.#lookup,
        allowH2: false,
        secureContext: this.#trust,
      }),
    });
    this.#fixedTls = new Agent({ ...common, connect: this.#fixedTlsConnector() });
  }

  /** The way to a host. Undefined means that only a look at the target's protocol can tell: ask `probe`. */
  route({ url, host, target }: AllowedUrl): Route | undefined {
    if (!target) return { dispatcher: this.#public, origin: url.origin };
    const protocol = this.#protocols.get(target);
    if (protocol === 'tls') return { dispatcher: this.#fixedTls, origin: `https://${host}` };
    if (protocol === 'plain' || url.protocol === 'http:') return this.#plainRoute(target);
    return undefined;
  }

  /** The same for a connection that is made for one request. */
  lenientRoute({ url, target }: AllowedUrl): LenientRoute {
    const isTls = target ? this.#protocols.get(target) === 'tls' : url.protocol === 'https:';
    return { url, target, isTls, lookup: this.#lookup, secureContext: this.#trust };
  }

  /** Finds out once whether a fixed target speaks TLS, whatever scheme its sites' addresses have. */
  async probe(target: FixedTarget, host: string): Promise<void> {
    if (this.#protocols.has(target)) return;
    let probe = this.#probes.get(target);
    if (!probe) {
      probe = speaksTls(target, host).then((tls) => (tls ? 'tls' : 'plain'));
      this.#probes.set(target, probe);
    }
    this.#protocols.set(target, await probe);
    this.#probes.delete(target);
  }

  /** A target that has answered by a route speaks that route's protocol. */
  prove(target: FixedTarget, route: Route): void {
    if (this.#protocols.has(target)) return;
    this.#protocols.set(target, route.dispatcher === this.#fixedTls ? 'tls' : 'plain');
  }

  async close(): Promise<void> {
    await Promise.all(
      [
        this.#public,
        this.#fixedTls,
        ...[...this.#fixedPlain.values()].map(({ dispatcher }) => dispatcher),
      ].map((dispatcher) => dispatcher.destroy()),
    );
  }

  /** Plain HTTP to one target is one pool for all its sites: the Host header says which is meant. */
  #plainRoute(target: FixedTarget): Route {
    let route = this.#fixedPlain.get(target);
    if (!route) {
      const { hostname, port } = target;
      const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
      const dispatcher = new Pool(origin, {
        connections: this.#options.concurrency,
        allowH2: false,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: MOST_HEADER_BYTES,
        connect: { timeout: this.#options.connectMs },
      });
      route = { dispatcher, origin };
      this.#fixedPlain.set(target, route);
    }
    return route;
  }

  /** The operator named the target's address himself, so that a certificate of its own making will do. */
  #fixedTlsConnector(): ReturnType<typeof buildConnector> {
    const connect = buildConnector({
      timeout: this.#options.connectMs,
      rejectUnauthorized: false,
      allowH2: false,
      secureContext: this.#trust,
    });
    return (options, callback) => {
      const target = this.#options.targets.find(options.hostname);
      if (!target) {
        callback(new PrivateAddressError(`${options.hostname} has no fixed address`), null);
        return;
      }
      connect(
        { ...options, hostname: target.hostname, port: String(target.port), servername: options.hostname },
        callback,
      );
    };
  }
}

const speaksTls = ({ hostname, port }: FixedTarget, servername: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectTls({ host: hostname, port, servername, rejectUnauthorized: false });
    const settle = (tls: boolean) => {
      socket.destroy();
      resolve(tls);
    };
    socket.setTimeout(PROBE_MS, () => settle(false));
    socket.once('secureConnect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });

type AddressResolver = Pick<Resolver, 'resolve4' | 'resolve6'>;

interface Found {
  address: string;
  family: 4 | 6;
}

const ask = (resolver: AddressResolver, host: string, family: 4 | 6): Promise<Found[]> =>
  new Promise((resolve, reject) => {
    const take = (error: NodeJS.ErrnoException | null, addresses: string[]) =>
      error ? reject(error) : resolve(addresses.map((address) => ({ address, family })));
    if (family === 4) resolver.resolve4(host, take);
    else resolver.resolve6(host, take);
  });

/** Looks a name up and lets through only public addresses: what is handed over here is what is connected to. */
export function publicLookup(resolver: AddressResolver): LookupFunction {
  const find = async (host: string): Promise<Found[]> => {
    const found = await ask(resolver, host, 4).catch(() => ask(resolver, host, 6));
    const allowed = found.filter(({ address }) => isPublicAddress(address));
    if (allowed.length === 0) throw new PrivateAddressError(`${host} leads to a private address`);
    return allowed;
  };
  return (host, options, callback) => {
    find(host).then(
      (found) => {
        const [first] = found;
        if (options.all) callback(null, found);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
