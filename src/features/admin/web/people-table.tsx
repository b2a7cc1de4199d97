import { Link } from 'react-router';
import { formatCredits } from '../../../kernel/credits.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { day } from '../../../web/ui/moments.ts';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { tierOf } from '../../billing/domain/plans.ts';
import type { PersonView } from '../contract/people.ts';

const COLUMNS: readonly Column<PersonView>[] = [
  {
    key: 'person',
    header: 'Person',
    width: 'max-w-0 w-full',
    cell: (person) => (
      <div className="min-w-0 py-1.5">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={paths.adminPerson(person.id)}
            dir="auto"
            title={person.name || person.email}
            className="truncate font-medium underline decoration-transparent underline-offset-3 transition-colors hover:decoration-ink-3"
          >
            {person.name || person.email}
          </Link>
          <PersonMarks person={person} />
        </div>
        <p title={person.email} className="truncate text-12 text-ink-3">
          {person.email}
        </p>
      </div>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    width: 'min-w-23 whitespace-nowrap',
    cell: (person) => <PlanName person={person} />,
  },
  {
    key: 'credits',
    header: 'Credits',
    numeric: true,
    cell: (person) => formatCredits(person.credits),
  },
  {
    key: 'joined',
    header: 'Joined',
    numeric: true,
    wideOnly: true,
    width: 'min-w-29 whitespace-nowrap',
    cell: (person) => <span className="text-ink-3">{day(person.joinedAt)}</span>,
  },
];

function PlanName({ person }: { person: Pick<PersonView, 'plan'> }) {
  const tier = tierOf(person.plan);
  return tier ? <span title={person.plan}>{tier.name}</span> : <span className="text-ink-3">None</span>;
}

/** What is out of the ordinary about a person. */
export function PersonMarks({
  person,
}: {
  person: Pick<PersonView, 'suspendedAt' | 'role' | 'isConfirmed' | 'subscriptionStatus'>;
}) {
  return (
    <span className="flex shrink-0 gap-1">
      {person.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
      {person.role === 'admin' && <Badge tone="accent">Admin</Badge>}
      {!person.isConfirmed && <Badge tone="warn">Unconfirmed</Badge>}
      {person.subscriptionStatus !== null && person.subscriptionStatus !== 'active' && (
        <Badge tone="warn">{person.subscriptionStatus.replaceAll('_', ' ')}</Badge>
      )}
    </span>
  );
}

export const PeopleTable = ({ people }: { people: readonly PersonView[] | undefined }) => (
  <Table caption="People" columns={COLUMNS} rows={people} rowKey={(person) => person.id} skeletonRows={10} />
);
