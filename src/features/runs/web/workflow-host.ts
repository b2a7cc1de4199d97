import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type ChooseWorkflowHost, workflowHostEndpoints } from '../contract/workflow-host.ts';
import { useRefreshRuns } from './refresh-runs.ts';

export const workflowHostQuery = queryOptions({
  queryKey: ['workflow-host'],
  queryFn: ({ signal }) => call(workflowHostEndpoints.workflowHost, { signal }),
});

export function useChooseWorkflowHost() {
  const queryClient = useQueryClient();
  const refresh = useRefreshRuns();
  return useMutation({
    mutationFn: (body: z.infer<typeof ChooseWorkflowHost>) =>
      call(workflowHostEndpoints.chooseWorkflowHost, { body }),
    onSuccess: ({ secret: _, ...choice }) => {
      keepAnswer(queryClient, workflowHostQuery, choice);
      toast.success('Saved');
      return refresh.plans();
    },
  });
}

export const useRenewWorkflowSecret = () =>
  useMutation({
    mutationFn: () => call(workflowHostEndpoints.renewWorkflowSecret),
    meta: { failure: 'The secret could not be replaced' },
  });
