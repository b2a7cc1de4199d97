import type { PriceFigures, PriceKind } from './product.ts';

type Span = keyof PriceFigures;

/** What a column of a file can be taken for. */
export type ImportField =
  | 'id'
  | 'url'
  | 'title'
  | 'brand'
  | 'brandStoreName'
  | 'manufacturer'
  | 'website'
  | 'email'
  | 'codes'
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

/** "Buy Box 🚚: 90 days avg." → "buy box 90 days avg": marks and pictures come and go between exports. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PRICES: Record<PriceKind, string> = {
  amazon: 'amazon',
  new: 'new',
  fba: 'new 3rd party fba',
  buyBox: 'buy box',
};
const SPANS: Record<Span, string> = {
  current: 'current',
  avg30: '30 days avg',
  avg90: '90 days avg',
  avg365: '365 days avg',
};

const prices = Object.entries(PRICES).flatMap(([kind, name]) =>
  Object.entries(SPANS).map(([span, words]): [ImportField, string] => [
    `price.${kind as PriceKind}.${span as Span}`,
    `${name} ${words}`,
  ]),
);

/**
 * Headings in their plain form, the surest first: those of Keepa's web export, then what people write above
 * such columns. Where two columns of a file claim one field, the one whose heading stands first here has it.
 */
const HEADINGS: [ImportField, string][] = [
  [
    'id',
    'asin, item id, itemid, product id, productid, walmart item id, tiktok product id, listing id, amazon asin',
  ],
  ['url', 'url amazon, amazon url, amazon link, product url, listing url, item url, product link'],
  ['title', 'title, product title, product name, item name, product, item, description, name'],
  ['brand', 'brand, brand name, brands, product brand, marke, marque, marca'],
  ['brandStoreName', 'brand store name'],
  ['manufacturer', 'manufacturer, hersteller'],
  ['website', 'website, brand website, company website, web site, homepage, domain, site, web, url, link'],
  ['email', 'email, e mail, email address, contact email, wholesale email, mail'],
  ['codes', 'product codes upc, product codes ean, product codes gtin'],
  ['codes', 'upc, ean, gtin, upc ean, barcode, bar code, upc code, ean code'],
  ['site', 'locale'],
  ['image', 'image, image url, picture'],
  ['categoryRoot', 'categories root, category, root category, department'],
  ['categoryLeaf', 'categories sub, subcategory, sub category'],
  ...prices,
  ['price.new.current', 'price, current price, retail price, selling price, sale price'],
  ['price.buyBox.current', 'buy box, buy box price, buybox, buybox price'],
  ['salesRank.current', 'sales rank current, sales rank, bsr, rank'],
  ['salesRank.avg30', 'sales rank 30 days avg'],
  ['salesRank.avg90', 'sales rank 90 days avg'],
  ['salesRank.avg180', 'sales rank 180 days avg'],
  ['salesRank.avg365', 'sales rank 365 days avg'],
  ['salesRank.drops30', 'sales rank drops last 30 days'],
  ['salesRank.drops90', 'sales rank drops last 90 days'],
  ['salesRank.drops180', 'sales rank drops last 180 days'],
  ['salesRank.drops365', 'sales rank drops last 365 days'],
  ['monthlySold', 'bought in past month, monthly sold, monthly sales, units sold'],
  ['offers.total', 'total offer count'],
  ['offers.new', 'new offer count current, new offer count, offers, sellers'],
  ['offers.newFba', 'new fba offer count current, count of retrieved live offers new fba'],
  ['offers.newFbm', 'new fbm offer count current, count of retrieved live offers new fbm'],
  ['amazonBuyBoxPercent', 'buy box amazon 90 days'],
  ['rating', 'reviews rating, rating, stars'],
  ['reviewCount', 'reviews rating count, reviews review count, review count, reviews'],
  ['package.lengthCm', 'package length cm'],
  ['package.widthCm', 'package width cm'],
  ['package.heightCm', 'package height cm'],
  ['package.weightG', 'package weight g'],
  ['item.lengthCm', 'item length cm'],
  ['item.widthCm', 'item width cm'],
  ['item.heightCm', 'item height cm'],
  ['item.weightG', 'item weight g'],
  ['packageQuantity', 'package quantity'],
  ['fbaFee', 'fba pick pack fee, fba fees, fba fee'],
  ['referralFeePercent', 'referral fee, referral fee percent'],
  ['outOfStock.amazon', 'amazon 90 days oos, amazon out of stock percentage 90 days oos'],
  ['outOfStock.new', 'new 90 days oos'],
  ['outOfStock.buyBox', 'buy box 90 days oos'],
  ['listedSince', 'listed since'],
];

const FIELDS = new Map<string, { field: ImportField; place: number }>();
for (const [field, headings] of HEADINGS) {
  for (const heading of headings.split(', ')) FIELDS.set(heading, { field, place: FIELDS.size });
}

/** Fields that several columns may fill together. */
const SHARED: ReadonlySet<ImportField> = new Set(['codes']);

/** What each column is taken for; null for one that isn't. */
export function recogniseColumns(headings: readonly string[]): (ImportField | null)[] {
  const claims = headings.map((heading) => FIELDS.get(plainHeading(heading)));
  const taken = new Map<ImportField, number>();
  claims.forEach((claim, index) => {
    if (!claim) return;
    const rival = claims[taken.get(claim.field) ?? -1];
    if (!rival || claim.place < rival.place) taken.set(claim.field, index);
  });
  const columns = claims.map((claim, index) =>
    claim && (SHARED.has(claim.field) || taken.get(claim.field) === index) ? claim.field : null,
  );
  return tellsWhatItIs(columns) ? columns : asListOfBrands(headings, columns);
}

const COMPANIES = new Set(['company', 'company name', 'vendor', 'vendor name', 'supplier', 'supplier name']);
const NAMES = new Set(['name', 'title', 'business', 'business name']);

/**
 * Beside products, a supplier is who sells them; where nothing else is named, it is what the list is about. A mere
 * name is one only with a way to it.
 */
function asListOfBrands(
  headings: readonly string[],
  columns: (ImportField | null)[],
): (ImportField | null)[] {
  const reachable = columns.includes('website') || columns.includes('email');
  const plain = headings.map(plainHeading);
  const company = plain.findIndex((heading) => COMPANIES.has(heading));
  const at = company < 0 && reachable ? plain.findIndex((heading) => NAMES.has(heading)) : company;
  return columns.map((field, index) => (index === at ? 'brand' : field));
}

/** Whether rows under these columns can say what they are about. */
export const tellsWhatItIs = (columns: readonly (ImportField | null)[]): boolean =>
  columns.some((field) => field === 'id' || field === 'url' || field === 'brand');

/** A list without headings: the column in which the first row has an ASIN. */
export function columnsOfBareList(firstRow: readonly string[]): (ImportField | null)[] | null {
  const at = firstRow.findIndex((cell) => /^B0[A-Z0-9]{8}$/.test(cell.trim()));
  return at < 0 ? null : firstRow.map((_, index) => (index === at ? 'id' : null));
}
