import { AppError } from '../../../../../kernel/errors.ts';
import { orderedTitle } from './ordered-before.ts';

export const MOST_CASES = 10_000;
export const CASES_RULE = `Whole cases, 1 to ${MOST_CASES.toLocaleString('en-US')}.`;

/** In cents of the order's currency. */
export interface OrderDraftLine {
  place: number;
  sku: string | null;
  upc: string | null;
  title: string | null;
  casePack: number;
  cases: number;
  caseCostCents: number;
  totalCents: number;
}

/** An order as it goes to the brand. */
export interface OrderDraft {
  id: string;
  priceListId: string | null;
  brandId: number;
  poNumber: string;
  sellerName: string;
  /** Where the seller sits, as it was when the order was made; of older orders unknown. */
  sellerAddress: string | null;
  /** Where the goods go. */
  shipTo: string | null;
  brandName: string;
  note: string | null;
  currency: string;
  totalCents: number;
  lineCount: number;
  isSandbox: boolean;
  madeAt: Date;
  /** When it was last sent to the brand, from here or, by a person's word, on another way. */
  sentAt: Date | null;
  /** The mail with it was stopped or refused, so it is not with the brand. */
  isMailLost: boolean;
  /** That it was sent is a person's word alone, which can be taken back. */
  isMarkedByHand: boolean;
  lines: OrderDraftLine[];
}

/** The day on which an order was made, as its seller counts days and as its number has it: "2026-03-09". */
export type DatedOrder = OrderDraft & { madeOn: string };

export interface PickedLine {
  sku: string | null;
  upc: string | null;
  title: string | null;
  variant: string | null;
  casePack: number | null;
  costCents: number | null;
  caseCostCents: number | null;
  cases: number | null;
  currency: string | null;
}

type Spending = Pick<OrderDraft, 'sentAt' | 'totalCents' | 'currency'>;

/** What of a list's budget went out with orders since it was named. */
export function spentOf(
  { budgetAt, currency }: { budgetAt: Date | null; currency: string | null },
  orders: readonly Spending[],
): number {
  return orders
    .filter(({ sentAt }) => sentAt !== null && (budgetAt === null || sentAt > budgetAt))
    .filter((order) => currency === null || order.currency === currency)
    .reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** What was picked, as an order's lines; refused where a line has no price, or the lines are in several currencies. */
export function orderLines(picked: readonly PickedLine[]): {
  lines: OrderDraftLine[];
  currency: string | null;
} {
  if (picked.length === 0)
    throw new AppError('invalid_input', 'Pick what to order first: nothing is picked yet.');
  const currencies = new Set(picked.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1)
    throw new AppError(
      'invalid_input',
      `The lines picked are in ${[...currencies].join(' and ')}. Make an order for each currency.`,
    );
  const lines = picked.map((line, index): OrderDraftLine => {
    const caseCostCents = line.caseCostCents ?? line.costCents;
    const name = line.sku ?? line.title ?? line.upc ?? 'A line';
    if (caseCostCents === null) throw new AppError('invalid_input', `${name} has no price yet.`);
    const cases = line.cases ?? 0;
    return {
      place: index + 1,
      sku: line.sku,
      upc: line.upc,
      cases,
      caseCostCents,
      title: orderedTitle(line),
      casePack: line.casePack ?? 1,
      totalCents: cases * caseCostCents,
    };
  });
  return { lines, currency: [...currencies][0] ?? null };
}

/** "PO-20260309-2": the day, and which of the day's orders it is. */
export function nextPoNumber(day: string, taken: readonly string[]): string {
  const beginning = poBeginning(day);
  const numbers = taken.map((number) => Number(number.slice(beginning.length)) || 0);
  return `${beginning}${Math.max(0, ...numbers) + 1}`;
}

/** A name for the order's file on any system, in the letters that the person numbers orders with. */
export const orderFileName = (poNumber: string, format: 'pdf' | 'xlsx'): string => {
  const name = poNumber
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name || 'purchase-order'}.${format}`;
};

export const poBeginning = (day: string): string => `PO-${day.replaceAll('-', '')}-`;
