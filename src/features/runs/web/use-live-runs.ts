import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useServerEvents } from '../../../web/api/events.ts';
import { useUnhurried } from '../../../web/api/unhurried.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { RUN_EVENTS } from '../domain/run.ts';
import { endOfRun } from '../domain/run-sentences.ts';
import { runQuery, useRefreshRuns } from './queries.ts';

const runEvent = z.object({ runId: z.string() });

/**
 * Keeps every run on the screen fresh, and says how each one ended. `readCredits` asks for the balance anew and is null
 * where it can't be had.
 */
export function useLiveRuns(readCredits: () => Promise<number | null>): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshRuns();
  const refreshSoon = useUnhurried(() => Promise.all([refresh.runs(), readCredits()]));

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
