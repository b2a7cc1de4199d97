import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Card } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { workflowHostQuery } from './workflow-host.ts';
import { WorkflowHostForm } from './workflow-host-form.tsx';

/** Who does the account's runs: Linesheet, or a workflow host. */
export function WorkflowHostCard() {
  const { data: choice, error, refetch } = useQuery({ ...workflowHostQuery, retryOnMount: false });
  return (
    <section aria-labelledby="workflow-host">
      <h2 id="workflow-host" className="font-medium text-14">
        Workflow host
      </h2>
      <p className="mt-0.5 mb-3 max-w-xl text-13 text-ink-3">
        Let an automation of your own do your runs. We send it a signed request, and you are charged for the
        rows it reports.{' '}
        <Link to={paths.help('workflow-hosts')} className={TEXT_LINK}>
          How it works
        </Link>
      </p>
      {choice ? (
        <Card className="px-5 pt-5 pb-4">
          <WorkflowHostForm choice={choice} />
        </Card>
      ) : error ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The workflow host', error)}</LoadFailure>
      ) : (
        <Skeleton className="h-44 w-full rounded-lg" />
      )}
    </section>
  );
}
