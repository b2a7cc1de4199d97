import { count } from '../../../../kernel/words.ts';
import { Figure } from '../../../../web/ui/figure.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { brandRowsWithNothingNew, isListOfBrands, isUnderWay } from '../../domain/import.ts';

const unitOf = (value: number, one: string): string => (value === 1 ? one : `${one}s`);

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
          <Figure label="New" value={count(productsAdded)} unit={unitOf(productsAdded, 'product')} />
          <Figure label="Changed" value={count(productsChanged)} unit={unitOf(productsChanged, 'product')} />
          <Figure
            label="Unchanged"
            value={count(productsUnchanged)}
            unit={unitOf(productsUnchanged, 'product')}
          />
        </>
      )}
      {!isOfBrands && brandRows > 0 && (
        <Figure label="Without a product" value={count(brandRows)} unit={unitOf(brandRows, 'line')} />
      )}
      {(brandRows > 0 || brandsChanged > 0) && (
        <Figure label="Added or changed" value={count(brandsChanged)} unit={unitOf(brandsChanged, 'brand')} />
      )}
      {nothingNew > 0 && (
        <Figure label="Nothing new" value={count(nothingNew)} unit={unitOf(nothingNew, 'line')} />
      )}
      <Figure
        label="Refused"
        value={count(imported.rowsRefused)}
        unit={unitOf(imported.rowsRefused, 'line')}
      />
    </dl>
  );
}
