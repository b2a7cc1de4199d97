import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, counted } from '../../../../kernel/words.ts';
import type { Questions } from '../../../../web/api/ask-ahead.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { type ChosenRows, chosenRows, tooManyForFile } from '../../../../web/ui/data-table/chosen-rows.ts';
import { countSelected, NOTHING } from '../../../../web/ui/data-table/selection.ts';
import { useShownColumns } from '../../../../web/ui/data-table/shown-columns.ts';
import { sortIn } from '../../../../web/ui/data-table/sort.ts';
import { useSelection } from '../../../../web/ui/data-table/use-selection.ts';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { FileMenu } from '../../../../web/ui/file-menu.tsx';
import { pageIn, useListAddress } from '../../../../web/ui/list-address.ts';
import { filterIn } from '../../../../web/ui/list-filters/filter-in.ts';
import { FilteredTable } from '../../../../web/ui/list-filters/filtered-table.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { ProductFilter } from '../../contract/products.ts';
import { PRODUCT_ORDERS, type ProductOrder } from '../../domain/product-order.ts';
import { viewsQuery } from '../views/queries.ts';
import { ViewMenu } from '../views/view-menu.tsx';
import { PRODUCT_COLUMNS, titleOf } from './product-columns.tsx';
import { productFilters } from './product-filters.ts';
import {
  PRODUCTS_PAGE,
  type ProductsAsked,
  productChoicesQuery,
  productFileAddress,
  productsQuery,
} from './queries.ts';

const USUAL = { column: 'salesRank', direction: 'asc' } as const;
const productsCounted = (products: number): string => counted(products, 'product');

const askedIn = (query: URLSearchParams): ProductsAsked => ({
  filter: filterIn(ProductFilter, query),
  sort: sortIn<ProductOrder>(query, PRODUCT_ORDERS, USUAL),
  page: pageIn(query),
});

/** What the list asks as its address has it. */
export const productQuestions =
  (query: URLSearchParams): Questions =>
  (client) => [
    client.prefetchQuery(productsQuery(askedIn(query))),
    client.prefetchQuery(productChoicesQuery),
    client.prefetchQuery(viewsQuery('products')),
  ];

interface ProductListProps {
  /** What brings products. */
  bring: ReactNode;
  /** What can be done with the brands of the chosen ones. */
  brandsOf: (chosen: ChosenRows<ProductFilter>) => ReactNode;
}

/** All products of the account; search, filters, order and page stand in the address. */
export function ProductList({ bring, brandsOf }: ProductListProps) {
  const address = useListAddress();
  const { query, page } = address;
  const asked = askedIn(query);
  const { filter, sort } = asked;
  const products = useQuery(productsQuery(asked));
  const choices = useQuery(productChoicesQuery);
  const columns = useShownColumns('products', PRODUCT_COLUMNS);
  const [selection, select] = useSelection(JSON.stringify(filter));
  const chosen = chosenRows(selection, filter);

  const total = products.data?.total ?? 0;
  const isWhole = Object.keys(filter).length === 0 && page === 0;

  return (
    <>
      <PageHeading
        title="Products"
        count={products.data && count(total)}
        description="Everything downloaded or imported. The bots work on their brands."
      >
        {/* Its place stays where the list is empty and says the same below: on a phone all of the page would move up. */}
        <div className={isWhole && products.data?.total === 0 ? 'invisible' : undefined}>{bring}</div>
      </PageHeading>
      <FilteredTable
        address={address}
        what="products"
        counted={productsCounted}
        columns={columns}
        query={products}
        rowsOf={(read) => read.products}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        failure={(error) => notLoaded('The products', error)}
        nothingYet={
          isWhole ? (
            <EmptyState
              icon={<Package size={18} aria-hidden="true" />}
              title="No products yet"
              level={2}
              action={bring}
            >
              Download them from Keepa by your query, or import a list that you have.
            </EmptyState>
          ) : undefined
        }
        noMatch="No product matches your search and filters."
        pageSize={PRODUCTS_PAGE}
        sort={sort}
        usual={USUAL}
        selection={selection}
        onSelect={select}
        selectionActions={
          <>
            {brandsOf(chosen)}
            <FileMenu
              what={`The ${counted(countSelected(selection, total), 'chosen product')}`}
              hrefOf={(format) => productFileAddress(chosen, sort, format)}
              side="above"
              look="quiet"
              disabledBy={tooManyForFile(selection)}
            />
          </>
        }
        search="Search title, brand or id"
        filter={filter}
        filters={productFilters(choices.data)}
        tools={
          <>
            <ViewMenu
              list="products"
              query={query}
              columns={columns.shown.filter(({ hideable }) => hideable).map(({ id }) => id)}
              onChoose={(view) => {
                columns.showOnly(view.columns);
                select(NOTHING);
                address.show(view.query);
              }}
            />
            <FileMenu
              what={`All ${productsCounted(total)} that match`}
              hrefOf={(format) => productFileAddress({ filter }, sort, format)}
              disabledBy={total === 0 ? 'There is nothing to export yet.' : null}
            />
          </>
        }
      />
    </>
  );
}
