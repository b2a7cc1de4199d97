import { count, counted } from '../../../kernel/words.ts';
import type { ImportField } from './import-field.ts';
import type { Marketplace } from './product.ts';

/**
 * receiving: its file is on the way · received: what its columns mean is to be confirmed · waiting: for a worker ·
 * running · and the three ends.
 */
export const IMPORT_STATES = [
  'receiving',
  'received',
  'waiting',
  'running',
  'finished',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const isUnderWay = (state: ImportState): boolean => state === 'waiting' || state === 'running';

/** What became of the rows. Each row that has anything in it is counted once. */
export interface ImportCounts {
  rowsTotal: number;
  productsAdded: number;
  productsChanged: number;
  productsUnchanged: number;
  /** Of the unchanged: lines that name a product of an earlier line, which counts. */
  rowsRepeated: number;
  rowsRefused: number;
  /** Rows that name a brand and no product. */
  brandRows: number;
  brandsChanged: number;
}

/** Cells of one column that couldn't be read, in rows that were taken in without them. */
export interface UnreadCells {
  field: ImportField;
  cells: number;
  /** Where the first of them stands, and what stands there. */
  line: number;
  text: string;
}

/** Of one column's cells in several parts of a file, given from its beginning to its end. */
export function unreadTogether(parts: readonly UnreadCells[]): UnreadCells[] {
  const byField = new Map<ImportField, UnreadCells>();
  for (const part of parts) {
    const before = byField.get(part.field);
    byField.set(part.field, before ? { ...before, cells: before.cells + part.cells } : part);
  }
  return [...byField.values()];
}

/** A file that a person sent for its products and brands. */
export interface Import extends ImportCounts {
  id: string;
  accountId: string;
  fileName: string;
  fileBytes: number;
  state: ImportState;
  stopAsked: boolean;
  marketplace: Marketplace | null;
  sheet: string | null;
  headingRow: number | null;
  headings: string[];
  /** {field: column} */
  columns: unknown;
  unread: UnreadCells[];
  /** Rows of the file that are behind it, empty ones and those above the headings included. */
  rowsRead: number;
  shareRead: number;
  reason: string | null;
  attempts: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface RefusedLine {
  line: number;
  reason: string;
  /** What stands in the line, its first cells. */
  cells: string[];
}

/** So many refused lines are kept; how many there were in all is counted. */
export const MOST_REFUSED_KEPT = 10_000;

/** How an import ended, as a sentence whose figures add up to its rows. */
export function resultSentence(counts: ImportCounts): string {
  const { productsAdded, productsChanged, productsUnchanged, rowsRefused, brandRows, brandsChanged } = counts;
  const brands = `${counted(brandsChanged, 'brand')} added or changed`;
  const rows = (parts: string[]) =>
    `${counted(counts.rowsTotal, 'row')}: ${[...parts, `${count(rowsRefused)} refused`].join(', ')}.`;
  if (isListOfBrands(counts)) {
    const nothingNew = brandRowsWithNothingNew(counts);
    return rows(nothingNew > 0 ? [brands, `${count(nothingNew)} with nothing new`] : [brands]);
  }
  const products = [
    `${count(productsAdded)} new`,
    `${count(productsChanged)} changed`,
    `${count(productsUnchanged)} unchanged`,
  ];
  const sentence = rows(brandRows > 0 ? [...products, `${count(brandRows)} without a product`] : products);
  return brandRows > 0 || brandsChanged > 0 ? `${sentence} ${brands}.` : sentence;
}

/** Lines of a list of brands that say what was known already, or what another line of it says. */
export const brandRowsWithNothingNew = ({ brandRows, brandsChanged }: ImportCounts): number =>
  Math.max(0, brandRows - brandsChanged);

/** Whether no row of it was about a product. */
export const isListOfBrands = (counts: ImportCounts): boolean =>
  counts.brandRows > 0 && counts.productsAdded + counts.productsChanged + counts.productsUnchanged === 0;

/** Whether no row of it could be taken in. */
export const tookNothing = ({ rowsTotal, rowsRefused }: ImportCounts): boolean => rowsTotal === rowsRefused;

/** Whether the file left everything as it was. */
export const changedNothing = (counts: ImportCounts): boolean =>
  counts.rowsTotal > counts.rowsRefused &&
  counts.productsAdded + counts.productsChanged + counts.brandsChanged === 0;
