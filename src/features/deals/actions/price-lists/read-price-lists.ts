import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { readAccount } from '../../../accounts/actions/read-account.ts';
import { calendarDay } from '../../../accounts/domain/calendar.ts';
import type { DatedOrder, OrderDraft } from '../../domain/price-list/order/order-draft.ts';
import {
  isSent,
  type OrderedAlready,
  orderedAlready,
  orderedBefore,
  type SentLine,
} from '../../domain/price-list/order/ordered-before.ts';
import type { LineFilter, PriceList } from '../../domain/price-list/price-list.ts';
import { findOrderDraft, orderDraftsOfList, orderedOfBrand, sentLike } from '../../store/order-drafts.ts';
import {
  allLines,
  countByMatch,
  countLines,
  findLine,
  type LineCounts,
  type LinePage,
  type ListedLine,
  listLines,
} from '../../store/price-list-lines.ts';
import { type Candidate, candidatesOf, hasNewerFigures } from '../../store/price-list-matches.ts';
import { priceListsOfBrand } from '../../store/price-lists.ts';
import { requirePriceList } from './require-price-list.ts';
import { reckonLines } from './settle-lines.ts';

const MOST_LISTS = 50;

export const readPriceListsOfBrand = (tx: Tx, accountId: string, brandId: number): Promise<PriceList[]> =>
  priceListsOfBrand(tx, accountId, brandId, MOST_LISTS);

export interface OpenPriceList {
  list: PriceList;
  counts: LineCounts;
  orders: Omit<OrderDraft, 'lines'>[];
  hasOrdered: boolean;
  /** Of the lines that are picked, those that went out with orders, and those of orders that did not yet. */
  pickedBefore: OrderedAlready | null;
  pickedUnsent: OrderedAlready | null;
}

/** A list as it is opened: with the listings' figures of today. */
export async function openPriceList(tx: Tx, accountId: string, id: string): Promise<OpenPriceList> {
  const list = await requirePriceList(tx, accountId, id);
  if (list.state === 'read' && (await hasNewerFigures(tx, id))) await reckonLines(tx, accountId, id);
  const ordered = await orderedOfBrand(tx, accountId, list.brandId);
  const picked = ordered.length > 0 ? await allLines(tx, id, { picked: true }) : [];
  const unsent = ordered.filter((line) => !isSent(line));
  return {
    list,
    counts: await countByMatch(tx, id),
    orders: await orderDraftsOfList(tx, accountId, id),
    hasOrdered: ordered.some(isSent),
    pickedBefore: orderedAlready(picked, orderedBefore(id, ordered.filter(isSent))),
    pickedUnsent: orderedAlready(picked, orderedBefore(id, unsent)),
  };
}

/** A line with what was ordered of it before, the newest first. */
export type LineWithOrders = ListedLine & { ordered: SentLine[] };

export async function readLines(
  tx: Tx,
  accountId: string,
  id: string,
  page: LinePage,
): Promise<{ lines: LineWithOrders[]; total: number }> {
  const { brandId } = await requirePriceList(tx, accountId, id);
  const filter: LineFilter = page;
  const listed = await listLines(tx, id, page);
  const sentOf = orderedBefore(id, await sentLike(tx, accountId, { brandId, lines: listed }));
  const lines = listed.map((line) => ({ ...line, ordered: sentOf(line) }));
  return { lines, total: await countLines(tx, id, filter) };
}

export async function requireLine(
  tx: Tx,
  accountId: string,
  lineId: number,
): Promise<ListedLine & { priceListId: string }> {
  const found = await findLine(tx, accountId, lineId);
  if (!found) throw new AppError('not_found', 'There is no such line.');
  return found;
}

/** The listings that carry a line's code, of which a person chooses. */
export async function readCandidates(tx: Tx, accountId: string, lineId: number): Promise<Candidate[]> {
  await requireLine(tx, accountId, lineId);
  return candidatesOf(tx, lineId);
}

export async function readOrderDraft(tx: Tx, accountId: string, id: string): Promise<DatedOrder> {
  const found = await findOrderDraft(tx, accountId, id);
  if (!found) throw new AppError('not_found', 'There is no such order.');
  return { ...found, madeOn: calendarDay(await readAccount(tx, accountId), found.madeAt) };
}
