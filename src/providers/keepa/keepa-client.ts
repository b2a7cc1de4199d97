import * as z from 'zod/mini';
import type { Priced, TokenStatus } from '../../features/catalog/ports.ts';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts';
import { ProviderError, type ProviderFailure } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/json.ts';
import { storable } from '../../kernel/storable.ts';
import { createHttpClient } from '../http-client.ts';
import { type Envelope, envelope } from './wire.ts';

const KEEPA = 'Keepa';
/** Large answers are made while one waits: the finder takes tens of seconds over a wide query. */
const TIMEOUT_MS = 60_000;
/** The balance is known at once, and a person waits for it before a page. */
const BALANCE_TIMEOUT_MS = 5_000;
/** A hundred products with all their history, which a stand-in may send unasked. */
const MOST_BYTES = 256 * 1024 * 1024;
/** A selection that makes the address longer than this is posted. */
const LONGEST_SELECTION = 4_000;
/** Statuses that carry the envelope and are told apart here. */
const REFUSALS = [400, 401, 402, 403, 404, 405, 429, 500, 502, 503, 504];
/** The wait where a source that says "too many" says nothing else: tokens come in by the minute. */
const REFILL_MS = 60_000;
/** Asked exactly at its end, a refill may not have happened yet. */
const REFILL_MARGIN_MS = 100;
/** A refill that is farther away than that is a slip: they come by the minute, and a bucket holds an hour's. */
const LATEST_REFILL_MS = HOUR_MS;
/** However deep its debt is, it is asked again by then. */
const LONGEST_WAIT_MS = DAY_MS;

export interface KeepaClientOptions {
  baseUrl: string;
  /** A stand-in may need none. */
  key: string | null;
  timeoutMs?: number;
}

export interface KeepaClient {
  ask<Schema extends z.core.$ZodType<Envelope>>(
    path: '/query' | '/product' | '/token' | '/seller',
    query: Record<string, string | number>,
    schema: Schema,
  ): Promise<z.core.output<Schema>>;
  close(): Promise<void>;
}

/**
 * One question to Keepa, and its answer or one of the closed set of failures. Nothing is repeated here. A 429
 * has to wait for the bucket, which the run shows; and of a question that got no answer nobody knows whether it
 * was charged, so that the run asks again later, once, where it can be seen.
 */
export function createKeepaClient(options: KeepaClientOptions): KeepaClient {
  const { baseUrl, key, timeoutMs = TIMEOUT_MS } = options;
  const http = createHttpClient({ provider: KEEPA, baseUrl, timeoutMs, maxBytes: MOST_BYTES });
  return {
    async ask(path, query, schema) {
      const { selection, ...short } = query;
      const posted = typeof selection === 'string' && selection.length > LONGEST_SELECTION;
      const answer = await http.request({
        method: posted ? 'POST' : 'GET',
        path,
        timeoutMs: path === '/token' ? Math.min(timeoutMs, BALANCE_TIMEOUT_MS) : timeoutMs,
        query: { key: key ?? undefined, ...(posted ? short : query) },
        ...(posted && { body: selection, headers: { 'content-type': 'application/json' } }),
        alsoAccept: REFUSALS,
      });
      // One title with a zero in it would keep a hundred products from being saved, again and again.
      const body = storable(parseJson(answer.body));
      if (answer.status >= 400) throw refusal(answer.status, body, key);
      const result = z.safeParse(schema, body);
      if (result.success) return result.data;
      if (z.safeParse(envelope, body).data?.error?.message) throw refusal(answer.status, body, key);
      const where = result.error.issues[0]?.path.join('.') || 'the answer';
      throw new ProviderError(KEEPA, 'invalid_answer', `Keepa sent an unexpected shape at ${where}.`);
    },
    close: () => http.close(),
  };
}

export const tokensOf = (answer: Envelope): TokenStatus => ({
  tokensLeft: answer.tokensLeft ?? 0,
  refillRate: answer.refillRate ?? 0,
  waitMs: (answer.tokensLeft ?? 1) > 0 ? 0 : untilRefilled(answer),
});

export const pricedBy = (answer: Envelope): Priced => ({
  tokensConsumed: answer.tokensConsumed ?? 0,
  tokens: tokensOf(answer),
});

function refusal(status: number, body: unknown, key: string | null): ProviderError {
  const told = z.safeParse(envelope, body);
  const { error } = told.success ? told.data : { error: null };
  const { message = '', details = '' } = error ?? {};
  const words =
    (message && details ? `${message.replace(/\.$/, '')}: ${details}` : message || details) ||
    `status ${status}`;
  const reason = key ? words.replaceAll(key, '…') : words;
  if (status === 429) {
    const retryAfterMs = told.success ? untilRefilled(told.data) : REFILL_MS;
    return new ProviderError(KEEPA, 'limited', 'Keepa has no tokens left.', { status, retryAfterMs });
  }
  return new ProviderError(KEEPA, failureFor(status, reason), sentenceFor(status, reason), { status });
}

/** A bucket in debt gets back to zero first, a minute's refill at a time. */
function untilRefilled({ refillIn, refillRate, tokensLeft }: Envelope): number {
  const debt = Math.max(0, -(tokensLeft ?? 0));
  const debtMs = refillRate && refillRate > 0 ? (debt / refillRate) * 60_000 : 0;
  const isTold = refillIn != null && refillIn <= LATEST_REFILL_MS;
  const waitMs = Math.max(0, isTold ? refillIn : REFILL_MS) + REFILL_MARGIN_MS + debtMs;
  return Math.ceil(Math.min(waitMs, LONGEST_WAIT_MS));
}

const KEY_WORDS =
  /\b(api|access|invalid|wrong|missing)[ -]?key\b|\bkey (is )?(invalid|unknown|missing|required)\b/i;

const isAboutKey = (status: number, reason: string): boolean =>
  [401, 402, 403].includes(status) || (status === 400 && KEY_WORDS.test(reason));

function failureFor(status: number, reason: string): ProviderFailure {
  if (isAboutKey(status, reason)) return 'misconfigured';
  if (status === 404) return 'not_found';
  return status >= 500 ? 'unreachable' : 'refused';
}

function sentenceFor(status: number, reason: string): string {
  if (status === 402) return `Keepa wants the key’s subscription paid first (${reason}).`;
  if (isAboutKey(status, reason)) return `Keepa refuses the key: ${reason.replace(/\.$/, '')}.`;
  return status >= 500
    ? `Keepa has trouble of its own (${reason}).`
    : `Keepa refused the request (${reason}).`;
}
