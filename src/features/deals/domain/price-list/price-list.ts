import { type Assumptions, assumptionsOf, siteForCurrency } from './order/assumptions.ts';
import type { ColumnChoices, SheetReading } from './price-list-line.ts';

/** waiting: for a reader · read · empty: it holds no price list · failed: it can't be read. */
export const PRICE_LIST_STATES = ['waiting', 'read', 'empty', 'failed'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** A brand's list, without its file and its lines. */
export interface PriceList {
  id: string;
  accountId: string;
  brandId: number;
  brandName: string;
  attachmentId: string | null;
  /** The mail that it came with. */
  mailId: string | null;
  fileName: string;
  state: PriceListState;
  failure: string | null;
  sheets: SheetReading[];
  choices: ColumnChoices;
  notes: string[];
  currency: string | null;
  lineCount: number;
  assumptions: Partial<Assumptions>;
  budgetCents: number | null;
  /** What was ordered of the list since then is spent of the budget. */
  budgetAt: Date | null;
  /** What the brand has said that an order must come to; once it was ordered from, a reorder. */
  minimumSaidCents: number | null;
  /** Lines that are still to be looked up. */
  toLookUp: number;
  lookUpFailure: string | null;
  reckonedAt: Date | null;
  isSandbox: boolean;
  receivedAt: Date;
}

/** What was found for a line's code. */
export const MATCHES = ['matched', 'several', 'none', 'no_code'] as const;
export type Match = (typeof MATCHES)[number];

/** What lines can be sorted by. */
export const LINE_ORDERS = [
  'place',
  'title',
  'cost',
  'price',
  'profit',
  'roi',
  'margin',
  'monthlyUnits',
  'cases',
] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

export interface LineFilter {
  match?: Match | undefined;
  search?: string | undefined;
  /** Only lines that are to be ordered. */
  picked?: boolean | undefined;
  /** Only lines that return so many per cent at least. */
  roiMin?: number | undefined;
}

/** What the list's figures rest on: what a person said, else what the brand said, else what is usual. */
export const assumptionsOfList = ({ assumptions, currency, minimumSaidCents }: PriceList): Assumptions =>
  assumptionsOf(
    { siteId: siteForCurrency(currency), minimumOrderCents: minimumSaidCents, ...assumptions },
    currency,
  );
