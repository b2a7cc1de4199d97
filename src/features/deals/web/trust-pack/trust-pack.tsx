import { useQuery } from '@tanstack/react-query';
import { notLoaded } from '../../../../web/api/errors.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { trustPackQuery } from './queries.ts';

/** What a seller proves itself with, and what it says of itself. */
export function TrustPack() {
  const { data: pack, isError, error, refetch } = useQuery(trustPackQuery);
  if (isError && !pack) {
    return <LoadFailure onRetry={refetch}>{notLoaded('Your trust pack', error)}</LoadFailure>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {pack ? (
        <>
          <DocumentsCard documents={pack.documents} />
          <FactsCard facts={pack.facts} />
        </>
      ) : (
        <>
          <Skeleton className="h-96 w-full rounded-lg" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </>
      )}
    </div>
  );
}
