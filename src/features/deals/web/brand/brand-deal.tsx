import { useQuery } from '@tanstack/react-query';
import { Pencil, Phone, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { notLoaded } from '../../../../web/api/errors.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { day, moment } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { Select } from '../../../../web/ui/select.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { DealView, TermView } from '../../contract/deals.ts';
import { meaningFor } from '../../domain/meaning-of-stage.ts';
import { LOST_LABELS, STAGE_LABELS, type Stage } from '../../domain/stage.ts';
import { CALL_OUTCOME_LABELS } from '../../domain/task.ts';
import { dealQuery, useLiveDeals, useMoveDeal } from '../queries.ts';
import { TaskLine } from '../tasks/task-line.tsx';

const LOST_DIALOG = onDemand(async () => (await import('../lost-dialog.tsx')).LostDialog);
const TERM_DIALOG = onDemand(async () => (await import('./term-dialog.tsx')).TermDialog);
const TASK_DIALOG = onDemand(async () => (await import('../tasks/task-dialog.tsx')).TaskDialog);
const HISTORY = onDemand(async () => (await import('./deal-history.tsx')).DealHistory);
const CALL_DIALOG = onDemand(async () => (await import('../tasks/call-dialog.tsx')).CallDialog);

/** How far the deal with a brand has come: stage, terms, what is to be done, calls. */
export function BrandDeal({ brandId }: { brandId: number }) {
  useLiveDeals();
  const { data: deal, isError, error, refetch } = useQuery(dealQuery(brandId));
  return (
    <SectionCard title="Deal">
      {deal ? (
        <Deal deal={deal} />
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The deal', error)}</LoadFailure>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </SectionCard>
  );
}

function Deal({ deal }: { deal: DealView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-13">
      <StageSelect deal={deal} />
      <Terms deal={deal} />
      <Tasks deal={deal} />
      <Calls deal={deal} />
      <History deal={deal} />
    </div>
  );
}

const NOT_WRITTEN_TO = 'Not written to yet. Its deal begins with the first inquiry.';

/** The newest move is the one by which it stands where it is. */
const readWords = ([newest]: DealView['events']): string =>
  newest?.isCorrected ? 'Corrected by you' : 'Read from their answer';

function StageSelect({ deal }: { deal: DealView }) {
  const { brand, stage, lostReason, moves, movedAt, movedBy, events } = deal;
  const [isLosing, setLosing] = useState(false);
  const LostDialog = useOnDemand(LOST_DIALOG, isLosing);
  const isNone = movedAt === null;
  const move = useMoveDeal();
  return (
    <div>
      <Select
        aria-label="Stage"
        value={stage}
        disabled={move.isPending}
        onChange={({ target }) => {
          const to = target.value as Stage;
          if (to === 'lost') setLosing(true);
          else move.mutate({ brand, stage: to });
        }}
      >
        {[stage, ...moves].map((one) => (
          <option key={one} value={one}>
            {one === stage && isNone ? 'No deal yet' : STAGE_LABELS[one]}
          </option>
        ))}
      </Select>
      <p className="mt-1.5 text-12 text-ink-3">
        {isNone ? NOT_WRITTEN_TO : lostReason ? `${LOST_LABELS[lostReason]}.` : meaningFor(deal)}
        {movedAt && movedBy !== 'start' && (
          <>
            {' '}
            {movedBy === 'person' ? 'Set by you' : readWords(events)}, {moment(movedAt)}.
          </>
        )}
      </p>
      {LostDialog && <LostDialog brand={brand} onClose={() => setLosing(false)} />}
    </div>
  );
}

/** So many characters stand beside a term's name; more stand below it. */
const FITS_BESIDE = 28;

function Terms({ deal: { brand, terms } }: { deal: DealView }) {
  const [editing, setEditing] = useState<TermView | 'new' | null>(null);
  const TermDialog = useOnDemand(TERM_DIALOG, editing !== null);
  return (
    <section>
      <Heading title="Terms">
        <IconButton label="Enter a term" onClick={() => setEditing('new')} className="-my-1.5">
          <Plus size={15} aria-hidden="true" />
        </IconButton>
      </Heading>
      {terms.length === 0 ? (
        <p className="text-12 text-ink-3">None known yet. They are read from the brand’s replies.</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {terms.map((term) => (
            <div key={term.name} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-ink-3">{term.label}</dt>
              <dd
                className={classNames(
                  'flex min-w-0 items-baseline gap-1 tabular-nums',
                  term.told.length > FITS_BESIDE ? 'col-span-2 justify-between' : 'justify-end text-right',
                )}
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{term.told}</span>
                <IconButton
                  label={`Change ${term.label}`}
                  onClick={() => setEditing(term)}
                  className="-my-2 -mr-2 self-center"
                >
                  <Pencil size={13} aria-hidden="true" />
                </IconButton>
              </dd>
              <dd className="col-span-2 mt-0.5 text-12 text-ink-3 [overflow-wrap:anywhere]">
                {term.words === null ? `Entered by you, ${day(term.at)}` : `“${term.words}” ${day(term.at)}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {TermDialog && (
        <TermDialog
          brandId={brand.id}
          term={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

function Tasks({ deal: { brand, tasks, today, hasAnswered, bounce } }: { deal: DealView }) {
  const [isAdding, setAdding] = useState(false);
  const TaskDialog = useOnDemand(TASK_DIALOG, isAdding);
  return (
    <section>
      <Heading title="Tasks">
        <IconButton label="Add a task" onClick={() => setAdding(true)} className="-my-1.5">
          <Plus size={15} aria-hidden="true" />
        </IconButton>
      </Heading>
      {tasks.length === 0 ? (
        <p className="text-12 text-ink-3">
          {bounce === 'for_good' && !hasAnswered
            ? 'Reach the brand by another way: its address bounced.'
            : 'Nothing to do.'}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} today={today} isNarrow />
          ))}
        </ul>
      )}
      {TaskDialog && <TaskDialog brandId={brand.id} today={today} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Calls({ deal: { brand, calls, today } }: { deal: DealView }) {
  const [isNoting, setNoting] = useState(false);
  const CallDialog = useOnDemand(CALL_DIALOG, isNoting);
  return (
    <section>
      <Heading title="Calls">
        <IconButton label="Log a call" onClick={() => setNoting(true)} className="-my-1.5">
          <Phone size={14} aria-hidden="true" />
        </IconButton>
      </Heading>
      {calls.length === 0 ? (
        <p className="text-12 text-ink-3">None yet.</p>
      ) : (
        <ul className="grid gap-2.5">
          {calls.map(({ id, outcome, spokeWith, note, calledAt }) => (
            <li key={id}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 break-words">
                  {CALL_OUTCOME_LABELS[outcome]}
                  {spokeWith && `: ${spokeWith}`}
                </span>
                <time dateTime={calledAt} className="text-12 text-ink-3 tabular-nums">
                  {moment(calledAt)}
                </time>
              </p>
              {note && <p className="mt-0.5 whitespace-pre-wrap break-words text-12 text-ink-2">{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {CallDialog && (
        <CallDialog brand={brand} taskId={null} today={today} onClose={() => setNoting(false)} />
      )}
    </section>
  );
}

function History({ deal }: { deal: DealView }) {
  const [isOpen, setOpen] = useState(false);
  const DealHistory = useOnDemand(HISTORY, isOpen);
  if (deal.events.length === 0 && deal.disclosures.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-12 text-ink-3 hover:text-ink">
        How it got here
      </summary>
      {DealHistory && <DealHistory deal={deal} />}
    </details>
  );
}

const Heading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mb-2 flex items-center justify-between gap-3">
    <h3 className="font-medium text-12 text-ink-3">{title}</h3>
    {children}
  </div>
);
