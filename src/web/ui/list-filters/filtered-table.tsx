import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { type Sort, sortText } from '../data-table/sort.ts';
import { NoResults } from '../empty-state.tsx';
import type { ListAddress } from '../list-address.ts';
import { SearchInput } from '../search-input.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { chipsOf, type FilterGroup } from './filter-part.ts';

interface FilteredTableProps<Row, Page extends { total: number }>
  extends Omit<
    DataTableProps<Row, Page>,
    'question' | 'page' | 'onPage' | 'onSort' | 'filters' | 'chips' | 'empty'
  > {
  address: ListAddress;
  /** What the search is called: "Search brands". */
  search: string;
  filters: readonly FilterGroup[];
  /** What the list is filtered by: as much of the address as it understood. */
  filter: Readonly<Record<string, unknown>>;
  sort: Sort;
  /** The order that the address needn't name. */
  usual: Sort;
  /** In place of the rows where there are none at all; left out: that can't be. */
  nothingYet?: ReactNode;
  /** Where nothing matches, as a sentence. */
  noMatch: string;
}

/** A table whose search, filters, order and page stand in the address. */
export function FilteredTable<Row, Page extends { total: number }>({
  address,
  search,
  filters,
  filter,
  usual,
  nothingYet,
  noMatch,
  ...table
}: FilteredTableProps<Row, Page>) {
  const { query } = address;
  const chips = chipsOf(filters, query, filter);
  const without = (names: readonly string[]) =>
    address.filter(Object.fromEntries(names.map((name) => [name, ''])));
  return (
    <DataTable
      {...table}
      question={address.question}
      page={address.page}
      onPage={(next) => address.filter({ page: next + 1 })}
      onSort={(next) => address.filter({ sort: sortText(next, usual) })}
      empty={
        nothingYet ?? (
          <NoResults
            icon={<SearchX size={18} aria-hidden="true" />}
            title={`No ${table.what} match`}
            level={2}
            clear="Clear search and filters"
            onClear={address.showAll}
          >
            {noMatch}
          </NoResults>
        )
      }
      filters={
        <>
          <SearchInput
            label={search}
            value={query.get('search') ?? ''}
            onSearch={(text) => address.filter({ search: text })}
            className="min-w-0 flex-1 basis-40 sm:w-64 sm:flex-none"
          />
          <FilterPanel groups={filters} query={query} active={chips.length} onChange={address.filter} />
        </>
      }
      chips={
        <FilterChips
          chips={chips}
          onRemove={({ names }) => without(names)}
          onClear={() => without(chips.flatMap(({ names }) => names))}
        />
      }
    />
  );
}
