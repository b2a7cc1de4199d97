import type { BrandChangeView, BrandIdentityView } from '../contract/identity.ts';
import type { BrandChange } from '../domain/brand-change.ts';

/** A change as it looks from one of its two brands. */
function presentChange(brandId: number, change: BrandChange): BrandChangeView {
  const isOne = change.brandId === brandId;
  return {
    id: change.id,
    kind: change.kind === 'split' && !isOne ? 'split_off' : change.kind,
    name: isOne ? change.otherName : change.brandName,
    // What was merged has no page of its own.
    otherId: isOne ? change.otherId : change.kind === 'merge' ? null : change.brandId,
    spellings: change.spellings,
    at: change.createdAt.toISOString(),
    canUndo: change.canUndo,
  };
}

export const presentIdentity = (
  brandId: number,
  identity: { spellings: { spelling: string; products: number }[]; changes: BrandChange[] },
): BrandIdentityView => ({
  spellings: identity.spellings,
  changes: identity.changes.map((change) => presentChange(brandId, change)),
});
