import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Pagination } from '../../../web/ui/pagination.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { PEOPLE_PAGE } from '../contract/people.ts';
import { PEOPLE_GROUPS, type PeopleGroup } from '../domain/person.ts';
import { pageIn, withFilter } from './filters.ts';
import { peopleQuery } from './people-queries.ts';
import { PeopleTable } from './people-table.tsx';

const GROUPS: Record<PeopleGroup, string> = {
  everybody: 'Everybody',
  with_plan: 'With a plan',
  without_plan: 'Without a plan',
  admins: 'Admins',
  suspended: 'Suspended',
};

/** Everybody who has an account: search, group and page stand in the address. */
export function PeopleList() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const group = PEOPLE_GROUPS.find((known) => known === query.get('group')) ?? 'everybody';
  const page = pageIn(query);
  const people = useQuery(peopleQuery({ search, group, page }));
  const filter = (changes: Record<string, string | number>) =>
    setQuery((current) => withFilter(current, changes), { replace: true, preventScrollReset: true });

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          label="Search by name, address or id"
          value={search}
          onSearch={(value) => filter({ search: value })}
          className="w-full sm:w-72"
        />
        <ChoicePills
          legend="Show only"
          options={PEOPLE_GROUPS.map((value) => ({ value, label: GROUPS[value] }))}
          chosen={group}
          onChoose={(value) => filter({ group: value === 'everybody' ? '' : value })}
        />
      </div>
      <Card className="overflow-hidden">
        {people.isError && !people.data ? (
          <div className="p-5">
            <LoadFailure onRetry={people.refetch}>
              {`The people could not be loaded. ${sentenceOf(people.error)}`}
            </LoadFailure>
          </div>
        ) : (
          <PeopleTable
            people={people.data?.people}
            empty={
              <EmptyState
                icon={<Users size={18} aria-hidden="true" />}
                title="Nobody found"
                action={
                  <Button look="secondary" size="small" onClick={() => setQuery({}, { replace: true })}>
                    Show everybody
                  </Button>
                }
              >
                No account has these words in its name or address.
              </EmptyState>
            }
          />
        )}
      </Card>
      {people.data && people.data.total > 0 && (
        <div className="mt-2">
          <Pagination
            what={people.data.total === 1 ? 'person' : 'people'}
            page={page}
            pageSize={PEOPLE_PAGE}
            total={people.data.total}
            onChange={(next) => filter({ page: next + 1 })}
          />
        </div>
      )}
    </>
  );
}
