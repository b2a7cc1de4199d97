import type { FetchOptions, Page, PageFailure, PageFetcher } from '../../features/brands/ports.ts';
import type { Exchange } from '../http-exchange.ts';
import { type AllowedUrl, checkUrl } from './address-rules.ts';
import { Connections } from './connections.ts';
import { FetchFailure, failureOfStatus } from './fetch-failure.ts';
import { type FixedTargets, readFixedTargets } from './fixed-targets.ts';
import { createLocalHostGate, type HostGate, HostTurns } from './host-turns.ts';
import { asBytes, charsetOf, plainText, type RawBody, TooLargeError, unpackBody } from './page-body.ts';
import { type Errand, type FetchTimes, Requests } from './requests.ts';
import { RobotsCache } from './robots-cache.ts';
import { ROBOTS_BYTES, type RobotsRules } from './robots-rules.ts';
import { isWhatWasAsked } from './wanted-content.ts';

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

const TIMES: FetchTimes = { connectMs: 3_000, headersMs: 5_000, totalMs: 7_000, retryMs: 300 };
const MAX_REDIRECTS = 5;
const MAX_BYTES = 1_500_000;

export interface WebsiteFetcher extends PageFetcher {
  /** Suffixes below which each name is a site of its own, from the patterns of `resolve`. */
  readonly suffixes: readonly string[];
  close(): Promise<void>;
}

export const createWebsiteFetcher = (options: WebsiteFetcherOptions): WebsiteFetcher => new Fetcher(options);

interface Answer {
  url: URL;
  exchange: Exchange<RawBody>;
}

/** One for all runs: its turns and its connections are what bounds the crawl in total. */
class Fetcher implements WebsiteFetcher {
  readonly #targets: FixedTargets;
  readonly #connections: Connections;
  readonly #requests: Requests;
  readonly #robots: RobotsCache;
  readonly #totalMs: number;

  constructor(options: WebsiteFetcherOptions) {
    const { concurrency = 256, perHostMs = 1_000, userAgent, dnsServers = [] } = options;
    const times = { ...TIMES, ...options.times };
    this.#totalMs = times.totalMs;
    this.#targets = readFixedTargets(options.resolve ?? []);
    const { connectMs } = times;
    this.#connections = new Connections({ targets: this.#targets, dnsServers, connectMs, concurrency });
    const turns = new HostTurns(concurrency, perHostMs, options.hostGate ?? createLocalHostGate());
    this.#requests = new Requests(turns, this.#connections, times, userAgent);
    this.#robots = new RobotsCache(userAgent, (url) => this.#readRobots(url));
  }

  get suffixes(): readonly string[] {
    return this.#targets.suffixes;
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<Page | PageFailure> {
    const startedAt = performance.now();
    const { accept: want = 'page', maxBytes = MAX_BYTES, signal } = options;
    try {
      const errand = { want, maxBytes, leftMs: this.#totalMs, signal };
      const { url: at, exchange } = await this.#follow(url, errand);
      const { status, headers, body, truncated } = exchange;
      // Only what is answered holds the text, so that it goes as soon as that has been read.
      exchange.body = '';
      if (status < 200 || status >= 300) throw failureOfStatus(status, at.hostname);
      const contentType = String(headers['content-type'] ?? '');
      const sent = typeof body === 'string' ? body : await unpack(exchange, body, maxBytes);
      if (!isWhatWasAsked(want, contentType, sent)) {
        throw new FetchFailure('not_a_page', `${at.pathname} is ${contentType}, not a page`, status);
      }
      const plain = want === 'sitemap' && isGzip(sent) ? await unpackFile(sent, maxBytes) : sent;
      const durationMs = performance.now() - startedAt;
      const bytes = asBytes(plain, charsetOf(contentType, plain));
      const isCut = truncated || plain.length >= maxBytes;
      return { ok: true, url: at.href, status, contentType, ...bytes, truncated: isCut, durationMs };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const { reason, status, message: detail } = error;
      return { ok: false, url, reason, status, detail, durationMs: performance.now() - startedAt };
    }
  }

  close(): Promise<void> {
    return this.#connections.close();
  }

  /** Goes after redirects; each hop is judged anew: its address, its robots.txt, its turn. */
  async #follow(start: string, errand: Errand): Promise<Answer> {
    let next = start;
    const asked = new Set<string>();
    const cookies = new Map<string, string>();
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const allowed = this.#check(next);
      let crawlDelayMs = 0;
      if (errand.want !== 'robots') {
        const { host, protocol } = allowed.url;
        crawlDelayMs = obey(
          allowed,
          this.#robots.peek(host) ?? (await this.#robots.rulesFor(host, protocol)),
        );
      }
      const exchange = await this.#requests.send(allowed, errand, crawlDelayMs);
      const { status, headers } = exchange;
      const { location } = headers;
      if (status < 300 || status >= 400 || typeof location !== 'string')
        return { url: allowed.url, exchange };
      const target = URL.parse(asUtf8(location), allowed.url.href);
      if (!target) throw new FetchFailure('bad_address', `redirects to “${location}”`);
      asked.add(allowed.url.href);
      keepCookies(cookies, allowed.url.host, headers['set-cookie']);
      if (asked.has(target.href) && errand.cookies === undefined && cookies.has(target.host)) {
        // Who is led in a circle by a site that set a cookie is asked for it.
        errand.cookies = cookies;
      }
      next = target.href;
    }
    throw new FetchFailure('too_many_redirects', `more than ${MAX_REDIRECTS} redirects`);
  }

  #check(url: string): AllowedUrl {
    const verdict = checkUrl(url, this.#targets);
    if ('refused' in verdict) throw new FetchFailure(verdict.refused, verdict.detail);
    return verdict;
  }

  /** A robots.txt: its text, "" where there is none (RFC 9309: 4xx allows all), or a failure. */
  async #readRobots(url: string): Promise<string> {
    const errand: Errand = {
      want: 'robots',
      maxBytes: ROBOTS_BYTES,
      leftMs: this.#totalMs,
      signal: undefined,
    };
    const answer = await this.#follow(url, errand).catch(unlessLedAstray);
    if (!answer) return '';
    const { url: at, exchange } = answer;
    const { status, body } = exchange;
    if (status === 429) throw failureOfStatus(status, at.hostname);
    if (status >= 500) {
      throw new FetchFailure('robots_unreachable', `robots.txt of ${at.hostname}: ${status}`, status);
    }
    if (status >= 300) return '';
    return plainText(typeof body === 'string' ? body : await unpack(exchange, body, ROBOTS_BYTES));
  }
}

/** More redirects than are followed mean that there is no robots.txt (RFC 9309, 2.3.1.2). */
function unlessLedAstray(error: unknown): undefined {
  if (!(error instanceof FetchFailure) || error.reason !== 'too_many_redirects') throw error;
}

/** Headers come with a character for each byte; letters that a site left unescaped are UTF-8 as a rule. */
function asUtf8(header: string): string {
  if (!/[\x80-\xff]/.test(header)) return header;
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? header : text;
}

/** A host's own cookies, by their names and values alone; they are given back to it, and forgotten with the lookup. */
function keepCookies(cookies: Map<string, string>, host: string, set: string | string[] | undefined): void {
  const pairs = [set ?? []].flat().map((cookie) => cookie.split(';')[0]?.trim() ?? '');
  const known = cookies.get(host)?.split('; ') ?? [];
  const all = [...known, ...pairs].filter((pair) => pair.includes('='));
  // The last of a name counts.
  const byName = new Map(all.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  if (byName.size > 0) cookies.set(host, [...byName.values()].join('; '));
}

/** The wait that a robots.txt asks for; throws where it forbids the page, or where it can't be known. */
function obey({ url, host }: AllowedUrl, rules: RobotsRules | Error): number {
  if (rules instanceof FetchFailure) throw new FetchFailure(rules.reason, rules.message, rules.status);
  if (rules instanceof Error) throw rules;
  if (!rules.allows(url.pathname + url.search)) {
    throw new FetchFailure('robots', `robots.txt of ${host} asks not to read ${url.pathname}`);
  }
  return rules.crawlDelayMs;
}

/** A sitemap.xml.gz is packed as a file, of which no header tells. */
const isGzip = (body: string): boolean => body.startsWith('\x1f\x8b');
const unpackFile = (body: string, maxBytes: number): Promise<string> =>
  unpack(
    { headers: { 'content-encoding': 'gzip' }, truncated: false },
    Buffer.from(body, 'latin1'),
    maxBytes,
  );

async function unpack(
  { headers, truncated }: Pick<Exchange<RawBody>, 'headers' | 'truncated'>,
  body: Buffer,
  maxBytes: number,
): Promise<string> {
  try {
    return await unpackBody(body, headers, maxBytes);
  } catch (error) {
    if (error instanceof TooLargeError) throw new FetchFailure('too_large', error.message);
    if (truncated) throw new FetchFailure('too_large', `more than ${maxBytes} bytes`);
    throw new FetchFailure('not_a_page', `can't be unpacked (${headers['content-encoding']})`);
  }
}
