import type { ProviderError } from '../../../kernel/errors.ts';
import { firstRoom, type SenderRoom } from '../../outreach/domain/senders/sender-room.ts';
import { SENDING_IS_PAUSED } from '../../outreach/domain/senders/sending-pause.ts';
import { ASK_OPERATOR, type Hindrance } from './hindrance.ts';
import type { RunState, WaitingFor } from './run.ts';

/** What a run does when a provider fails it as a whole: it waits and goes on by itself, or it needs a person. */
export interface Halt {
  state: RunState;
  waitingFor?: WaitingFor;
  reason: string;
  waitUntil?: Date;
  /** As with any hindrance. */
  setting?: string | null;
}

/** A provider that can't be reached may be back in a moment. */
export const RETRY_UNREACHABLE_MS = 15_000;

export const waitForProvider = (reason: string, now: Date, ms: number): Halt => ({
  state: 'waiting',
  waitingFor: 'provider',
  reason,
  waitUntil: new Date(now.getTime() + Math.max(1_000, ms)),
});

/** The operator's decision for everybody: nothing that this run's owner could mend. */
export const SENDING_IS_OFF: Halt = {
  state: 'waiting',
  waitingFor: 'sending',
  reason: SENDING_IS_PAUSED,
};

/** No sender may write at the moment: the one that may first says when, and a person is asked where none will. */
export function waitForSender(rooms: readonly Pick<SenderRoom, 'reason' | 'until'>[], now: Date): Halt {
  const { reason, until } = firstRoom(rooms);
  if (until === null)
    return {
      state: 'paused',
      reason: `${reason} Start a sender at Outreach → Senders, then continue the run.`,
    };
  return {
    state: 'waiting',
    waitingFor: 'sender',
    reason,
    waitUntil: new Date(Math.max(until.getTime(), now.getTime() + 1_000)),
  };
}

/** No sender writes before a person says so; null where one does, today or by itself later. */
export function senderHindrance(rooms: readonly Pick<SenderRoom, 'reason' | 'until'>[]): Hindrance | null {
  if (rooms.length === 0 || rooms.some(({ reason }) => reason === null)) return null;
  const { reason, until } = firstRoom(rooms);
  return until === null
    ? { sentence: `${reason} Start a sender at Outreach → Senders first.`, setting: null }
    : null;
}

/** Held, not lost: the account has a plan again once it is paid, and waits for nothing else. */
export const PLAN_HAS_ENDED: Halt = {
  state: 'waiting',
  reason: 'Your plan has ended, so the bots are held until it is paid.',
};

/** As people know it. */
export type FailingProvider = 'Keepa' | 'The web search';

type RefusedPart = 'key' | 'address' | 'request';

/** What a person does about a refusal, by what is refused. */
const MENDING: Record<FailingProvider, Record<RefusedPart, Hindrance>> = {
  Keepa: {
    key: { sentence: 'Check your Keepa key in onboarding step 2', setting: 'KEEPA_API_KEY' },
    address: { sentence: `${ASK_OPERATOR} where it looks for Keepa`, setting: 'KEEPA_BASE_URL' },
    request: { sentence: 'Change the query in onboarding step 2', setting: null },
  },
  'The web search': {
    key: { sentence: `${ASK_OPERATOR} the key of its web search`, setting: 'SEARCH_API_KEY' },
    address: { sentence: `${ASK_OPERATOR} the address of its web search`, setting: 'SEARCH_BASE_URL' },
    request: {
      sentence: `${ASK_OPERATOR} how its web search is set up`,
      setting: 'SEARCH_PROVIDER and SEARCH_BASE_URL',
    },
  },
};

/** What a provider refuses, and what to do about it; the sentence is left open for what comes after that. */
export function refusalOf(name: FailingProvider, error: ProviderError): Hindrance {
  const { sentence, setting } = MENDING[name][refusedPart(error)];
  return { sentence: `${error.message.replace(/\.$/, '')}. ${sentence}`, setting };
}

function refusedPart({ failure, status = 0 }: ProviderError): RefusedPart {
  const isAboutKey = [401, 402, 403].includes(status) || (failure === 'misconfigured' && status >= 400);
  if (isAboutKey) return 'key';
  return failure === 'misconfigured' ? 'address' : 'request';
}

/** A download keeps the query that it began with; all else is mended beneath a run. */
const afterMending = (name: FailingProvider, error: ProviderError): string =>
  name === 'Keepa' && refusedPart(error) === 'request'
    ? ', then stop this run and start a new one.'
    : ', then continue the run.';

/** Each time in a row it is waited twice as long: of an answer that can't be read Keepa has charged the tokens, too. */
const LONGEST_DOUBLINGS = 6;
const doubled = (ms: number, failures: number): number => ms * 2 ** Math.min(failures - 1, LONGEST_DOUBLINGS);

export function afterProviderFailure(
  name: FailingProvider,
  error: ProviderError,
  /** `failures`: how often in a row. */
  { now, failures = 1 }: { now: Date; failures?: number },
): Halt {
  switch (error.failure) {
    case 'limited': {
      const ms = error.retryAfterMs ?? RETRY_UNREACHABLE_MS;
      return name === 'Keepa'
        ? { ...waitForProvider('Waiting for Keepa tokens.', now, ms), waitingFor: 'tokens' }
        : waitForProvider(`${name} limits how often it may be asked.`, now, ms);
    }
    case 'unreachable':
      return waitForProvider(
        error.status === undefined
          ? `${name} can’t be reached at the moment.`
          : `${name} answers with an error of its own at the moment (${error.status}).`,
        now,
        doubled(RETRY_UNREACHABLE_MS, failures),
      );
    case 'invalid_answer':
      // An address that is somebody else's answers like that as well, and goes on doing so.
      return {
        ...waitForProvider(
          `${name} gave an answer that makes no sense. ${MENDING[name].address.sentence} if it stays so.`,
          now,
          doubled(2 * RETRY_UNREACHABLE_MS, failures),
        ),
        setting: MENDING[name].address.setting,
      };
    case 'refused':
    case 'misconfigured':
    case 'not_found': {
      const { sentence, setting } = refusalOf(name, error);
      return { state: 'paused', reason: sentence + afterMending(name, error), setting };
    }
  }
}
