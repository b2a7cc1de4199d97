import { sleep } from '../../kernel/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { FetchFailure } from './fetch-failure.ts';

/**
 * Shared politeness: reserves the next moment at which a host may be asked and says how long until then.
 * One that many workers share keeps the wait across all of them.
 */
export interface HostGate {
  reserve(host: string, intervalMs: number): Promise<number>;
  /** Nobody asks the host for so long. */
  rest(host: string, ms: number): Promise<void>;
}

/** A host that wants to be left alone for longer isn't waited for. */
export const LONGEST_REST_WAITED_MS = 10_000;
/** Whatever a host asks for, it is tried again then. */
const LONGEST_REST_MS = HOUR_MS;

/** The wait within one process. Hosts whose turn has long passed are forgotten. */
export function createLocalHostGate(): HostGate {
  const nextAt = new Map<string, number>();
  let sweepAt = 0;
  return {
    async reserve(host, intervalMs) {
      const now = performance.now();
      if (nextAt.size > 1_000 && now > sweepAt) {
        for (const [known, at] of nextAt) if (at < now) nextAt.delete(known);
        sweepAt = now + 10_000;
      }
      const at = Math.max(now, nextAt.get(host) ?? 0);
      nextAt.set(host, at + intervalMs);
      return at - now;
    },
    async rest(host, ms) {
      nextAt.set(host, Math.max(performance.now() + ms, nextAt.get(host) ?? 0));
    },
  };
}

/** What may be under way at once in total. Those who wait are served in the order in which they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  #head = 0;

  constructor(size: number) {
    this.#free = size;
  }

  /** Undefined when there is a free slot: the common case pays for no promise. */
  take(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting[this.#head];
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#head += 1;
    if (this.#head > 256 && this.#head * 2 > this.#waiting.length) {
      this.#waiting.splice(0, this.#head);
      this.#head = 0;
    }
    next();
  }
}

interface LastStart {
  at: number | undefined;
  started: Promise<void>;
}

/**
 * Lets requests start: at most so many at once over all hosts and runs, and one per host and interval. A host's
 * wait is sat out before a slot is taken, so that slow or busy hosts never hold up others. Everything asked of a
 * host counts as a request: pages, redirects and robots.txt alike.
 */
export class HostTurns {
  readonly #slots: Slots;
  readonly #gate: HostGate;
  readonly #perHostMs: number;
  readonly #last = new Map<string, LastStart>();
  /** Until when hosts asked to be left alone. */
  readonly #resting = new Map<string, number>();

  constructor(concurrency: number, perHostMs: number, gate: HostGate) {
    this.#slots = new Slots(concurrency);
    this.#gate = gate;
    this.#perHostMs = perHostMs;
  }

  /** Resolves when a request to the host may start; the slot is given back by `done`. */
  start(host: string, crawlDelayMs: number, signal?: AbortSignal): Promise<void> | undefined {
    if (this.#perHostMs === 0 && this.#resting.size === 0) return this.#slots.take();
    const name = politeName(host);
    if (this.#perHostMs === 0) return this.#afterRest(name, signal).then(() => this.#slots.take());
    const previous = this.#last.get(name);
    const mine: LastStart = { at: undefined, started: Promise.resolve() };
    mine.started = this.#startAfter(previous, mine, name, Math.max(this.#perHostMs, crawlDelayMs), signal);
    this.#remember(name, mine);
    return mine.started;
  }

  /** A busy connection delivers a request later than the next one: the wait counts from the end of the answer. */
  done(host: string): void {
    const last = this.#perHostMs === 0 ? undefined : this.#last.get(politeName(host));
    if (last?.at !== undefined) last.at = performance.now();
    this.#slots.give();
  }

  /** Leaves a host alone for as long as it asks: whoever else is about to ask it waits too, or does without. */
  async rest(host: string, ms: number): Promise<void> {
    const name = politeName(host);
    const now = performance.now();
    for (const [known, until] of this.#resting) if (until < now) this.#resting.delete(known);
    const until = now + Math.min(ms, LONGEST_REST_MS);
    this.#resting.set(name, Math.max(until, this.#resting.get(name) ?? 0));
    // Workers elsewhere that come back too early are told by the host itself.
    if (this.#perHostMs > 0) await this.#gate.rest(name, Math.min(ms, LONGEST_REST_WAITED_MS));
  }

  async #afterRest(name: string, signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      const ms = (this.#resting.get(name) ?? 0) - performance.now();
      if (ms <= 0) return;
      if (ms > LONGEST_REST_WAITED_MS)
        throw new FetchFailure('limited', `${name} asks to be left alone for ${inWords(ms)}`, 429);
      await sleep(ms, signal);
    }
  }

  /** The wait for a slot may come after a host's turn; what follows is spaced from the real start. */
  async #startAfter(
    previous: LastStart | undefined,
    mine: LastStart,
    name: string,
    intervalMs: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    // Whoever came before may have done without.
    if (previous) await previous.started.catch(() => undefined);
    await this.#afterRest(name, signal);
    const reserved = await this.#gate.reserve(name, intervalMs);
    const spaced = previous?.at === undefined ? 0 : previous.at + intervalMs - performance.now();
    const wait = Math.max(reserved, spaced);
    if (wait > 0) {
      await sleep(wait, signal);
      await this.#afterRest(name, signal);
    }
    await this.#slots.take();
    mine.at = performance.now();
  }

  #remember(name: string, start: LastStart): void {
    this.#last.delete(name);
    this.#last.set(name, start);
    if (this.#last.size <= 4_096) return;
    const longAgo = performance.now() - 60_000;
    for (const [known, { at }] of this.#last) if (at !== undefined && at < longAgo) this.#last.delete(known);
  }
}

/** "www.acme.com" and "acme.com" are one server to be polite to. */
const politeName = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host);

const inWords = (ms: number): string =>
  ms < 2 * MINUTE_MS ? `${Math.ceil(ms / 1_000)} seconds` : `${Math.ceil(ms / MINUTE_MS)} minutes`;
