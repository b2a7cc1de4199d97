import type { RowKey, Selection } from '../../../../web/ui/data-table/selection.ts';
import type { BrandFilter } from '../../contract/list.ts';
import type { ChosenBrands } from './queries.ts';

const ids = (keys: ReadonlySet<RowKey>): number[] => [...keys].map(Number);

/** The chosen rows as the endpoints want them: those that were ticked, or all that match but those let go. */
export function chosenBrands({ all, keys }: Selection, filter: BrandFilter): ChosenBrands {
  if (!all) return { ids: ids(keys) };
  return { filter: keys.size === 0 ? filter : { ...filter, except: ids(keys) } };
}

/** An address holds no more. */
const MOST_IN_ADDRESS = 1_000;

/** Why these can't be asked for as a file; null where they can. */
export function tooManyForFile({ keys }: Selection): string | null {
  if (keys.size <= MOST_IN_ADDRESS) return null;
  return `At most ${MOST_IN_ADDRESS.toLocaleString('en-US')} rows that were ticked one by one can be exported. Filter for them instead.`;
}
