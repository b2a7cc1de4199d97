import { AMAZON_SITES } from './amazon-site.ts';
import { cellText, cents, day, fraction, measure, oneLine, percentage, whole } from './cell-values.ts';
import { gtin14, readGtins, wasShortened, wholeAgain, whyNoGtin } from './gtin.ts';
import { type ColumnMapping, type ImportField, PRODUCT_CODES } from './import-field.ts';
import {
  brandNameOf,
  GTIN_ID,
  MARKETPLACE_NAMES,
  type Marketplace,
  namedMarketplace,
  type PriceFigures,
  type PriceKind,
  type Product,
  unknownProduct,
} from './product.ts';

/** A brand that a file names, with the way to it that the file knows. */
export interface ImportedBrand {
  line: number;
  marketplace: Marketplace;
  name: string;
  website: string | null;
  email: string | null;
}

export type ImportedRow =
  | { kind: 'empty' }
  | { kind: 'bad'; reason: string }
  | { kind: 'brand'; brand: ImportedBrand; unread: UnreadCell[] }
  | { kind: 'product'; product: Product; brand: ImportedBrand | null; unread: UnreadCell[] };

/** What stands in a cell that couldn't be read; the row is taken in without it. */
export interface UnreadCell {
  field: ImportField;
  text: string;
}

type Cells = { [Field in ImportField]?: string | undefined };

/** A title may be long; a name that is longer than this is none. */
const LONGEST_NAME = 500;
const LONGEST_ADDRESS = 1_000;

/** Reads the rows of a file under one mapping. A figure that can't be read is one that isn't known; the row still counts. */
export function rowReader(
  mapping: ColumnMapping,
  marketplace: Marketplace,
): (line: number, row: readonly string[]) => ImportedRow {
  const fields = Object.entries(mapping) as [ImportField, number][];
  const columns = new Set(fields.map(([, column]) => column));
  let brandAbove: string | undefined;
  return (line, row) => {
    const cells: Cells = {};
    let isEmpty = true;
    for (const column of columns) if (cellText(row[column]) !== undefined) isEmpty = false;
    if (isEmpty) return { kind: 'empty' };
    for (const [field, column] of fields) {
      const text = cellText(row[column]);
      // Several codes of one cell stand on lines of their own.
      cells[field] = text === undefined || PRODUCT_CODES.includes(field) ? text : oneLine(text) || undefined;
    }
    brandAbove = cells.brandAbove ?? brandAbove;
    return readCells(line, { ...cells, brand: cells.brand ?? cells.brandAbove }, marketplace, brandAbove);
  };
}

function readCells(
  line: number,
  cells: Cells,
  marketplace: Marketplace,
  brandAbove: string | undefined,
): ImportedRow {
  const said = namedMarketplace(cells.marketplace ?? '') ?? marketplace;
  if (said !== marketplace)
    return bad(`It is sold on ${MARKETPLACE_NAMES[said]}: import such rows for themselves.`);
  if ((cells.brand?.length ?? 0) > LONGEST_NAME) return bad('The brand’s name is too long to be one.');
  // A column of links may hold a brand's site or the listing itself.
  const listing = cells.url ?? (idFromUrl(cells.website, marketplace) ? cells.website : undefined);
  const website = cells.website === listing || isMarketplace(cells.website) ? undefined : cells.website;
  // Some keep the listing's address where its id belongs.
  const given = idFromUrl(cells.id, marketplace) ?? cells.id ?? idFromUrl(listing, marketplace);
  const codes = [cells.upc, cells.ean, cells.gtin].filter(Boolean).join(',');
  const byCode = given === null && marketplace !== 'amazon' ? idFromCodes(codes) : null;
  if (given === null && byCode === null)
    return readBrand(line, { ...cells, website }, { codes, marketplace, brandAbove });

  const externalId = byCode ?? cleanId(given ?? '', marketplace);
  if (externalId === null) return bad(whyNoId(given ?? '', marketplace));
  const brandCell = cells.brand ?? brandAbove;
  const product = toProduct({ ...cells, url: listing, brand: brandCell }, codes, marketplace, externalId);
  const name = brandNameOf(product);
  const [site, email] = [siteAddress(website), mailAddress(cells.email)];
  const brand = name && (site || email) ? { line, marketplace, name, website: site, email } : null;
  const ways = unreadWays({ ...cells, website }, { website: site, email });
  return { kind: 'product', product, brand, unread: [...unreadOf(cells, product), ...saidIn(ways)] };
}

interface BesideBrand {
  codes: string;
  marketplace: Marketplace;
  brandAbove: string | undefined;
}

/** A product that can't be told from others still brings its brand in: that is whom the seller writes to. */
function readBrand(line: number, cells: Cells, { codes, marketplace, brandAbove }: BesideBrand): ImportedRow {
  if (codes && marketplace !== 'amazon') return bad(whyNoGtin(shown(codes)));
  const isProduct = Boolean(cells.title || codes);
  const name = cells.brand ?? (isProduct ? brandAbove : undefined);
  if (!name)
    return bad(
      isProduct
        ? `The product has no ${ID_WORDS[marketplace]} and no brand.`
        : 'The row names no product and no brand.',
    );
  if (TOTAL.test(name)) return bad('The row is a total, and names no brand.');
  const [website, email] = [siteAddress(cells.website), mailAddress(cells.email)];
  const brand = { line, marketplace, name, website, email };
  const unread = saidIn(unreadWays(cells, brand));
  if (unread.length > 0 && !website && !email) return bad(whyNoWay(cells));
  return { kind: 'brand', brand, unread };
}

/** What was given as a way to a brand, and is none. */
const unreadWays = (cells: Cells, { website, email }: Pick<ImportedBrand, 'website' | 'email'>): Cells => ({
  website: website === null ? cells.website : undefined,
  email: email === null ? cells.email : undefined,
});

const whyNoWay = ({ website, email }: Cells): string =>
  website === undefined
    ? `“${shown(email ?? '')}” is not an email address.`
    : `“${shown(website)}” is not a website.`;

const ID_WORDS: Record<Marketplace, string> = {
  amazon: 'ASIN',
  walmart: 'item id, no product code',
  tiktok: 'product id, no product code',
};
const WITH_ARTICLE: Record<Marketplace, string> = {
  amazon: 'an ASIN',
  walmart: 'an item id',
  tiktok: 'a product id',
};
const TOTAL = /^(?:grand|sub|page|overall)?[\s-]*totals?(?:\s*:.*|[\s\d.,$€£]*)$/i;
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;
/** What parts several addresses of a cell, and an address from the name before it. */
const BESIDE_ADDRESSES = /[\s,;|/<>()[\]"]+|mailto:/i;
const WEBSITE = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}([/?#:].*)?$/iu;

const whenLike = (pattern: RegExp, text: string | undefined): string | null =>
  text !== undefined && text.length <= LONGEST_ADDRESS && pattern.test(text) ? text : null;

/** "Sales <sales@acme.com>; info@acme.com": a brand is written to at one address, which is the first. */
const mailAddress = (text: string | undefined): string | null =>
  text
    ?.slice(0, LONGEST_ADDRESS)
    .split(BESIDE_ADDRESSES)
    .find((part) => EMAIL.test(part)) ?? null;

/** People's lists leave the scheme away; a link needs one. */
function siteAddress(text: string | undefined): string | null {
  const site = whenLike(WEBSITE, text);
  return site === null || /^https?:/i.test(site) ? site : `https://${site}`;
}

/** A reason is to be read: of a long cell it quotes the beginning. */
const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const bad = (reason: string): ImportedRow => ({ kind: 'bad', reason });

const ID_IN_URL: Record<Marketplace, RegExp> = {
  amazon:
    /\/(?:dp|gp\/(?:product|aw\/d|offer-listing)|(?:exec\/obidos\/)?asin|product(?:-reviews)?)\/([A-Z0-9]{10})(?:[/?#]|$)/i,
  walmart: /\/ip\/(?:[^/?#]*\/)?(\d+)/i,
  tiktok: /\/(?:product|pdp|view\/product)\/(?:[^/?#]*\/)?(\d{6,})/i,
};

/** Where a listing is shown is no brand's website, whatever the column is called. */
const isMarketplace = (website: string | undefined): boolean =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:amazon\.(?:com?\.)?[a-z]{2,3}|amzn\.to|walmart\.com|tiktok\.com)(?:[/?#]|$)/i.test(
    website ?? '',
  );

function whyNoId(given: string, marketplace: Marketplace): string {
  const id = shown(given);
  return wasShortened(id)
    ? `“${id}” was shortened by a spreadsheet; its last digits are lost.`
    : `“${id}” is not ${WITH_ARTICLE[marketplace]}.`;
}

const idFromUrl = (url: string | undefined, marketplace: Marketplace): string | null =>
  ID_IN_URL[marketplace].exec(url ?? '')?.[1] ?? null;

/** A product that a list knows only by the code on its package goes by that. */
function idFromCodes(codes: string): string | null {
  const { upcs, eans } = readGtins(codes);
  const code = upcs[0] ?? eans[0];
  return code ? GTIN_ID + gtin14(code) : null;
}

function cleanId(given: string, marketplace: Marketplace): string | null {
  const id = wholeAgain(given).trim().replace(/\.0$/, '').toUpperCase();
  if (marketplace !== 'amazon') return /^\d{4,25}$/.test(id) ? id : null;
  // Books have numbers, of which a spreadsheet drops the leading zeros.
  const whole = /^\d{7,9}[\dX]?$/.test(id) ? id.padStart(10, '0') : id;
  return /^(B[A-Z0-9]{9}|\d{9}[\dX])$/.test(whole) ? whole : null;
}

function toProduct(cells: Cells, codes: string, marketplace: Marketplace, externalId: string): Product {
  const siteId = marketplace === 'amazon' ? siteOf(cells.site, cells.url) : 0;
  const bare = unknownProduct({ marketplace, siteId, externalId });
  const product: Product = {
    ...bare,
    ...readGtins(codes),
    title: cells.title ?? null,
    brand: cells.brand ?? null,
    brandStoreName: cells.brandStoreName?.slice(0, LONGEST_NAME) ?? null,
    manufacturer: cells.manufacturer ?? null,
    categoryRoot: cells.categoryRoot ? { id: null, name: cells.categoryRoot } : null,
    categoryLeaf: cells.categoryLeaf ? { id: null, name: cells.categoryLeaf } : null,
    imageUrl: /^https:\/\/[^\s;,]+/.exec(cells.image ?? '')?.[0] ?? null,
    monthlySold: whole(cells.monthlySold),
    amazonBuyBoxPercent: fraction(cells.amazonBuyBoxPercent, 100),
    rating: fraction(cells.rating, 5) || null,
    reviewCount: whole(cells.reviewCount),
    packageQuantity: whole(cells.packageQuantity),
    fbaFeeCents: cents(cells.fbaFee),
    referralFeePercent: fraction(cells.referralFeePercent, 100),
    listedSince: day(cells.listedSince),
  };
  for (const [field, cell] of Object.entries(cells)) {
    if (cell === undefined || !field.includes('.')) continue;
    const [group = '', name = '', span = ''] = field.split('.');
    if (group === 'price') Object.assign(product.prices[name as 'new'], { [span]: cents(cell) });
    else if (group === 'salesRank')
      Object.assign(product.salesRank, {
        [name]: name.startsWith('drops') ? whole(cell) : whole(cell) || null,
      });
    else if (group === 'offers') Object.assign(product.offers, { [name]: whole(cell) });
    else if (group === 'outOfStock') product.outOfStock[name as 'new'].last90 = percentage(cell);
    else if (group === 'package') Object.assign(product.packageSize, size(name, cell));
    else if (group === 'item') Object.assign(product.itemSize, size(name, cell));
  }
  return product;
}

const saidIn = (cells: Cells): UnreadCell[] =>
  Object.entries(cells).flatMap(([field, text]) =>
    text === undefined ? [] : [{ field: field as ImportField, text }],
  );

/** Which cells say something of which the product knows nothing. */
function unreadOf(cells: Cells, product: Product): UnreadCell[] {
  return saidIn(cells).filter(({ field, text }) => {
    if (PRODUCT_CODES.includes(field)) {
      const { upcs, eans } = readGtins(text);
      return upcs.length + eans.length === 0;
    }
    const [group = '', name = '', span = ''] = field.split('.');
    switch (group) {
      case 'price':
        return product.prices[name as PriceKind][span as keyof PriceFigures] === null;
      case 'salesRank':
        return whole(text) === null;
      case 'offers':
        return product.offers[name as 'new'] === null;
      case 'outOfStock':
        return product.outOfStock[name as 'new'].last90 === null;
      case 'package':
      case 'item':
        return measure(text) === null && whole(text) !== 0;
      case 'rating':
        return fraction(text, 5) === null;
      case 'fbaFee':
        return product.fbaFeeCents === null;
      case 'monthlySold':
      case 'amazonBuyBoxPercent':
      case 'reviewCount':
      case 'packageQuantity':
      case 'referralFeePercent':
      case 'listedSince':
        return product[group] === null;
      default:
        return false;
    }
  });
}

function siteOf(locale: string | undefined, url: string | undefined): number {
  const host = locale ? `amazon.${locale.toLowerCase().replace(/^(www\.)?amazon\./, '')}` : undefined;
  const named = AMAZON_SITES.find((site) => site.host === host);
  return (named ?? AMAZON_SITES.findLast((site) => url?.includes(`${site.host}/`)))?.id ?? 1;
}

function size(name: string, cell: string): Partial<Product['itemSize']> {
  const known = measure(cell);
  if (name === 'weightG') return { weightG: known && Math.round(known) };
  return { [name.replace('Cm', 'Mm')]: known && Math.round(known * 10) };
}
