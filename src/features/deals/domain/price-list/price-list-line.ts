import type { Column, ColumnRole } from './columns/column-role.ts';

/** A row of a file, as text. */
export interface ListRow {
  /** Where a person finds it. */
  line: number;
  cells: string[];
  /** The page, of a file that has pages. */
  page?: number;
  isHidden?: boolean;
}

export interface ListSheet {
  name: string | null;
  rows: ListRow[];
  /** Cells that were made one: "A1:C1". */
  merges?: readonly string[];
}

/** A line of a brand's price list. What the list doesn't say is null: nothing is worked out that it doesn't give. */
export interface PriceListLine {
  sheet: string | null;
  row: number;
  sku: string | null;
  upc: string | null;
  asin: string | null;
  title: string | null;
  variant: string | null;
  category: string | null;
  /** Per unit, in the currency's whole units, at the quantity of an opening order. */
  cost: number | null;
  currency: string | null;
  casePack: number | null;
  innerPack: number | null;
  minimum: number | null;
  msrp: number | null;
  map: number | null;
  /** What a person should know of it, as sentences. */
  remarks: string[];
}

/** What columns are, as a person said it: by sheet, then by column. `null` is of no use. */
export type ColumnChoices = Readonly<Record<string, Readonly<Record<number, ColumnRole | null>>>>;

/** How a sheet was understood. */
export interface SheetReading {
  name: string | null;
  /** The line of the headings; null in a list without any. */
  headingRow: number | null;
  headings: string[];
  columns: Column[];
  /** The first rows below the headings. */
  samples: string[][];
  lines: number;
}

export interface PriceListReading {
  lines: PriceListLine[];
  sheets: SheetReading[];
  currency: string | null;
  /** What was taken for granted, as sentences. */
  notes: string[];
  /** The first day ("2027-01-01") from which other prices hold than those that were read; null where none is named. */
  pricesChangeOn: string | null;
}
