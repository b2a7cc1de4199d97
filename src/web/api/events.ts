import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isDemoPerson } from './session-hint.ts';

/** What to do with one kind of event: the payload is not parsed yet. */
export type EventHandlers = Record<string, (payload: unknown, queryClient: QueryClient) => void>;

/**
 * Follows the account's events. The browser reconnects by itself and names the last event that it saw, and the
 * server replays what came after it, so a cut line loses nothing.
 */
export function useServerEvents(handlers: EventHandlers): void {
  const queryClient = useQueryClient();
  const latest = useRef(handlers);
  latest.current = handlers;
  const kinds = Object.keys(handlers).sort().join(' ');

  useEffect(() => {
    if (isDemoPerson() || kinds === '') return;
    const source = new EventSource('/api/events');
    let wasCut = false;
    for (const kind of kinds.split(' ')) {
      source.addEventListener(kind, (event: MessageEvent<string>) => {
        latest.current[kind]?.(JSON.parse(event.data), queryClient);
      });
    }
    source.onerror = () => {
      wasCut = true;
    };
    source.onopen = () => {
      // What is on the screen may be older than the first event that is replayed.
      if (wasCut) void queryClient.invalidateQueries();
      wasCut = false;
    };
    return () => source.close();
  }, [kinds, queryClient]);
}
