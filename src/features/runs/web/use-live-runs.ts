import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useServerEvents } from '../../../web/api/events.ts';
import { useUnhurried } from '../../../web/api/unhurried.ts';
import { IMPORT_CHANGED } from '../../catalog/domain/import-events.ts';
import { RUN_EVENTS } from '../domain/run-events.ts';
import { useRefreshRuns } from './refresh-runs.ts';

/** What the next runs would do changes with each row, and takes longer to find out than how this one stands. */
const PLANS_EVERY_MS = 5_000;

const runEvent = z.object({ runId: z.string() });

/**
 * Keeps every run on the screen fresh, and says how each one ended. `readCredits` asks for the balance anew and is null
 * where it can't be had. `refreshFigures` has what is told of plans beside them counted anew with them: two figures of one
 * thing that are counted at different moments differ while a run is at work.
 */
export function useLiveRuns(
  readCredits: () => Promise<number | null>,
  refreshFigures: () => Promise<void>,
): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshRuns();
  const refreshSoon = useUnhurried(() => Promise.all([refresh.runs(), readCredits()]));
  const refreshPlans = useUnhurried(() => Promise.all([refresh.plans(), refreshFigures()]), PLANS_EVERY_MS);

  // A mail whose fate is settled later changes a run that has ended: its card shows that, and nobody is told twice.
  const told = useRef(new Set<string>());

  async function tell(payload: unknown) {
    const event = z.safeParse(runEvent, payload);
    if (!event.success || told.current.has(event.data.runId)) return;
    told.current.add(event.data.runId);
    // With what is known of runs, which most pages show none of.
    const { tellEnd } = await import('./tell-end.ts');
    await tellEnd(event.data.runId, readCredits);
  }

  useServerEvents({
    // What bots have to work on comes with a list, too, and with what a person says of a brand.
    [IMPORT_CHANGED]: refreshPlans,
    'brand.changed': refreshPlans,
    [RUN_EVENTS.progress]: () => {
      refreshSoon();
      refreshPlans();
    },
    [RUN_EVENTS.ended]: (payload) => {
      // An end is told at once, so that no card says "running" beside the toast.
      void refresh.runs();
      void refresh.plans();
      void refreshFigures();
      // What it brought, found or wrote to stands in the lists.
      for (const list of ['products', 'brands']) void queryClient.invalidateQueries({ queryKey: [list] });
      // Without an answer the run card still says how it ended.
      tell(payload).catch(() => {});
    },
  });
}
