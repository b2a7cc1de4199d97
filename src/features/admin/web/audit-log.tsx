import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../web/ui/list-address.ts';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { PagedList } from '../../../web/ui/paged-list.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { AUDIT_PAGE, type AuditEntryView } from '../contract/audit.ts';
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '../domain/audit.ts';
import { doerOf } from './audit-doer.ts';
import { AuditFacts } from './audit-facts.tsx';
import { auditQuery } from './audit-queries.ts';
import { targetName } from './audit-target.ts';

const COLUMNS: readonly Column<AuditEntryView>[] = [
  {
    key: 'at',
    header: 'When',
    width: 'whitespace-nowrap align-top py-2.5',
    wideOnly: true,
    cell: ({ at }) => (
      <time dateTime={at} className="text-ink-3 tabular-nums">
        {dayAndTime(at)}
      </time>
    ),
  },
  {
    key: 'what',
    header: 'What',
    width: 'w-full align-top py-2.5 max-md:max-w-0',
    cell: (entry) => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="font-medium">{AUDIT_ACTIONS[entry.action]}</span>
        <AuditFacts before={entry.before} after={entry.after} />
        <span className="flex flex-wrap gap-x-3 text-12 text-ink-3 md:hidden">
          <Subject entry={entry} />
          <span>By: {doerOf(entry)}</span>
          <time dateTime={entry.at}>{dayAndTime(entry.at)}</time>
        </span>
      </div>
    ),
  },
  {
    key: 'whom',
    header: 'Whom',
    width: 'max-w-52 align-top py-2.5',
    wideOnly: true,
    cell: (entry) => <Subject entry={entry} />,
  },
  {
    key: 'who',
    header: 'By',
    width: 'max-w-52 align-top py-2.5',
    wideOnly: true,
    cell: (entry) => (
      <span className="block">
        <span className="block truncate" title={entry.adminEmail ?? undefined}>
          {doerOf(entry)}
        </span>
        {entry.clientAddress && (
          <span className="block truncate text-12 text-ink-3">from {entry.clientAddress}</span>
        )}
      </span>
    ),
  },
];

function Subject({ entry: { subjectId, subjectEmail, target } }: { entry: AuditEntryView }) {
  if (subjectId === null) return <span className="block text-ink-3">{targetName(target)}</span>;
  if (subjectEmail === null) return <span className="text-ink-3">A deleted account</span>;
  return (
    <Link
      to={paths.adminPerson(subjectId)}
      title={subjectEmail}
      className="block max-w-full truncate underline decoration-transparent underline-offset-3 hover:decoration-ink-3"
    >
      {subjectEmail}
    </Link>
  );
}

/** What admins did; the search, the filters and the page stand in the address. */
export function AuditLog() {
  const { query, page, question, filter, showAll } = useListAddress();
  const search = query.get('search') ?? '';
  const action = AUDIT_ACTION_NAMES.find((known) => known === query.get('action'));
  const person = query.get('person') ?? undefined;
  const log = useQuery(auditQuery({ search, action, page, ...(person && { person }) }));
  const isFiltered = search !== '' || action !== undefined || person !== undefined;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search"
          value={search}
          onSearch={(value) => filter({ search: value })}
          className="w-full sm:w-64"
        />
        <div className="w-full sm:w-56">
          <Select
            aria-label="What was done"
            value={action ?? ''}
            onChange={(event) => filter({ action: event.target.value })}
          >
            <option value="">Everything that was done</option>
            {AUDIT_ACTION_NAMES.map((name) => (
              <option key={name} value={name}>
                {AUDIT_ACTIONS[name]}
              </option>
            ))}
          </Select>
        </div>
        {person && (
          <Button look="quiet" size="small" onClick={() => filter({ person: '' })}>
            One person only · show all
          </Button>
        )}
      </div>
      <PagedList
        what="entries"
        question={question}
        query={log}
        rowsOf={({ entries }) => entries}
        failure={(error) => notLoaded('The audit log', error)}
        empty={<NoEntries isFiltered={isFiltered} onClear={showAll} />}
        page={page}
        pageSize={AUDIT_PAGE}
        onPage={(next) => filter({ page: next + 1 })}
      >
        {(entries) => (
          <Table
            caption="Entries of the audit log"
            columns={COLUMNS}
            rows={entries}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </>
  );
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const icon = <ScrollText size={18} aria-hidden="true" />;
  if (isFiltered)
    return <NoResults icon={icon} title="No such entries" clear="Show all entries" onClear={onClear} />;
  return (
    <EmptyState icon={icon} title="Nothing has been done yet">
      Every change that an admin or the command line makes will appear here, and can’t be removed.
    </EmptyState>
  );
}
