import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { BrandChange } from '../domain/brand-change.ts';
import { holdAliases } from '../store/aliases.ts';
import { changesOf, findChange, markUndone, spellingsOf } from '../store/identity.ts';
import { lockPair, undoMerge } from './merge-brands.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { undoSplit } from './split-brand.ts';

export interface IdentityOfBrand {
  spellings: { spelling: string; products: number }[];
  changes: BrandChange[];
}

export async function readIdentity(tx: Tx, accountId: string, brandId: number): Promise<IdentityOfBrand> {
  const spellings = await spellingsOf(tx, accountId, brandId);
  if (!spellings) throw noSuchBrand();
  return { spellings, changes: await changesOf(tx, accountId, brandId) };
}

/** Undoes a merge or a split, unless the brands were merged on since; answers the brand to look at then. */
export async function undoChange(tx: Tx, accountId: string, changeId: number): Promise<number> {
  const { brandId, otherId } = await changeToUndo(tx, accountId, changeId);
  await holdAliases(tx, accountId);
  const pair = await lockPair(tx, accountId, brandId, otherId);
  // Once more behind the lock: while it was waited for, somebody may have undone it or merged one of the two on.
  const { kind, moved, canUndo } = await changeToUndo(tx, accountId, changeId);
  if (!canUndo) throw new AppError('conflict', 'One of the two has been merged since. Undo that first.');
  const shownNext = await (kind === 'merge' ? undoMerge : undoSplit)(tx, accountId, { ...pair, moved });
  await markUndone(tx, accountId, changeId);
  return shownNext;
}

async function changeToUndo(tx: Tx, accountId: string, changeId: number) {
  const change = await findChange(tx, accountId, changeId);
  if (!change) throw new AppError('not_found', 'There is nothing of that kind to undo.');
  return change;
}
