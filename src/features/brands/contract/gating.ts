import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { AUTHORISATIONS, GATING_STATES } from '../domain/gating/gating.ts';

const Day = z.iso.date();
const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 500;
const LONGEST_NOTE = 2_000;

const Identity = z.object({ name: line(LONGEST_NAME), address: line(LONGEST_ADDRESS) });

const Authorisation = z.object({
  kind: z.enum(AUTHORISATIONS),
  askedOn: z.nullable(Day),
  receivedOn: z.nullable(Day),
});

export const GatingView = z.object({
  /** A guess from the product data, each sign with its figure. */
  likely: z.object({
    isLikely: z.boolean(),
    /** False where no listing is known that a guess could be made from. */
    isKnown: z.boolean(),
    signs: z.array(z.object({ sign: z.string(), sentence: z.string() })),
  }),
  /** What a person found out; null until somebody checked. */
  found: z.nullable(
    z.object({
      state: z.enum(GATING_STATES),
      checkedOn: z.string(),
      checkedBy: z.string(),
      note: z.nullable(z.string()),
      authorisation: z.nullable(Authorisation),
      invoice: z.nullable(Identity),
    }),
  ),
  /** The seller as registered with the marketplace; null until it was entered. */
  identity: z.nullable(Identity),
  /** Whether the invoice names them so; null without an invoice or a registered identity. */
  match: z.nullable(
    z.object({
      name: z.enum(['same', 'close', 'differs']),
      address: z.enum(['same', 'close', 'differs']),
      sentences: z.array(z.string()),
    }),
  ),
  /** The day that it is where the seller is: nothing was found out later. */
  today: z.string(),
});
export type GatingView = z.infer<typeof GatingView>;

export const GatingInput = z.object({
  state: z.enum(GATING_STATES),
  checkedOn: Day,
  /** Left out: the person who is signed in. */
  checkedBy: z.optional(line(LONGEST_NAME)),
  note: z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_NOTE))),
  authorisation: z.nullable(Authorisation),
  invoice: z.nullable(Identity),
});
export type GatingInput = z.infer<typeof GatingInput>;

export const gatingEndpoints = {
  ofBrand: endpoint({
    method: 'GET',
    path: '/api/brands/:id/gating',
    summary: 'Whether the marketplace lets this seller list the brand',
    access: { scope: 'read' },
    params: idParams,
    response: GatingView,
  }),
  recordBrand: endpoint({
    method: 'PUT',
    path: '/api/brands/:id/gating',
    summary: 'What a person found out about the brand’s gating',
    access: 'session',
    params: idParams,
    body: GatingInput,
    response: GatingView,
  }),
  forgetBrand: endpoint({
    method: 'DELETE',
    path: '/api/brands/:id/gating',
    summary: 'Forget what was found out about the brand’s gating',
    access: 'session',
    params: idParams,
    response: GatingView,
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id/gating',
    summary: 'Whether the marketplace lets this seller list the product',
    access: { scope: 'read' },
    params: idParams,
    response: GatingView,
  }),
  recordProduct: endpoint({
    method: 'PUT',
    path: '/api/products/:id/gating',
    summary: 'What a person found out about the product’s gating',
    access: 'session',
    params: idParams,
    body: GatingInput,
    response: GatingView,
  }),
  forgetProduct: endpoint({
    method: 'DELETE',
    path: '/api/products/:id/gating',
    summary: 'Forget what was found out about the product’s gating',
    access: 'session',
    params: idParams,
    response: GatingView,
  }),
  identify: endpoint({
    method: 'PUT',
    path: '/api/legal-identity',
    summary: 'The seller’s legal name and address, as registered with the marketplace',
    access: 'session',
    body: Identity,
    response: Identity,
  }),
};
