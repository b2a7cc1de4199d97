import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../../kernel/endpoint.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/json.ts';
import { tellAnswer } from '../ui/connection.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { isDemoPerson } from './session-hint.ts';

/** The server's codes, and what can go wrong before or after it. */
export type ApiErrorCode = ErrorCode | 'network_failure' | 'no_answer' | 'invalid_answer' | 'demo_person';

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly details: Record<string, unknown>;
  /** Null when there was no answer. */
  readonly status: number | null;

  constructor(
    code: ApiErrorCode,
    message: string,
    status: number | null,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const problemSchema = z.object({
  code: z.string(),
  detail: z._default(z.string(), ''),
  details: z._default(z.record(z.string(), z.unknown()), {}),
});

type Part<Name extends string, S> = [NonNullable<S>] extends [never]
  ? unknown
  : { [Key in Name]: InputOf<NonNullable<S>> };

/** What an endpoint wants: nothing that it has no schema for, and everything that it has. */
export type CallRequest<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & { signal?: AbortSignal };

type RequestArgument<E extends Endpoint> =
  Record<never, never> extends CallRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>];

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[request]: RequestArgument<E>
): Promise<OutputOf<E['response']>> {
  // The person of the demo mode is nobody to the server: nothing is read or written in that name.
  if (isDemoPerson()) throw new ApiError('demo_person', 'Sign up to do this with your own data.', null);

  const { params, query, body, signal } = (request ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const address = addressOf(endpoint.path, params, query);
  const brought = endpoint.method === 'GET' ? takeFirstAnswer(address) : undefined;
  if (brought !== undefined) return parseAnswer(endpoint, brought, 200);

  const { ok, status, text } = await send(address, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: endpoint.method === 'GET' ? withinReason(signal) : (signal ?? null),
  });
  const answer = parseJson(text);
  if (!ok) throw problemOf(answer, status);
  return parseAnswer(endpoint, answer, status);
}

function parseAnswer<E extends Endpoint>(
  endpoint: E,
  answer: unknown,
  status: number,
): OutputOf<E['response']> {
  const parsed = z.safeParse(endpoint.response as z.ZodMiniType, answer);
  if (!parsed.success) throw new ApiError('invalid_answer', z.prettifyError(parsed.error), status);
  return parsed.data as OutputOf<E['response']>;
}

export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Who waits for longer has given up. A change isn't given up so: nobody would know whether it came to be. */
const LONGEST_WAIT_MS = 30_000;

function withinReason(signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(LONGEST_WAIT_MS);
  return signal ? AbortSignal.any([signal, late]) : late;
}

async function send(
  address: string,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; text: string }> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', ...init });
    const text = await response.text();
    tellAnswer(true);
    return { ok: response.ok, status: response.status, text };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new ApiError('no_answer', 'The server is taking too long to respond. Please try again.', null);
    tellAnswer(false);
    throw new ApiError('network_failure', 'The server could not be reached.', null);
  }
}

export function problemOf(answer: unknown, status: number): ApiError {
  const problem = z.safeParse(problemSchema, answer);
  if (!problem.success) return new ApiError('unexpected', '', status);
  const { code, detail, details } = problem.data;
  return new ApiError(code as ErrorCode, detail, status, details);
}
