import { useQueryClient } from '@tanstack/react-query';

export const RUNS_KEY = ['runs'] as const;
export const PLANS_KEY = ['run-plans'] as const;

/** By itself, as every signed-in page listens for runs, and few show any. */
export function useRefreshRuns() {
  const queryClient = useQueryClient();
  return {
    runs: () => queryClient.invalidateQueries({ queryKey: RUNS_KEY }),
    plans: () => queryClient.invalidateQueries({ queryKey: PLANS_KEY }),
  };
}
