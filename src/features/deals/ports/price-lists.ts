import type { DatedOrder } from '../domain/price-list/order/order-draft.ts';
import type { PdfPage } from '../domain/price-list/pdf/pdf-text.ts';
import type { ColumnChoices, PriceListReading } from '../domain/price-list/price-list-line.ts';

/** The text of a PDF's first pages, of all without a number; throws AppErrors with a sentence where there is none to be had. */
export type PdfTextReader = (bytes: Uint8Array, mostPages?: number) => Promise<PdfPage[]>;

export interface ListToRead {
  choices?: ColumnChoices;
  /** Of prices with days those that hold then are taken; without it all days that are named count as come. */
  today?: Date;
}

/** Reads a file that somebody sent, apart from everything else: it may be made to harm. */
export interface PriceListReader {
  read(bytes: Uint8Array, list?: ListToRead): Promise<PriceListReading>;
}

/** Throws an AppError with the reason where a file can't be opened; what stands in it is for the reader to say. */
export interface PriceListCheck {
  check(bytes: Uint8Array): Promise<void>;
}

/** An order as a PDF that a brand can be sent. */
export type OrderPdf = (order: DatedOrder) => Promise<Uint8Array>;
