import { importBrandRows } from '../features/brands/actions/import-brands.ts';
import { rollUpBrands } from '../features/brands/actions/roll-up-brands.ts';
import type { TakeBrands } from '../features/catalog/actions/work-through-import.ts';

/** Brands come after products in the order of features: what an import brings them is handed over here. */
export const takeBrands: TakeBrands = async (tx, accountId, { marketplace, spellings, listed }) => {
  await rollUpBrands(tx, accountId, { marketplace, spellings, isSandbox: false });
  return importBrandRows(tx, accountId, { marketplace, rows: listed });
};
