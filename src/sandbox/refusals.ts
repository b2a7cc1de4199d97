import { gzipSync } from 'node:zlib';

interface Refusal {
  headers: Record<string, string>;
  body: string | Buffer;
}

const REASONS: Record<number, string> = {
  400: 'bad request',
  401: 'unauthorized',
  402: 'payment required',
  403: 'access forbidden',
  404: 'not found',
  429: 'too many requests',
  500: 'internal server error',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

const reasonOf = (status: number): string => REASONS[status] ?? 'refused';

const json = (body: unknown, headers: Record<string, string> = {}): Refusal => ({
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

/** How each provider words a refusal that has nothing to do with what was asked. */
const REFUSALS: Record<string, (status: number) => Refusal> = {
  keepa(status) {
    const envelope = {
      timestamp: Date.now(),
      tokensLeft: status === 429 ? -1 : 100,
      refillIn: 1_000,
      refillRate: 20,
      tokenFlowReduction: 0,
      tokensConsumed: 0,
      processingTimeInMs: 0,
      error: {
        type: status === 429 ? 'notEnoughToken' : 'internalError',
        message: reasonOf(status),
        details: '',
      },
    };
    return {
      headers: { 'content-type': 'application/json;charset=utf-8', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(envelope)),
    };
  },
  sendgrid(status) {
    const reset = String(Math.floor(Date.now() / 1_000) + 2);
    const limits = { 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    return json(
      { errors: [{ message: reasonOf(status), field: null, help: null }] },
      status === 429 ? limits : {},
    );
  },
  stripe(status) {
    const type = status >= 500 ? 'api_error' : 'invalid_request_error';
    const error = status === 429 ? { type, code: 'rate_limit', message: 'Too many requests.' } : { type };
    return json(
      { error: { message: `Sandbox: ${reasonOf(status)}.`, ...error } },
      { 'stripe-should-retry': String(status === 429 || status >= 500), 'request-id': 'req_refused' },
    );
  },
  llm(status) {
    const code = status === 429 ? 'rate_limit_exceeded' : null;
    const type = status === 429 ? 'requests' : status >= 500 ? 'server_error' : 'invalid_request_error';
    return json(
      { error: { message: `Sandbox: ${reasonOf(status)}.`, type, param: null, code } },
      status === 429 ? { 'retry-after': '1' } : {},
    );
  },
};

const plain = (status: number): Refusal => ({
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
  },
  body: `${reasonOf(status)}\n`,
});

export const refusalOf = (provider: string, status: number): Refusal => (REFUSALS[provider] ?? plain)(status);
