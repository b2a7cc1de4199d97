import type { Marketplace, PriceFigures, PriceKind } from './product.ts';

type Span = keyof PriceFigures;

/** What a column of a file can be taken for. */
export type ImportField =
  | 'id'
  | 'url'
  | 'title'
  | 'brand'
  | 'brandAbove'
  | 'brandStoreName'
  | 'manufacturer'
  | 'website'
  | 'email'
  | 'upc'
  | 'ean'
  | 'gtin'
  | 'marketplace'
  | 'site'
  | 'image'
  | 'categoryRoot'
  | 'categoryLeaf'
  | `price.${PriceKind}.${Span}`
  | `salesRank.${'current' | 'avg30' | 'avg90' | 'avg180' | 'avg365' | 'drops30' | 'drops90' | 'drops180' | 'drops365'}`
  | 'monthlySold'
  | `offers.${'total' | 'new' | 'newFba' | 'newFbm'}`
  | 'amazonBuyBoxPercent'
  | 'rating'
  | 'reviewCount'
  | `${'package' | 'item'}.${'lengthCm' | 'widthCm' | 'heightCm' | 'weightG'}`
  | 'packageQuantity'
  | 'fbaFee'
  | 'referralFeePercent'
  | `outOfStock.${'amazon' | 'new' | 'buyBox'}`
  | 'listedSince';

/** Which column of a file, counted from 0, each field is read from. */
export type ColumnMapping = { [Field in ImportField]?: number };

interface NamedField {
  field: ImportField;
  label: string;
}

export interface FieldGroup {
  title: string;
  fields: readonly NamedField[];
}

export const ID_LABELS: Record<Marketplace, string> = {
  amazon: 'ASIN',
  walmart: 'Item ID',
  tiktok: 'Product ID',
};

const PRICES: Record<PriceKind, string> = {
  amazon: 'Amazon’s price',
  new: 'New price',
  fba: 'New FBA price',
  buyBox: 'Buy Box price',
};
const SPANS: Record<Span, string> = {
  current: '',
  avg30: ', 30 days',
  avg90: ', 90 days',
  avg365: ', 365 days',
};

const named = (fields: { [Field in ImportField]?: string }): NamedField[] =>
  Object.entries(fields).map(([field, label]) => ({ field: field as ImportField, label }));

/** All fields as people are shown them, those that most files have first. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'Which product, which brand',
    fields: named({
      id: 'ASIN or item id',
      url: 'Listing address',
      upc: 'UPC',
      ean: 'EAN',
      gtin: 'GTIN',
      brand: 'Brand',
      brandAbove: 'Brand, for the rows below too',
      title: 'Title',
    }),
  },
  {
    title: 'The way to the brand',
    fields: named({ website: 'Brand’s website', email: 'Brand’s email' }),
  },
  {
    title: 'Demand and price',
    fields: named({
      'price.buyBox.current': 'Buy Box price',
      'price.new.current': 'New price',
      'price.amazon.current': 'Amazon’s price',
      'price.fba.current': 'New FBA price',
      'salesRank.current': 'Sales rank',
      'salesRank.avg90': 'Sales rank, 90 days',
      'salesRank.drops30': 'Rank drops, 30 days',
      monthlySold: 'Bought in past month',
      'offers.new': 'New offers',
      'offers.newFba': 'New FBA offers',
      amazonBuyBoxPercent: 'Amazon’s Buy Box share',
      rating: 'Rating',
      reviewCount: 'Reviews',
    }),
  },
  {
    title: 'More about the product',
    fields: named({
      marketplace: 'Marketplace',
      site: 'Amazon site',
      manufacturer: 'Manufacturer',
      brandStoreName: 'Brand store',
      image: 'Picture',
      categoryRoot: 'Category',
      categoryLeaf: 'Subcategory',
      packageQuantity: 'Package quantity',
      listedSince: 'Listed since',
      fbaFee: 'FBA fee',
      referralFeePercent: 'Referral fee',
      'offers.total': 'Offers in all',
      'offers.newFbm': 'New FBM offers',
      'outOfStock.amazon': 'Amazon out of stock, 90 days',
      'outOfStock.new': 'New out of stock, 90 days',
      'outOfStock.buyBox': 'Buy Box out of stock, 90 days',
      'package.lengthCm': 'Package length',
      'package.widthCm': 'Package width',
      'package.heightCm': 'Package height',
      'package.weightG': 'Package weight',
      'item.lengthCm': 'Item length',
      'item.widthCm': 'Item width',
      'item.heightCm': 'Item height',
      'item.weightG': 'Item weight',
    }),
  },
  {
    title: 'Averages',
    fields: [
      ...(['buyBox', 'new', 'amazon', 'fba'] as const).flatMap((kind) =>
        (['avg30', 'avg90', 'avg365'] as const).map(
          (span): NamedField => ({ field: `price.${kind}.${span}`, label: `${PRICES[kind]}${SPANS[span]}` }),
        ),
      ),
      ...named({
        'salesRank.avg30': 'Sales rank, 30 days',
        'salesRank.avg180': 'Sales rank, 180 days',
        'salesRank.avg365': 'Sales rank, 365 days',
        'salesRank.drops90': 'Rank drops, 90 days',
        'salesRank.drops180': 'Rank drops, 180 days',
        'salesRank.drops365': 'Rank drops, 365 days',
      }),
    ],
  },
];

export const FIELD_LABELS: ReadonlyMap<string, string> = new Map(
  FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ field, label }) => [field, label])),
);

export const IMPORT_FIELDS = [...FIELD_LABELS.keys()] as readonly ImportField[];

export const PRODUCT_CODES: readonly ImportField[] = ['upc', 'ean', 'gtin'];

/** One of these has to be there, or no row says what it is about. A product code tells a product only beside Amazon. */
export const namingFields = (marketplace: Marketplace): readonly ImportField[] =>
  marketplace === 'amazon'
    ? ['id', 'url', 'brand', 'brandAbove']
    : ['id', 'url', ...PRODUCT_CODES, 'brand', 'brandAbove'];

/** Whether rows under these columns can say what they are about. */
export const tellsWhatItIs = (mapping: ColumnMapping, marketplace: Marketplace): boolean =>
  namingFields(marketplace).some((field) => mapping[field] !== undefined);

/** Whether rows under these columns can be products, and not brands alone. */
export const namesProducts = (mapping: ColumnMapping, marketplace: Marketplace): boolean =>
  namingFields(marketplace).some(
    (field) => field !== 'brand' && field !== 'brandAbove' && mapping[field] !== undefined,
  );
