import { useQueryClient } from '@tanstack/react-query';

export const DASHBOARD_KEY = ['dashboard'] as const;

/** After anything that changes a figure on it. */
export function useRefreshDashboard(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: DASHBOARD_KEY });
}
