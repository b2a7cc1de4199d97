import { Link } from 'react-router';
import { CREDITS_PER_ROW, formatCredits, rowsAffordable } from '../../../../kernel/credits.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function CreditsCard({ credits }: { credits: number | null }) {
  return (
    <SectionCard title="Credits">
      {credits === null ? (
        <>
          <Skeleton className="my-1.5 h-5.5 w-28" />
          <Skeleton className="mt-3.5 mb-1 h-3 w-48" />
        </>
      ) : (
        <>
          <p className="flex items-baseline gap-1.5">
            <span className="font-semibold text-28 tabular-nums tracking-heading">
              {formatCredits(credits)}
            </span>
            <span className="text-13 text-ink-3">credits</span>
          </p>
          {credits === 0 ? (
            <Notice tone="danger" className="mt-3">
              You have no credits left. The bots need at least {CREDITS_PER_ROW} to start.
            </Notice>
          ) : (
            <p className="mt-1 text-13 text-ink-3 tabular-nums">
              Enough for {formatCredits(rowsAffordable(credits))} rows, at {CREDITS_PER_ROW} a row.
            </p>
          )}
        </>
      )}
      <Link
        to={paths.buyCredits()}
        className={buttonClass(credits === 0 ? 'primary' : 'secondary', 'medium', 'mt-4 w-full')}
      >
        Buy Credits
      </Link>
    </SectionCard>
  );
}
