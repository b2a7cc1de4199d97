import { useQuery } from '@tanstack/react-query';
import { Filter } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { productQueriesQuery } from './queries.ts';
import { QueryBuilder } from './query-builder.tsx';
import { QueryList } from './query-list.tsx';

/** The queries that an account has, and the one that the address names; without a name, the default. */
export function QueryDesk() {
  const [address] = useSearchParams();
  const read = useQuery(productQueriesQuery);
  const asked = address.get('query');
  const isNew = asked === 'new';
  const shown = read.data?.find(({ id, isDefault }) => (asked === null ? isDefault : String(id) === asked));
  if (read.isError && !read.data) {
    return <LoadFailure onRetry={read.refetch}>{notLoaded('The queries', read.error)}</LoadFailure>;
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <QueryList queries={read.data} shown={shown?.id ?? null} />
      {read.data === undefined && !isNew ? (
        <BuilderSkeleton />
      ) : isNew || shown ? (
        <QueryBuilder
          key={isNew ? 'new' : shown?.id}
          saved={isNew ? null : (shown ?? null)}
          known={read.data ?? []}
        />
      ) : (
        <NoSuchQuery />
      )}
    </div>
  );
}

const NoSuchQuery = () => (
  <Card>
    <EmptyState
      level={2}
      icon={<Filter size={18} aria-hidden="true" />}
      title="There is no such query"
      action={
        <Link to={paths.productQueries()} className={buttonClass('secondary', 'small')}>
          Show the default query
        </Link>
      }
    >
      It may have been deleted. The others are in the list.
    </EmptyState>
  </Card>
);

const BuilderSkeleton = () => (
  <Card className="grid gap-6 p-5" aria-hidden="true">
    <Skeleton className="h-9 w-full" />
    {[1, 2, 3].map((group) => (
      <div key={group} className="grid gap-3">
        <Skeleton className="h-3.5 w-32" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      </div>
    ))}
  </Card>
);
