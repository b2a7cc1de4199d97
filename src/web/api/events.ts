import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type EventLine, type Hear, openEventLine } from './event-line.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { isDemoPerson } from './session-hint.ts';

/** What to do with one kind of event: the payload is not parsed yet. */
type EventHandlers = Record<string, (payload: unknown) => void>;

const EVENTS = '/api/events';

/** One line to the server for all of a tab: browsers open few to one host. */
let line: EventLine | null = null;

/** For who has just signed in again where they were, or is back from a break. */
export const reopenEvents = (): void => line?.reopen();

const refusals = new Set<() => void>();

/** Calls when the server has refused the line, as it does once a session has ended, until it is ended. */
export function whenLineRefused(hear: () => void): () => void {
  refusals.add(hear);
  return () => void refusals.delete(hear);
}

/**
 * Follows the account's events. A line that was cut is opened anew and names the last event that it heard, and the
 * server replays what came after it, so nothing is lost.
 */
export function useServerEvents(handlers: EventHandlers): void {
  const queryClient = useQueryClient();
  const latest = useRef(handlers);
  latest.current = handlers;
  const kinds = Object.keys(handlers).sort().join(' ');

  useEffect(() => {
    if (isDemoPerson() || kinds === '') return;
    line ??= openEventLine(EVENTS, takeFirstAnswer(EVENTS) as string | undefined, {
      behind: () => void queryClient.invalidateQueries(),
      refused: () => {
        for (const hear of refusals) hear();
      },
    });
    const taken = line;
    const hear: Hear = (event) => latest.current[event.type]?.(JSON.parse(event.data));
    taken.add(hear, kinds.split(' '));
    return () => {
      if (taken.remove(hear) > 0) return;
      taken.close();
      if (line === taken) line = null;
    };
  }, [kinds, queryClient]);
}
