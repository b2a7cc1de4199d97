import { errors } from 'undici';
import type { PageFailureReason } from '../../features/brands/ports.ts';
import { ExchangeError } from '../http-exchange.ts';
import { PrivateAddressError } from './connections.ts';

/** Why a page can't be had; it never leaves this folder as an exception. */
export class FetchFailure extends Error {
  readonly reason: PageFailureReason;
  readonly status: number | undefined;

  constructor(reason: PageFailureReason, detail: string, status?: number) {
    super(detail);
    this.reason = reason;
    this.status = status;
  }
}

/** What a status that is no page's says. */
export function failureOfStatus(status: number, host: string): FetchFailure {
  if (status === 404 || status === 410)
    return new FetchFailure('not_found', `${host} has no such page`, status);
  if (status === 429) return new FetchFailure('limited', `${host} asks to slow down`, status);
  return new FetchFailure('http_error', `${host} answered ${status}`, status);
}

/** What a broken exchange says; anything else is not a website's doing and passes as it is. */
export function failureOfExchange(error: unknown, host: string): unknown {
  if (!(error instanceof ExchangeError)) return error;
  if (error.failure === 'timeout') return new FetchFailure('timeout', `${host} did not answer in time`);
  if (error.failure === 'aborted') return new FetchFailure('called_off', 'called off');
  if (error.cause instanceof PrivateAddressError) {
    return new FetchFailure('private_address', error.cause.message);
  }
  if (speaksNoHttp(error.cause))
    return new FetchFailure('unreachable', `${host} answers in a way that breaks the rules of HTTP`);
  return new FetchFailure('unreachable', `${host} can’t be reached`);
}

/** Lines of a head that end without a carriage return, and worse: what undici’s parser refuses, or Node's own. */
export const speaksNoHttp = (cause: unknown): boolean =>
  cause instanceof errors.HTTPParserError ||
  (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('HPE_'));
