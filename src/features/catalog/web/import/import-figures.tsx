import { count } from '../../../../kernel/words.ts';
import { Figure } from '../../../../web/ui/figure.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { isListOfBrands } from '../../domain/import.ts';

/** What became of the rows so far. */
export function Figures({ imported }: { imported: ImportView }) {
  const { productsAdded, productsChanged, productsUnchanged, brandRows, brandsChanged } = imported;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {!isListOfBrands(imported) && (
        <>
          <Figure label="New" value={count(productsAdded)} unit="products" />
          <Figure label="Changed" value={count(productsChanged)} unit="products" />
          <Figure label="Unchanged" value={count(productsUnchanged)} unit="products" />
        </>
      )}
      {(brandRows > 0 || brandsChanged > 0) && (
        <Figure label="Added or changed" value={count(brandsChanged)} unit="brands" />
      )}
      <Figure label="Refused" value={count(imported.rowsRefused)} unit="lines" />
    </dl>
  );
}
