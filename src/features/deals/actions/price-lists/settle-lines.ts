import type { Tx } from '../../../../db/database.ts';
import { lineFigures } from '../../domain/price-list/line-figures.ts';
import { unitsPerListing } from '../../domain/price-list/packs.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import { linesToReckon, matchLines, saveFigures } from '../../store/price-list-matches.ts';
import { requirePriceList } from './require-price-list.ts';

/** Finds the listing of each line among the account's products, and reckons with it. */
export async function settleLines(tx: Tx, accountId: string, listId: string): Promise<void> {
  const list = await requirePriceList(tx, accountId, listId);
  await matchLines(tx, accountId, listId, assumptionsOfList(list).siteId);
  await reckonLines(tx, accountId, listId);
}

/** Reckons every line anew, with the listings as they are known now. */
export async function reckonLines(tx: Tx, accountId: string, listId: string): Promise<void> {
  const given = assumptionsOfList(await requirePriceList(tx, accountId, listId));
  const lines = await linesToReckon(tx, listId);
  const reckoned = lines.map(({ id, isChosen, title, productTitle, productId, ...basis }) => {
    const units = isChosen ? basis.unitsPerListing : unitsPerListing(productTitle, title);
    const line = { ...basis, unitsPerListing: units };
    return { id, unitsPerListing: units, ...lineFigures(line, productId === null ? null : basis, given) };
  });
  await saveFigures(tx, listId, reckoned);
}
