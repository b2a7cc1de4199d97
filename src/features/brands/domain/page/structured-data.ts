import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { type PageScan, readOnce } from './page-scan.ts';
import { textOf } from './page-text.ts';
import { wordsFrom } from './quote.ts';

/** What a page says of itself in JSON-LD. */
export interface StructuredData {
  organizations: { name: string; url: string | undefined }[];
  /** Brands of the products on the page. */
  productBrands: string[];
  addresses: { address: string; label: string; at: number }[];
}

type Node = Record<string, unknown>;

const ORGANIZATION = /(?:Organization|Corporation|Store|Business|Brand|WebSite|Shop|Manufacturer|Company)$/i;
const DEEPEST = 8;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textIn = (value: unknown): string => (typeof value === 'string' ? decodeEntities(value).trim() : '');
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const WRAPPING =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>|;)\s*$/g;

/** JSON as shops really write it: with comments around it, line breaks in texts and commas too many. */
function parseLeniently(raw: string): unknown {
  for (const repair of [asItIs, mended]) {
    try {
      return JSON.parse(repair(raw));
    } catch {
      // What can't be mended says nothing.
    }
  }
  return undefined;
}

const asItIs = (raw: string): string => raw;

const mended = (raw: string): string =>
  raw
    .replace(WRAPPING, '')
    .replace(/\s+/g, ' ')
    .replace(/,\s*([}\]])/g, '$1');

export const structuredDataOf = (scan: PageScan): StructuredData =>
  readOnce(scan, 'structured data', () => read(scan));

function read(scan: PageScan): StructuredData {
  const found: StructuredData = { organizations: [], productBrands: [], addresses: [] };
  for (const { start, end } of scan.structuredData) {
    const raw = textOf(scan.body.slice(start, end), scan.charset);
    collect(parseLeniently(raw), found, start, 0);
  }
  return found;
}

function collect(value: unknown, found: StructuredData, at: number, depth: number): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, at, depth + 1);
    return;
  }
  if (!isNode(value)) return;

  const types = listOf(value['@type']).map(textIn);
  const name = textIn(value.name) || textIn(value.legalName);
  if (name && types.some((type) => ORGANIZATION.test(type)) && !isProductPart(depth, types)) {
    found.organizations.push({ name, url: textIn(value.url) || undefined });
    for (const other of listOf(value.alternateName).map(textIn)) {
      if (other) found.organizations.push({ name: other, url: undefined });
    }
  }
  if (types.includes('Product')) {
    for (const brand of listOf(value.brand)) {
      const brandName = textIn(brand) || (isNode(brand) ? textIn(brand.name) : '');
      if (brandName) found.productBrands.push(brandName);
    }
  }
  const label = [
    textIn(value.contactType),
    textIn(value.department),
    wordsFrom(textIn(value.description), 80),
  ]
    .filter(Boolean)
    .join(' ');
  for (const email of listOf(value.email).map(textIn)) {
    if (email.includes('@')) found.addresses.push({ address: email.replace(/^mailto:/i, ''), label, at });
  }
  for (const key in value) {
    // A product's brand and seller are no word on whose site this is.
    if (types.includes('Product') && (key === 'brand' || key === 'manufacturer' || key === 'offers'))
      continue;
    if (key === 'review' || key === 'author' || key === 'publisher' || key === 'reviewedBy') continue;
    if (isNode(value[key])) collect(value[key], found, at, depth + 1);
  }
}

/** A bare Brand far down belongs to a product or an offer. */
const isProductPart = (depth: number, types: readonly string[]): boolean =>
  types.includes('Brand') && depth > 3;
