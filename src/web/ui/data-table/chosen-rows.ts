import type { RowKey, Selection } from './selection.ts';

/** Rows that were ticked, or all that match. */
export type ChosenRows<Filter> = { ids: number[] } | { filter: Filter };

const ids = (keys: ReadonlySet<RowKey>): number[] => [...keys].map(Number);

/** The chosen rows as the endpoints want them: those that were ticked, or all that match but those let go. */
export function chosenRows<Filter>({ all, keys }: Selection, filter: Filter): ChosenRows<Filter> {
  if (!all) return { ids: ids(keys) };
  return { filter: keys.size === 0 ? filter : { ...filter, except: ids(keys) } };
}

/** As the address of a file asks for them. */
export const askedInAddress = <Filter>(chosen: ChosenRows<Filter>): Filter | { only: number[] } =>
  'ids' in chosen ? { only: chosen.ids } : chosen.filter;

/** An address holds no more. */
const MOST_IN_ADDRESS = 1_000;

/** Why these can't be asked for as a file; null where they can. */
export function tooManyForFile({ keys }: Selection): string | null {
  if (keys.size <= MOST_IN_ADDRESS) return null;
  return `At most ${MOST_IN_ADDRESS.toLocaleString('en-US')} rows that were ticked one by one can be exported. Filter for them instead.`;
}
