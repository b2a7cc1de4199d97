import type { Tx } from '../../../db/database.ts';
import { brandOfSpelling } from '../domain/brand-aliases.ts';
import { type BrandIdentity, changeFields } from '../store/identity.ts';
import { findAliases } from './find-aliases.ts';

/** Gives a brand those of the other's spellings that mean it now, those that came after the merge among them. */
export async function shareOutSpellings(
  tx: Tx,
  accountId: string,
  from: BrandIdentity,
  to: BrandIdentity,
): Promise<void> {
  const aliases = await findAliases(tx, accountId, from.marketplace, from.spellings);
  const means = (spelling: string) => brandOfSpelling(spelling, aliases)?.key;
  const gone = from.spellings.filter((spelling) => means(spelling) === to.key);
  await changeFields(tx, accountId, from.id, {
    spellings: from.spellings.filter((spelling) => !gone.includes(spelling)),
  });
  await changeFields(tx, accountId, to.id, { spellings: [...new Set([...to.spellings, ...gone])].sort() });
}
