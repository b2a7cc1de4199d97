import type { Dispatcher } from 'undici';
import { messageOf } from '../kernel/errors.ts';

export type ExchangeHeaders = Record<string, string | string[] | undefined>;

export interface ExchangeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  origin?: string;
  body?: Dispatcher.DispatchOptions['body'];
}

export interface ExchangeLimits<Body> {
  /** From the call to the last byte. */
  totalMs: number;
  /** From the call to the answer's headers; `totalMs` where it is left out. */
  headersMs?: number;
  /** Most bytes of the body that are taken; it may depend on the answer's head. At 0 none is waited for. */
  maxBytes: number | ((status: number, headers: ExchangeHeaders) => number);
  signal?: AbortSignal | undefined;
  /** What to do with a body of more than `maxBytes`, or one that breaks off: fail (the default), or keep its beginning. */
  whenCut?: 'fail' | 'truncate';
  /** Makes of the body what is kept of it. The bytes are lent: they are overwritten once this returns. */
  read: (body: Buffer, headers: ExchangeHeaders) => Body;
}

export interface Exchange<Body> {
  status: number;
  headers: ExchangeHeaders;
  body: Body;
  truncated: boolean;
}

type ExchangeFailure = 'timeout' | 'too_large' | 'aborted' | 'broken';

export class ExchangeError extends Error {
  readonly failure: ExchangeFailure;
  /** Whether bytes of the request may have left: if so, the other side may have acted on it. */
  readonly sent: boolean;
  /** Whether any of the answer had come. */
  readonly answered: boolean;

  constructor(
    failure: ExchangeFailure,
    message: string,
    state: { sent: boolean; answered: boolean },
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ExchangeError';
    this.failure = failure;
    this.sent = state.sent;
    this.answered = state.answered;
  }
}

const NOTHING = Buffer.alloc(0);

/** Where the pieces of a body are put together: one place for all, since none is in use for longer than a call. */
let assembly = Buffer.allocUnsafeSlow(256 * 1024);
const LARGEST_ASSEMBLY = 4 * 1024 * 1024;

function assemble(chunks: readonly Buffer[], bytes: number): Buffer {
  const [first] = chunks;
  if (!first) return NOTHING;
  if (chunks.length === 1) return first.subarray(0, bytes);
  if (bytes > LARGEST_ASSEMBLY) return Buffer.concat(chunks, bytes);
  if (bytes > assembly.length) assembly = Buffer.allocUnsafeSlow(Math.min(bytes * 2, LARGEST_ASSEMBLY));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(assembly, at, 0, bytes - at);
  return assembly.subarray(0, bytes);
}

const answered: (() => void)[] = [];

/**
 * Answers that came together are handed over together, once all sockets have been read: what reads a page then runs for
 * one after the other and finds itself in the processor's caches still, which is a sixth of what the Source Bot takes.
 */
function handOver(answer: () => void): void {
  if (answered.push(answer) === 1) setImmediate(handOverAll);
}

function handOverAll(): void {
  for (const answer of answered.splice(0)) answer();
}

/** What each signal calls off. Hundreds of exchanges share a run's signal, whose own list is slow to search. */
const calledOffBy = new WeakMap<AbortSignal, Set<() => void>>();

function callOffWith(signal: AbortSignal, callOff: () => void): void {
  let called = calledOffBy.get(signal);
  if (!called) {
    const fresh = new Set<() => void>();
    called = fresh;
    calledOffBy.set(signal, fresh);
    signal.addEventListener('abort', () => {
      for (const each of fresh) each();
    });
  }
  called.add(callOff);
}

/**
 * One request and its whole answer. It hangs its handler straight into undici's dispatcher, which costs half
 * of what `undici.request` and a stream do, and every bound of time and size is kept here.
 */
export const exchange = <Body>(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  limits: ExchangeLimits<Body>,
): Promise<Exchange<Body>> =>
  new Promise((resolve, reject) => {
    new Collector(resolve, reject, limits).start(dispatcher, request);
  });

class Collector<Body> implements Dispatcher.DispatchHandler {
  readonly #resolve: (exchange: Exchange<Body>) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #limits: ExchangeLimits<Body>;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #deadline = 0;
  #status = 0;
  #headers: ExchangeHeaders = {};
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #maxBytes = 0;
  #sent = false;
  #settled = false;

  constructor(
    resolve: (exchange: Exchange<Body>) => void,
    reject: (error: ExchangeError) => void,
    limits: ExchangeLimits<Body>,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#limits = limits;
  }

  start(dispatcher: Dispatcher, request: ExchangeRequest): void {
    const { signal, totalMs, headersMs = totalMs } = this.#limits;
    if (signal?.aborted) {
      this.#onAbort();
      return;
    }
    if (signal) callOffWith(signal, this.#onAbort);
    this.#deadline = performance.now() + totalMs;
    this.#timer = setTimeout(this.#onTimeout, Math.min(headersMs, totalMs));
    try {
      dispatcher.dispatch(
        { ...request, headersTimeout: 0, bodyTimeout: 0 } as Dispatcher.DispatchOptions,
        this,
      );
    } catch (error) {
      this.#fail('broken', messageOf(error), error);
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#settled) {
      controller.abort(new Error('no longer wanted'));
      return;
    }
    this.#controller = controller;
    this.#sent = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: ExchangeHeaders): void {
    // The dispatcher's own list of them, made before the answer came: its pieces would keep the whole first chunk.
    if (Array.isArray(controller.rawHeaders)) controller.rawHeaders.length = 0;
    if (status < 200 || this.#settled) return;
    this.#status = status;
    this.#headers = headers;
    const { maxBytes } = this.#limits;
    this.#maxBytes = typeof maxBytes === 'number' ? maxBytes : maxBytes(status, headers);
    if (this.#maxBytes === 0) this.#finish(0, true);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes <= this.#maxBytes) return;
    if (this.#limits.whenCut === 'truncate') {
      this.#finish(this.#maxBytes, true);
    } else {
      this.#fail('too_large', `the answer exceeds ${this.#maxBytes} bytes`);
    }
  }

  onResponseEnd(): void {
    if (this.#settled) return;
    this.#controller = undefined;
    this.#finish(this.#bytes, false);
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#settled) return;
    this.#controller = undefined;
    if (this.#limits.whenCut === 'truncate' && this.#bytes > 0) this.#finish(this.#bytes, true);
    else this.#fail('broken', error.message || ('code' in error ? String(error.code) : error.name), error);
  }

  /** The first bound is for the headers. Only a body that is still coming by then has the timer set again. */
  readonly #onTimeout = (): void => {
    const leftMs = this.#deadline - performance.now();
    if (this.#status > 0 && leftMs > 1) this.#timer = setTimeout(this.#onTimeout, leftMs);
    else this.#fail('timeout', 'no answer in time');
  };
  readonly #onAbort = (): void => this.#fail('aborted', 'the request was called off');

  #finish(bytes: number, truncated: boolean): void {
    const whole = assemble(this.#chunks, bytes);
    this.#settle();
    try {
      const body = this.#limits.read(whole, this.#headers);
      const answer = { status: this.#status, headers: this.#headers, body, truncated };
      handOver(() => this.#resolve(answer));
    } catch (error) {
      this.#reject(
        new ExchangeError('broken', 'the body can’t be read', { sent: true, answered: true }, error),
      );
    }
  }

  #fail(failure: ExchangeFailure, message: string, cause?: unknown): void {
    if (this.#settled) return;
    this.#settle();
    const state = { sent: this.#sent, answered: this.#status > 0 };
    this.#reject(new ExchangeError(failure, message, state, cause));
  }

  /** Whatever is still under way on the connection is dropped: a body that nobody wants isn't read. */
  #settle(): void {
    this.#settled = true;
    clearTimeout(this.#timer);
    const { signal } = this.#limits;
    if (signal) calledOffBy.get(signal)?.delete(this.#onAbort);
    this.#controller?.abort(new Error('no longer wanted'));
    this.#controller = undefined;
    // By now the list is old for the garbage collector, and what a dead old list leads to stays: so it is emptied.
    this.#chunks.length = 0;
  }
}
