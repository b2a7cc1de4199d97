import { ExternalLink, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { CheckboxMark } from '../../../../web/ui/checkbox.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { calendarDay, day } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { Popout, PopoutItem } from '../../../../web/ui/popout.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { TaskView } from '../../contract/tasks.ts';
import { dayAfter, TASK_KIND_LABELS, workingDayAfter } from '../../domain/task.ts';
import { DueDate } from '../due-date.tsx';
import { useChangeTask } from '../queries.ts';

const TASK_DIALOG = onDemand(async () => (await import('./task-dialog.tsx')).TaskDialog);
const CALL_DIALOG = onDemand(async () => (await import('./call-dialog.tsx')).CallDialog);

interface TaskLineProps {
  task: TaskView;
  today: string;
  /** In the brand's own card: its name goes without saying, and there is little room. */
  isNarrow?: boolean;
}

export function TaskLine({ task, today, isNarrow = false }: TaskLineProps) {
  const [opened, setOpened] = useState<'task' | 'call' | null>(null);
  const TaskDialog = useOnDemand(TASK_DIALOG, opened === 'task');
  const CallDialog = useOnDemand(CALL_DIALOG, opened === 'call');
  const change = useChangeTask();
  const isDone = task.doneAt !== null;
  // It is ticked at once, whatever the server takes to hear of it: the mutation tells of itself a moment after the click.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = () => {
    setTicked(!isDone);
    change.mutate(
      { task, change: { isDone: !isDone }, told: isDone ? 'Task open again' : 'Task done' },
      { onSettled: () => setTicked(null) },
    );
  };
  const close = () => setOpened(null);
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5 py-3',
        !isNarrow && 'px-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <CheckboxMark
        className="mt-0.5"
        aria-label={isDone ? `Open “${task.title}” again` : `“${task.title}” is done`}
        checked={ticked ?? isDone}
        disabled={ticked !== null}
        onChange={tick}
      />
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => setOpened('task')}
          className={classNames(
            'touch:-my-2.5 block max-w-full touch:py-2.5 break-words text-left font-medium text-14 hover:underline',
            isDone && 'text-ink-3 line-through',
          )}
        >
          <bdi>{task.title}</bdi>
        </button>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
          <Badge>{TASK_KIND_LABELS[task.kind]}</Badge>
          {!isNarrow && task.brand && (
            <Link to={paths.brand(task.brand.id)} className={classNames(TEXT_LINK, 'min-w-0 break-words')}>
              <bdi>{task.brand.name}</bdi>
            </Link>
          )}
          {task.url && (
            <a
              href={task.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={classNames(TEXT_LINK, 'inline-flex items-center gap-1')}
            >
              {task.kind === 'form' ? 'Open the form' : 'Open the website'}
              <ExternalLink size={12} aria-hidden="true" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
        </p>
        {task.detail && (
          <p
            className={classNames(
              'mt-1 break-words text-12 text-ink-2',
              // What to say is read aloud, to its end.
              task.kind === 'call' ? 'whitespace-pre-line' : 'line-clamp-2',
            )}
          >
            {task.detail}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1',
          !isNarrow && 'sm:col-start-3 sm:flex-nowrap',
        )}
      >
        {isDone ? (
          <time dateTime={task.doneAt ?? ''} className="text-12 text-ink-3 tabular-nums">
            {task.doneAt && day(task.doneAt)}
          </time>
        ) : (
          <>
            <DueDate dueOn={task.dueOn} today={today} className="text-12" />
            {task.kind === 'call' && task.brand && (
              <Button look="secondary" size="small" onClick={() => setOpened('call')}>
                <Phone size={14} aria-hidden="true" />
                Log the call
              </Button>
            )}
            <Snooze task={task} today={today} />
          </>
        )}
      </div>
      {TaskDialog && (
        <TaskDialog task={task} brandId={task.brand?.id ?? null} today={today} onClose={close} />
      )}
      {CallDialog && task.brand && (
        <CallDialog brand={task.brand} taskId={isDone ? null : task.id} today={today} onClose={close} />
      )}
    </li>
  );
}

function Snooze({ task, today }: { task: TaskView; today: string }) {
  const change = useChangeTask();
  const days = [
    { label: 'Tomorrow', dueOn: dayAfter(today, 1) },
    { label: 'In three days', dueOn: workingDayAfter(today, 3) },
    { label: 'Next week', dueOn: workingDayAfter(today, 7) },
    { label: 'In a month', dueOn: workingDayAfter(today, 30) },
  ];
  return (
    <Popout
      button="Postpone"
      label={`Postpone “${task.title}”`}
      look="quiet"
      width="sm:w-52"
      disabled={change.isPending}
    >
      {(close) =>
        days.map(({ label, dueOn }) => (
          <PopoutItem
            key={label}
            hint={calendarDay(dueOn)}
            onChoose={() => {
              close();
              change.mutate({ task, change: { dueOn }, told: `Postponed to ${calendarDay(dueOn)}` });
            }}
          >
            {label}
          </PopoutItem>
        ))
      }
    </Popout>
  );
}
