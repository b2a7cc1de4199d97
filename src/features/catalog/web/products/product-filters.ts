import type { FilterGroup } from '../../../../web/ui/list-filters/filter-part.ts';
import { MARKETPLACE_NAMES, MARKETPLACES } from '../../domain/product.ts';
import { LISTING_CHANGES, type ListingChange } from '../../domain/product-change.ts';

const CHANGE_NAMES: Record<ListingChange, string> = {
  any: 'Anything',
  priceFell: 'Price fell',
  priceRose: 'Price rose',
  rankImproved: 'Sells better (rank)',
  rankFell: 'Sells worse (rank)',
  moreSellers: 'More sellers',
  fewerSellers: 'Fewer sellers',
};

interface Choices {
  categories: readonly { name: string; products: number }[];
}

/** What products can be filtered by; the names are those of the endpoint. */
export const productFilters = (choices: Choices | undefined): readonly FilterGroup[] => [
  {
    title: 'Figures',
    parts: [
      { kind: 'range', label: 'Price', unit: 'money', least: 'priceMin', most: 'priceMax' },
      { kind: 'range', label: 'Sales rank', unit: 'count', least: 'rankMin', most: 'rankMax' },
      { kind: 'range', label: 'Bought in past month', unit: 'count', least: 'soldMin', most: 'soldMax' },
      { kind: 'range', label: 'Sellers', unit: 'count', least: 'sellersMin', most: 'sellersMax' },
      { kind: 'range', label: 'Amazon’s share', unit: 'percent', most: 'amazonShareMax' },
      { kind: 'range', label: 'Rating', unit: 'stars', least: 'ratingMin' },
    ],
  },
  {
    title: 'Since the download before',
    parts: [
      {
        kind: 'choice',
        label: 'Changed',
        name: 'changed',
        options: LISTING_CHANGES.map((change) => ({ value: change, label: CHANGE_NAMES[change] })),
      },
    ],
  },
  {
    title: 'Listed',
    parts: [
      {
        kind: 'choice',
        label: 'Category',
        name: 'category',
        options: (choices?.categories ?? []).map(({ name, products }) => ({
          value: name,
          label: `${name} (${products.toLocaleString('en-US')})`,
        })),
      },
      {
        kind: 'choice',
        label: 'Marketplace',
        name: 'marketplace',
        options: MARKETPLACES.map((name) => ({ value: name, label: MARKETPLACE_NAMES[name] })),
      },
      // Without options of its own: a brand’s page leads here with it.
      { kind: 'choice', label: 'Brand', name: 'brand', options: [] },
    ],
  },
];
