import { type OpenTable, openTable } from '../../features/catalog/actions/read-table.ts';
import type { WorkbookOptions } from '../../features/catalog/actions/read-workbook.ts';
import { inMemory } from '../../features/catalog/domain/file-bytes.ts';
import { createPieceDecoder } from '../../features/catalog/domain/text-decoder.ts';
import { rowsOfPdf } from '../../features/deals/domain/price-list/pdf/pdf-rows.ts';
import { pagesOfSpacedText } from '../../features/deals/domain/price-list/pdf/spaced-text.ts';
import type {
  ListRow,
  ListSheet,
  PriceListReading,
} from '../../features/deals/domain/price-list/price-list-line.ts';
import { readPriceList } from '../../features/deals/domain/price-list/read-price-list.ts';
import type { ListToRead } from '../../features/deals/ports/price-lists.ts';
import { AppError } from '../../kernel/errors.ts';
import { readPdfText } from '../../providers/pdf/read-pdf-text.ts';

const MOST_SHEETS = 100;
const MOST_ROWS = 200_000;
/** A list of 20,000 lines unpacks to a tenth of it. */
const MOST_UNPACKED_BYTES = 128 * 1024 * 1024;

const NO_LIST = new AppError('invalid_input', 'That is no price list. CSV, XLSX and PDF files can be read.');

/** What a brand's file holds, whichever of the three kinds it is. */
export async function readPriceListFile(bytes: Uint8Array, list: ListToRead = {}): Promise<PriceListReading> {
  const sheets = isPdf(bytes) ? [rowsOfPdf(await readPdfText(bytes))] : await sheetsOf(bytes);
  return readPriceList(sheets, list.choices, list.today);
}

/** Opens it as far as it takes to know that it can be read. */
export async function openPriceListFile(bytes: Uint8Array): Promise<void> {
  if (isPdf(bytes)) await readPdfText(bytes);
  else await openSheets(bytes);
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const openSheets = (bytes: Uint8Array, options?: WorkbookOptions): Promise<OpenTable> =>
  openTable(inMemory(bytes), {
    withFormats: true,
    withoutHidden: true,
    mostUnpackedBytes: MOST_UNPACKED_BYTES,
    ...options,
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.details.isTable === false ? NO_LIST : error;
  });

async function sheetsOf(bytes: Uint8Array): Promise<ListSheet[]> {
  const merges = new Map<string, string[]>();
  const table = await openSheets(bytes, {
    merged: (sheet, range) => {
      const ranges = merges.get(sheet) ?? [];
      ranges.push(range);
      merges.set(sheet, ranges);
    },
  });
  const pages = table.sheets.length === 0 ? pagesOfSpacedText(textOf(bytes)) : null;
  if (pages) return [onOneSheet(rowsOfPdf(pages))];
  const names: (string | null)[] = table.sheets.length > 0 ? table.sheets.slice(0, MOST_SHEETS) : [null];
  const sheets: ListSheet[] = [];
  let count = 0;
  for (const name of names) {
    const rows: ListRow[] = [];
    let within = 0;
    for await (const { line, cells, isHidden = false } of table.rows(name)) {
      count += 1;
      if (count > MOST_ROWS)
        throw new AppError(
          'too_large',
          `The list has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it into several files.`,
        );
      rows.push({ line: line - within, cells, isHidden });
      // A text is opened in a spreadsheet, where a description of several lines stands in one row.
      if (name === null) within += lineEndsIn(cells);
    }
    sheets.push({ name, rows, merges: merges.get(name ?? '') ?? [] });
  }
  return sheets;
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);

/** A text has no pages that a person would turn. */
const onOneSheet = ({ name, rows }: ListSheet): ListSheet => ({
  name,
  rows: rows.map(({ cells }, index) => ({ line: index + 1, cells })),
});

function textOf(bytes: Uint8Array): string {
  const decoder = createPieceDecoder(bytes.subarray(0, 4_096));
  return decoder.decode(bytes);
}
