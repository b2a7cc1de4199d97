import { paths } from '../../../../web/paths.ts';
import type { DataColumn } from '../../../../web/ui/data-table/data-column.ts';
import { RowLink } from '../../../../web/ui/data-table/row-opener.tsx';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Amount, Count, Known, Percent } from '../../../../web/ui/known.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { MARKETPLACE_NAMES } from '../../../catalog/domain/product.ts';
import type { BrandRowView } from '../../contract/list.ts';
import type { BrandOrder } from '../../domain/brand-list.ts';
import { SET_ASIDE_LABELS } from '../../domain/sourcing-words.ts';
import { Contact, Score, Tags, Website } from './brand-cells.tsx';
import { salesMethodWords } from './sales-words.ts';

interface BrandColumn extends DataColumn<BrandRowView> {
  /** One that can be sorted by is called as the endpoint calls that order. */
  id: BrandOrder | 'contact' | 'tags' | 'category' | 'marketplace' | 'website';
}

const oneDecimal = (value: number): string => value.toFixed(1);

export const BRAND_COLUMNS: readonly BrandColumn[] = [
  {
    id: 'name',
    header: 'Brand',
    width: 180,
    grows: true,
    sortable: 'asc',
    cell: (brand) => (
      <RowLink to={paths.brand(brand.id)}>
        <bdi className="max-w-full truncate" title={brand.name}>
          {brand.name}
        </bdi>
        {brand.setAside && (
          <span className="-mt-0.5 truncate font-normal text-11 text-ink-3">
            Set aside: {SET_ASIDE_LABELS[brand.setAside].toLowerCase()}
          </span>
        )}
      </RowLink>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    width: 104,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ score }) => <Score value={score} />,
  },
  {
    id: 'products',
    header: 'Products',
    width: 84,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ figures }) => <Count value={figures.products} />,
  },
  {
    id: 'monthlySales',
    header: 'Sales / mo',
    inFull: 'Monthly sales, estimated',
    width: 92,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ figures }) => (
      <span title={salesMethodWords(figures.salesMethod)}>
        <Count value={figures.monthlySales} />
      </span>
    ),
  },
  {
    id: 'monthlyRevenue',
    header: 'Revenue / mo',
    inFull: 'Monthly revenue, estimated',
    width: 108,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ figures }) => <Amount cents={figures.monthlyRevenueCents} currency={figures.currency} isRough />,
  },
  {
    id: 'price',
    header: 'Price',
    inFull: 'Median price',
    width: 88,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ figures }) => <Amount cents={figures.priceMedianCents} currency={figures.currency} />,
  },
  {
    id: 'sellers',
    header: 'Sellers',
    width: 76,
    align: 'end',
    sortable: 'desc',
    hideable: 'shown',
    cell: ({ figures }) => <Count value={figures.sellers} />,
  },
  {
    id: 'amazonShare',
    header: 'Amazon',
    inFull: 'Amazon’s share of the Buy Box',
    width: 80,
    align: 'end',
    sortable: 'asc',
    hideable: 'shown',
    cell: ({ figures }) => <Percent value={figures.amazonSharePercent} />,
  },
  {
    id: 'rotation',
    header: 'Rotation',
    inFull: 'Buy Box rotation, in equal sellers',
    width: 88,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ figures }) => <Known value={figures.effectiveSellers}>{oneDecimal}</Known>,
  },
  {
    id: 'fbaOffers',
    header: 'FBA',
    inFull: 'FBA offers',
    width: 72,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ figures }) => <Count value={figures.fbaOffers} />,
  },
  {
    id: 'fbmOffers',
    header: 'FBM',
    inFull: 'FBM offers',
    width: 72,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ figures }) => <Count value={figures.fbmOffers} />,
  },
  {
    id: 'outOfStock',
    header: 'Out of stock',
    inFull: 'Out of stock in the last 90 days',
    width: 108,
    align: 'end',
    sortable: 'asc',
    hideable: 'hidden',
    cell: ({ figures }) => <Percent value={figures.outOfStockPercent} />,
  },
  {
    id: 'rating',
    header: 'Rating',
    width: 80,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ figures }) => <Known value={figures.rating}>{oneDecimal}</Known>,
  },
  {
    id: 'reviews',
    header: 'Reviews',
    width: 88,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ figures }) => <Count value={figures.reviews} />,
  },
  {
    id: 'contact',
    header: 'Contact',
    width: 158,
    hideable: 'shown',
    cell: (brand) => <Contact brand={brand} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 116,
    hideable: 'shown',
    cell: ({ tags }) => <Tags tags={tags} />,
  },
  {
    id: 'category',
    header: 'Category',
    width: 160,
    hideable: 'hidden',
    cell: ({ category }) => (
      <Known value={category}>
        {(known) => <GivenName className="block text-left text-ink-2">{known}</GivenName>}
      </Known>
    ),
  },
  {
    id: 'website',
    header: 'Website',
    width: 168,
    hideable: 'hidden',
    cell: ({ website }) => <Known value={website}>{(known) => <Website address={known} />}</Known>,
  },
  {
    id: 'marketplace',
    header: 'Marketplace',
    width: 112,
    hideable: 'hidden',
    cell: ({ marketplace }) => <span className="text-ink-2">{MARKETPLACE_NAMES[marketplace]}</span>,
  },
  {
    id: 'sourced',
    header: 'Looked up',
    width: 116,
    align: 'end',
    sortable: 'desc',
    hideable: 'hidden',
    cell: ({ sourcedAt }) => (
      <Known value={sourcedAt}>{(known) => <span className="text-ink-2">{day(known)}</span>}</Known>
    ),
  },
];
