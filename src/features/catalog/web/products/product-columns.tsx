import type { ReactNode } from 'react';
import { paths } from '../../../../web/paths.ts';
import type { DataColumn } from '../../../../web/ui/data-table/data-column.ts';
import { RowLink } from '../../../../web/ui/data-table/row-opener.tsx';
import { Amount, Count, Known, Percent } from '../../../../web/ui/known.tsx';
import { day } from '../../../../web/ui/moments.ts';
import type { ProductView } from '../../contract/products.ts';
import { MARKETPLACE_NAMES } from '../../domain/product.ts';
import { listedPrice } from '../../domain/product-change.ts';
import type { ProductOrder } from '../../domain/product-order.ts';
import { ProductPicture } from './product-picture.tsx';

interface ProductColumn extends DataColumn<ProductView> {
  /** One that can be sorted by is called as the endpoint calls that order. */
  id: ProductOrder | 'id' | 'category' | 'marketplace';
}

interface ChangeProps {
  now: number | null;
  before: number | null | undefined;
  children: (by: number) => ReactNode;
}

/** By how much a figure is another than before: "+3", "-12"; unknown where either is. */
const Change = ({ now, before, children }: ChangeProps) => (
  <Known value={now === null || before === null || before === undefined ? null : now - before}>
    {(by) => (
      <>
        {by > 0 && '+'}
        {children(by)}
      </>
    )}
  </Known>
);

const Words = ({ text }: { text: string | null }) => (
  <Known value={text}>
    {(known) => (
      <bdi className="block truncate text-ink-2" title={known}>
        {known}
      </bdi>
    )}
  </Known>
);

export const titleOf = ({ title, externalId }: ProductView): string => title ?? externalId;

export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  {
    id: 'title',
    header: 'Product',
    width: 280,
    grows: true,
    sortable: 'asc',
    cell: (product) => (
      <span className="flex items-center gap-2.5">
        <ProductPicture address={product.isSandbox ? null : product.imageUrl} />
        <RowLink to={paths.product(product.id)}>
          <bdi className="max-w-full truncate" title={titleOf(product)}>
            {titleOf(product)}
          </bdi>
        </RowLink>
      </span>
    ),
  },
  {
    id: 'id',
    header: 'ASIN or id',
    width: 124,
    hideable: 'shown',
    cell: ({ url, externalId }) =>
      url === null ? (
        <Words text={externalId} />
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title="Open the listing"
          className="block truncate text-ink-2 underline decoration-line-2 underline-offset-3 hover:decoration-ink-3"
        >
          {externalId}
        </a>
      ),
  },
  {
    id: 'brand',
    header: 'Brand',
    width: 140,
    sortable: 'asc',
    hideable: 'shown',
    cell: ({ brand }) => <Words text={brand} />,
  },
  {
    id: 'buyBoxPrice',
    header: 'Price',
    inFull: 'Buy Box price, or the lowest new one',
    width: 92,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: (product) => <Amount cents={listedPrice(product)} currency={product.currency} />,
  },
  {
    id: 'salesRank',
    header: 'Rank',
    inFull: 'Sales rank',
    width: 92,
    align: 'end',
    sortable: 'asc',
    hideable: 'shown',
    cell: ({ salesRank }) => <Count value={salesRank.current} />,
  },
  {
    id: 'monthlySold',
    header: 'Sold / mo',
    inFull: 'Bought in past month',
    width: 96,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ monthlySold }) => <Count value={monthlySold} />,
  },
  {
    id: 'offers',
    header: 'Sellers',
    inFull: 'Sellers that offer it new',
    width: 84,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ offers }) => <Count value={offers.new} />,
  },
  {
    id: 'amazonShare',
    header: 'Amazon',
    inFull: 'Amazon’s share of the Buy Box',
    width: 88,
    align: 'end',
    sortable: 'asc',
    hideable: 'shown',
    cell: ({ amazonBuyBoxPercent }) => <Percent value={amazonBuyBoxPercent} />,
  },
  {
    id: 'rating',
    header: 'Rating',
    width: 80,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ rating }) => <Known value={rating}>{(known) => known.toFixed(1)}</Known>,
  },
  {
    id: 'priceChange',
    header: 'Price change',
    inFull: 'Price, since the download before',
    width: 112,
    align: 'end',
    sortable: 'asc',
    hideable: 'hidden',
    cell: (product) => (
      <Change now={listedPrice(product)} before={product.before?.price}>
        {(cents) => <Amount cents={cents} currency={product.currency} />}
      </Change>
    ),
  },
  {
    id: 'rankChange',
    header: 'Rank change',
    inFull: 'Sales rank, since the download before: the smaller, the better it sells',
    width: 112,
    align: 'end',
    sortable: 'asc',
    hideable: 'hidden',
    cell: ({ salesRank, before }) => (
      <Change now={salesRank.current} before={before?.salesRank}>
        {(places) => <Count value={places} />}
      </Change>
    ),
  },
  {
    id: 'reviews',
    header: 'Reviews',
    width: 88,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ reviewCount }) => <Count value={reviewCount} />,
  },
  {
    id: 'category',
    header: 'Category',
    width: 150,
    hideable: 'hidden',
    cell: ({ categoryRoot }) => <Words text={categoryRoot?.name ?? null} />,
  },
  {
    id: 'marketplace',
    header: 'Marketplace',
    width: 112,
    hideable: 'hidden',
    cell: ({ marketplace }) => <span className="text-ink-2">{MARKETPLACE_NAMES[marketplace]}</span>,
  },
  {
    id: 'fetchedAt',
    header: 'Fetched',
    width: 116,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ fetchedAt }) => (
      <Known value={fetchedAt}>{(known) => <span className="text-ink-2">{day(known)}</span>}</Known>
    ),
  },
];
