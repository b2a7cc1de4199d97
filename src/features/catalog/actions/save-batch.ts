import type { Tx } from '../../../db/database.ts';
import type { Import } from '../domain/import.ts';
import { insertRefused, insertTouchedBrands, type TouchedBrand } from '../store/import-lines.ts';
import { addUnread, advanceImport } from '../store/imports.ts';
import type { Batch } from './read-batches.ts';
import { saveProducts } from './save-products.ts';

/** Takes in some rows of an import, and counts them with it. */
export async function saveBatch(tx: Tx, { id, accountId }: Import, batch: Batch): Promise<void> {
  const { products, listed, refused, rowsRead, shareRead, rowsTotal, rowsRepeated, rowsRefused, brandRows } =
    batch;
  const saved = await saveProducts(tx, accountId, products, 'fill');
  await insertRefused(tx, accountId, id, refused);
  await insertTouchedBrands(tx, accountId, id, [
    ...saved.brands.map(
      ({ name }): TouchedBrand => ({ name, isListed: false, line: null, website: null, email: null }),
    ),
    ...listed.map(
      ({ name, line, website, email }): TouchedBrand => ({ name, isListed: true, line, website, email }),
    ),
  ]);
  await addUnread(tx, id, batch.unread);
  await advanceImport(tx, id, {
    rowsRead,
    shareRead,
    rowsTotal,
    rowsRepeated,
    rowsRefused,
    brandRows,
    productsAdded: saved.inserted,
    productsChanged: saved.updated,
    productsUnchanged: products.length - saved.inserted - saved.updated + rowsRepeated,
  });
}
