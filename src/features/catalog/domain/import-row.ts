import { AMAZON_SITES } from './amazon-site.ts';
import { readGtins } from './gtin.ts';
import type { ImportField } from './import-columns.ts';
import { brandNameOf, type Marketplace, type Product, unknownProduct } from './product.ts';

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
  | { kind: 'brand'; brand: ImportedBrand }
  | { kind: 'product'; product: Product; brand: ImportedBrand | null };

type Cells = { [Field in ImportField]?: string | undefined };

/** What one row of a file says. A figure that can't be read is one that isn't known; the row still counts. */
export function readRow(
  line: number,
  row: readonly string[],
  columns: readonly (ImportField | null)[],
  marketplace: Marketplace,
): ImportedRow {
  const cells: Cells = {};
  columns.forEach((field, index) => {
    const value = row[index]?.trim();
    if (field && value && !/^(n\/?a|null|none|-+|—)$/i.test(value)) {
      cells[field] = field === 'codes' && cells.codes ? `${cells.codes},${value}` : value;
    }
  });
  if (Object.keys(cells).length === 0) return { kind: 'empty' };

  // A column of links may hold a brand's site or the listing itself.
  const listing = cells.url ?? (idFromUrl(cells.website, marketplace) ? cells.website : undefined);
  const website = cells.website === listing ? undefined : cells.website;
  const given = cells.id ?? idFromUrl(listing, marketplace);
  if (given === null) return readBrand(line, { ...cells, website }, marketplace);

  const externalId = cleanId(given, marketplace);
  if (externalId === null) return bad(`“${given}” is not ${WITH_ARTICLE[marketplace]}.`);
  const product = toProduct(cells, marketplace, externalId);
  const name = brandNameOf(product);
  const [site, email] = [whenLike(WEBSITE, website), whenLike(EMAIL, cells.email)];
  const brand = name && (site || email) ? { line, marketplace, name, website: site, email } : null;
  return { kind: 'product', product, brand };
}

function readBrand(line: number, cells: Cells, marketplace: Marketplace): ImportedRow {
  if (cells.title || cells.codes) return bad(`The product has no ${ID_WORDS[marketplace]}.`);
  const { brand: name, website = null, email = null } = cells;
  if (!name) return bad('The row names no product and no brand.');
  if (website !== null && !WEBSITE.test(website)) return bad(`“${website}” is not a website.`);
  if (email !== null && !EMAIL.test(email)) return bad(`“${email}” is not an email address.`);
  return { kind: 'brand', brand: { line, marketplace, name, website, email } };
}

const ID_WORDS: Record<Marketplace, string> = { amazon: 'ASIN', walmart: 'item id', tiktok: 'product id' };
const WITH_ARTICLE: Record<Marketplace, string> = {
  amazon: 'an ASIN',
  walmart: 'an item id',
  tiktok: 'a product id',
};
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;
const WEBSITE = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}([/?#:].*)?$/iu;

const whenLike = (pattern: RegExp, text: string | undefined): string | null =>
  text !== undefined && pattern.test(text) ? text : null;

const bad = (reason: string): ImportedRow => ({ kind: 'bad', reason });

const ID_IN_URL: Record<Marketplace, RegExp> = {
  amazon: /\/(?:dp|gp\/product|asin)\/([A-Z0-9]{10})(?:[/?#]|$)/i,
  walmart: /\/ip\/(?:[^/?#]*\/)?(\d+)/i,
  tiktok: /\/(?:product|pdp|view\/product)\/(?:[^/?#]*\/)?(\d{6,})/i,
};

const idFromUrl = (url: string | undefined, marketplace: Marketplace): string | null =>
  ID_IN_URL[marketplace].exec(url ?? '')?.[1] ?? null;

function cleanId(given: string, marketplace: Marketplace): string | null {
  const id = given.trim().replace(/\.0$/, '').toUpperCase();
  if (marketplace !== 'amazon') return /^\d{4,25}$/.test(id) ? id : null;
  // Books have numbers, of which a spreadsheet drops the leading zeros.
  const whole = /^\d{7,9}[\dX]?$/.test(id) ? id.padStart(10, '0') : id;
  return /^(B[A-Z0-9]{9}|\d{9}[\dX])$/.test(whole) ? whole : null;
}

function toProduct(cells: Cells, marketplace: Marketplace, externalId: string): Product {
  const siteId = marketplace === 'amazon' ? siteOf(cells.site, cells.url) : 0;
  const bare = unknownProduct({ marketplace, siteId, externalId });
  const product: Product = {
    ...bare,
    ...readGtins(cells.codes ?? ''),
    title: cells.title ?? null,
    brand: cells.brand ?? null,
    brandStoreName: cells.brandStoreName ?? null,
    manufacturer: cells.manufacturer ?? null,
    categoryRoot: cells.categoryRoot ? { id: null, name: cells.categoryRoot } : null,
    categoryLeaf: cells.categoryLeaf ? { id: null, name: cells.categoryLeaf } : null,
    imageUrl: /^https:\/\/[^\s;,]+/.exec(cells.image ?? '')?.[0] ?? null,
    monthlySold: whole(cells.monthlySold),
    amazonBuyBoxPercent: number(cells.amazonBuyBoxPercent),
    rating: number(cells.rating) || null,
    reviewCount: whole(cells.reviewCount),
    packageQuantity: whole(cells.packageQuantity),
    fbaFeeCents: cents(cells.fbaFee),
    referralFeePercent: number(cells.referralFeePercent),
    listedSince: day(cells.listedSince),
  };
  for (const [field, cell = ''] of Object.entries(cells)) {
    const [group = '', name = '', span = ''] = field.split('.');
    if (group === 'price') Object.assign(product.prices[name as 'new'], { [span]: cents(cell) });
    else if (group === 'salesRank') Object.assign(product.salesRank, { [name]: whole(cell) });
    else if (group === 'offers') Object.assign(product.offers, { [name]: whole(cell) });
    else if (group === 'outOfStock') product.outOfStock[name as 'new'].last90 = percentage(cell);
    else if (group === 'package') Object.assign(product.packageSize, length(name, cell));
    else if (group === 'item') Object.assign(product.itemSize, length(name, cell));
  }
  return product;
}

function siteOf(locale: string | undefined, url: string | undefined): number {
  const host = locale ? `amazon.${locale.toLowerCase().replace(/^(www\.)?amazon\./, '')}` : undefined;
  const named = AMAZON_SITES.find((site) => site.host === host);
  return (named ?? AMAZON_SITES.findLast((site) => url?.includes(`${site.host}/`)))?.id ?? 1;
}

/** "$ 1,234.50", "97 %", "# 23", "12,99 €": the number in it, whichever mark parts the decimals. */
function number(cell: string | undefined): number | null {
  if (/^\W*-\W*\d/.test(cell ?? '')) return null;
  const text = /\d[\d.,\s]*/.exec(cell ?? '')?.[0].replace(/[\s.,]+$|\s/g, '') ?? '';
  const [, head = text, mark = '', tail = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  // Three digits after the only kind of mark are thousands, unless nothing but a zero stands before it.
  const parts = tail.length === 3 && head !== '0' && !/[.,]/.test(head.replaceAll(mark, '')) ? '' : '.';
  const value = Number(`${head.replace(/[.,]/g, '')}${mark && parts}${tail}`);
  return text === '' || Number.isNaN(value) ? null : value;
}

const whole = (cell: string | undefined): number | null => {
  const value = number(cell);
  return value === null || value > 2_147_483_647 ? null : Math.round(value);
};

const cents = (cell: string | undefined): number | null => {
  const value = number(cell);
  return value === null || value > 20_000_000 ? null : Math.round(value * 100);
};

const percentage = (cell: string | undefined): number | null => {
  const value = whole(cell);
  return value === null || value > 100 ? null : value;
};

/** Nothing that is sold is longer than a kilometre or heavier than a hundred tons. */
const LARGEST_MEASURE = 100_000_000;

function length(name: string, cell: string): Partial<Product['itemSize']> {
  const value = number(cell);
  const known = value !== null && value > 0 && value <= LARGEST_MEASURE ? value : null;
  if (name === 'weightG') return { weightG: known && Math.round(known) };
  return { [name.replace('Cm', 'Mm')]: known && Math.round(known * 10) };
}

function day(cell: string | undefined): Date | null {
  const [, year, month, date] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})/.exec(cell ?? '') ?? [];
  if (!year || !month || !date) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.getUTCDate() === Number(date) ? at : null;
}
