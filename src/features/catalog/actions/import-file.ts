import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  columnsOfBareList,
  type ImportField,
  recogniseColumns,
  tellsWhatItIs,
} from '../domain/import-columns.ts';
import { type ImportedBrand, readRow } from '../domain/import-row.ts';
import type { Marketplace, Product } from '../domain/product.ts';
import type { SavedBrand } from '../store/save-products.ts';
import { readTable, type TableRow } from './read-table.ts';
import { saveProducts } from './save-products.ts';

export interface ImportedFile {
  marketplace: Marketplace;
  /** Rows with anything in them. */
  rows: number;
  productsAdded: number;
  productsChanged: number;
  /** Brands that gained, lost or changed a product. */
  brands: SavedBrand[];
  /** Brands that the file names without a product, or with a website or an address: for the brands' own import. */
  brandRows: ImportedBrand[];
  columns: { heading: string; takenFor: ImportField }[];
  /** The first hundred of them. */
  badRows: { line: number; reason: string }[];
  badRowCount: number;
}

const SAVED_AT_ONCE = 500;
const BAD_ROWS_SHOWN = 100;
/** Headings are looked for in the first rows, as notes may stand above them. */
const HEADING_ROWS = 10;

/**
 * Takes products and brands from a CSV or XLSX file. Bad rows are listed and stop nothing; the same file a
 * second time changes nothing.
 */
export async function importFile(
  tx: Tx,
  accountId: string,
  { marketplace, bytes }: { marketplace: Marketplace; bytes: Uint8Array },
): Promise<ImportedFile> {
  const rows = readTable(bytes);
  const { columns, headings, body } = await findColumns(rows);
  const imported: ImportedFile = {
    marketplace,
    rows: 0,
    productsAdded: 0,
    productsChanged: 0,
    brands: [],
    brandRows: [],
    columns: columns.flatMap((field, index) =>
      field ? [{ heading: headings[index] ?? '', takenFor: field }] : [],
    ),
    badRows: [],
    badRowCount: 0,
  };
  const brands = new Map<string, SavedBrand>();
  const brandRows = new Map<string, ImportedBrand>();
  let products: Product[] = [];

  const save = async () => {
    const saved = await saveProducts(tx, accountId, products, 'fill');
    imported.productsAdded += saved.inserted;
    imported.productsChanged += saved.updated;
    for (const brand of saved.brands) brands.set(brand.name, brand);
    products = [];
  };
  const keepBrand = (brand: ImportedBrand) => {
    const key = JSON.stringify([brand.name, brand.website, brand.email]);
    if (!brandRows.has(key)) brandRows.set(key, brand);
  };

  for await (const { line, cells } of body) {
    const row = readRow(line, cells, columns, marketplace);
    if (row.kind === 'empty') continue;
    imported.rows += 1;
    if (row.kind === 'bad') {
      imported.badRowCount += 1;
      if (imported.badRows.length < BAD_ROWS_SHOWN) imported.badRows.push({ line, reason: row.reason });
    } else {
      if (row.brand) keepBrand(row.brand);
      if (row.kind === 'product') products.push(row.product);
      if (products.length === SAVED_AT_ONCE) await save();
    }
  }
  await save();
  return { ...imported, brands: [...brands.values()], brandRows: [...brandRows.values()] };
}

interface FoundColumns {
  columns: (ImportField | null)[];
  headings: string[];
  body: AsyncGenerator<TableRow>;
}

async function findColumns(rows: AsyncGenerator<TableRow>): Promise<FoundColumns> {
  const first: TableRow[] = [];
  while (first.length < HEADING_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
    const columns = recogniseColumns(next.value.cells);
    if (tellsWhatItIs(columns)) return { columns, headings: next.value.cells, body: rows };
  }
  const bare = columnsOfBareList(first[0]?.cells ?? []);
  if (bare) return { columns: bare, headings: [], body: following(first, rows) };
  const seen = first[0]?.cells.filter(Boolean).slice(0, 5).join(', ');
  throw new AppError(
    'invalid_input',
    `The file has no column of ASINs, item ids or brands.${seen ? ` Its first row is: ${seen}.` : ' It is empty.'}`,
  );
}

async function* following(first: TableRow[], rest: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  yield* first;
  yield* rest;
}
