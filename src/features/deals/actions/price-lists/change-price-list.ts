import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { Assumptions } from '../../domain/price-list/order/assumptions.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import type { ColumnChoices } from '../../domain/price-list/price-list-line.ts';
import { setCases } from '../../store/price-list-lines.ts';
import { candidatesOf, chooseProduct } from '../../store/price-list-matches.ts';
import { removePriceList, setAssumptions, setChoices } from '../../store/price-lists.ts';
import { requireLine } from './read-price-lists.ts';
import { wakePriceListReaders } from './receive-price-list.ts';
import { requirePriceList } from './require-price-list.ts';
import { reckonLines, settleLines } from './settle-lines.ts';

/** What the columns are, as a person says it: the file is read again with that. */
export async function chooseColumns(
  tx: Tx,
  accountId: string,
  id: string,
  choices: ColumnChoices,
): Promise<void> {
  await requirePriceList(tx, accountId, id);
  await setChoices(tx, id, choices);
  await wakePriceListReaders(tx);
}

export async function changeAssumptions(
  tx: Tx,
  accountId: string,
  id: string,
  changes: Partial<Assumptions>,
): Promise<void> {
  const list = await requirePriceList(tx, accountId, id);
  const before = assumptionsOfList(list).siteId;
  await setAssumptions(tx, id, { ...list.assumptions, ...changes });
  // Another site has other listings.
  if (changes.siteId !== undefined && changes.siteId !== before) await settleLines(tx, accountId, id);
  else await reckonLines(tx, accountId, id);
}

/** Of several listings the right one, and how many of the list's units make one of it; null: none of them. */
export async function chooseListing(
  tx: Tx,
  accountId: string,
  lineId: number,
  choice: { productId: number | null; units: number },
): Promise<string> {
  const line = await requireLine(tx, accountId, lineId);
  const candidates = choice.productId === null ? [] : await candidatesOf(tx, lineId);
  if (choice.productId !== null && !candidates.some(({ productId }) => productId === choice.productId))
    throw new AppError('invalid_input', 'That listing does not carry the line’s code.');
  await chooseProduct(tx, lineId, choice);
  await reckonLines(tx, accountId, line.priceListId);
  return line.priceListId;
}

export async function pickCases(
  tx: Tx,
  accountId: string,
  lineId: number,
  cases: number | null,
): Promise<void> {
  const line = await requireLine(tx, accountId, lineId);
  if (cases !== null && line.costCents === null && line.caseCostCents === null)
    throw new AppError('invalid_input', 'The list names no price for this line, so it can’t be ordered yet.');
  await setCases(tx, lineId, cases);
}

export const removeList = async (tx: Tx, accountId: string, id: string): Promise<void> =>
  removePriceList(tx, await requirePriceList(tx, accountId, id));
