import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Moved } from '../domain/brand-change.ts';
import { LONGEST_NOTE, MOST_TAGS } from '../domain/brand-list.ts';
import { aliasesOfKey, type BrandAlias, dropAliases, holdAliases, putAliases } from '../store/aliases.ts';
import * as store from '../store/identity.ts';
import { giveBackPolicy, takeOverPolicy } from '../store/merged-policy.ts';
import { saveDecision } from '../store/own-word.ts';
import { recountBrands } from '../store/roll-up.ts';
import { measureBrands } from './measure-brands.ts';
import { nameBrands } from './name-brands.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { setAsideByPolicy } from './policy.ts';
import { shareOutSpellings } from './share-out-spellings.ts';

export interface ChangedBrand {
  id: number;
  changeId: number;
}

/**
 * Merges one brand into another. Its row stays with what can't go along, outside of every list, so that the merge can be
 * undone; its spellings mean the other one from now on, in every download and import.
 */
export async function mergeBrands(
  tx: Tx,
  accountId: string,
  brandId: number,
  intoId: number,
): Promise<ChangedBrand> {
  if (brandId === intoId) throw new AppError('invalid_input', 'A brand can’t be merged into itself.');
  await holdAliases(tx, accountId);
  const { one, other } = await lockPair(tx, accountId, brandId, intoId);
  if (one.mergedInto !== null || other.mergedInto !== null) throw noSuchBrand();
  if (one.marketplace !== other.marketplace)
    throw new AppError(
      'invalid_input',
      'Brands of two marketplaces stay apart: their figures can’t be added up.',
    );
  const pointed = await aliasesOfKey(tx, accountId, one.marketplace, one.key);
  const moved = { ...(await foldInto(tx, accountId, one, other)), aliases: pointed };
  const redirected = [...pointed, ownAlias(one.key)].map((alias) => ({ ...alias, key: other.key }));
  await putAliases(tx, accountId, one.marketplace, redirected);
  await remeasure(tx, accountId, other.marketplace, [other.key]);
  const change = { kind: 'merge', brandId, otherId: intoId, spellings: one.spellings, moved } as const;
  return { id: intoId, changeId: await store.insertChange(tx, accountId, change) };
}

/** A merge or a split that is undone, its brands locked. */
export interface UndoneChange extends BrandPair {
  moved: Moved;
}

export async function undoMerge(
  tx: Tx,
  accountId: string,
  { one, other, moved }: UndoneChange,
): Promise<number> {
  await dropAliases(tx, accountId, one.marketplace, [ownAlias(one.key)]);
  await putAliases(tx, accountId, one.marketplace, moved.aliases);
  await store.changeFields(tx, accountId, other.id, fieldsToRestore(other, moved));
  const kept = other.tags.filter((tag) => !moved.tagsAdded.includes(tag));
  await store.changeTags(tx, accountId, other.id, kept);
  if (moved.hasDecision && other.decision === moved.decision)
    await saveDecision(tx, accountId, [other.id], null);
  if (moved.policy) await giveBackPolicy(tx, accountId, one.id, other.id, moved.policy);
  await store.changeFields(tx, accountId, one.id, { merged_into: null });
  // It stands in the lists again, with what a person had said of it.
  await store.changeTags(tx, accountId, one.id, moved.tags);
  await saveDecision(tx, accountId, [one.id], moved.decision);
  await setAsideByPolicy(tx, accountId, [one.id, other.id]);
  await shareOutSpellings(tx, accountId, other, one);
  await remeasure(tx, accountId, one.marketplace, [one.key, other.key]);
  return one.id;
}

/** Takes a brand out of the lists and gives the other one what it lacks. */
export async function foldInto(
  tx: Tx,
  accountId: string,
  one: store.BrandIdentity,
  other: store.BrandIdentity,
): Promise<Omit<Moved, 'aliases'>> {
  const filled = fieldsToFill(one, other);
  const before = Object.fromEntries(Object.keys(filled).map((column) => [column, fieldOf(other, column)]));
  const tagsAdded = one.tags
    .filter((tag) => !other.tags.includes(tag))
    .slice(0, Math.max(0, MOST_TAGS - other.tags.length));
  const spellings = [...new Set([...other.spellings, ...one.spellings])].sort();
  await store.changeFields(tx, accountId, one.id, { merged_into: other.id });
  await store.changeFields(tx, accountId, other.id, { ...filled, spellings });
  if (tagsAdded.length > 0)
    await store.changeTags(tx, accountId, other.id, [...other.tags, ...tagsAdded].sort());
  const hasDecision = one.decision !== null && other.decision === null;
  if (hasDecision) await saveDecision(tx, accountId, [other.id], one.decision);
  const policy = await takeOverPolicy(tx, accountId, one.id, other.id);
  await setAsideByPolicy(tx, accountId, [other.id]);
  return { filled, before, tagsAdded, policy, tags: one.tags, decision: one.decision, hasDecision };
}

interface BrandPair {
  one: store.BrandIdentity;
  other: store.BrandIdentity;
}

export async function lockPair(
  tx: Tx,
  accountId: string,
  brandId: number,
  otherId: number,
): Promise<BrandPair> {
  const brands = await store.lockBrands(tx, accountId, [brandId, otherId]);
  const [one, other] = [brands.get(brandId), brands.get(otherId)];
  if (!one || !other) throw noSuchBrand();
  return { one, other };
}

export async function remeasure(
  tx: Tx,
  accountId: string,
  marketplace: string,
  keys: readonly string[],
): Promise<void> {
  await nameBrands(tx, accountId, { marketplace, keys, leastSpellings: 1 });
  await measureBrands(tx, accountId, await recountBrands(tx, accountId, marketplace, keys));
}

const ownAlias = (key: string): BrandAlias => ({ kind: 'key', alias: key, key });

const FIELDS = {
  note: 'note',
  website: 'website',
  application_url: 'applicationUrl',
  email: 'email',
  way_in_reason: 'wayInReason',
  sourcing_state: 'sourcingState',
} as const satisfies Record<string, keyof store.BrandIdentity>;

const fieldOf = (brand: store.BrandIdentity, column: string): string | null =>
  brand[FIELDS[column as keyof typeof FIELDS]];

const isOfWayIn = (column: string): boolean => column !== 'note' && column !== 'website';

/** What a person has written is never out of sight; null where the other brand's note stays as it is. */
function bothNotes({ note: one }: store.BrandIdentity, { note: other }: store.BrandIdentity): string | null {
  if (one === null || one === other) return null;
  return other === null ? one : `${other}\n\n${one}`.slice(0, LONGEST_NOTE);
}

/** A way in comes with its reason and its state, or not at all. */
function fieldsToFill(one: store.BrandIdentity, other: store.BrandIdentity): Record<string, string> {
  const hasWayIn = other.email !== null || other.applicationUrl !== null;
  const gainsWayIn = !hasWayIn && (one.email !== null || one.applicationUrl !== null);
  return Object.fromEntries(
    Object.keys(FIELDS).flatMap((column) => {
      const value = column === 'note' ? bothNotes(one, other) : fieldOf(one, column);
      if (value === null) return [];
      if (column === 'note') return [[column, value]];
      return (isOfWayIn(column) ? gainsWayIn : fieldOf(other, column) === null) ? [[column, value]] : [];
    }),
  );
}

/** What the merge had filled in goes again, unless somebody changed it since; a way in goes or stays as a whole. */
function fieldsToRestore(brand: store.BrandIdentity, { filled, before }: Moved): store.BrandFields {
  const isAsFilled = (column: string): boolean => fieldOf(brand, column) === filled[column];
  const columns = Object.keys(filled);
  const hasFilledWayIn = columns.filter(isOfWayIn).every(isAsFilled);
  return Object.fromEntries(
    columns
      .filter((column) => (isOfWayIn(column) ? hasFilledWayIn : isAsFilled(column)))
      .map((column) => [column, before[column] ?? null]),
  );
}
