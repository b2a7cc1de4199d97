import { cellText } from './cell-values.ts';
import { cleanGtin } from './gtin.ts';
import { fieldByWords } from './heading-words.ts';
import { type ColumnMapping, FIELD_LABELS, type ImportField } from './import-field.ts';
import type { PriceFigures, PriceKind } from './product.ts';
import { isWrittenOnce } from './written-once.ts';

/** "Buy Box 🚚: 90 days avg." → "buy box 90 days avg": marks and pictures come and go between exports. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    // "Buy Box: Current (GBP)"
    .replace(/\s*\((?:usd|eur|gbp|cad|jpy|inr|mxn|brl|[$€£¥₹])\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PRICES: Record<PriceKind, string> = {
  amazon: 'amazon',
  new: 'new',
  fba: 'new 3rd party fba',
  buyBox: 'buy box',
};
const SPANS: Record<keyof PriceFigures, string> = {
  current: 'current',
  avg30: '30 days avg',
  avg90: '90 days avg',
  avg365: '365 days avg',
};

const prices = Object.entries(PRICES).flatMap(([kind, name]) =>
  Object.entries(SPANS).map(([span, words]): [ImportField, string] => [
    `price.${kind as PriceKind}.${span as keyof PriceFigures}`,
    `${name} ${words}`,
  ]),
);

/**
 * Headings in their plain form, the surest first: those of Keepa's web export, of Walmart's and TikTok Shop's own
 * lists, then what people write above such columns. Where two columns of a file claim one field, the one whose
 * heading stands first here has it.
 */
const SURE: [ImportField, string][] = [
  ['id', 'asin, item id, itemid, product id, productid, walmart item id, walmart id, tiktok product id'],
  ['id', 'tiktok shop product id, listing id, amazon asin, asin 1, asin code, us item id'],
  ['url', 'url amazon, amazon url, amazon link, product url, listing url, item url, item page url'],
  ['url', 'product link, walmart url, walmart link, tiktok url, tiktok link, product page url'],
  ['title', 'title, product title, product name, item name, product description, listing title'],
  ['title', 'product details, produktname, artikelname, titel, titre, titulo, titolo, nom du produit'],
  ['title', '商品名, 品名, 商品名称, 产品名称, 商品名稱, 產品名稱, 商品标题, 상품명, 제품명, 품명'],
  ['brand', 'brand, brand name, brands, product brand, marke, marque, marca'],
  ['brand', '品牌, 品牌名称, ブランド, ブランド名, 브랜드, 브랜드명'],
  ['brandStoreName', 'brand store name'],
  ['manufacturer', 'manufacturer, hersteller, メーカー, 制造商, 製造商, 제조사'],
  ['website', 'website, brand website, company website, web site, homepage'],
  ['email', 'email, e mail, email address, contact email, wholesale email'],
  ['upc', 'product codes upc, upc, upc code, upc a, upc ean, upc number'],
  ['ean', 'product codes ean, ean, ean code, ean 13, ean13'],
  ['ean', 'jan, jan code, janコード, バーコード, 条码, 条形码, 商品条码, 條碼, 國際條碼, 바코드'],
  ['gtin', 'product codes gtin, gtin, gtin 14, gtin14, barcode, bar code, gtin upc'],
  ['site', 'locale'],
  ['image', 'image, image url, picture, primary image url, main image, main image url'],
  ['categoryRoot', 'categories root, category, root category, department, product category'],
  ['categoryLeaf', 'categories sub, subcategory, sub category'],
  ...prices,
  ['salesRank.current', 'sales rank current, sales rank, bsr'],
  ['salesRank.avg30', 'sales rank 30 days avg'],
  ['salesRank.avg90', 'sales rank 90 days avg'],
  ['salesRank.avg180', 'sales rank 180 days avg'],
  ['salesRank.avg365', 'sales rank 365 days avg'],
  ['salesRank.drops30', 'sales rank drops last 30 days, drops last 30 days'],
  ['salesRank.drops90', 'sales rank drops last 90 days, drops last 90 days'],
  ['salesRank.drops180', 'sales rank drops last 180 days, drops last 180 days'],
  ['salesRank.drops365', 'sales rank drops last 365 days, drops last 365 days'],
  ['monthlySold', 'bought in past month, monthly sold, monthly sales, units sold, asin sales'],
  ['monthlySold', 'est monthly sales, estimated monthly sales, est monthly units sold'],
  ['offers.total', 'total offer count'],
  ['offers.new', 'new offer count current, new offer count'],
  ['offers.newFba', 'new fba offer count current, count of retrieved live offers new fba'],
  ['offers.newFba', 'buy box eligible offer count new fba, buy box eligible offer counts new fba'],
  ['offers.newFbm', 'new fbm offer count current, count of retrieved live offers new fbm'],
  ['offers.newFbm', 'buy box eligible offer count new fbm, buy box eligible offer counts new fbm'],
  ['amazonBuyBoxPercent', 'buy box amazon 90 days'],
  ['rating', 'reviews rating, average rating'],
  ['reviewCount', 'reviews rating count, reviews review count, review count, reviews count'],
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

/** Headings that mean this in most files. */
const LIKELY: [ImportField, string][] = [
  ['title', 'product, item, description, name'],
  ['website', 'domain, site, web, url, link'],
  ['email', 'mail, contact'],
  ['gtin', 'product code, imported by code, code'],
  ['price.new.current', 'price, current price, retail price, selling price, sale price, price us'],
  ['price.new.current', 'preis, prix, precio, prezzo, 价格, 價格, 価格, 販売価格, 가격, 판매가'],
  ['price.buyBox.current', 'buy box, buy box price, buybox, buybox price'],
  ['salesRank.current', 'rank'],
  ['offers.new', 'offers, sellers, active sellers'],
  ['rating', 'rating, ratings, stars'],
  ['reviewCount', 'reviews'],
];

interface Known {
  field: ImportField;
  place: number;
  isSure: boolean;
}

const KNOWN = new Map<string, Known>();
for (const [list, isSure] of [
  [SURE, true],
  [LIKELY, false],
] as const) {
  for (const [field, headings] of list) {
    for (const heading of headings.split(', '))
      KNOWN.set(plainHeading(heading), { field, place: KNOWN.size, isSure });
  }
}
// Our own words, as our exports have them, but for those that leave the unit open.
for (const [field, label] of FIELD_LABELS) {
  const heading = plainHeading(label);
  if (!KNOWN.has(heading) && !/^(?:package|item)\./.test(field))
    KNOWN.set(heading, { field: field as ImportField, place: KNOWN.size, isSure: true });
}

/** How far a guess can be trusted: by its heading, by its heading or what stands below it, or it was made before. */
export type Confidence = 'sure' | 'likely' | 'doubtful' | 'remembered';

export interface Guess {
  field: ImportField;
  column: number;
  confidence: Confidence;
}

/** What the columns are probably for, judged by their headings and by the rows below them. */
export function guessColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[] = [],
): Guess[] {
  const best = new Map<ImportField, Guess & { place: number }>();
  headings.forEach((heading, column) => {
    const known = KNOWN.get(plainHeading(heading));
    if (!known || isNumbered(heading, known)) return;
    const { field, place, isSure } = known;
    if ((best.get(field)?.place ?? Number.POSITIVE_INFINITY) <= place) return;
    best.set(field, { field, column, place, confidence: isSure ? 'sure' : 'likely' });
  });
  const guesses = [...best.values()].map(({ field, column, confidence }): Guess => {
    const looksOtherwise = fits(field, samples, column) === false;
    return { field, column, confidence: looksOtherwise ? 'doubtful' : confidence };
  });
  const found = byContent(guesses, headings.length, samples);
  return listOfBrands(headings, byWords(headings, found, samples));
}

/** An "Item #" is no item's name. */
const isNumbered = (heading: string, { field }: Known): boolean => field === 'title' && heading.includes('#');

/** Columns that are called almost as others are. What only a product has is asked of a list of products alone. */
function byWords(
  headings: readonly string[],
  guesses: readonly Guess[],
  samples: readonly (readonly string[])[],
): Guess[] {
  const found = [...guesses];
  const claims = headings.flatMap((heading, column) => {
    if (found.some((guess) => guess.column === column)) return [];
    const cells = samples.map((row) => row[column]);
    const field = fieldByWords(plainHeading(heading.replaceAll('#', ' number ')), cells);
    return field ? [{ field, column, confidence: 'likely' as const }] : [];
  });
  const isNew = ({ field }: Guess) => !found.some((guess) => guess.field === field);
  for (const claim of claims) if (claim.field !== 'title' && isNew(claim)) found.push(claim);
  const namesProducts = found.some(({ field }) => PRODUCT_FIELDS.has(field));
  const title = claims.find((claim) => claim.field === 'title' && isNew(claim));
  return title && namesProducts ? [...found, title] : found;
}

const PRODUCT_FIELDS: ReadonlySet<ImportField> = new Set(['id', 'url', 'upc', 'ean', 'gtin']);

export const mappingOf = (guesses: readonly Guess[]): ColumnMapping =>
  Object.fromEntries(guesses.map(({ field, column }) => [field, column]));

const CONTENT: Partial<Record<ImportField, RegExp>> = {
  id: /^(?:B0[A-Z0-9]{8}|\d{9}[\dX]|\d{4,25})(?:\.0)?$/i,
  url: /^https?:\/\/|\.\w{2,}\//i,
  email: /@/,
  website: /\.\p{L}{2,}/u,
};

/** Whether most of what stands below is of the kind; null where nothing does, or there is no telling. */
function fits(field: ImportField, samples: readonly (readonly string[])[], column: number): boolean | null {
  const cells = samples.flatMap((row) => cellText(row[column]) ?? []);
  if (cells.length === 0) return null;
  const right = (cell: string): boolean | null => {
    if (field === 'upc' || field === 'ean' || field === 'gtin')
      return cell.split(/[,;|\s]+/).some((code) => cleanGtin(code));
    return CONTENT[field]?.test(cell) ?? null;
  };
  const verdicts = cells.map(right);
  if (verdicts[0] === null) return null;
  return verdicts.filter(Boolean).length * 2 >= cells.length;
}

const ASIN = /^B0[A-Z0-9]{8}$/i;
/** Nothing else has nineteen digits. */
const TIKTOK_ID = /^17\d{17}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/**
 * Columns whose headings say nothing, but most of whose cells do: ASINs, addresses, and product codes with the right
 * check digit. A cell that is none of them is a bad row, and no reason to give up the column.
 */
function byContent(guesses: Guess[], width: number, samples: readonly (readonly string[])[]): Guess[] {
  const found = [...guesses];
  const columns = Array.from({ length: Math.max(width, ...samples.map((row) => row.length)) }, (_, at) => at);
  const claim = (field: ImportField, isOne: (cell: string) => boolean) => {
    if (found.some((guess) => guess.field === field && guess.confidence !== 'doubtful')) return;
    const shareAt = (at: number): number => {
      if (found.some((guess) => guess.column === at && guess.field !== field)) return 0;
      const cells = samples.map((row) => row[at]?.trim() ?? '').filter(Boolean);
      return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
    };
    const shares = columns.map(shareAt);
    const share = Math.max(...shares);
    if (!(share > 0.5)) return;
    const column = shares.indexOf(share);
    const before = found.findIndex((guess) => guess.field === field);
    if (before >= 0) found.splice(before, 1);
    found.push({ field, column, confidence: share === 1 ? 'likely' : 'doubtful' });
  };
  claim('id', (cell) => ASIN.test(cell) || TIKTOK_ID.test(cell));
  claim('email', (cell) => EMAIL.test(cell));
  if (!found.some(({ field }) => field === 'upc' || field === 'ean'))
    claim('gtin', (cell) => cell.length >= 11 && cleanGtin(cell) !== null);
  return found;
}

/** A brand that is written once for several rows isn't missing in those, but stands above. */
export function withBrandsAbove(guesses: readonly Guess[], rows: readonly (readonly string[])[]): Guess[] {
  return guesses.map((guess) =>
    guess.field === 'brand' &&
    guess.confidence !== 'remembered' &&
    isWrittenOnce(rows.map((row) => cellText(row[guess.column])))
      ? { ...guess, field: 'brandAbove', confidence: 'likely' }
      : guess,
  );
}

const COMPANIES = new Set(
  [
    'company, company name, firm, vendor, vendor name, supplier, supplier name',
    'firma, firmenname, unternehmen, lieferant, entreprise, societe, fournisseur',
    'empresa, proveedor, azienda, ditta, fornitore',
  ].flatMap((names) => names.split(', ')),
);
const NAMES = new Set(['name', 'title', 'business', 'business name']);

/**
 * Beside products, a supplier is who sells them; where nothing else is named, it is what the list is about. A mere
 * name is one only with a way to it.
 */
function listOfBrands(headings: readonly string[], guesses: Guess[]): Guess[] {
  const has = (...fields: ImportField[]) => guesses.some(({ field }) => fields.includes(field));
  if (has('id', 'url', 'brand', 'upc', 'ean', 'gtin')) return guesses;
  const plain = headings.map(plainHeading);
  const company = plain.findIndex((heading) => COMPANIES.has(heading));
  const at =
    company < 0 && has('website', 'email') ? plain.findIndex((heading) => NAMES.has(heading)) : company;
  if (at < 0) return guesses;
  return [
    ...guesses.filter(({ column }) => column !== at),
    { field: 'brand', column: at, confidence: 'likely' },
  ];
}
