import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Questions } from '../../../../web/api/ask-ahead.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../../web/ui/list-address.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { Segments } from '../../../../web/ui/segments.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { useAfterPaint } from '../../../../web/ui/use-after-paint.ts';
import type { FunnelView } from '../../contract/funnel.ts';
import { FUNNEL_DAYS } from '../../domain/funnel.ts';
import { ClassesCard, ObjectionsCard, ReplyTimesCard } from './answers-cards.tsx';
import { askedIn, funnelQuery } from './funnel-query.ts';
import { GroupsCard } from './groups-card.tsx';
import { StepsCard } from './steps-card.tsx';

const PERIODS = [
  ...FUNNEL_DAYS.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: 'all', label: 'All time' },
];

/** What the figures ask as their address has it. */
export const funnelQuestions =
  (query: URLSearchParams): Questions =>
  (client) => [client.prefetchQuery(funnelQuery(askedIn(query)))];

/** What came of the first inquiries. */
export function FunnelDesk() {
  const address = useListAddress();
  const asked = askedIn(address.query);
  const { data, isError, error, refetch } = useQuery(funnelQuery(asked));
  return (
    <>
      <PageHeading title="Insights" description="How your first inquiries turned out, and why.">
        <Segments
          label="First inquiries of the last"
          options={PERIODS}
          value={asked.days === null ? 'all' : String(asked.days)}
          onChange={(days) => address.filter({ days })}
        />
      </PageHeading>
      {isError && !data ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The figures', error)}</LoadFailure>
      ) : data?.total.contacted === 0 ? (
        <NothingSent
          hasEarlier={data.hasContacted && asked.days !== null}
          onAll={() => address.filter({ days: 'all' })}
        />
      ) : (
        <div className="settles grid grid-cols-[minmax(0,1fr)] gap-5">
          <StepsCard counts={data?.total} />
          <GroupsCard by={asked.by} onBy={(by) => address.filter({ by })} groups={data?.groups} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-3">
            <Answers funnel={data} />
          </div>
        </div>
      )}
    </>
  );
}

/** Below the first screen: drawn once that has been painted. */
function Answers({ funnel }: { funnel: FunnelView | undefined }) {
  const isPainted = useAfterPaint();
  if (!funnel || !isPainted)
    return ['times', 'classes', 'objections'].map((card) => (
      <Skeleton key={card} className="h-64 rounded-lg" />
    ));
  return (
    <>
      <ReplyTimesCard times={funnel.replyTimes} />
      <ClassesCard classes={funnel.classes} />
      <ObjectionsCard objections={funnel.objections} />
    </>
  );
}

const NothingSent = ({ hasEarlier, onAll }: { hasEarlier: boolean; onAll: () => void }) => (
  <Card>
    {hasEarlier ? (
      <EmptyState
        level={2}
        title="No first inquiry went out in this time"
        action={
          <Button look="secondary" onClick={onAll}>
            Show all time
          </Button>
        }
      >
        Earlier ones are included under “All time”.
      </EmptyState>
    ) : (
      <EmptyState
        level={2}
        title="Nothing to show yet"
        action={
          <Link to={paths.emailerBot()} className={buttonClass('primary')}>
            Go to the Emailer Bot
          </Link>
        }
      >
        Once first inquiries have gone out, this page shows how far each brand gets.
      </EmptyState>
    )}
  </Card>
);
