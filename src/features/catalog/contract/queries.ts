import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { AMAZON_SITES } from '../domain/amazon-site.ts';
import { LAST_ROW, SMALLEST_PAGE } from '../domain/product-query.ts';
import { LONGEST_QUERY_NAME } from '../domain/saved-query.ts';

const selection = z.record(z.string().check(z.minLength(1), z.maxLength(100)), z.unknown());
const siteId = z
  .number()
  .check(
    z.refine(
      (id) => AMAZON_SITES.some((site) => site.id === id),
      'There is no Amazon site with this domain number',
    ),
  );
const rows = `A query brings ${SMALLEST_PAGE} to ${LAST_ROW.toLocaleString('en-US')} products`;
/** 0 is the one of the setup. */
export const QueryId = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const params = z.object({ id: QueryId });

const SaveQuery = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please name the query'),
      z.maxLength(LONGEST_QUERY_NAME, `The name is longer than ${LONGEST_QUERY_NAME} characters`),
    ),
  siteId,
  /** Filters and order in the product finder’s own words, without paging. */
  selection,
  rows: z.int(rows).check(z.minimum(SMALLEST_PAGE, rows), z.maximum(LAST_ROW, rows)),
  /** Which so many rows of what matches; 0 is the first. */
  page: z._default(z.int().check(z.minimum(0), z.maximum(LAST_ROW)), 0),
});

export const ProductQueryView = z.object({
  /** 0 is the one of the setup. */
  id: z.number(),
  name: z.string(),
  siteId: z.number(),
  selection,
  rows: z.number(),
  page: z.number(),
  /** Downloaded where nobody says which. */
  isDefault: z.boolean(),
  /** What it looks for, in a sentence. */
  words: z.string(),
  /** How many products it matched when the finder was last asked; null where it never was. */
  matches: z.nullable(z.number()),
  /** Filters that the finder doesn’t know and ignores. */
  unknownFilters: z.array(z.string()),
});
export type ProductQueryView = z.infer<typeof ProductQueryView>;

export const productQueryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/product-queries',
    summary: 'Queries to download products by: first the setup’s, then the saved ones by name',
    access: { scope: 'read' },
    response: z.object({ queries: z.array(ProductQueryView) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/product-queries',
    summary: 'Save a new query',
    access: 'session',
    body: SaveQuery,
    response: ProductQueryView,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/product-queries/:id',
    summary: 'Change a query',
    access: 'session',
    params,
    body: SaveQuery,
    response: ProductQueryView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/product-queries/:id',
    summary: 'Delete a saved query',
    access: 'session',
    params,
    response: z.object({ id: z.number() }),
  }),
  makeDefault: endpoint({
    method: 'PUT',
    path: '/api/product-queries/:id/default',
    summary: 'Make it the query that is downloaded where nobody says which',
    access: 'session',
    params,
    response: ProductQueryView,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/product-queries/read',
    summary: 'Read a query out of a pasted address, which is never fetched',
    access: 'session',
    body: z.object({
      address: z
        .string()
        .check(z.trim(), z.minLength(1, 'Please paste an address'), z.maxLength(20_000, 'This is too long')),
    }),
    response: z.object({
      siteId: z.number(),
      selection,
      rows: z.number(),
      page: z.number(),
      unknownFilters: z.array(z.string()),
    }),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/product-queries/count',
    summary: 'Ask the product finder how many products match, which costs tokens',
    access: 'session',
    body: z.object({ siteId, selection }),
    response: z.object({ matches: z.number(), tokensSpent: z.number() }),
  }),
};
