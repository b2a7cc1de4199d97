import { Inbox as InboxIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';

/** In place of conversations where there are none. */
export function NothingHere({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
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
