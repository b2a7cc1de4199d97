import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type Dispatcher, Pool } from 'undici';
import * as z from 'zod/mini';
import { sleep } from '../kernel/clock.ts';
import { messageOf, ProviderError, type ProviderFailure } from '../kernel/errors.ts';
import { tellFailure } from './failures.ts';
import { ExchangeError, type ExchangeHeaders, exchange } from './http-exchange.ts';

export interface HttpClientOptions {
  /** The name under which failures are reported. */
  provider: string;
  /** May carry a path prefix ("http://127.0.0.1:3001/keepa"); paths of requests are appended to it. */
  baseUrl: string;
  timeoutMs: number;
  /** Sent with every request: keys, mostly. */
  headers?: Record<string, string>;
  /** How often a request that may be repeated is repeated after `limited` or `unreachable`. Default: never. */
  retries?: number;
  /** Most bytes of an answer, after decompression. */
  maxBytes?: number;
  /** Requests started per second, evenly spaced. Default: no limit. */
  perSecond?: number;
  connections?: number;
}

export interface HttpRequest<Schema extends z.core.$ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** An object is sent as JSON; text and bytes as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The shape of the JSON answer. Without one the body is returned as text. */
  schema?: Schema;
  /** Statuses outside 2xx that the caller reads itself, parsed with `schema` like any other. */
  alsoAccept?: readonly number[];
  signal?: AbortSignal;
  /** Whether it may be repeated. Default: only a GET. Other methods are for the caller to judge. */
  retry?: boolean;
  timeoutMs?: number;
}

export interface HttpAnswer<Body> {
  status: number;
  headers: ExchangeHeaders;
  body: Body;
}

export interface HttpClient {
  request<Schema extends z.core.$ZodType>(
    request: HttpRequest<Schema> & { schema: Schema },
  ): Promise<HttpAnswer<z.core.output<Schema>>>;
  request(request: HttpRequest<never> & { schema?: undefined }): Promise<HttpAnswer<string>>;
  close(): Promise<void>;
}

const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_RETRY_WAIT_MS = 5_000;
const FIRST_RETRY_WAIT_MS = 250;

/**
 * The one way in which providers are spoken to over HTTP: every failure is one of the closed set of
 * ProviderError. Redirects are never followed, so that a key can't travel to another host.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { provider, retries = 0, maxBytes = MAX_BYTES } = options;
  const base = parseBase(provider, options.baseUrl);
  const prefix = base.pathname.replace(/\/+$/, '');
  const pool = new Pool(base.origin, { connections: options.connections ?? 256, allowH2: false });
  const pace = options.perSecond === undefined ? undefined : createPace(1000 / options.perSecond);

  const attempt = async (request: HttpRequest<z.core.$ZodType>): Promise<HttpAnswer<unknown>> => {
    await pace?.(request.signal);
    const answer = await send(request);
    const { body } = answer;
    const text = typeof body === 'string' ? body : await decode(provider, body, answer.headers, maxBytes);
    const accepted =
      (answer.status >= 200 && answer.status < 300) || request.alsoAccept?.includes(answer.status);
    if (!accepted) throw failureOf(provider, answer.status, answer.headers, text);
    return { status: answer.status, headers: answer.headers, body: parse(provider, request.schema, text) };
  };

  const send = async (request: HttpRequest<z.core.$ZodType>) => {
    const json = isPlainBody(request.body) ? JSON.stringify(request.body) : undefined;
    try {
      return await exchange(
        pool,
        {
          method: request.method,
          path: prefix + request.path + queryString(request.query),
          headers: {
            accept: 'application/json',
            'accept-encoding': 'gzip, deflate, br',
            ...(json === undefined ? undefined : { 'content-type': 'application/json' }),
            ...options.headers,
            ...request.headers,
          },
          body: json ?? (request.body as Dispatcher.DispatchOptions['body']),
        },
        { totalMs: request.timeoutMs ?? options.timeoutMs, maxBytes, signal: request.signal, read: readBody },
      );
    } catch (error) {
      // It was reached, and would send as much again.
      if (error instanceof ExchangeError && error.failure === 'too_large')
        throw new ProviderError(provider, 'invalid_answer', `${provider} sent more than ${maxBytes} bytes`, {
          cause: error,
        });
      throw new ProviderError(provider, 'unreachable', `${provider} can't be reached: ${messageOf(error)}`, {
        cause: error,
      });
    }
  };

  const request = async (wanted: HttpRequest<z.core.$ZodType>): Promise<HttpAnswer<unknown>> => {
    const mayRepeat = wanted.retry ?? wanted.method === 'GET';
    for (let tried = 0; ; tried += 1) {
      try {
        return await attempt(wanted);
      } catch (error) {
        const wait = mayRepeat && tried < retries ? waitBeforeRetry(error, tried) : undefined;
        if (wait === undefined || wanted.signal?.aborted) {
          if (error instanceof ProviderError && !wanted.signal?.aborted) tellFailure(error);
          throw error;
        }
        await sleep(wait, wanted.signal);
      }
    }
  };

  return { request: request as HttpClient['request'], close: () => pool.close() };
}

function parseBase(provider: string, baseUrl: string): URL {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (base?.protocol === 'http:' || base?.protocol === 'https:') return base;
  throw new ProviderError(
    provider,
    'misconfigured',
    `The base address of ${provider} is not an http address`,
  );
}

const isPlainBody = (body: unknown): boolean =>
  body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);

function queryString(query: HttpRequest<z.core.$ZodType>['query']): string {
  if (!query) return '';
  let text = '';
  for (const key in query) {
    const value = query[key];
    if (value === undefined) continue;
    text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
  }
  return text;
}

const DECODERS: ReadonlyMap<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> =
  new Map([
    ['gzip', promisify(gunzip)],
    ['x-gzip', promisify(gunzip)],
    ['deflate', promisify(inflate)],
    ['br', promisify(brotliDecompress)],
  ]);

const decoderFor = (headers: ExchangeHeaders) =>
  DECODERS.get(String(headers['content-encoding']).toLowerCase());

const readBody = (body: Buffer, headers: ExchangeHeaders): string | Buffer =>
  body.length > 0 && decoderFor(headers) ? Buffer.from(body) : body.toString('utf8');

async function decode(
  provider: string,
  body: Buffer,
  headers: ExchangeHeaders,
  maxOutputLength: number,
): Promise<string> {
  try {
    const unpacked = await decoderFor(headers)?.(body, { maxOutputLength });
    return (unpacked ?? body).toString('utf8');
  } catch (error) {
    throw new ProviderError(provider, 'invalid_answer', `${provider} sent a body that can't be decoded`, {
      cause: error,
    });
  }
}

function parse(provider: string, schema: z.core.$ZodType | undefined, text: string): unknown {
  if (!schema) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ProviderError(provider, 'invalid_answer', `${provider} sent something that is not JSON`, {
      cause: error,
    });
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.join('.') || 'the answer';
  throw new ProviderError(provider, 'invalid_answer', `${provider} sent an unexpected shape at ${where}`, {
    cause: result.error,
  });
}

/** What a status means, whichever provider says it. Each provider's client may know better by `alsoAccept`. */
function failureFor(status: number): ProviderFailure {
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'limited';
  if (status === 408 || status >= 500) return 'unreachable';
  return status >= 400 ? 'refused' : 'misconfigured';
}

function failureOf(provider: string, status: number, headers: ExchangeHeaders, text: string): ProviderError {
  const failure = failureFor(status);
  const message =
    failure === 'misconfigured'
      ? `${provider} answered ${status} (to ${headers.location ?? 'nowhere'}): check its base address`
      : `${provider} answered ${status}`;
  return new ProviderError(provider, failure, message, {
    status,
    retryAfterMs: retryAfterMs(headers['retry-after']),
    cause: text.slice(0, 2_000),
  });
}

/** Retry-After in either of its forms: seconds, or a date. */
export function retryAfterMs(header: string | string[] | undefined, now = Date.now()): number | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function waitBeforeRetry(error: unknown, tried: number): number | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  if (error.failure !== 'limited' && error.failure !== 'unreachable') return undefined;
  const wait = error.retryAfterMs ?? FIRST_RETRY_WAIT_MS * 2 ** tried;
  return wait <= LONGEST_RETRY_WAIT_MS ? wait : undefined;
}

function createPace(spacingMs: number): (signal?: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + spacingMs;
    if (at > now) await sleep(at - now, signal);
  };
}
