import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { OPEN_STAGES, STAGES } from '../domain/stage.ts';

export const OrderDraftView = z.object({
  id: z.string(),
  poNumber: z.string(),
  brandName: z.string(),
  currency: z.string(),
  totalCents: z.number(),
  lineCount: z.number(),
  isSandbox: z.boolean(),
  madeAt: z.string(),
  /** Null: it has not been sent. */
  sentAt: z.nullable(z.string()),
  /** The mail with it was stopped or refused, so it is not with the brand. */
  isMailLost: z.boolean(),
  /** That it was sent is a person's word alone, which can be taken back. */
  isMarkedByHand: z.boolean(),
});
export type OrderDraftView = z.infer<typeof OrderDraftView>;

/** How many of some lines stand in orders, and the newest of these; `sentAt` is null where that did not go out yet. */
export const OrderedAlreadyView = z.object({
  lines: z.number(),
  poNumber: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OrderedAlreadyView = z.infer<typeof OrderedAlreadyView>;

const params = z.object({ id: z.uuid() });

export const orderEndpoints = {
  make: endpoint({
    method: 'POST',
    path: '/api/price-lists/:id/orders',
    summary: 'Make an order of the lines that are picked',
    access: 'session',
    params,
    body: z.object({
      poNumber: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      shipTo: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
      note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
    }),
    response: z.object({ id: z.string() }),
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/orders/:id',
    summary: 'Discard an order that never went to the brand; its lines stay picked',
    access: 'session',
    params,
    response: z.object({}),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/orders/:id/file',
    summary: 'An order as PDF or XLSX',
    access: { scope: 'read' },
    params,
    query: z.object({ format: z.enum(['pdf', 'xlsx']) }),
    response: z.string(),
  }),
  mail: endpoint({
    method: 'GET',
    path: '/api/orders/:id/mail',
    summary: 'To whom an order would go, and with which words',
    access: { scope: 'read' },
    params,
    response: z.union([
      z.object({
        to: z.string(),
        text: z.string(),
        /** Where the deal stands once it is sent; null: where it stood. */
        movesTo: z.nullable(z.enum(OPEN_STAGES)),
        /** Of its lines, those that were ordered with another order since it was made. */
        orderedSince: z.nullable(OrderedAlreadyView),
      }),
      z.object({ refused: z.string() }),
    ]),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/orders/:id/mail',
    summary:
      'Answer the brand with an order, as PDF and XLSX; the deal then stands at “Order sent”, or at “Reorder” with a further one',
    access: 'session',
    params,
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000)) }),
    response: z.object({ messageId: z.uuid() }),
  }),
  markSent: endpoint({
    method: 'POST',
    path: '/api/orders/:id/sent',
    summary: 'Say that an order went to the brand on another way; the deal moves as with one sent from here',
    access: 'session',
    params,
    response: z.object({}),
  }),
  unmarkSent: endpoint({
    method: 'DELETE',
    path: '/api/orders/:id/sent',
    summary:
      'Take back that an order went to the brand on another way; the deal stands where it did before, and the lines are picked again. One that went out by mail stays sent',
    access: 'session',
    params,
    /** Where the deal stands again; null: where it was moved to since then. */
    response: z.object({ movedTo: z.nullable(z.enum(STAGES)) }),
  }),
};
