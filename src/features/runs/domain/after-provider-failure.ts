import type { ProviderError } from '../../../kernel/errors.ts';
import type { RunState, WaitingFor } from './run.ts';

/** What a run does when a provider fails it as a whole: it waits and goes on by itself, or it needs a person. */
export interface Halt {
  state: RunState;
  waitingFor?: WaitingFor;
  reason: string;
  waitUntil?: Date;
}

/** A provider that can't be reached may be back in a moment. */
export const RETRY_UNREACHABLE_MS = 15_000;

export const waitForProvider = (reason: string, now: Date, ms: number): Halt => ({
  state: 'waiting',
  waitingFor: 'provider',
  reason,
  waitUntil: new Date(now.getTime() + Math.max(1_000, ms)),
});

/** `name` is the provider's, as people know it. */
export function afterProviderFailure(name: string, error: ProviderError, now: Date): Halt {
  switch (error.failure) {
    case 'limited': {
      const ms = error.retryAfterMs ?? RETRY_UNREACHABLE_MS;
      return name === 'Keepa'
        ? { ...waitForProvider('Waiting for Keepa tokens.', now, ms), waitingFor: 'tokens' }
        : waitForProvider(`${name} limits how often it may be asked.`, now, ms);
    }
    case 'unreachable':
      return waitForProvider(`${name} can’t be reached at the moment.`, now, RETRY_UNREACHABLE_MS);
    case 'invalid_answer':
      return waitForProvider(`${name} gave an answer that makes no sense.`, now, 2 * RETRY_UNREACHABLE_MS);
    case 'refused':
    case 'misconfigured':
    case 'not_found':
      return { state: 'paused', reason: `${name} refused: ${error.message}` };
  }
}
