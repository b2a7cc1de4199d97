import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import { AppError, type ErrorCode, ProviderError, type ProviderFailure } from '../kernel/errors.ts';
import type { Logger } from './log.ts';

const STATUS: Record<ErrorCode, 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503> = {
  invalid_input: 400,
  not_signed_in: 401,
  password_needed: 403,
  insufficient_credits: 402,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  already_running: 409,
  nothing_to_do: 409,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  provider_refused: 502,
  provider_unavailable: 503,
  not_configured: 503,
  not_ready: 503,
};

const TITLE: Record<ErrorCode, string> = {
  invalid_input: 'Invalid input',
  not_signed_in: 'Not signed in',
  password_needed: 'Password needed',
  insufficient_credits: 'Insufficient credits',
  not_allowed: 'Not allowed',
  not_found: 'Not found',
  conflict: 'Conflict',
  already_running: 'Already running',
  nothing_to_do: 'Nothing to do',
  too_large: 'Too large',
  too_many_requests: 'Too many requests',
  unexpected: 'Unexpected error',
  provider_refused: 'Refused by an outside service',
  provider_unavailable: 'An outside service is unavailable',
  not_configured: 'Not configured',
  not_ready: 'Not ready',
};

/** An error as RFC 9457 has it; `code` is what programs go by. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  code: string;
  /** A sentence for people. */
  detail: string;
  /** For programs: the fields that are wrong, the seconds to wait, what is missing. */
  details: Record<string, unknown>;
}

function problemOf(error: AppError): Problem {
  const { code, details } = error;
  return {
    type: 'about:blank',
    title: TITLE[code],
    status: STATUS[code],
    code,
    detail: error.message,
    details,
  };
}

/** Everything that a handler can throw becomes one of our own errors here; what we didn't expect says nothing. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ProviderError) return providerProblem(error);
  return new AppError('unexpected', 'An unexpected error occurred. Please try again.');
}

const PROVIDER_PROBLEM: Record<ProviderFailure, [ErrorCode, (provider: string) => string]> = {
  not_found: ['provider_refused', (provider) => `${provider} doesn’t know what it was asked for.`],
  refused: [
    'provider_refused',
    (provider) => `${provider} refused the request. Check the key that is set for it.`,
  ],
  invalid_answer: ['provider_unavailable', (provider) => `${provider} answered in a way we can’t read.`],
  unreachable: ['provider_unavailable', (provider) => `${provider} can’t be reached. Please try again.`],
  limited: [
    'provider_unavailable',
    (provider) => `${provider} asks us to wait. Please try again in a while.`,
  ],
  misconfigured: ['not_configured', (provider) => `${provider} isn’t set up correctly.`],
};

function providerProblem({ provider, failure, retryAfterMs }: ProviderError): AppError {
  const [code, sentence] = PROVIDER_PROBLEM[failure];
  const details = retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
  return new AppError(code, sentence(provider), { provider, ...details });
}

export function problemResponse(error: AppError, headers: Record<string, string> = {}): Response {
  const wait = error.details.retryAfterSeconds;
  return new Response(JSON.stringify(problemOf(error)), {
    status: STATUS[error.code],
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(typeof wait === 'number' ? { 'retry-after': String(wait) } : undefined),
      ...headers,
    },
  });
}

/** Answers whatever is thrown, anywhere in the app, and logs what we are to blame for. */
export function answerErrors(app: Hono, logger: Logger): void {
  app.onError((thrown, context) => {
    const error = appErrorOf(thrown);
    if (error.code === 'unexpected') {
      const { method } = context.req;
      logger.error({ err: thrown, method, route: routePath(context) }, 'request failed');
    } else if (thrown instanceof ProviderError) {
      logger.warn({ err: thrown, provider: thrown.provider, failure: thrown.failure }, 'provider failed');
    }
    return problemResponse(error);
  });
}
