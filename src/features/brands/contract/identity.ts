import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';

/** A merge or a split that a person made; imports and downloads go by it until it is undone. */
export const BrandChangeView = z.object({
  id: z.number(),
  /** `split_off`, where this one is what was kept. */
  kind: z.enum(['merge', 'split', 'split_off']),
  /** The other brand's name: what was merged into this one, or what was split from it. */
  name: z.string(),
  /** Null where this one was merged away, or the other one is gone. */
  otherId: z.nullable(z.number()),
  spellings: z.array(z.string()),
  at: z.string(),
  canUndo: z.boolean(),
});
export type BrandChangeView = z.infer<typeof BrandChangeView>;

export const BrandIdentityView = z.object({
  spellings: z.array(z.object({ spelling: z.string(), products: z.number() })),
  changes: z.array(BrandChangeView),
});
export type BrandIdentityView = z.infer<typeof BrandIdentityView>;

const Changed = z.object({
  /** The brand that has them now. */
  id: z.number(),
  /** For undoing it. */
  changeId: z.number(),
});

export const brandIdentityEndpoints = {
  /** Its spellings, and what a person changed of them. */
  identity: endpoint({
    method: 'GET',
    path: '/api/brands/:id/identity',
    summary: 'The spellings of one brand, and the merges and splits that made it',
    access: { scope: 'read' },
    params: idParams,
    response: BrandIdentityView,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/brands/:id/merge',
    summary: 'Merge this brand into another of the same marketplace',
    access: 'session',
    params: idParams,
    body: z.object({ into: z.int().check(z.minimum(1)) }),
    response: Changed,
  }),
  split: endpoint({
    method: 'POST',
    path: '/api/brands/:id/split',
    summary: 'Make a brand of its own of some of this one’s spellings',
    access: 'session',
    params: idParams,
    body: z.object({
      spellings: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(500)),
    }),
    response: Changed,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/brand-changes/:id/undo',
    summary: 'Undo a merge or a split',
    access: 'session',
    params: idParams,
    response: z.object({ id: z.number() }),
  }),
};
