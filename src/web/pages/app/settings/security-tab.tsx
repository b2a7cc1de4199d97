import { useQuery } from '@tanstack/react-query';
import { ApiTokens } from '../../../../features/accounts/web/api-tokens.tsx';
import { Security } from '../../../../features/accounts/web/security.tsx';
import { securityQuery } from '../../../../features/accounts/web/security-query.ts';
import { tokensQuery } from '../../../../features/accounts/web/tokens.ts';
import { workflowHostQuery } from '../../../../features/runs/web/workflow-host.ts';
import { WorkflowHostCard } from '../../../../features/runs/web/workflow-host-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/**
 * Shown whole: each part is as high as its list is long, and would push down what stands below it. What failed here isn't
 * asked for again by the part that tells of it: whoever waited for the failure would wait for it twice.
 */
export function SecurityTab() {
  const security = useQuery(securityQuery);
  const tokens = useQuery(tokensQuery);
  const workflowHost = useQuery(workflowHostQuery);
  if (![security, tokens, workflowHost].every(({ isFetched }) => isFetched)) return <SecuritySkeleton />;
  return (
    <div className="space-y-9">
      <Security />
      <ApiTokens />
      <WorkflowHostCard />
    </div>
  );
}

const SecuritySkeleton = () => (
  <div className="space-y-9" aria-busy>
    <div>
      <RowSkeleton button="w-48" />
      <RowSkeleton button="w-20" />
      <ListSkeleton className="h-16" />
    </div>
    <ListSkeleton className="h-44" />
    <ListSkeleton className="h-44" />
  </div>
);

const RowSkeleton = ({ button }: { button: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-4 first:pt-0 last:border-0">
    <HeadingSkeleton />
    <Skeleton className={classNames('h-9', button)} />
  </div>
);

const ListSkeleton = ({ className }: { className: string }) => (
  <div className="pt-5">
    <HeadingSkeleton />
    <Skeleton className={classNames('mt-3 rounded-lg', className)} />
  </div>
);

const HeadingSkeleton = () => (
  <div className="w-80 max-w-full">
    <Skeleton className="my-1 h-3 w-32" />
    <Skeleton className="mt-3 mb-1 h-3" />
  </div>
);
