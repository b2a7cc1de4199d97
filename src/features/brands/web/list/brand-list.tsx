import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, counted } from '../../../../kernel/words.ts';
import type { Questions } from '../../../../web/api/ask-ahead.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { chosenRows, tooManyForFile } from '../../../../web/ui/data-table/chosen-rows.ts';
import { countSelected, NOTHING, withRows } from '../../../../web/ui/data-table/selection.ts';
import { useShownColumns } from '../../../../web/ui/data-table/shown-columns.ts';
import { sortIn } from '../../../../web/ui/data-table/sort.ts';
import { useSelection } from '../../../../web/ui/data-table/use-selection.ts';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { FileMenu } from '../../../../web/ui/file-menu.tsx';
import { pageIn, useListAddress } from '../../../../web/ui/list-address.ts';
import { filterIn } from '../../../../web/ui/list-filters/filter-in.ts';
import { FilteredTable } from '../../../../web/ui/list-filters/filtered-table.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { viewsQuery } from '../../../catalog/web/views/queries.ts';
import { ViewMenu } from '../../../catalog/web/views/view-menu.tsx';
import { BrandFilter } from '../../contract/list.ts';
import { BRAND_ORDERS, type BrandOrder } from '../../domain/brand-list.ts';
import { BRAND_COLUMNS } from './brand-columns.tsx';
import { brandFilters } from './brand-filters.ts';
import { ChosenActions } from './chosen-actions.tsx';
import {
  BRANDS_PAGE,
  type BrandsAsked,
  brandChoicesQuery,
  brandFileAddress,
  brandsQuery,
  type ChosenBrands,
} from './queries.ts';
import { WeightsButton } from './weights-button.tsx';

const USUAL = { column: 'score', direction: 'desc' } as const;
const brandsCounted = (brands: number): string => counted(brands, 'brand');

const askedIn = (query: URLSearchParams): BrandsAsked => ({
  filter: filterIn(BrandFilter, query),
  sort: sortIn<BrandOrder>(query, BRAND_ORDERS, USUAL),
  page: pageIn(query),
});

/** What the list asks as its address has it. */
export const brandQuestions =
  (query: URLSearchParams): Questions =>
  (client) => [
    client.prefetchQuery(brandsQuery(askedIn(query))),
    client.prefetchQuery(brandChoicesQuery),
    client.prefetchQuery(viewsQuery('brands')),
  ];

export interface Chosen {
  brands: ChosenBrands;
  count: number;
}

interface BrandListProps {
  /** What brings the first brands. */
  begin: ReactNode;
  /** What the bots can do with the chosen ones. */
  bots: (chosen: Chosen) => ReactNode;
}

/** All brands of the account; search, filters, order and page stand in the address. */
export function BrandList({ begin, bots }: BrandListProps) {
  const address = useListAddress();
  const { query, page } = address;
  const asked = askedIn(query);
  const { filter, sort } = asked;
  const brands = useQuery(brandsQuery(asked));
  const choices = useQuery(brandChoicesQuery);
  const columns = useShownColumns('brands', BRAND_COLUMNS);
  const [selection, select] = useSelection(JSON.stringify(filter));

  const total = brands.data?.total ?? 0;
  const chosen = chosenRows(selection, filter);

  return (
    <>
      <PageHeading
        title="Brands"
        count={brands.data && count(total)}
        description="Which ones are worth contacting, and how to reach them."
      >
        <WeightsButton />
      </PageHeading>
      <FilteredTable
        address={address}
        what="brands"
        counted={brandsCounted}
        columns={columns}
        query={brands}
        rowsOf={(read) => read.brands}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        failure={(error) => notLoaded('The brands', error)}
        nothingYet={
          Object.keys(filter).length === 0 && page === 0 ? <NoBrandsYet begin={begin} /> : undefined
        }
        noMatch="No brand matches your search and filters."
        pageSize={BRANDS_PAGE}
        sort={sort}
        usual={USUAL}
        selection={selection}
        onSelect={select}
        selectionActions={
          <>
            <ChosenActions
              chosen={chosen}
              knownTags={choices.data?.tags.map(({ name }) => name) ?? []}
              onChanged={(ids) => selection.all && select(withRows(NOTHING, ids, true))}
            >
              {bots({ brands: chosen, count: countSelected(selection, total) })}
            </ChosenActions>
            <FileMenu
              what={`The ${counted(countSelected(selection, total), 'chosen brand')}`}
              hrefOf={(format) => brandFileAddress(chosen, sort, format)}
              side="above"
              look="quiet"
              disabledBy={tooManyForFile(selection)}
            />
          </>
        }
        search="Search brands"
        filter={filter}
        filters={brandFilters(choices.data)}
        tools={
          <>
            <ViewMenu
              list="brands"
              query={query}
              columns={columns.shown.filter(({ hideable }) => hideable).map(({ id }) => id)}
              onChoose={(view) => {
                columns.showOnly(view.columns);
                select(NOTHING);
                address.show(view.query);
              }}
            />
            <FileMenu
              what={`All ${brandsCounted(total)} that match`}
              hrefOf={(format) => brandFileAddress({ filter }, sort, format)}
              disabledBy={total === 0 ? 'There is nothing to export yet.' : null}
            />
          </>
        }
      />
    </>
  );
}

const NoBrandsYet = ({ begin }: { begin: ReactNode }) => (
  <EmptyState icon={<Store size={18} aria-hidden="true" />} title="No brands yet" level={2} action={begin}>
    Brands come with their products: download from Keepa, or import a list.
  </EmptyState>
);
