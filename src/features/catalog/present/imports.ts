import type { FileLookView, ImportView } from '../contract/imports.ts';
import type { TableRow } from '../domain/delimited-rows.ts';
import type { Import } from '../domain/import.ts';
import type { Guess } from '../domain/import-columns.ts';
import { type ColumnMapping, FIELD_LABELS, type ImportField } from '../domain/import-field.ts';
import type { Marketplace } from '../domain/product.ts';

export const presentImport = (found: Import): ImportView => ({
  id: found.id,
  fileName: found.fileName,
  fileBytes: found.fileBytes,
  state: found.state,
  marketplace: found.marketplace,
  shareRead: found.shareRead,
  rowsTotal: found.rowsTotal,
  productsAdded: found.productsAdded,
  productsChanged: found.productsChanged,
  productsUnchanged: found.productsUnchanged,
  rowsRepeated: found.rowsRepeated,
  rowsRefused: found.rowsRefused,
  brandRows: found.brandRows,
  brandsChanged: found.brandsChanged,
  unread: found.unread.map(({ field, ...cells }) => ({ ...cells, column: headingOf(found, field) })),
  reason: found.reason,
  createdAt: found.createdAt.toISOString(),
  startedAt: found.startedAt?.toISOString() ?? null,
  finishedAt: found.finishedAt?.toISOString() ?? null,
});

/** As the file calls the column, else as we do. */
function headingOf({ columns, headings }: Import, field: ImportField): string {
  const column = (columns as ColumnMapping | null)?.[field];
  return (column === undefined ? undefined : headings[column]) || (FIELD_LABELS.get(field) ?? field);
}

interface Look {
  sheets: readonly string[];
  sheet: string | null;
  headingRow: number | null;
  headings: string[];
  firstLines: TableRow[];
  samples: TableRow[];
  marketplace: Marketplace;
  guesses: Guess[];
  isRemembered: boolean;
}

/** A cell may be a page long; for telling what it is, its beginning will do. */
const CHARACTERS_SHOWN = 200;

export function presentLook(found: Import, look: Look): FileLookView {
  const cut = ({ line, cells }: TableRow) => ({
    line,
    cells: cells.map((cell) => cell.slice(0, CHARACTERS_SHOWN)),
  });
  return {
    id: found.id,
    fileName: found.fileName,
    fileBytes: found.fileBytes,
    sheets: [...look.sheets],
    sheet: look.sheet,
    headingRow: look.headingRow ?? 0,
    headings: look.headings.map((heading) => heading.slice(0, CHARACTERS_SHOWN)),
    firstLines: look.firstLines.map(cut),
    samples: look.samples.map(cut),
    marketplace: look.marketplace,
    guesses: look.guesses,
    isRemembered: look.isRemembered,
  };
}
