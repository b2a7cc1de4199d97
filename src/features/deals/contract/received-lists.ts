import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idSchema } from '../../../kernel/schemas.ts';
import { PRICE_LIST_STATES } from '../domain/price-list/price-list.ts';

export const PriceListSummary = z.object({
  id: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  fileName: z.string(),
  /** A mail brought it; else a person. */
  isAttachment: z.boolean(),
  /** The mail that brought it. */
  mailId: z.nullable(z.uuid()),
  state: z.enum(PRICE_LIST_STATES),
  failure: z.nullable(z.string()),
  lineCount: z.number(),
  isSandbox: z.boolean(),
  receivedAt: z.string(),
});
export type PriceListSummary = z.infer<typeof PriceListSummary>;

/** By themselves: a brand's page and the inbox name the lists, and don't open them. */
export const receivedListEndpoints = {
  ofBrand: endpoint({
    method: 'GET',
    path: '/api/deals/brands/:brandId/price-lists',
    summary: 'A brand’s price lists, the newest first',
    access: { scope: 'read' },
    params: z.object({ brandId: idSchema }),
    response: z.object({ lists: z.array(PriceListSummary) }),
  }),
  /** The body is the file. */
  receive: endpoint({
    method: 'POST',
    path: '/api/price-lists',
    summary: 'Send a brand’s price list (CSV, XLSX or PDF) as the body; it is read in a moment',
    access: { scope: 'import' },
    query: z.object({
      brand: idSchema,
      name: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(255)), 'file'),
    }),
    response: z.object({ id: z.string() }),
  }),
};
