import type { Tx } from '../../../../db/database.ts';
import { unitsPerListing } from '../../domain/price-list/cells/packs.ts';
import { lineFigures } from '../../domain/price-list/order/line-figures.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import { linesToReckon, matchLines, saveFigures, sitesOfCodes } from '../../store/price-list-matches.ts';
import { setAssumptions } from '../../store/price-lists.ts';
import { requirePriceList } from './require-price-list.ts';

/**
 * For a list that was just read. A brand abroad writes its prices in its own money also to those who sell its goods
 * here: where the account lists them says more than the currency.
 */
export async function settleNewLines(tx: Tx, accountId: string, listId: string): Promise<void> {
  const list = await requirePriceList(tx, accountId, listId);
  const sites = list.assumptions.siteId === undefined ? await sitesOfCodes(tx, accountId, listId) : [];
  const [siteId] = sites;
  if (siteId !== undefined && !sites.includes(assumptionsOfList(list).siteId))
    await setAssumptions(tx, listId, { ...list.assumptions, siteId });
  await settleLines(tx, accountId, listId);
}

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
