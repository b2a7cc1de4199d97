import { count } from '../../../../kernel/words.ts';
import { Figure } from '../../../../web/ui/figure.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { brandRowsWithNothingNew, isListOfBrands, isUnderWay } from '../../domain/import.ts';

/** What became of the rows so far. */
export function Figures({ imported }: { imported: ImportView }) {
  const { productsAdded, productsChanged, productsUnchanged, brandRows, brandsChanged } = imported;
  const isOfBrands = isListOfBrands(imported);
  // Brands are brought up to date when all of it is read.
  const nothingNew = isOfBrands && !isUnderWay(imported.state) ? brandRowsWithNothingNew(imported) : 0;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {!isOfBrands && (
        <>
          <Figure label="New" value={count(productsAdded)} unit="products" />
          <Figure label="Changed" value={count(productsChanged)} unit="products" />
          <Figure label="Unchanged" value={count(productsUnchanged)} unit="products" />
        </>
      )}
      {!isOfBrands && brandRows > 0 && (
        <Figure
          label="Without a product"
          value={count(brandRows)}
          unit={brandRows === 1 ? 'line' : 'lines'}
        />
      )}
      {(brandRows > 0 || brandsChanged > 0) && (
        <Figure label="Added or changed" value={count(brandsChanged)} unit="brands" />
      )}
      {nothingNew > 0 && (
        <Figure label="Nothing new" value={count(nothingNew)} unit={nothingNew === 1 ? 'line' : 'lines'} />
      )}
      <Figure
        label="Refused"
        value={count(imported.rowsRefused)}
        unit={imported.rowsRefused === 1 ? 'line' : 'lines'}
      />
    </dl>
  );
}
