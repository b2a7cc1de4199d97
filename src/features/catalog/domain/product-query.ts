import { AppError } from '../../../kernel/errors.ts';
import { amazonSite } from './amazon-site.ts';

/** The guidance of setup's step 2: about 5,000 products. */
export const USUAL_PRODUCTS = 5_000;
/** No query of the source reaches further than this row. */
export const LAST_ROW = 10_000;
/** The fewest rows that the source gives per page. */
export const SMALLEST_PAGE = 50;

/** What stands in an address that a person pasted, before its bounds were looked at. */
export interface PastedQuery {
  siteId: number;
  /** The filters and the order, without paging, in the source's own words. */
  selection: Record<string, unknown>;
  page: number | null;
  perPage: number | null;
  /** Filters that the source doesn't know and would ignore in silence. */
  unknownFilters: string[];
}

/** What to look for, and which rows of it. */
export interface ProductQuery {
  siteId: number;
  selection: Record<string, unknown>;
  /** How many products the person wants, from `firstRow` on, which is a multiple of it. */
  rows: number;
  firstRow: number;
  unknownFilters: string[];
}

/** The rows per page that a person set are the number of products wanted; 5,000 where nothing was said. */
export function productQuery(pasted: PastedQuery): ProductQuery {
  const { siteId, selection, unknownFilters } = pasted;
  if (!amazonSite(siteId)) {
    throw new AppError('invalid_input', `There is no Amazon site with the domain number ${siteId}.`);
  }
  const page = pasted.page ?? 0;
  const rows = Math.min(Math.max(pasted.perPage ?? USUAL_PRODUCTS, SMALLEST_PAGE), LAST_ROW);
  if ((page + 1) * rows > LAST_ROW) {
    throw new AppError(
      'invalid_input',
      `The query asks for rows after ${LAST_ROW.toLocaleString('en-US')}, where the product finder ends.`,
    );
  }
  return { siteId, selection, rows, firstRow: page * rows, unknownFilters };
}

export interface PageWindow {
  page: number;
  perPage: number;
}

/**
 * How many products a query covers: what it matches, what it asks for, what a person limited it to and how
 * far the source reaches, whichever is least. `totalResults` is null while nobody has counted.
 */
export function productsCovered(
  query: Pick<ProductQuery, 'rows' | 'firstRow'>,
  totalResults: number | null,
  limit: number = Number.POSITIVE_INFINITY,
): number {
  const reach = Math.min(totalResults ?? LAST_ROW, LAST_ROW) - query.firstRow;
  return Math.max(0, Math.min(query.rows, limit, reach));
}

/** The page to ask for first: all rows at once, as every page costs a fixed price on top. */
export function firstWindow(
  query: Pick<ProductQuery, 'rows' | 'firstRow'>,
  limit: number = Number.POSITIVE_INFINITY,
): PageWindow {
  const wanted = productsCovered(query, null, limit);
  if (query.firstRow === 0) return { page: 0, perPage: Math.max(SMALLEST_PAGE, wanted) };
  // A query that starts at its own page p of n rows keeps that grid: the source knows no other offsets.
  return { page: Math.round(query.firstRow / query.rows), perPage: query.rows };
}

/**
 * The page after one that brought `received` ASINs, or null where it was the last one needed.
 * A source that gives fewer per page than was asked for is believed, and its page size is used from there on.
 */
export function nextWindow(asked: PageWindow, received: number, lastRowWanted: number): PageWindow | null {
  if (received === 0) return null;
  const short = received < asked.perPage && asked.page === 0 && received >= SMALLEST_PAGE;
  const perPage = short ? received : asked.perPage;
  if (received < perPage) return null;
  const next = { page: asked.page + 1, perPage };
  return next.page * perPage < Math.min(lastRowWanted, LAST_ROW) ? next : null;
}

/** What one sentence can say about the filters that have no effect; null where all are known. */
export function unknownFiltersSentence({
  unknownFilters,
}: Pick<ProductQuery, 'unknownFilters'>): string | null {
  if (unknownFilters.length === 0) return null;
  const names = unknownFilters.slice(0, 5).join(', ');
  const more = unknownFilters.length > 5 ? ` and ${unknownFilters.length - 5} more` : '';
  const one = unknownFilters.length === 1;
  return `${one ? 'One filter is' : 'Some filters are'} unknown to the product finder and would be ignored: ${names}${more}.`;
}

/** What makes two queries the same one: where they look and for what, whatever rows they want of it. */
export const queryText = ({ siteId, selection }: Pick<ProductQuery, 'siteId' | 'selection'>): string =>
  JSON.stringify([siteId, Object.entries(selection).sort(([one], [other]) => (one < other ? -1 : 1))]);
