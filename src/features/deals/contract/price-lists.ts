import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idSchema, limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { COLUMN_ROLES } from '../domain/price-list/columns/column-role.ts';
import { CASES_RULE, MOST_CASES } from '../domain/price-list/order/order-draft.ts';
import { LINE_ORDERS, MATCHES } from '../domain/price-list/price-list.ts';
import { OrderDraftView, OrderedAlreadyView } from './orders.ts';
import { PriceListSummary } from './received-lists.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

const AssumptionsView = z.object({
  siteId: z.number(),
  rate: number,
  freightPercent: z.number(),
  prepCents: z.number(),
  inboundCents: z.number(),
  usualFbaCents: number,
  mostMonths: z.number(),
  leastRoiPercent: z.number(),
  minimumOrderCents: number,
});
export type AssumptionsView = z.infer<typeof AssumptionsView>;

const ColumnView = z.object({
  index: z.number(),
  role: z.enum(COLUMN_ROLES),
  /** From 0 to 1. */
  confidence: z.number(),
});

export const SheetView = z.object({
  name: text,
  headingRow: number,
  headings: z.array(z.string()),
  columns: z.array(ColumnView),
  samples: z.array(z.array(z.string())),
  lines: z.number(),
});
export type SheetView = z.infer<typeof SheetView>;

export const PriceListView = z.extend(PriceListSummary, {
  currency: text,
  siteCurrency: z.string(),
  notes: z.array(z.string()),
  sheets: z.array(SheetView),
  assumptions: AssumptionsView,
  budgetCents: number,
  /** What of the budget went out with orders since it was named. */
  spentCents: z.number(),
  toLookUp: z.number(),
  lookUpFailure: text,
  counts: z.object({
    all: z.number(),
    matched: z.number(),
    several: z.number(),
    none: z.number(),
    no_code: z.number(),
    picked: z.number(),
    pickedCents: z.number(),
    pickedProfitCents: number,
  }),
  orders: z.array(OrderDraftView),
  /** Whether the brand was ordered from, of this list or another. */
  hasOrdered: z.boolean(),
  /** Of the lines that are picked, those that went out with orders, and those of orders that did not yet. */
  pickedBefore: z.nullable(OrderedAlreadyView),
  pickedUnsent: z.nullable(OrderedAlreadyView),
});
export type PriceListView = z.infer<typeof PriceListView>;

export const LineView = z.object({
  id: z.number(),
  sheet: text,
  line: z.number(),
  sku: text,
  upc: text,
  title: text,
  category: text,
  currency: text,
  costCents: number,
  caseCostCents: number,
  casePack: number,
  innerPack: number,
  minimum: number,
  msrpCents: number,
  mapCents: number,
  remarks: z.array(z.string()),
  match: z.enum(MATCHES),
  isToLookUp: z.boolean(),
  unitsPerProduct: z.number(),
  priceCents: number,
  landedCents: number,
  feesCents: number,
  profitCents: number,
  roi: number,
  margin: number,
  monthlyUnits: number,
  cases: number,
  /** What was ordered of it before, the newest first. */
  ordered: z.array(
    z.object({
      /** Of the order’s line. */
      key: z.string(),
      poNumber: z.string(),
      cases: z.number(),
      casePack: z.number(),
      sentAt: z.string(),
    }),
  ),
  product: z.nullable(
    z.object({
      id: z.number(),
      asin: text,
      title: text,
      sellers: number,
      amazonPercent: number,
      monthlySales: number,
    }),
  ),
});
export type LineView = z.infer<typeof LineView>;

export const CandidateView = z.object({
  productId: z.number(),
  asin: z.string(),
  title: text,
  brand: text,
  /** How many its title says are sold together. */
  packOf: z.number(),
  /** How many of the line's units make one of it, by both titles. */
  units: z.number(),
  priceCents: number,
  salesRank: number,
  sellers: number,
  monthlySales: number,
});
export type CandidateView = z.infer<typeof CandidateView>;

export const LineQuery = z.object({
  match: z.optional(z.enum(MATCHES)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  picked: z.optional(z.enum(['true', 'false'])),
  roiMin: z.optional(z.coerce.number().check(z.minimum(-100_000), z.maximum(100_000))),
});

const params = z.object({ id: z.uuid() });
const lineParams = z.object({ lineId: idSchema });
const read = { scope: 'read' } as const;
const cents = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_00, 'At most 1,000,000'));
const column = z.string().check(z.regex(/^\d{1,3}$/));

export const priceListEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/price-lists/:id',
    summary: 'A price list: how it was read, what its figures rest on, and its orders',
    access: read,
    params,
    response: PriceListView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/price-lists/:id',
    summary: 'Remove a price list; orders that were made of it stay',
    access: 'session',
    params,
    response: z.object({}),
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/price-lists/:id/lines',
    summary: 'The lines of a price list, filtered and sorted',
    access: read,
    params,
    query: z.extend(LineQuery, {
      order: z._default(z.enum(LINE_ORDERS), 'place'),
      direction: z._default(z.enum(['asc', 'desc']), 'asc'),
      limit: limitSchema(200, 50),
      offset: offsetSchema(1_000_000),
    }),
    response: z.object({ lines: z.array(LineView), total: z.number() }),
  }),
  columns: endpoint({
    method: 'PUT',
    path: '/api/price-lists/:id/columns',
    summary: 'Say what columns are, by sheet and by column; the list is read again',
    access: 'session',
    params,
    body: z.object({
      choices: z.record(
        z.string().check(z.maxLength(200)),
        z.record(column, z.nullable(z.enum(COLUMN_ROLES))),
      ),
    }),
    response: z.object({}),
  }),
  assume: endpoint({
    method: 'PATCH',
    path: '/api/price-lists/:id/assumptions',
    summary: 'Change what the figures rest on',
    access: 'session',
    params,
    body: z.partial(
      z.object({
        siteId: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
        rate: z.nullable(z.number().check(z.positive(), z.maximum(10_000))),
        freightPercent: z.number().check(z.minimum(0), z.maximum(500)),
        prepCents: cents,
        inboundCents: cents,
        usualFbaCents: z.nullable(cents),
        mostMonths: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
        leastRoiPercent: z.number().check(z.minimum(-100), z.maximum(10_000)),
        minimumOrderCents: z.nullable(cents),
      }),
    ),
    response: z.object({}),
  }),
  lookUpPrice: endpoint({
    method: 'GET',
    path: '/api/price-lists/:id/look-up',
    summary: 'What looking up the unknown codes costs in tokens',
    access: read,
    params,
    response: z.object({
      codes: z.number(),
      tokensLeast: z.number(),
      tokensMost: z.number(),
      sentence: z.string(),
    }),
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/api/price-lists/:id/look-up',
    summary: 'Look up the unknown codes; it costs tokens',
    access: 'session',
    params,
    response: z.object({}),
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/price-lists/:id/plan',
    summary: 'Pick what to order for a budget, in place of what was picked before',
    access: 'session',
    params,
    body: z.object({ budgetCents: cents.check(z.positive()) }),
    response: z.object({
      lines: z.number(),
      totalCents: z.number(),
      months: z.number(),
      shortCents: z.number(),
      /** Lines of which something should be left of earlier orders. */
      inStock: z.number(),
    }),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/price-lists/:id/picks',
    summary: 'Pick nothing',
    access: 'session',
    params,
    response: z.object({}),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/price-list-lines/:lineId/candidates',
    summary: 'The listings that carry a line’s code',
    access: read,
    params: lineParams,
    response: z.object({ candidates: z.array(CandidateView) }),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/price-list-lines/:lineId/product',
    summary: 'Choose the listing of a line, and how many of its units make one of it',
    access: 'session',
    params: lineParams,
    body: z.object({
      productId: z.nullable(z.number().check(z.int(), z.positive())),
      units: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
    }),
    response: z.object({}),
  }),
  pick: endpoint({
    method: 'PUT',
    path: '/api/price-list-lines/:lineId/cases',
    summary: 'Pick how many cases of a line to order; null for none',
    access: 'session',
    params: lineParams,
    body: z.object({
      cases: z.nullable(z.int(CASES_RULE).check(z.minimum(1, CASES_RULE), z.maximum(MOST_CASES, CASES_RULE))),
    }),
    response: z.object({}),
  }),
};
