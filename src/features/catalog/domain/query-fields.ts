/** What a query looks for, in the source's own words: it is what the builder edits, so that nothing gets lost. */
export type Selection = Readonly<Record<string, unknown>>;

export type FieldUnit = 'money' | 'count' | 'percent' | 'stars' | 'grams' | 'millimetres';

/** From and to; in the selection `filter` with `_gte` and `_lte`. */
export interface RangeField {
  kind: 'range';
  filter: string;
  label: string;
  unit: FieldUnit;
  /** How a sentence tells it: "rank up to 5" or "5 to 9 new offers". */
  words: { before: string } | { after: string };
}

/** Any of several names. */
export interface NamesField {
  kind: 'names';
  filter: string;
  label: string;
  words: string;
}

/** Any of several categories, by their ids. */
export interface CategoriesField {
  kind: 'categories';
  filter: string;
  label: string;
  /** Whether the choice is between the sites' root categories. */
  areRoots: boolean;
}

/** One of a few settings, each the filter's whole value. */
export interface ChoiceField {
  kind: 'choice';
  filter: string;
  label: string;
  options: readonly { label: string; value: unknown; words: string }[];
}

/** Any of a few kinds, by their numbers. */
export interface KindsField {
  kind: 'kinds';
  filter: string;
  label: string;
  options: readonly { label: string; value: number }[];
}

export type QueryField = RangeField | NamesField | CategoriesField | ChoiceField | KindsField;

const range = (filter: string, label: string, unit: FieldUnit, words: RangeField['words']): RangeField => ({
  kind: 'range',
  filter,
  label,
  unit,
  words,
});

/** All that the builder knows. Whatever else a selection holds is kept and shown under its own name. */
export const QUERY_GROUPS: readonly { title: string; fields: readonly QueryField[] }[] = [
  {
    title: 'Category and brand',
    fields: [
      { kind: 'categories', filter: 'rootCategory', label: 'Root category', areRoots: true },
      { kind: 'categories', filter: 'categories_include', label: 'Category ids', areRoots: false },
      { kind: 'names', filter: 'brand', label: 'Brands', words: 'brand' },
      { kind: 'names', filter: 'manufacturer', label: 'Manufacturers', words: 'manufacturer' },
    ],
  },
  {
    title: 'Price',
    fields: [
      range('current_BUY_BOX_SHIPPING', 'Buy Box price', 'money', { before: 'Buy Box price' }),
      range('current_NEW', 'Lowest new price', 'money', { before: 'new price' }),
      range('current_AMAZON', 'Amazon’s price', 'money', { before: 'Amazon’s price' }),
    ],
  },
  {
    title: 'Demand',
    fields: [
      range('current_SALES', 'Sales rank', 'count', { before: 'rank' }),
      range('avg90_SALES', 'Sales rank, 90-day average', 'count', { before: '90-day rank' }),
      range('monthlySold', 'Sold a month', 'count', { after: 'sold a month' }),
      range('salesRankDrops30', 'Rank drops, 30 days', 'count', { after: 'rank drops in 30 days' }),
      range('salesRankDrops90', 'Rank drops, 90 days', 'count', { after: 'rank drops in 90 days' }),
    ],
  },
  {
    title: 'Sellers',
    fields: [
      range('current_COUNT_NEW', 'New offers', 'count', { after: 'new offers' }),
      range('current_COUNT_NEW_FBA', 'FBA offers', 'count', { after: 'FBA offers' }),
      range('current_COUNT_NEW_FBM', 'FBM offers', 'count', { after: 'FBM offers' }),
      range('buyBoxStatsSellerCount90', 'Sellers in the Buy Box, 90 days', 'count', {
        after: 'sellers in the Buy Box',
      }),
      range('buyBoxStatsTopSeller90', 'Top seller’s Buy Box share, 90 days', 'percent', {
        before: 'top seller’s Buy Box share',
      }),
    ],
  },
  {
    title: 'Amazon as a seller',
    fields: [
      {
        kind: 'choice',
        filter: 'availabilityAmazon',
        label: 'Amazon’s own offer',
        options: [
          { label: 'There is none', value: [-1], words: 'Amazon not a seller' },
          { label: 'In stock', value: [0], words: 'Amazon in stock' },
        ],
      },
      {
        kind: 'choice',
        filter: 'buyBoxIsAmazon',
        label: 'Buy Box now',
        options: [
          { label: 'Not Amazon’s', value: false, words: 'Amazon not in the Buy Box' },
          { label: 'Amazon’s', value: true, words: 'Amazon in the Buy Box' },
        ],
      },
      range('buyBoxStatsAmazon90', 'Amazon’s Buy Box share, 90 days', 'percent', {
        before: 'Amazon’s Buy Box share',
      }),
      range('outOfStockPercentage90', 'Amazon out of stock, 90 days', 'percent', {
        before: 'Amazon out of stock',
      }),
    ],
  },
  {
    title: 'Reviews',
    fields: [
      range('current_RATING', 'Rating', 'stars', { before: 'rating' }),
      range('current_COUNT_REVIEWS', 'Reviews', 'count', { after: 'reviews' }),
    ],
  },
  {
    title: 'Package and type',
    fields: [
      range('packageWeight', 'Weight', 'grams', { before: 'weight' }),
      range('packageLength', 'Length', 'millimetres', { before: 'length' }),
      range('packageWidth', 'Width', 'millimetres', { before: 'width' }),
      range('packageHeight', 'Height', 'millimetres', { before: 'height' }),
      {
        kind: 'kinds',
        filter: 'productType',
        label: 'Product type',
        options: [
          { label: 'Standard', value: 0 },
          { label: 'Downloadable', value: 1 },
          { label: 'E-book', value: 2 },
          { label: 'Variation parent', value: 5 },
        ],
      },
    ],
  },
];

const FIELDS: readonly QueryField[] = QUERY_GROUPS.flatMap(({ fields }) => fields);

export interface Order {
  label: string;
  filter: string;
  direction: 'asc' | 'desc';
}

export const ORDERS: readonly Order[] = [
  { label: 'Sales rank, best first', filter: 'current_SALES', direction: 'asc' },
  { label: 'Sold a month, most first', filter: 'monthlySold', direction: 'desc' },
  { label: 'Rank drops in 30 days, most first', filter: 'salesRankDrops30', direction: 'desc' },
  { label: 'Buy Box price, highest first', filter: 'current_BUY_BOX_SHIPPING', direction: 'desc' },
  { label: 'Buy Box price, lowest first', filter: 'current_BUY_BOX_SHIPPING', direction: 'asc' },
  { label: 'New offers, most first', filter: 'current_COUNT_NEW', direction: 'desc' },
  { label: 'Reviews, most first', filter: 'current_COUNT_REVIEWS', direction: 'desc' },
  { label: 'Listed since, newest first', filter: 'listedSince', direction: 'desc' },
];

/** A selection in which the filter has this value, or is gone. */
export function withFilter(selection: Selection, filter: string, value: unknown): Selection {
  const { [filter]: _before, ...others } = selection;
  return value === undefined ? others : { ...others, [filter]: value };
}

const figureIn = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

export const rangeIn = (
  selection: Selection,
  { filter }: Pick<RangeField, 'filter'>,
): { least: number | null; most: number | null } => ({
  least: figureIn(selection[`${filter}_gte`]),
  most: figureIn(selection[`${filter}_lte`]),
});

const listed = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const namesIn = (selection: Selection, { filter }: Pick<NamesField, 'filter'>): string[] =>
  listed(selection[filter]).filter((name) => typeof name === 'string');

export const numbersIn = (
  selection: Selection,
  { filter }: Pick<CategoriesField | KindsField, 'filter'>,
): number[] => listed(selection[filter]).filter((number) => typeof number === 'number');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const choiceIn = (
  selection: Selection,
  { filter, options }: ChoiceField,
): ChoiceField['options'][number] | undefined =>
  options.find(({ value }) => isSame(value, selection[filter]));

/** The order that the builder knows; the selection may have another, of its own. */
export const orderIn = ({ sort }: Selection): Order | undefined =>
  ORDERS.find(({ filter, direction }) => isSame(sort, [[filter, direction]]));

export const withOrder = (selection: Selection, order: Order | undefined): Selection =>
  withFilter(selection, 'sort', order && [[order.filter, order.direction]]);

/** What the builder has no field for, or has one that couldn't show it. */
export const otherFilters = (selection: Selection): [name: string, value: unknown][] =>
  Object.entries(selection).filter(([name, value]) =>
    name === 'sort' ? !orderIn(selection) : !FIELDS.some((field) => shows(field, name, value)),
  );

function shows(field: QueryField, name: string, value: unknown): boolean {
  if (field.kind === 'range')
    return (name === `${field.filter}_gte` || name === `${field.filter}_lte`) && figureIn(value) !== null;
  if (name !== field.filter) return false;
  switch (field.kind) {
    case 'names':
      return listed(value).every((one) => typeof one === 'string');
    case 'categories':
      return listed(value).every((one) => typeof one === 'number');
    case 'kinds':
      return listed(value).every((one) => field.options.some((option) => option.value === one));
    case 'choice':
      return field.options.some((option) => isSame(option.value, value));
  }
}
