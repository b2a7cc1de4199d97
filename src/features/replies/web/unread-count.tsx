import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../kernel/words.ts';
import { inboxFiguresQuery } from './inbox-figures.ts';

const MOST_SHOWN = 99;

/** How many conversations nobody has read, beside the link to them. */
export function UnreadCount() {
  const { data } = useQuery(inboxFiguresQuery);
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    // In the room that stands between any two links, so that none moves when it comes.
    <span className="absolute top-1/2 right-2 flex h-4 min-w-4 translate-x-full -translate-y-1/2 items-center justify-center rounded-full bg-accent-soft px-1 font-medium text-11 text-accent-ink tabular-nums">
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only">{`, ${counted(unread, 'unread conversation')}`}</span>
    </span>
  );
}
