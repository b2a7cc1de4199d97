import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { isGone, notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { day } from '../../../web/ui/moments.ts';
import { NotShown } from '../../../web/ui/not-shown.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useConfirmPassword } from '../../accounts/web/confirm-password-dialog.tsx';
import { useSession } from '../../accounts/web/session.ts';
import type { PersonInDepthView } from '../contract/people.ts';
import { refusalOfSuspension } from '../domain/person.ts';
import { CreditChanges } from './credit-changes.tsx';
import { personQuery } from './people-queries.ts';
import { PersonMarks } from './people-table.tsx';
import type { PersonChange } from './person-dialogs.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';

/** One person: what they have, what they use, and what an admin can do about it. */
export function PersonDesk({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  return (
    <div className="min-w-0">
      <Link to={paths.admin('people')} className={buttonClass('quiet', 'small', '-ml-2.5 mb-1')}>
        <ArrowLeft size={14} aria-hidden="true" />
        All people
      </Link>
      {person.data && <Desk person={person.data} />}
      {person.isPending && <DeskSkeleton />}
      {person.isError && !person.data && (
        <NotShown
          thing="person"
          isGone={isGone(person.error)}
          whyGone="The account may have been deleted in the meantime."
          failure={notLoaded('The person', person.error)}
          onRetry={person.refetch}
        />
      )}
    </div>
  );
}

const DIALOGS = onDemand(async () => (await import('./person-dialogs.tsx')).PersonDialog);

function Desk({ person }: { person: PersonInDepthView }) {
  const [change, setChange] = useState<PersonChange | null>(null);
  const PersonDialog = useOnDemand(DIALOGS, change !== null);
  const { withPassword, dialog } = useConfirmPassword();
  const { data: session } = useSession();
  const refusalId = useId();
  const isSuspended = person.suspendedAt !== null;
  // Whether another admin is left, the server knows.
  const refusal = refusalOfSuspension({
    adminId: session?.user?.id ?? '',
    personId: person.id,
    role: person.role,
    otherAdmins: 1,
  });
  return (
    <section aria-labelledby="person">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-full">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 id="person" className="min-w-0 break-words font-semibold text-18 tracking-heading">
              {person.name || person.email}
            </h2>
            <PersonMarks person={person} />
          </div>
          <p className="mt-0.5 break-all text-13 text-ink-3">{person.email}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" size="small" onClick={() => setChange('plan')}>
              Set plan
            </Button>
            <Button look="secondary" size="small" onClick={() => setChange('credits')}>
              Grant credits
            </Button>
            <Button look="secondary" size="small" onClick={() => setChange('role')}>
              {person.role === 'admin' ? 'Remove as admin' : 'Make admin'}
            </Button>
            <Button
              look="secondary"
              size="small"
              disabled={refusal !== null}
              aria-describedby={refusal === null ? undefined : refusalId}
              onClick={() => setChange('suspension')}
            >
              {isSuspended ? 'Lift the suspension' : 'Suspend'}
            </Button>
          </div>
          {refusal !== null && (
            <p id={refusalId} className="mt-1.5 text-12 text-ink-3 sm:text-right">
              {refusal}
            </p>
          )}
        </div>
      </header>
      {person.suspendedAt !== null && (
        <Notice tone="danger" className="mb-4">
          Suspended since {day(person.suspendedAt)}: nobody signs in, no bot runs, no API token is taken.
        </Notice>
      )}
      <div className="grid gap-4">
        <PersonFacts person={person} />
        <CreditChanges changes={person.creditChanges} />
        <PersonHistory id={person.id} />
      </div>
      {change && PersonDialog && (
        <PersonDialog
          change={change}
          person={person}
          withPassword={withPassword}
          onClose={() => setChange(null)}
        />
      )}
      {dialog}
    </section>
  );
}

const DeskSkeleton = () => (
  <div aria-hidden="true" className="grid gap-4">
    <div className="grid gap-2 pb-1">
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-3 w-56" />
    </div>
    <Skeleton className="h-56 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
  </div>
);
