import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useServerEvents } from '../../../web/api/events.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { RUN_EVENTS } from '../domain/run.ts';
import { endOfRun } from '../domain/run-sentences.ts';
import { runQuery, useRefreshRuns } from './queries.ts';

/** A run tells of itself many times a second; nobody reads faster than this. */
const REFRESH_MS = 1_000;

const runEvent = z.object({ runId: z.string() });

/**
 * Keeps every run on the screen fresh, and says how each one ended. `readCredits` asks for the balance anew and is null
 * where it can't be had.
 */
export function useLiveRuns(readCredits: () => Promise<number | null>): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshRuns();
  const refreshSoon = useThrottled(() => {
    void refresh.runs();
    void readCredits();
  }, REFRESH_MS);

  // A mail whose fate is settled later changes a run that has ended: its card shows that, and nobody is told twice.
  const told = useRef(new Set<string>());

  async function tellEnd(payload: unknown) {
    const event = z.safeParse(runEvent, payload);
    if (!event.success || told.current.has(event.data.runId)) return;
    told.current.add(event.data.runId);
    const [run, credits] = await Promise.all([
      queryClient.fetchQuery({ ...runQuery(event.data.runId), staleTime: 0 }),
      readCredits(),
    ]);
    const { succeeded, sentence, detail } = endOfRun(run, credits);
    toast[succeeded ? 'success' : 'failure'](sentence, detail ?? undefined);
  }

  useServerEvents({
    [RUN_EVENTS.progress]: refreshSoon,
    [RUN_EVENTS.ended]: (payload) => {
      // An end is told at once, so that no card says "running" beside the toast.
      void refresh.runs();
      void refresh.plans();
      // What it brought, found or wrote to stands in the lists.
      for (const list of ['products', 'brands']) void queryClient.invalidateQueries({ queryKey: [list] });
      // Without an answer the run card still says how it ended.
      tellEnd(payload).catch(() => {});
    },
  });
}

/** Runs at once, and then at most once per interval, the last call never lost. */
function useThrottled(run: () => void, everyMs: number): () => void {
  const latest = useRef(run);
  latest.current = run;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fire() {
    again.current = false;
    latest.current();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (again.current) fire();
    }, everyMs);
  }
  return () => {
    if (timer.current === undefined) fire();
    else again.current = true;
  };
}
