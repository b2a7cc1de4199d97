import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Inbox as InboxIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { count } from '../../../kernel/words.ts';
import type { Questions } from '../../../web/api/ask-ahead.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';
import { later } from '../../../web/ui/later.tsx';
import { pageIn, useListAddress } from '../../../web/ui/list-address.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { PageHeading } from '../../../web/ui/page-heading.tsx';
import { Pagination } from '../../../web/ui/pagination.tsx';
import { Shortcut } from '../../../web/ui/shortcut.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { SpokenCount } from '../../../web/ui/spoken-count.tsx';
import { usePageRows } from '../../../web/ui/use-page-rows.ts';
import { ConversationList } from './conversation-list.tsx';
import type { NextStepSlot } from './conversation-pane.tsx';
import { askedIn, INBOX_DEFAULTS } from './inbox-address.ts';
import { inboxFiguresQuery } from './inbox-figures.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { failingMailboxesQuery, MailboxTroubles } from './mailbox-troubles.tsx';
import { conversationQuery, INBOX_PAGE, inboxQuery } from './queries.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const CONVERSATION = onDemand(async () => (await import('./conversation-pane.tsx')).ConversationPane);
// What is known of the brand stands beside the mails, or on a phone below them: they are drawn first.
const BrandAside = later(async () => (await import('./brand-aside.tsx')).BrandAside);

/** What the inbox asks as its address has it. */
export const inboxQuestions =
  (query: URLSearchParams): Questions =>
  (client) => [
    client.prefetchQuery(inboxQuery(askedIn(query, pageIn(query)))),
    client.prefetchQuery(inboxFiguresQuery),
    client.prefetchQuery(failingMailboxesQuery),
  ];

interface InboxProps {
  nextStep: NextStepSlot;
  deal: (brandId: number) => ReactNode;
}

/** All that brands have answered: the conversations, the one that is open, and what is known of its brand. */
export function Inbox({ nextStep, deal }: InboxProps) {
  const address = useListAddress();
  const navigate = useNavigate();
  const asked = askedIn(address.query, address.page);
  const list = useQuery(inboxQuery(asked));
  const { chosen, question } = asked;
  const ConversationPane = useOnDemand(CONVERSATION, chosen !== null);
  const to = (id: number | null): string => {
    const query = new URLSearchParams(address.query);
    if (id === null) query.delete('conversation');
    else query.set('conversation', String(id));
    return query.size === 0 ? paths.inbox() : `${paths.inbox()}?${query}`;
  };
  const go = (id: number) => void navigate(to(id), { preventScrollReset: true });
  const onPage = (page: number) => address.filter({ page: page + 1 });
  const conversations = usePageRows({
    query: list,
    rowsOf: (data) => data.conversations,
    page: asked.page,
    pageSize: INBOX_PAGE,
    onPage,
  });
  // With nothing to choose from, the one thing to say has the whole width.
  const isAlone = chosen === null && (list.isError || conversations?.length === 0);
  useInboxKeys({ ids: conversations?.map(({ id }) => id) ?? [], chosen, onGo: go });

  return (
    <>
      {/* On a phone the conversation takes the screen; the page keeps its name for those who hear it. */}
      <div className={classNames(chosen !== null && 'max-lg:sr-only')}>
        <PageHeading
          title="Inbox"
          count={list.data && count(list.data.total)}
          description="What brands reply, what it means, and what to do next."
        />
        <MailboxTroubles />
      </div>
      <div className={classNames(chosen !== null && 'max-lg:hidden')}>
        <InboxFilters
          asked={asked}
          onFilter={(changes) => address.filter({ ...changes, conversation: '' })}
        />
      </div>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          !isAlone && 'lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_18rem]',
        )}
      >
        <div
          className={classNames(
            'flex flex-col gap-2 lg:sticky lg:top-[4.5rem] lg:max-h-[calc(100dvh-5.5rem)]',
            chosen !== null && 'max-lg:hidden',
          )}
        >
          <Card className="min-h-0 overflow-y-auto">
            {list.isError && !conversations ? (
              <LoadFailure className="m-4" onRetry={list.refetch}>
                {notLoaded('The inbox', list.error)}
              </LoadFailure>
            ) : conversations?.length === 0 ? (
              <Nothing isFiltered={asked.isFiltered} onShowAll={() => address.filter(INBOX_DEFAULTS)} />
            ) : (
              <ConversationList conversations={conversations} chosen={chosen} addressOf={to} />
            )}
          </Card>
          <SpokenCount question={question} total={list.data?.total} isOnItsWay={list.isPlaceholderData} />
          {list.data && list.data.total > INBOX_PAGE && (
            <Pagination
              what="conversations"
              page={asked.page}
              pageSize={INBOX_PAGE}
              total={list.data.total}
              onChange={onPage}
            />
          )}
        </div>
        {chosen === null ? (
          !isAlone && <NoneChosen />
        ) : (
          <>
            {ConversationPane ? (
              <ConversationPane key={chosen} id={chosen} nextStep={nextStep} backTo={to(null)} onGo={go} />
            ) : (
              <Skeleton className="h-56 rounded-lg" />
            )}
            <Aside id={chosen} deal={deal} />
          </>
        )}
      </div>
    </>
  );
}

function Aside({ id, deal }: { id: number; deal: (brandId: number) => ReactNode }) {
  const { data } = useInfiniteQuery(conversationQuery(id));
  return (
    <div className="min-w-0 lg:col-start-2 xl:col-start-3">
      {data?.brand && <BrandAside brandId={data.brand.id} deal={deal(data.brand.id)} />}
    </div>
  );
}

function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <NoResults title="No conversation is like that" level={2} clear="Show the inbox" onClear={onShowAll} />
  ) : (
    <EmptyState
      icon={<InboxIcon size={18} aria-hidden="true" />}
      title="No answers yet"
      level={2}
      action={
        <Link to={paths.emailerBot()} className={buttonClass('primary', 'small')}>
          Go to the Emailer Bot
        </Link>
      }
    >
      What brands reply to your inquiries appears here, read and sorted.
    </EmptyState>
  );
}

const KEYS: { keys: string[]; does: string }[] = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['Enter'], does: 'answer' },
  { keys: ['E'], does: 'done' },
  { keys: ['U'], does: 'unread' },
  { keys: ['S'], does: 'snooze' },
];

const NoneChosen = () => (
  <div className="hidden flex-col items-center rounded-lg border border-line border-dashed px-6 py-20 text-center lg:flex xl:col-span-2">
    <p className="font-semibold text-14">No conversation is open</p>
    <p className="mt-1 text-13 text-ink-3">Choose one from the list, or use the keyboard.</p>
    <ul aria-label="Keys" className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-2 text-12 text-ink-3">
      {KEYS.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.5">
          <Shortcut keys={keys} />
          {does}
        </li>
      ))}
    </ul>
  </div>
);
