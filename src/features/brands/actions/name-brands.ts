import type { Tx } from '../../../db/database.ts';
import { commonestName } from '../domain/brand-aliases.ts';
import { readSpelledBrands, renameBrands } from '../store/roll-up.ts';

/** Calls these brands as most of their products do; those of one spelling are called so already, unless it is the last one left. */
export async function nameBrands(
  tx: Tx,
  accountId: string,
  {
    marketplace,
    keys,
    leastSpellings,
  }: { marketplace: string; keys: readonly string[]; leastSpellings: 1 | 2 },
): Promise<void> {
  const spelled = await readSpelledBrands(tx, accountId, { marketplace, keys, leastSpellings });
  const renamed = spelled.flatMap(({ id, key, name, counted }) => {
    const commonest = commonestName({ key, name }, counted);
    return commonest === name ? [] : [{ id, name: commonest }];
  });
  await renameBrands(tx, accountId, renamed);
}
