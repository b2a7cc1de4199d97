import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isDemoPerson } from './session-hint.ts';

/** What to do with one kind of event: the payload is not parsed yet. */
export type EventHandlers = Record<string, (payload: unknown, queryClient: QueryClient) => void>;

interface Line {
  source: EventSource;
  listeners: number;
}

/** One line to the server for all of a tab: browsers open few to one host. */
let line: Line | null = null;

function takeLine(queryClient: QueryClient): Line {
  if (line === null) {
    const source = new EventSource('/api/events');
    // What is on the screen was asked for before the line opened, and may be older than the first event that it tells.
    let isBehind = true;
    source.onerror = () => {
      isBehind = true;
    };
    source.onopen = () => {
      if (isBehind) void queryClient.invalidateQueries();
      isBehind = false;
    };
    line = { source, listeners: 0 };
  }
  line.listeners += 1;
  return line;
}

function leaveLine(left: Line): void {
  left.listeners -= 1;
  if (left.listeners > 0) return;
  left.source.close();
  if (line === left) line = null;
}

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
    const taken = takeLine(queryClient);
    const hear = (event: MessageEvent<string>) =>
      latest.current[event.type]?.(JSON.parse(event.data), queryClient);
    for (const kind of kinds.split(' ')) taken.source.addEventListener(kind, hear);
    return () => {
      for (const kind of kinds.split(' ')) taken.source.removeEventListener(kind, hear);
      leaveLine(taken);
    };
  }, [kinds, queryClient]);
}
