import type { Tx } from '../../../db/database.ts';
import type { BrandDecision, BrandFilter, BulkAction } from '../domain/brand-list.ts';
import { asKnownTag } from '../domain/known-tag.ts';
import { tagsOf } from '../store/list-brands.ts';
import * as store from '../store/own-word.ts';
import { findStanding } from '../store/read-worth.ts';
import { dropOwnSetAsides, holdBrands, takeBackSetAsides } from '../store/set-asides.ts';
import { matchingBrandIds } from './list-brands.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { setAsideByPolicy } from './policy.ts';
import { tellOfBrand } from './tell-of-brand.ts';

const MOST_BRANDS = 1_000_000;

export interface BulkChange {
  action: BulkAction;
  tag?: string | undefined;
  /** Rows that were ticked; else all that match. */
  ids?: readonly number[] | undefined;
  filter?: BrandFilter | undefined;
}

/** Takes a person's own word on one brand. */
export async function changeBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
  { decision, tags, note }: store.OwnWord & { decision?: BrandDecision | null | undefined },
): Promise<void> {
  if (!(await findStanding(tx, accountId, brandId))) throw noSuchBrand();
  await store.saveOwnWord(tx, accountId, brandId, {
    note,
    tags: tags?.length ? await asKnown(tx, accountId, tags) : tags,
  });
  if (decision !== undefined) await decideBrands(tx, accountId, [brandId], decision);
  await tellOfBrand(tx, accountId, brandId);
}

export interface ChangedBrands {
  /** How many it made a difference to. */
  changed: number;
  /** To which it was done, whether they match the filter any more or not. */
  ids: readonly number[];
}

/** Does one thing to many brands. */
export async function changeBrands(
  tx: Tx,
  accountId: string,
  { ids: ticked, filter = {}, ...change }: BulkChange,
): Promise<ChangedBrands> {
  const ids = ticked ?? (await matchingBrandIds(tx, accountId, filter, MOST_BRANDS));
  const changed = await changeEach(tx, accountId, ids, change);
  if (changed > 0) await tellOfBrand(tx, accountId, null);
  return { changed, ids };
}

async function changeEach(
  tx: Tx,
  accountId: string,
  ids: readonly number[],
  { action, tag = '' }: Pick<BulkChange, 'action' | 'tag'>,
): Promise<number> {
  switch (action) {
    case 'tag':
    case 'untag': {
      const [spelled = tag] = await asKnown(tx, accountId, [tag]);
      return (action === 'tag' ? store.addTag : store.removeTag)(tx, accountId, ids, spelled);
    }
    default:
      return decideBrands(tx, accountId, ids, action === 'undecide' ? null : action);
  }
}

async function asKnown(tx: Tx, accountId: string, tags: readonly string[]): Promise<string[]> {
  const known = (await tagsOf(tx, accountId)).map(({ name }) => name);
  return tags.map((tag) => asKnownTag(tag, known));
}

/** Included, a brand is taken whatever had it set aside; undecided, its figures and its policy decide again. */
async function decideBrands(
  tx: Tx,
  accountId: string,
  ids: readonly number[],
  decision: BrandDecision | null,
): Promise<number> {
  await holdBrands(tx, accountId, ids);
  const decided = await store.saveDecision(tx, accountId, ids, decision);
  if (decision === 'exclude') return decided.length;
  const freed = await (decision === 'include' ? takeBackSetAsides : dropOwnSetAsides)(tx, accountId, ids);
  if (decision === null) await setAsideByPolicy(tx, accountId, freed);
  return new Set([...decided, ...freed]).size;
}
