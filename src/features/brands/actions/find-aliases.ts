import type { Tx } from '../../../db/database.ts';
import type { BrandAliases } from '../domain/brand-aliases.ts';
import { brandName } from '../domain/brand-name.ts';
import * as store from '../store/aliases.ts';

/** What a person said of the brands that these spellings name. */
export const findAliases = (
  tx: Tx,
  accountId: string,
  marketplace: string,
  spellings: readonly string[],
): Promise<BrandAliases> =>
  store.findAliases(tx, accountId, marketplace, {
    keys: [...new Set(spellings.map((spelling) => brandName(spelling).key))],
    spellings,
  });
