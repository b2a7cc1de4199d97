import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ChoicePills } from '../../../../web/ui/choice-pills.tsx';
import { EmptyState, NoResults } from '../../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../../web/ui/list-address.ts';
import { localDay } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { PagedList } from '../../../../web/ui/paged-list.tsx';
import { SearchInput } from '../../../../web/ui/search-input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import {
  type TaskList as ListName,
  TASK_KIND_LABELS,
  TASK_KINDS,
  TASK_LIST_LABELS,
  TASK_LISTS,
  type TaskKind,
} from '../../domain/task.ts';
import { useLiveDeals } from '../queries.ts';
import { TASK_PAGE, tasksQuery } from './queries.ts';
import { TaskLine } from './task-line.tsx';

const TASK_DIALOG = onDemand(async () => (await import('./task-dialog.tsx')).TaskDialog);

const NOTHING: Record<ListName, { title: string; text: string }> = {
  overdue: { title: 'Nothing is overdue', text: 'Tasks past their due date appear here.' },
  today: { title: 'Nothing is due today', text: 'Tasks due today appear here.' },
  upcoming: {
    title: 'Nothing is coming up',
    text: 'Brands’ answers bring them; add your own, too.',
  },
  done: { title: 'Nothing done yet', text: 'Tasks you tick off appear here.' },
};

/** What there is to do, by when it is due. */
export function TaskList() {
  useLiveDeals();
  const { query, page, question, filter } = useListAddress();
  const [isAdding, setAdding] = useState(false);
  const TaskDialog = useOnDemand(TASK_DIALOG, isAdding);
  const kind = TASK_KINDS.find((one) => one === query.get('kind'));
  const search = query.get('search') ?? '';
  const asked = TASK_LISTS.find((one) => one === query.get('list'));
  // Which list is open by itself depends on where there is something.
  const first = useQuery(tasksQuery({ list: 'overdue', kind, search, page: 0 }));
  const counts = first.data?.counts;
  const fullest = TASK_LISTS.find((one) => one !== 'done' && (counts?.[one] ?? 0) > 0);
  const list = asked ?? fullest ?? 'today';
  const tasks = useQuery({
    ...tasksQuery({ list, kind, search, page }),
    enabled: asked !== undefined || counts !== undefined,
  });
  const shown = tasks.data?.counts ?? counts;
  const open = shown ? shown.overdue + shown.today + shown.upcoming : undefined;
  const hasNone = shown !== undefined && open === 0 && shown.done === 0;
  const isFiltered = kind !== undefined || search !== '';

  return (
    <>
      <PageHeading
        title="Tasks"
        count={open === undefined ? undefined : count(open)}
        description="Calls, forms, certificates and follow-ups, by due date."
      >
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus size={14} aria-hidden="true" />
          Add a task
        </Button>
      </PageHeading>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ChoicePills
          legend="Show tasks that are"
          options={TASK_LISTS.map((value) => ({
            value,
            label: TASK_LIST_LABELS[value],
            count: shown?.[value] ?? null,
          }))}
          chosen={list}
          onChoose={(value) => filter({ list: value })}
        />
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Select
            aria-label="Kind of task"
            value={kind ?? ''}
            onChange={({ target }) => filter({ kind: target.value })}
            className="min-w-32"
          >
            <option value="">All kinds</option>
            {TASK_KINDS.map((one: TaskKind) => (
              <option key={one} value={one}>
                {TASK_KIND_LABELS[one]}
              </option>
            ))}
          </Select>
          <SearchInput
            label="Search tasks"
            value={search}
            onSearch={(value) => filter({ search: value })}
            className="min-w-0 flex-1 sm:w-52 sm:flex-none"
          />
        </div>
      </div>
      <PagedList
        what="tasks"
        question={question}
        query={first.isError && !counts ? { ...tasks, ...first } : tasks}
        rowsOf={({ tasks: rows, today }) => rows.map((task) => ({ task, today }))}
        failure={(error) => notLoaded('The tasks', error)}
        empty={
          isFiltered ? (
            <NoResults
              level={2}
              title="No such task"
              clear="Show all tasks"
              onClear={() => filter({ kind: '', search: '' })}
            >
              {`No task ${list === 'done' ? 'that is done' : 'of this list'} matches your search.`}
            </NoResults>
          ) : (
            <EmptyState
              level={2}
              icon={<CircleCheck size={18} aria-hidden="true" />}
              title={hasNone ? 'No tasks yet' : NOTHING[list].title}
              action={
                hasNone && (
                  <Button look="secondary" size="small" onClick={() => setAdding(true)}>
                    Add a task
                  </Button>
                )
              }
            >
              {hasNone ? NOTHING.upcoming.text : NOTHING[list].text}
            </EmptyState>
          )
        }
        page={page}
        pageSize={TASK_PAGE}
        onPage={(value) => filter({ page: value + 1 })}
      >
        {(rows) =>
          rows ? (
            <ul className="divide-y divide-line">
              {rows.map(({ task, today }) => (
                <TaskLine key={task.id} task={task} today={today} />
              ))}
            </ul>
          ) : (
            <TasksSkeleton />
          )
        }
      </PagedList>
      {TaskDialog && (
        <TaskDialog brandId={null} today={first.data?.today ?? localDay()} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

const TasksSkeleton = () => (
  <ul aria-busy="true" className="divide-y divide-line">
    {[1, 2, 3, 4].map((line) => (
      <li key={line} className="flex h-16 items-center gap-3.5 px-5">
        <Skeleton className="size-4 rounded-sm" />
        <div className="flex-1">
          <Skeleton className="h-3.5 w-48" />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
        <Skeleton className="h-3.5 w-20" />
      </li>
    ))}
  </ul>
);
