/** Everything that can go wrong and that a person or a program outside is told of, by stable code. */
export type ErrorCode =
  | 'invalid_input'
  | 'not_signed_in'
  /** Of a person who is signed in and must give the password again before this. */
  | 'password_needed'
  | 'not_allowed'
  | 'not_found'
  | 'conflict'
  | 'already_running'
  | 'nothing_to_do'
  | 'too_large'
  | 'insufficient_credits'
  | 'too_many_requests'
  | 'provider_unavailable'
  | 'provider_refused'
  | 'not_configured'
  | 'not_ready'
  | 'unexpected';

/**
 * A failure with a code for programs and a sentence for people.
 * `details` is safe to send out: field errors, ids, the moment at which to try again.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, sentence: string, details: Record<string, unknown> = {}) {
    super(sentence);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** What was thrown, in a sentence: anything can be thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** The same with the way to it, for whoever has to find out why. */
export const traceOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);

/** The closed set of ways in which an outside service fails us. */
export type ProviderFailure =
  | 'not_found'
  | 'refused'
  | 'invalid_answer'
  | 'unreachable'
  | 'limited'
  | 'misconfigured';

export class ProviderError extends Error {
  readonly provider: string;
  readonly failure: ProviderFailure;
  /** HTTP status, where there was one. */
  readonly status: number | undefined;
  /** Milliseconds after which another try makes sense, where the provider said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    provider: string,
    failure: ProviderFailure,
    message: string,
    extra: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.failure = failure;
    this.status = extra.status;
    this.retryAfterMs = extra.retryAfterMs;
  }
}
