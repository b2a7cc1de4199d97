import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, MailOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isGone, notLoaded } from '../../../web/api/errors.ts';
import { fetchMore } from '../../../web/api/fetch-more.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { later } from '../../../web/ui/later.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { NotShown } from '../../../web/ui/not-shown.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { whenSeen } from '../../../web/ui/when-seen.tsx';
import type { ConversationView } from '../contract/inbox.ts';
import { EarlierMail } from './earlier-mail.tsx';
import { MachineNext } from './machine-next.tsx';
import { conversationQuery, type ReceivedMail, useMark } from './queries.ts';
import { ReceivedMailCard } from './received-mail.tsx';
import { SentMailCard } from './sent-mail.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';

// Below the mails: nobody answers before they have read.
const AnswerBox = whenSeen(async () => (await import('./answer-box.tsx')).AnswerBox);

// Of mails that are nobody’s yet, which few are.
const Unmatched = later(async () => (await import('./unmatched.tsx')).Unmatched, 'h-14');

const ASSIGN_DIALOG = onDemand(async () => (await import('./assign-dialog.tsx')).AssignDialog);

/** What stands between a conversation and its answer: what to do next, with a draft to begin with. */
export type NextStepSlot = (conversation: {
  brandId: number;
  mailId: string;
  /** When it was answered; null: not yet. */
  answeredAt: string | null;
  onUseDraft: (text: string) => void;
}) => ReactNode;

interface ConversationPaneProps {
  id: number;
  nextStep: NextStepSlot;
  backTo: string;
  /** Goes on to another conversation: one that a mail was moved to. */
  onGo: (id: number) => void;
}

export function ConversationPane({ id, nextStep, backTo, onGo }: ConversationPaneProps) {
  const shown = useInfiniteQuery(conversationQuery(id));
  const { data, isError, error, refetch } = shown;
  useReading(id, data);
  return (
    <section aria-label="Conversation" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Link to={backTo} className={buttonClass('quiet', 'small', '-ml-2.5 w-fit lg:hidden')}>
        <ArrowLeft size={14} aria-hidden="true" />
        All conversations
      </Link>
      {data ? (
        <Whole
          key={id}
          id={id}
          conversation={data}
          nextStep={nextStep}
          onGo={onGo}
          onEarlier={shown.hasNextPage ? () => void fetchMore(shown, ({ mails }) => mails.length) : undefined}
          isFetching={shown.isFetchingNextPage}
          failure={shown.isFetchNextPageError ? notLoaded('Earlier emails', error) : null}
        />
      ) : isError ? (
        <NotShown
          thing="conversation"
          isGone={isGone(error)}
          whyGone="Its mails may have been assigned to a brand, or its brand was deleted."
          failure={notLoaded('The conversation', error)}
          onRetry={refetch}
          others={{ to: paths.inbox(), label: 'All conversations' }}
        />
      ) : (
        <PaneSkeleton />
      )}
    </section>
  );
}

/** Whoever opens it has read it; a mail that comes while it is open is read too. */
function useReading(id: number, conversation: ConversationView | undefined): void {
  const { mutate } = useMark();
  const seen = useRef('');
  const sight = conversation && `${id} ${conversation.mails.at(-1)?.id}`;
  const isUnread = conversation?.isUnread ?? false;
  useEffect(() => {
    if (sight === undefined || seen.current === sight) return;
    seen.current = sight;
    if (isUnread) mutate({ id, isUnread: false });
  }, [id, sight, isUnread, mutate]);
}

/** Of a long conversation the latest mails: what was said before stands as a line each. */
const SHOWN_WHOLE = 3;
const isTrouble = (mail: ConversationView['mails'][number]): boolean =>
  mail.direction === 'sent' && mail.failure !== null;

interface WholeProps {
  id: number;
  conversation: ConversationView;
  nextStep: NextStepSlot;
  onGo: (id: number) => void;
  onEarlier: (() => void) | undefined;
  /** Earlier mails are on their way. */
  isFetching: boolean;
  /** Why they could not be had. */
  failure: string | null;
}

function Whole({ id, conversation, nextStep, onGo, onEarlier, isFetching, failure }: WholeProps) {
  const { brand, mails, answer } = conversation;
  const [moving, setMoving] = useState<ReceivedMail | 'all' | null>(null);
  const AssignDialog = useOnDemand(ASSIGN_DIALOG, moving !== null);
  const [draft, setDraft] = useState<{ text: string; key: number } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const received = mails.filter((mail): mail is ReceivedMail => mail.direction === 'received');
  const last = received.at(-1);
  const sender = last?.from.name || last?.from.email || 'an unknown sender';
  const beginWith = (text: string) => setDraft((before) => ({ text, key: (before?.key ?? 0) + 1 }));
  // Machines get no answer, so there is nothing to suggest for them.
  const answered = 'mailId' in answer ? answer.mailId : null;
  return (
    <>
      <Heading id={id} conversation={conversation} sender={sender} last={last} />
      {!brand && <Unmatched id={id} isSetAside={conversation.isSetAside} onAssign={() => setMoving('all')} />}
      {onEarlier && failure !== null && <LoadFailure onRetry={onEarlier}>{failure}</LoadFailure>}
      {onEarlier && failure === null && (
        <Button
          look="quiet"
          size="small"
          className="w-fit justify-self-center"
          disabled={isFetching}
          onClick={onEarlier}
        >
          Show earlier emails
        </Button>
      )}
      <ol aria-label="Mails" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {mails.map((mail, place) => {
          const card =
            mail.direction === 'sent' ? (
              <SentMailCard mail={mail} />
            ) : (
              <ReceivedMailCard mail={mail} onMove={brand ? () => setMoving(mail) : undefined} />
            );
          const isEarlier = place < mails.length - SHOWN_WHOLE && mail !== last && !isTrouble(mail);
          return <li key={mail.id}>{isEarlier ? <EarlierMail mail={mail}>{card}</EarlierMail> : card}</li>;
        })}
      </ol>
      {brand &&
        answered !== null &&
        nextStep({
          brandId: brand.id,
          mailId: answered,
          onUseDraft: beginWith,
          answeredAt: answeredAt(mails, answered),
        })}
      {brand && last && received.every(({ isHuman }) => !isHuman) && (
        <MachineNext mail={last} brandId={brand.id} />
      )}
      <AnswerBox conversationId={id} answer={answer} draft={draft} box={box} />
      {AssignDialog && moving && (
        <AssignDialog
          conversationId={id}
          {...(moving !== 'all' && { mailId: moving.id })}
          sender={moving === 'all' ? sender : moving.from.name || moving.from.email}
          onClose={() => setMoving(null)}
          onAssigned={onGo}
        />
      )}
    </>
  );
}

/** When the last answer went out, or was queued, that came after the mail. */
function answeredAt(mails: ConversationView['mails'], mailId: string): string | null {
  const later = mails.slice(mails.findIndex(({ id }) => id === mailId) + 1);
  const answer = later.findLast(
    (mail) =>
      mail.direction === 'sent' &&
      mail.kind === 'answer' &&
      mail.state !== 'refused' &&
      mail.state !== 'cancelled',
  );
  return answer?.at ?? null;
}

interface HeadingProps {
  id: number;
  conversation: ConversationView;
  sender: string;
  last: ReceivedMail | undefined;
}

function Heading({ id, conversation, sender, last }: HeadingProps) {
  const { brand, isUnread, needsAnswer, snoozedUntil, returnedAt } = conversation;
  const named = last?.facts.find(({ name }) => name === 'resume_date')?.value;
  const mark = useMark();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="flex min-w-0 flex-wrap items-center gap-2 font-semibold text-18 tracking-heading">
        {brand ? (
          <Link to={paths.brand(brand.id)} className="min-w-0 break-words hover:underline">
            <bdi>{brand.name}</bdi>
          </Link>
        ) : (
          <bdi className="min-w-0 break-words">{sender}</bdi>
        )}
        {brand?.isSandbox && <Badge>Sandbox</Badge>}
        {needsAnswer && <Badge tone="warn">Needs an answer</Badge>}
        {returnedAt && <Badge>{`Snoozed until ${moment(returnedAt)}`}</Badge>}
      </h2>
      <div className="-ml-2.5 flex flex-wrap items-center gap-1">
        <Button
          look="quiet"
          size="small"
          data-inbox-key="e"
          aria-keyshortcuts="e"
          busy={mark.isPending && mark.variables.needsAnswer !== undefined}
          onClick={() => mark.mutate({ id, needsAnswer: !needsAnswer, isUnread: false })}
        >
          <Check size={14} aria-hidden="true" />
          {needsAnswer ? 'Done' : 'Mark as unanswered'}
        </Button>
        <Button
          look="quiet"
          size="small"
          data-inbox-key="u"
          aria-keyshortcuts="u"
          busy={
            mark.isPending &&
            mark.variables.needsAnswer === undefined &&
            mark.variables.isUnread !== undefined
          }
          onClick={() => mark.mutate({ id, isUnread: !isUnread })}
        >
          <MailOpen size={14} aria-hidden="true" />
          {isUnread ? 'Mark as read' : 'Mark as unread'}
        </Button>
        <div data-inbox-snooze>
          <SnoozeMenu
            until={snoozedUntil}
            named={typeof named === 'string' ? named : undefined}
            onSnooze={(until) => mark.mutate({ id, snoozedUntil: until })}
          />
        </div>
      </div>
    </header>
  );
}

const PaneSkeleton = () => (
  <>
    <Skeleton className="h-6 w-48" />
    <Skeleton className="ml-10 h-16 rounded-lg" />
    <Skeleton className="h-56 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </>
);
