import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { notLoaded } from '../../../web/api/errors.ts';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { NoResults } from '../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../web/ui/list-address.ts';
import { PagedList } from '../../../web/ui/paged-list.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { PEOPLE_PAGE } from '../contract/people.ts';
import { PEOPLE_GROUPS, type PeopleGroup } from '../domain/person.ts';
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
  const { query, page, question, filter, showAll } = useListAddress();
  const search = query.get('search') ?? '';
  const group = PEOPLE_GROUPS.find((known) => known === query.get('group')) ?? 'everybody';
  const people = useQuery(peopleQuery({ search, group, page }));

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
      <PagedList
        what={people.data?.total === 1 ? 'person' : 'people'}
        question={question}
        query={people}
        rowsOf={(read) => read.people}
        failure={(error) => notLoaded('The people', error)}
        empty={
          <NoResults
            icon={<Users size={18} aria-hidden="true" />}
            title="Nobody found"
            clear="Show everybody"
            onClear={showAll}
          >
            No account has these words in its name or address.
          </NoResults>
        }
        page={page}
        pageSize={PEOPLE_PAGE}
        onPage={(next) => filter({ page: next + 1 })}
        alwaysCounts
      >
        {(shown) => <PeopleTable people={shown} />}
      </PagedList>
    </>
  );
}
