import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  Coins,
  CreditCard,
  ListChecks,
  MailQuestionMark,
  MailWarning,
  MessageSquareReply,
  OctagonPause,
  Search,
  SquareCheckBig,
} from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { Step } from '../../onboarding/domain/steps.ts';
import type { Bot } from '../../runs/domain/run.ts';
import { RUN_PAGES } from '../../runs/web/run-pages.ts';
import type { DashboardView, TaskView } from '../contract/dashboard.ts';
import { SAMPLE_TASKS, type Task, type TaskKind } from '../domain/tasks.ts';
import { SampleBadge } from './sample-badge.tsx';

const ICONS: Record<TaskKind, typeof Coins> = {
  payment: CreditCard,
  credits: Coins,
  run: CirclePause,
  setup: ListChecks,
  deliverability: MailWarning,
  sending: CirclePause,
  sender: OctagonPause,
  waiting_mails: MailQuestionMark,
  daily_limit: CalendarClock,
  brands_to_source: Search,
  due_tasks: SquareCheckBig,
  answers: MessageSquareReply,
};

const LOOKS: Record<Task['urgency'], string> = {
  now: 'bg-danger-soft text-danger',
  soon: 'bg-warn-soft text-warn',
  later: 'bg-sunken text-ink-3',
};

interface Action {
  label: string;
  to: string;
}

const PAGES: Record<Bot, (run: string) => string> = {
  'keepa-download': () => `${paths.dashboard()}#runs`,
  ...RUN_PAGES,
};

/** What each task's button does. */
const ACTIONS: Record<TaskKind, (task: TaskView, nextStep: Step) => Action> = {
  payment: () => ({ label: 'Update card', to: paths.manageBilling() }),
  credits: () => ({ label: 'Get credits', to: paths.buyCredits() }),
  run: ({ run }) => ({
    label: 'See the run',
    to: run ? PAGES[run.bot](run.id) : paths.dashboard(),
  }),
  setup: (_, nextStep) => ({ label: 'Open setup', to: paths.onboarding({ step: nextStep }) }),
  deliverability: () => ({ label: 'See the records', to: paths.onboarding({ step: 3 }) }),
  sending: () => ({ label: 'See what waits', to: paths.outreach({ tab: 'waiting' }) }),
  sender: () => ({ label: 'See the senders', to: paths.outreach({ tab: 'senders' }) }),
  waiting_mails: () => ({ label: 'See what waits', to: paths.outreach({ tab: 'waiting' }) }),
  daily_limit: () => ({ label: 'See what waits', to: paths.emailerBot() }),
  brands_to_source: () => ({ label: 'Open Source Bot', to: paths.sourceBot() }),
  due_tasks: () => ({ label: 'See the tasks', to: paths.tasks() }),
  answers: () => ({ label: 'Open the inbox', to: paths.inbox({ view: 'needs_answer' }) }),
};

type TasksCardProps = Pick<DashboardView, 'tasks' | 'hasOwnData' | 'setup'>;

export function TasksCard({ tasks, hasOwnData, setup }: TasksCardProps) {
  const isSample = tasks.length === 0 && !hasOwnData;
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          Tasks & Reminders
          {isSample && <SampleBadge />}
        </span>
      }
    >
      {tasks.length > 0 ? (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t">
          {tasks.map((task) => (
            <TaskLine
              key={`${task.kind} ${task.run?.id} ${task.title}`}
              task={task}
              action={ACTIONS[task.kind](task, setup.nextStep)}
            />
          ))}
        </ul>
      ) : isSample ? (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t">
          {SAMPLE_TASKS.map((task) => (
            <TaskLine key={task.kind} task={task} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<CircleCheck size={18} aria-hidden="true" />} title="Nothing to do right now">
          When setup, credits, a run, an email or your mail domain needs your attention, it appears here.
        </EmptyState>
      )}
    </SectionCard>
  );
}

function TaskLine({ task, action }: { task: Task; action?: Action }) {
  const Icon = ICONS[task.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 px-5 py-3.5">
      <span
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-full',
          LOOKS[action ? task.urgency : 'later'],
        )}
      >
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-medium text-14">{task.title}</h3>
        <p className="break-words text-13 text-ink-3">{task.detail}</p>
      </div>
      {action && (
        <Link to={action.to} className={buttonClass('secondary', 'small', 'max-sm:ml-[2.875rem]')}>
          {action.label}
        </Link>
      )}
    </li>
  );
}

export const TasksSkeleton = () => (
  <SectionCard title="Tasks & Reminders">
    <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t" aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <li key={line} className="flex h-[4.375rem] items-center gap-3.5 px-5">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="mt-2 h-3 w-3/4" />
          </div>
        </li>
      ))}
    </ul>
  </SectionCard>
);
