import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { uuidParams } from '../../../kernel/schemas.ts';
import { CHANNEL_NAMES } from '../domain/seller-facts.ts';
import { TRUST_KINDS } from '../domain/trust-document.ts';

const line = (longest: number) =>
  z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)));
const MOST_DOLLARS = 10_000_000;

/** What the seller says of its business: answers to brands say nothing of it but this. */
export const SellerFactsView = z.object({
  storefrontUrl: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(300))),
  sellsOn: z.array(z.enum(CHANNEL_NAMES)),
  fulfilment: z.nullable(z.enum(['fba', 'own', 'both'])),
  hasStore: z.nullable(z.boolean()),
  storeAddress: line(300),
  shipsTo: line(200),
  phone: line(40),
  keepsMap: z.nullable(z.boolean()),
  firstOrderUsd: z.nullable(z.number().check(z.positive(), z.maximum(MOST_DOLLARS))),
});
export type SellerFactsView = z.infer<typeof SellerFactsView>;

export const TrustPackView = z.object({
  /** Their names and sizes: what stands in them is never shown. */
  documents: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(TRUST_KINDS),
      name: z.string(),
      contentType: z.string(),
      size: z.number(),
      uploadedAt: z.iso.datetime(),
      expiresOn: z.nullable(z.iso.date()),
    }),
  ),
  facts: SellerFactsView,
});
export type TrustPackView = z.infer<typeof TrustPackView>;

const name = z.string().check(z.minLength(1), z.maxLength(300));

export const trustPackEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/trust-pack',
    summary: 'What the seller proves itself with, and what it says of itself',
    access: 'session',
    response: TrustPackView,
  }),
  say: endpoint({
    method: 'PUT',
    path: '/api/trust-pack/facts',
    summary: 'What the seller says of its business',
    access: 'session',
    body: SellerFactsView,
    response: TrustPackView,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/trust-pack/documents',
    summary: 'Put a document into the trust pack: the file is the body (PDF, PNG or JPEG, 5 MB at most)',
    access: 'session',
    query: z.object({ kind: z.enum(TRUST_KINDS), name }),
    response: TrustPackView,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/trust-pack/documents',
    summary: 'Replace a document by a newer one: the file is the body',
    access: 'session',
    query: z.object({ id: z.uuid(), name }),
    response: TrustPackView,
  }),
  expiry: endpoint({
    method: 'PUT',
    path: '/api/trust-pack/documents/:id/expiry',
    summary: 'Until which day a document is valid',
    access: 'session',
    params: uuidParams,
    body: z.object({ expiresOn: z.nullable(z.iso.date('Please enter a date')) }),
    response: TrustPackView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/trust-pack/documents/:id',
    summary: 'Delete a document from the trust pack',
    access: 'session',
    params: uuidParams,
    response: TrustPackView,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/trust-pack/documents/:id/file',
    summary: 'A document of the trust pack, as a download for its owner',
    access: 'session',
    params: uuidParams,
    response: z.unknown(),
  }),
};
