import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { splitKey } from '../domain/brand-aliases.ts';
import type { Moved } from '../domain/brand-change.ts';
import { brandName } from '../domain/brand-name.ts';
import { aliasesOfKey, dropAliases, holdAliases, putAliases } from '../store/aliases.ts';
import * as store from '../store/identity.ts';
import { type ChangedBrand, foldInto, remeasure, type UndoneChange } from './merge-brands.ts';
import { noSuchBrand } from './no-such-brand.ts';

/** Makes a brand of its own of some of a brand's spellings; they mean it from now on, in every download and import. */
export async function splitBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
  wanted: readonly string[],
): Promise<ChangedBrand> {
  await holdAliases(tx, accountId);
  const whole = (await store.lockBrands(tx, accountId, [brandId])).get(brandId);
  if (!whole || whole.mergedInto !== null) throw noSuchBrand();
  const spellings = [...new Set(wanted)];
  const [first] = spellings;
  if (first === undefined || !spellings.every((spelling) => whole.spellings.includes(spelling)))
    throw new AppError('invalid_input', 'The brand has no such spelling.');
  const rest = whole.spellings.filter((spelling) => !spellings.includes(spelling));
  if (rest.length === 0) throw new AppError('invalid_input', 'Leave the brand at least one spelling.');

  const { marketplace, isSandbox } = whole;
  const { key: letters, display } = brandName(first);
  const key = splitKey(letters, 2 + (await store.countSplits(tx, accountId, marketplace, letters)));
  const brand = { marketplace, key, name: display, spellings, isSandbox };
  const newId = await store.insertSplitBrand(tx, accountId, brand);
  await store.changeFields(tx, accountId, brandId, { spellings: rest });
  const aliases = await putAliases(
    tx,
    accountId,
    marketplace,
    spellings.map((alias) => ({ kind: 'spelling', alias, key })),
  );
  await remeasure(tx, accountId, marketplace, [key, whole.key]);
  const moved: Moved = { filled: {}, before: {}, tagsAdded: [], tags: [], decision: null, aliases };
  const change = { kind: 'split', brandId: newId, otherId: brandId, spellings, moved } as const;
  return { id: newId, changeId: await store.insertChange(tx, accountId, change) };
}

export async function undoSplit(
  tx: Tx,
  accountId: string,
  { one, other, moved }: UndoneChange,
): Promise<number> {
  const pointed = await aliasesOfKey(tx, accountId, one.marketplace, one.key);
  await dropAliases(tx, accountId, one.marketplace, pointed);
  await putAliases(tx, accountId, one.marketplace, moved.aliases);
  await foldInto(tx, accountId, one, other);
  await remeasure(tx, accountId, other.marketplace, [other.key]);
  return other.id;
}
