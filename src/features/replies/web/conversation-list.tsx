import { Clock3, Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../web/ui/badge.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { moment, momentSoon } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { ConversationLineView } from '../contract/inbox.ts';
import { ClassBadge } from './class-mark.tsx';

interface ConversationListProps {
  conversations: readonly ConversationLineView[] | undefined;
  chosen: number | null;
  addressOf: (id: number) => string;
}

const EXPECTED = 6;

/** The newest conversations, unread ones marked by weight and a dot. */
export function ConversationList({ conversations, chosen, addressOf }: ConversationListProps) {
  if (!conversations)
    return (
      // Its lines aren't those of the conversations that have the same numbers, which would be seen to move.
      <ul key="expected" aria-hidden="true" className="divide-y divide-line">
        {Array.from({ length: EXPECTED }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={place} className="grid h-[6.125rem] content-center gap-2 px-4">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-4 w-20 rounded-full" />
          </li>
        ))}
      </ul>
    );
  return (
    <ul aria-label="Conversations" className="divide-y divide-line">
      {conversations.map((line) => (
        <li key={line.id}>
          <Line line={line} isChosen={line.id === chosen} to={addressOf(line.id)} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  line: ConversationLineView;
  isChosen: boolean;
  to: string;
}

function Line({ line, isChosen, to }: LineProps) {
  const { last, brand } = line;
  const who = brand?.name ?? (last.fromName || last.fromEmail);
  return (
    <Link
      to={to}
      preventScrollReset
      data-conversation={line.id}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'relative block px-4 py-3 transition-colors focus-visible:-outline-offset-2',
        isChosen ? 'bg-ink/6' : 'hover:bg-ink/3',
      )}
    >
      {line.isUnread && (
        <span className="absolute top-[1.15rem] left-1.5 size-1.5 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
      <span className="flex items-baseline justify-between gap-2">
        <span
          className={classNames(
            'flex min-w-0 items-baseline gap-1 text-13',
            line.isUnread ? 'font-semibold' : 'font-medium',
          )}
        >
          <bdi className="truncate">{who}</bdi>
          {line.mailCount > 1 && <span className="font-normal text-12 text-ink-3">{line.mailCount}</span>}
        </span>
        <time dateTime={line.lastInboundAt} className="shrink-0 text-11 text-ink-3 tabular-nums">
          {moment(line.lastInboundAt)}
        </time>
      </span>
      <span className="mt-0.5 line-clamp-1 break-all text-12 text-ink-3">
        {last.excerpt.trim().replace(/\s+/g, ' ') || last.subject || 'No words'}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <ClassBadge read={line.last.isUnreadable ? null : line.class} />
        {!brand && !line.isSetAside && <Badge tone="warn">Unmatched</Badge>}
        {brand?.isSandbox && <Badge>Sandbox</Badge>}
        {last.attachments > 0 && (
          <span className="inline-flex items-center gap-0.5 text-11 text-ink-3">
            <Paperclip size={11} aria-hidden="true" />
            <span className="sr-only">Attachments: </span>
            {last.attachments}
          </span>
        )}
        {line.returnedAt && (
          <span className="inline-flex items-center gap-1 font-medium text-11 text-warn">
            <Clock3 size={11} aria-hidden="true" />
            Snoozed until {moment(line.returnedAt)}
          </span>
        )}
        {line.snoozedUntil && (
          <span className="inline-flex items-center gap-1 text-11 text-ink-3">
            <Clock3 size={11} aria-hidden="true" />
            until {momentSoon(line.snoozedUntil)}
          </span>
        )}
      </span>
    </Link>
  );
}
