import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';

const figure = z.nullable(z.number());
const values = z.array(figure);

/** How a listing came to where it is. Prices in cents of the product's currency. */
export const ProductPastView = z.object({
  /** Day by day, the oldest first; null until somebody fetches it. */
  history: z.nullable(
    z.object({
      fetchedAt: z.iso.datetime(),
      /** "2026-03-09", in UTC; one value of each series for each. */
      days: z.array(z.string()),
      buyBox: values,
      new: values,
      amazon: values,
      salesRank: values,
      newOffers: values,
    }),
  ),
  /** Whether there is one to fetch. */
  canFetch: z.boolean(),
});
export type ProductPastView = z.infer<typeof ProductPastView>;

export const historyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/products/:id/history',
    summary: 'A listing’s history, where it was fetched',
    access: { scope: 'read' },
    params: idParams,
    response: ProductPastView,
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/products/:id/history',
    summary: 'Fetch a listing’s history, for one Keepa token; what is fresh is not paid for again',
    access: 'session',
    params: idParams,
    response: ProductPastView,
  }),
};
