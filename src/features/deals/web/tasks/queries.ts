import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../../kernel/endpoint.ts';
import { call } from '../../../../web/api/client.ts';
import { offsetOf } from '../../../../web/ui/list-pages.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { type TaskView, taskEndpoints } from '../../contract/tasks.ts';
import type { TaskKind, TaskList } from '../../domain/task.ts';
import { asked, TASKS, useRefresh } from '../queries.ts';

export const TASK_PAGE = 50;

export interface TaskFilters {
  list: TaskList;
  kind: TaskKind | undefined;
  search: string;
  page: number;
}

export const tasksQuery = ({ list, kind, search, page }: TaskFilters) =>
  queryOptions({
    queryKey: [...TASKS, list, kind ?? null, search, page],
    queryFn: ({ signal }) =>
      call(taskEndpoints.list, {
        query: {
          list,
          limit: TASK_PAGE,
          offset: offsetOf(page, TASK_PAGE),
          ...asked(search),
          ...(kind === undefined ? {} : { kind }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useDeleteTask(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: TaskView) => call(taskEndpoints.remove, { params: { id } }),
    onSuccess: async (_, { title }) => {
      await refresh();
      toast.success('Task deleted', title);
      onDone();
    },
    meta: { failure: 'The task was not deleted' },
  });
}

export type CallInput = InputOf<NonNullable<typeof taskEndpoints.noteCall.body>>;

export function useNoteCall(brandId: number, onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput) => call(taskEndpoints.noteCall, { params: { id: brandId }, body }),
    onSuccess: async () => {
      await refresh();
      toast.success('Call logged');
      onDone();
    },
    meta: { failure: 'The call was not logged' },
  });
}
