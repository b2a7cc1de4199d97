import { sleep } from '../../kernel/clock.ts';
import { retryAfterMs } from '../http-client.ts';
import { type Exchange, ExchangeError, type ExchangeHeaders, exchange } from '../http-exchange.ts';
import type { AllowedUrl } from './address-rules.ts';
import type { Connections } from './connections.ts';
import { FetchFailure, failureOfExchange, speaksNoHttp } from './fetch-failure.ts';
import { type HostTurns, LONGEST_REST_WAITED_MS } from './host-turns.ts';
import { exchangeLeniently } from './lenient-exchange.ts';
import { ACCEPT_ENCODING, type RawBody, takeBody } from './page-body.ts';
import { bytesOfType, type Want } from './wanted-content.ts';

export interface FetchTimes {
  connectMs: number;
  headersMs: number;
  /** On the wire for one page, its redirects and a repetition included; waiting for a turn isn't counted. */
  totalMs: number;
  retryMs: number;
}

/** One thing that is asked for, over all its redirects. */
export interface Errand {
  want: Want;
  maxBytes: number;
  /** What is left of the time on the wire. */
  leftMs: number;
  signal: AbortSignal | undefined;
  /** By host, what a site set that asks for its cookie before it answers; for this errand alone. */
  cookies?: ReadonlyMap<string, string>;
}

const ACCEPT: Record<Want, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  sitemap: 'application/xml,text/xml;q=0.9,*/*;q=0.1',
  pdf: 'application/pdf,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.1',
};
/** A body nobody wants is read up to here all the same, since dropping a connection costs more. */
const SMALL_BODY = 64 * 1024;
const MAY_PASS = new Set([429, 500, 502, 503, 504]);
const MOST_CARELESS = 1_000;

/** Sends single requests: in their turn, within their bounds, repeated once where a failure looks like a moment's. */
export class Requests {
  readonly #turns: HostTurns;
  readonly #connections: Connections;
  readonly #times: FetchTimes;
  readonly #headers: Record<Want, Record<string, string>>;
  /** Hosts whose answers break the rules of HTTP. */
  readonly #careless = new Set<string>();

  constructor(turns: HostTurns, connections: Connections, times: FetchTimes, userAgent: string) {
    this.#turns = turns;
    this.#connections = connections;
    this.#times = times;
    const headersFor = (want: Want) => ({
      'user-agent': userAgent,
      accept: ACCEPT[want],
      'accept-encoding': ACCEPT_ENCODING,
    });
    this.#headers = {
      page: headersFor('page'),
      sitemap: headersFor('sitemap'),
      pdf: headersFor('pdf'),
      robots: headersFor('robots'),
    };
  }

  async send(allowed: AllowedUrl, errand: Errand, crawlDelayMs: number): Promise<Exchange<RawBody>> {
    for (let tried = 0; ; tried += 1) {
      const mayRepeat = tried === 0 && errand.leftMs > this.#times.retryMs;
      try {
        const answer = await this.#sendOnce(allowed, errand, crawlDelayMs);
        const wait = mayRepeat ? this.#waitBeforeRepeating(answer) : undefined;
        if (wait === undefined) return answer;
        await sleep(wait, errand.signal);
      } catch (error) {
        if (mayRepeat && breaksRules(error) && this.#careless.size < MOST_CARELESS) {
          this.#careless.add(allowed.host);
          continue;
        }
        if (!mayRepeat || !isLostConnection(error)) throw failureOfExchange(error, allowed.host);
        // What answers nothing may speak the other protocol than the one that was assumed.
        if (allowed.target) await this.#connections.probe(allowed.target, allowed.host);
      }
    }
  }

  async #sendOnce(allowed: AllowedUrl, errand: Errand, crawlDelayMs: number): Promise<Exchange<RawBody>> {
    const { url, host, target } = allowed;
    let route = this.#connections.route(allowed);
    if (!route && target) {
      await this.#connections.probe(target, host);
      route = this.#connections.route(allowed);
    }
    if (!route) throw new FetchFailure('unreachable', `${host} has no route`);

    const { signal } = errand;
    const turn = this.#turns.start(host, crawlDelayMs, signal);
    if (turn) await turn;
    const startedAt = performance.now();
    try {
      const headers = this.#headersFor(allowed, errand);
      const limits = {
        totalMs: errand.leftMs,
        headersMs: this.#times.headersMs,
        maxBytes: (status: number, head: ExchangeHeaders) => bytesWanted(status, head, errand),
        whenCut: 'truncate',
        read: takeBody,
        signal,
      } as const;
      const path = url.pathname + url.search;
      const answer = this.#careless.has(host)
        ? await exchangeLeniently(this.#connections.lenientRoute(allowed), headers, limits)
        : await exchange(route.dispatcher, { origin: route.origin, method: 'GET', path, headers }, limits);
      if (target) this.#connections.prove(target, route);
      if (MAY_PASS.has(answer.status)) await this.#heed(host, answer);
      return answer;
    } finally {
      this.#turns.done(host);
      errand.leftMs = Math.max(1, errand.leftMs - (performance.now() - startedAt));
    }
  }

  /** What one lookup is asked to wait holds for all. */
  async #heed(host: string, { headers }: Exchange<RawBody>): Promise<void> {
    const rest = retryAfterMs(headers['retry-after']);
    if (rest !== undefined) await this.#turns.rest(host, rest);
  }

  #headersFor({ url, target }: AllowedUrl, { want, cookies }: Errand): Record<string, string> {
    const headers = this.#headers[want];
    const cookie = cookies?.get(url.host);
    if (!target && cookie === undefined) return headers;
    return { ...headers, ...(target && { host: url.host }), ...(cookie !== undefined && { cookie }) };
  }

  #waitBeforeRepeating({ status, headers }: Exchange<RawBody>): number | undefined {
    if (!MAY_PASS.has(status)) return undefined;
    const asked = retryAfterMs(headers['retry-after']);
    if (asked !== undefined) return asked <= LONGEST_REST_WAITED_MS ? asked : undefined;
    return status === 429 ? undefined : this.#times.retryMs;
  }
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof ExchangeError && error.failure === 'broken' && error.sent && !error.answered;

const breaksRules = (error: unknown): boolean => error instanceof ExchangeError && speaksNoHttp(error.cause);

function bytesWanted(status: number, headers: ExchangeHeaders, { want, maxBytes }: Errand): number {
  const isGood = status >= 200 && status < 300;
  const most = isGood ? bytesOfType(want, String(headers['content-type'] ?? ''), maxBytes) : 0;
  if (most > 0) return most;
  return isGood || Number(headers['content-length'] ?? 0) > SMALL_BODY ? 0 : SMALL_BODY;
}
