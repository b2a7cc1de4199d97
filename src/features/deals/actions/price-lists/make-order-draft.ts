import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { uuidv7 } from '../../../../kernel/ids.ts';
import { readAccount } from '../../../accounts/actions/read-account.ts';
import { calendarDay } from '../../../accounts/domain/calendar.ts';
import { currencyOfSite } from '../../domain/price-list/order/assumptions.ts';
import { nextPoNumber, orderLines, poBeginning } from '../../domain/price-list/order/order-draft.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import { insertOrderDraft, poNumbersLike } from '../../store/order-drafts.ts';
import { allLines } from '../../store/price-list-lines.ts';
import { requirePriceList } from './require-price-list.ts';

export interface OrderWords {
  poNumber?: string | undefined;
  shipTo?: string | undefined;
  note?: string | undefined;
}

/** Makes an order of the lines that are picked. It stays as it is, whatever becomes of the list. */
export async function makeOrderDraft(
  tx: Tx,
  accountId: string,
  { listId, now, ...words }: OrderWords & { listId: string; now: Date },
): Promise<string> {
  const list = await requirePriceList(tx, accountId, listId);
  const account = await readAccount(tx, accountId);
  const { lines, currency } = orderLines(await allLines(tx, listId, { picked: true }));
  const today = calendarDay(account, now);
  const beginning = poBeginning(today);
  const poNumber = words.poNumber ?? nextPoNumber(today, await poNumbersLike(tx, accountId, beginning));
  if ((await poNumbersLike(tx, accountId, poNumber)).includes(poNumber))
    throw new AppError('conflict', `There is an order with the number ${poNumber} already.`);
  const id = uuidv7();
  await insertOrderDraft(tx, accountId, {
    id,
    priceListId: listId,
    brandId: list.brandId,
    brandName: list.brandName,
    poNumber,
    lines,
    sellerName: account.senderName ?? (account.firstName || account.email),
    sellerAddress: account.postalAddress,
    shipTo: words.shipTo ?? account.postalAddress,
    note: words.note ?? null,
    currency: currency ?? list.currency ?? currencyOfSite(assumptionsOfList(list).siteId),
    totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
    lineCount: lines.length,
    isSandbox: list.isSandbox,
    madeAt: now,
    sentAt: null,
  });
  return id;
}
