import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';

interface NotShownProps {
  /** What the page is about, in a word: "brand". */
  thing: string;
  /** There is none at this address: nothing failed, and trying again brings nothing. */
  isGone: boolean;
  whyGone: string;
  /** Why it could not be loaded, as sentences. */
  failure: string;
  onRetry: () => void;
  /** Where the others are. */
  others?: { to: string; label: string };
}

/** In place of the one thing that a page is about. */
export function NotShown({ thing, isGone, whyGone, failure, onRetry, others }: NotShownProps) {
  if (!isGone) return <LoadFailure onRetry={onRetry}>{failure}</LoadFailure>;
  return (
    <Card>
      <EmptyState
        title={`There is no such ${thing}`}
        level={2}
        action={
          others && (
            <Link to={others.to} className={buttonClass('secondary', 'small')}>
              {others.label}
            </Link>
          )
        }
      >
        {whyGone}
      </EmptyState>
    </Card>
  );
}
