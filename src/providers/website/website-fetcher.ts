import { setTimeout as sleepFor } from 'node:timers/promises';
import type {
  FetchOptions,
  Page,
  PageFailure,
  PageFailureReason,
  PageFetcher,
} from '../../features/brands/ports.ts';
import { retryAfterMs } from '../http-client.ts';
import { type Exchange, ExchangeError, type ExchangeHeaders, exchange } from '../http-exchange.ts';
import { type AllowedUrl, checkUrl } from './address-rules.ts';
import { Connections, PrivateAddressError } from './connections.ts';
import { type FixedTargets, readFixedTargets } from './fixed-targets.ts';
import { createLocalHostGate, type HostGate, HostTurns } from './host-turns.ts';
import { ACCEPT_ENCODING, asBytes, charsetOf, decompress, TooLargeError } from './page-body.ts';
import { RobotsCache } from './robots-cache.ts';
import { ROBOTS_BYTES } from './robots-rules.ts';

export interface WebsiteFetcherOptions {
  /** CRAWL_CONCURRENCY: requests under way at once, over all runs. */
  concurrency?: number;
  /** CRAWL_PER_HOST_MS: between two requests to one host; 0 turns the wait off. */
  perHostMs?: number;
  /** CRAWL_RESOLVE, for instance "*.test=127.0.0.1:4010". */
  resolve?: readonly string[];
  /** DNS_SERVERS; the system's without any. */
  dnsServers?: readonly string[];
  /** Names us and where to read about us. */
  userAgent: string;
  /** Keeps the wait per host across workers. */
  hostGate?: HostGate;
  /** Bounds of time, for tests. */
  times?: Partial<FetchTimes>;
}

export interface FetchTimes {
  connectMs: number;
  headersMs: number;
  /** On the wire for one page, its redirects and a repetition included; waiting for a turn isn't counted. */
  totalMs: number;
  retryMs: number;
}

const TIMES: FetchTimes = { connectMs: 3_000, headersMs: 5_000, totalMs: 7_000, retryMs: 300 };

const MAX_REDIRECTS = 5;
const MAX_BYTES = 1_500_000;
/** A body nobody wants is read up to here all the same, since dropping a connection costs more. */
const SMALL_BODY = 64 * 1024;
const LONGEST_RETRY_AFTER_MS = 10_000;

type Want = 'page' | 'sitemap' | 'robots';

const ACCEPT: Record<Want, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  sitemap: 'application/xml,text/xml;q=0.9,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
};
const CONTENT: Record<Want, RegExp> = {
  page: /^\s*(?:$|text\/(?:html|plain)|application\/xhtml\+xml)/i,
  sitemap: /^\s*(?:$|text\/(?:xml|plain|html)|application\/(?:xml|[\w.]+\+xml))/i,
  robots: /^/,
};

class FetchFailure extends Error {
  readonly reason: PageFailureReason;
  readonly status: number | undefined;

  constructor(reason: PageFailureReason, detail: string, status?: number) {
    super(detail);
    this.reason = reason;
    this.status = status;
  }
}

interface Answer {
  url: URL;
  exchange: Exchange;
}

export interface WebsiteFetcher extends PageFetcher {
  /** Suffixes below which each name is a site of its own, from the patterns of `resolve`. */
  readonly suffixes: readonly string[];
  close(): Promise<void>;
}

export const createWebsiteFetcher = (options: WebsiteFetcherOptions): WebsiteFetcher => new Fetcher(options);

/** One for all runs: its turns and its connections are what bounds the crawl in total. */
class Fetcher implements WebsiteFetcher {
  readonly #targets: FixedTargets;
  readonly #turns: HostTurns;
  readonly #connections: Connections;
  readonly #robots: RobotsCache;
  readonly #times: FetchTimes;
  readonly #headers: Record<Want, Record<string, string>>;

  constructor(options: WebsiteFetcherOptions) {
    const { concurrency = 256, perHostMs = 1_000, userAgent } = options;
    this.#times = { ...TIMES, ...options.times };
    this.#targets = readFixedTargets(options.resolve ?? []);
    this.#turns = new HostTurns(concurrency, perHostMs, options.hostGate ?? createLocalHostGate());
    this.#connections = new Connections({
      targets: this.#targets,
      dnsServers: options.dnsServers ?? [],
      connectMs: this.#times.connectMs,
      concurrency,
    });
    const headersFor = (want: Want) => ({
      'user-agent': userAgent,
      accept: ACCEPT[want],
      'accept-language': 'en,*;q=0.5',
      'accept-encoding': ACCEPT_ENCODING,
    });
    this.#headers = {
      page: headersFor('page'),
      sitemap: headersFor('sitemap'),
      robots: headersFor('robots'),
    };
    this.#robots = new RobotsCache(userAgent, (url) => this.#readRobots(url));
  }

  get suffixes(): readonly string[] {
    return this.#targets.suffixes;
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<Page | PageFailure> {
    const startedAt = performance.now();
    try {
      const { accept = 'page', maxBytes = MAX_BYTES, signal } = options;
      const answer = await this.#follow(url, accept, maxBytes, signal);
      return await this.#present(answer, accept, maxBytes, startedAt);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const { reason, status, message: detail } = error;
      return { ok: false, url, reason, status, detail, durationMs: performance.now() - startedAt };
    }
  }

  close(): Promise<void> {
    return this.#connections.close();
  }

  async #present({ url, exchange }: Answer, want: Want, maxBytes: number, startedAt: number): Promise<Page> {
    const { status, headers, body } = exchange;
    if (status < 200 || status >= 300) throw failureOf(status, url.hostname);
    const contentType = String(headers['content-type'] ?? '');
    if (!CONTENT[want].test(contentType))
      throw new FetchFailure('not_a_page', `a ${contentType}, not a page`, status);
    const plain = await unpack(exchange, body, maxBytes);
    return {
      ok: true,
      url: url.href,
      status,
      contentType,
      ...asBytes(plain, charsetOf(headers, plain)),
      truncated: exchange.truncated,
      durationMs: performance.now() - startedAt,
    };
  }

  /** Goes after redirects; each hop is judged anew: its address, its robots.txt, its turn. */
  async #follow(
    start: string,
    want: Want,
    maxBytes: number,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    let next = start;
    const budget = { leftMs: this.#times.totalMs };
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const allowed = this.#check(next);
      const crawlDelayMs = want === 'robots' ? 0 : await this.#obeyRobots(allowed);
      const answer = await this.#ask(allowed, want, maxBytes, crawlDelayMs, budget, signal);
      const { status, headers } = answer;
      const { location } = headers;
      if (status < 300 || status >= 400 || typeof location !== 'string')
        return { url: allowed.url, exchange: answer };
      if (!URL.canParse(location, allowed.url.href))
        throw new FetchFailure('bad_address', `redirects to “${location}”`);
      next = new URL(location, allowed.url).href;
    }
    throw new FetchFailure('too_many_redirects', `more than ${MAX_REDIRECTS} redirects`);
  }

  #check(url: string): AllowedUrl {
    const verdict = checkUrl(url, this.#targets);
    if ('refused' in verdict) throw new FetchFailure(verdict.refused, verdict.detail);
    return verdict;
  }

  async #obeyRobots({ url, host }: AllowedUrl): Promise<number> {
    const rules = this.#robots.peek(url.host) ?? (await this.#robots.rulesFor(url.host, url.protocol));
    if (rules instanceof Error) {
      // The cache keeps the failure for a while; each caller gets it as its own.
      throw rules instanceof FetchFailure
        ? new FetchFailure(rules.reason, rules.message, rules.status)
        : rules;
    }
    if (!rules.allows(url.pathname + url.search)) {
      throw new FetchFailure('robots', `robots.txt of ${host} asks not to read ${url.pathname}`);
    }
    return rules.crawlDelayMs;
  }

  /** A robots.txt: its text, "" where there is none (RFC 9309: 4xx allows all), or a failure. */
  async #readRobots(url: string): Promise<string> {
    const { url: at, exchange } = await this.#follow(url, 'robots', ROBOTS_BYTES, undefined);
    const { status } = exchange;
    if (status === 429) throw new FetchFailure('limited', `${at.hostname} asks to slow down`, status);
    if (status >= 500)
      throw new FetchFailure('robots_unreachable', `robots.txt of ${at.hostname}: ${status}`, status);
    if (status >= 300) return '';
    return (await unpack(exchange, exchange.body, ROBOTS_BYTES)).toString('utf8');
  }

  /** One request, repeated once where the failure looks like a moment's. */
  async #ask(
    allowed: AllowedUrl,
    want: Want,
    maxBytes: number,
    crawlDelayMs: number,
    budget: { leftMs: number },
    signal: AbortSignal | undefined,
  ): Promise<Exchange> {
    for (let tried = 0; ; tried += 1) {
      const mayRepeat = tried === 0 && budget.leftMs > this.#times.retryMs;
      try {
        const answer = await this.#once(allowed, want, maxBytes, crawlDelayMs, budget, signal);
        const wait = mayRepeat ? this.#waitBeforeRepeating(answer) : undefined;
        if (wait === undefined) return answer;
        await pause(wait, signal);
      } catch (error) {
        const isLostConnection =
          error instanceof ExchangeError && error.failure === 'broken' && error.sent && !error.answered;
        if (!mayRepeat || !isLostConnection) throw this.#explain(error, allowed);
        if (allowed.target) await this.#learnProtocol(allowed);
      }
    }
  }

  #waitBeforeRepeating({ status, headers }: Exchange): number | undefined {
    if (status !== 429 && status !== 503 && status !== 500 && status !== 502 && status !== 504)
      return undefined;
    const asked = retryAfterMs(headers['retry-after']);
    if (asked !== undefined) return asked <= LONGEST_RETRY_AFTER_MS ? asked : undefined;
    return status === 429 ? undefined : this.#times.retryMs;
  }

  /** A target that broke off may speak the other protocol than the one that was assumed. */
  async #learnProtocol({ target, host }: AllowedUrl): Promise<void> {
    if (!target) return;
    this.#connections.forget(target);
    await this.#connections.probe(target, host);
  }

  async #once(
    allowed: AllowedUrl,
    want: Want,
    maxBytes: number,
    crawlDelayMs: number,
    budget: { leftMs: number },
    signal: AbortSignal | undefined,
  ): Promise<Exchange> {
    const { url, host, target } = allowed;
    let route = this.#connections.route(allowed);
    if (!route && target) {
      await this.#connections.probe(target, host);
      route = this.#connections.route(allowed);
    }
    if (!route) throw new FetchFailure('unreachable', `${host} has no route`);

    const turn = this.#turns.start(host, crawlDelayMs, signal);
    if (turn) await turn;
    const startedAt = performance.now();
    try {
      return await exchange(
        route.dispatcher,
        {
          origin: route.origin,
          method: 'GET',
          path: url.pathname + url.search,
          headers: target ? { ...this.#headers[want], host: url.host } : this.#headers[want],
        },
        {
          totalMs: budget.leftMs,
          headersMs: this.#times.headersMs,
          maxBytes: (status, headers) => bytesWanted(status, headers, want, maxBytes),
          whenTooLarge: 'truncate',
          signal,
        },
      );
    } finally {
      this.#turns.done();
      budget.leftMs = Math.max(1, budget.leftMs - (performance.now() - startedAt));
    }
  }

  #explain(error: unknown, { host }: AllowedUrl): Error {
    if (!(error instanceof ExchangeError)) return error instanceof Error ? error : new Error(String(error));
    if (error.failure === 'timeout') return new FetchFailure('timeout', `${host} did not answer in time`);
    if (error.failure === 'aborted') return new FetchFailure('called_off', 'called off');
    if (error.cause instanceof PrivateAddressError)
      return new FetchFailure('private_address', error.cause.message);
    return new FetchFailure('unreachable', `${host} can't be reached: ${error.message}`);
  }
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  sleepFor(ms, undefined, signal ? { signal } : undefined).catch(() => undefined);

function bytesWanted(status: number, headers: ExchangeHeaders, want: Want, maxBytes: number): number {
  const isWanted = status >= 200 && status < 300 && CONTENT[want].test(String(headers['content-type'] ?? ''));
  if (isWanted) return maxBytes;
  const length = Number(headers['content-length'] ?? 0);
  return length > SMALL_BODY || (status >= 200 && status < 300) ? 0 : SMALL_BODY;
}

async function unpack(exchange: Exchange, body: Buffer, maxBytes: number): Promise<Buffer> {
  const encoding = String(exchange.headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase();
  if (encoding === '' || encoding === 'identity') return body;
  if (exchange.truncated) throw new FetchFailure('too_large', `more than ${maxBytes} bytes`);
  try {
    return await decompress(body, encoding, maxBytes);
  } catch (error) {
    if (error instanceof TooLargeError) throw new FetchFailure('too_large', error.message);
    throw new FetchFailure('not_a_page', `can't be unpacked (${encoding})`);
  }
}

function failureOf(status: number, host: string): FetchFailure {
  if (status === 404 || status === 410) return new FetchFailure('not_found', `${status}`, status);
  if (status === 429) return new FetchFailure('limited', `${host} asks to slow down`, status);
  return new FetchFailure('http_error', `${host} answered ${status}`, status);
}
