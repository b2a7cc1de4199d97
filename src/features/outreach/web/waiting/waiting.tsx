import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { PagedList } from '../../../../web/ui/paged-list.tsx';
import { Segments } from '../../../../web/ui/segments.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { WaitingList } from '../../domain/mails/waiting-mail.ts';
import { WAITING_PAGE, waitingQuery } from '../outreach-queries.ts';
import { StoppedSenders } from './stopped-senders.tsx';
import { WaitingActions } from './waiting-actions.tsx';
import { WaitingMail } from './waiting-mail.tsx';

const LISTS: { value: WaitingList; label: string; empty: string; says: string }[] = [
  {
    value: 'draft',
    label: 'For approval',
    empty: 'Nothing waits for your approval',
    says: 'Emails wait here when a sequence asks for your approval.',
  },
  {
    value: 'approved',
    label: 'Approved',
    empty: 'No first inquiry waits for a run',
    says: 'First inquiries you have approved wait here for the Emailer Bot’s next run. Follow-ups you have approved are scheduled.',
  },
  {
    value: 'held',
    label: 'For a legal ground',
    empty: 'Nothing is held',
    says: 'Canada and the European Union ask for a legal ground before you write to a company. Emails there wait until you confirm yours.',
  },
  {
    value: 'expired',
    label: 'Too late',
    empty: 'Nothing came too late',
    says: 'Emails more than a day late no longer go out by themselves; you decide here.',
  },
  {
    value: 'queued',
    label: 'Scheduled',
    empty: 'Nothing is scheduled',
    says: 'Follow-ups wait here until their day. They start with the Emailer Bot’s first inquiries.',
  },
];

/** To approve a first inquiry doesn't send it: whoever has done it is led to what does. */
const ApprovedMails = ({ mails }: { mails: number }) => (
  <Notice>
    {`${counted(mails, 'first inquiry', 'first inquiries')} that you approved ${mails === 1 ? 'waits' : 'wait'} for the Emailer Bot’s next run.`}{' '}
    <Link to={paths.emailerBot()} className={TEXT_LINK}>
      Open the Emailer Bot
    </Link>
  </Notice>
);

/** What hasn't gone out: for approval, approved, for a ground, too late, or scheduled. */
export function Waiting() {
  const [opened, setOpened] = useState<WaitingList | null>(null);
  const state = opened ?? 'draft';
  const [page, setPage] = useState(0);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const first = useQuery(waitingQuery('draft', 0));
  const query = useQuery(waitingQuery(state, page));
  const counts = (query.data ?? first.data)?.counts;
  // What asks something of the person before what goes by itself; it stays open, whatever becomes of it.
  if (opened === null && counts)
    setOpened(
      (['draft', 'held', 'expired', 'approved', 'queued'] as const).find((list) => counts[list] > 0) ??
        'draft',
    );
  const [shown = LISTS[0]] = LISTS.filter(({ value }) => value === state);
  const show = (next: WaitingList, nextPage = 0) => {
    setOpened(next);
    setPage(nextPage);
    choose(new Set());
  };
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    choose(next);
  };
  const mails = query.data?.mails;
  const ids = (mails ?? []).map(({ id }) => id);
  const selected = ids.filter((id) => chosen.has(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StoppedSenders />
      {counts !== undefined && counts.approved > 0 && <ApprovedMails mails={counts.approved} />}
      <div>
        <Segments
          label="Which emails"
          options={LISTS.map(({ value, label }) => ({
            value,
            label,
            count: counts?.[value] ?? null,
          }))}
          value={state}
          onChange={(value) => show(value)}
        />
        {counts !== undefined && counts[state] > 0 && (
          <p className="mt-2.5 text-13 text-ink-3">{shown?.says}</p>
        )}
      </div>
      <div>
        {mails && mails.length > 0 && (
          <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3 px-5">
            <Checkbox
              checked={selected.length === ids.length}
              onChange={({ target }) => choose(new Set(target.checked ? ids : []))}
            >
              {selected.length === 0
                ? 'Choose all on this page'
                : `${counted(selected.length, 'email')} chosen`}
            </Checkbox>
            <WaitingActions
              list={state}
              ids={selected}
              jurisdictions={(mails ?? []).flatMap(({ id, jurisdiction }) =>
                chosen.has(id) && jurisdiction ? [jurisdiction] : [],
              )}
              onDone={() => choose(new Set())}
            />
          </div>
        )}
        <PagedList
          what="mails"
          question={state}
          query={query}
          rowsOf={(data) => data.mails}
          failure={(error) => notLoaded('What waits', error)}
          empty={
            <EmptyState title={shown?.empty ?? ''} level={2}>
              {shown?.says}
            </EmptyState>
          }
          page={page}
          pageSize={WAITING_PAGE}
          onPage={(next) => show(state, next)}
        >
          {(rows) =>
            rows ? (
              <ul className="divide-y divide-line">
                {rows.map((mail) => (
                  <WaitingMail
                    key={mail.id}
                    mail={mail}
                    isChosen={chosen.has(mail.id)}
                    onChoose={(isChosen) => toggle(mail.id, isChosen)}
                  />
                ))}
              </ul>
            ) : (
              <div className="grid gap-3 p-5">
                {['a', 'b', 'c'].map((line) => (
                  <Skeleton key={line} className="h-12 w-full" />
                ))}
              </div>
            )
          }
        </PagedList>
      </div>
    </div>
  );
}
