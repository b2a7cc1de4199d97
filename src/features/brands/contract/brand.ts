import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { MARKETPLACES } from '../../catalog/domain/product.ts';
import { StandingView } from './policy.ts';

const text = z.nullable(z.string());

const ContactView = z.object({
  kind: z.enum(['address', 'form']),
  /** The address, or the form's own. */
  value: z.string(),
  role: z.string(),
  /** The page on which it stood; null where it came from the person's own list. */
  sourceUrl: text,
  /** The words around it. */
  context: text,
  status: z.enum(['accepts', 'no_mail', 'unknown', 'disposable', 'refused', 'bounced']),
  /** Why it was ranked as it is. */
  reason: text,
});

export const BrandView = z.object({
  id: z.number(),
  marketplace: z.enum(MARKETPLACES),
  name: z.string(),
  category: text,
  productCount: z.number(),
  website: text,
  /** What on the site says that it is the brand's. */
  websiteConfirmedBy: text,
  email: text,
  /** What was written to that address came back for good. */
  hasBounced: z.boolean(),
  applicationUrl: text,
  /** The one way to take, with the reason: a desk for buyers, else a form for shops, else an address for everybody. */
  wayIn: z.nullable(z.object({ kind: z.enum(['address', 'form']), value: z.string(), reason: z.string() })),
  /** The best first. */
  contacts: z.array(ContactView),
  /** What was looked at on the way, in order. */
  trail: z.array(z.object({ step: z.string(), url: text, detail: z.string() })),
  sourcedAt: text,
  isSandbox: z.boolean(),
  /** How the brand sells to shops, and whether it is set aside for it. */
  ...StandingView.shape,
});
export type BrandView = z.infer<typeof BrandView>;

export const brandEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/brands/:id',
    summary: 'One brand: the ways to reach it and how it sells to shops, and where each of them was found',
    access: { scope: 'read' },
    params: idParams,
    response: BrandView,
  }),
};
